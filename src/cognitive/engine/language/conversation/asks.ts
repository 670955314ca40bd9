import type { Language } from '../detect.js';
import type { Token } from '../tokens.js';
import { holds, phrasesOf, type Slot } from '../word-phrases.js';
import data from './asks.yaml.js';

/** What somebody asks about the engine itself, or the good news they bring. */
export const ASKS = ['wellbeing', 'dream', 'tired', 'beliefs', 'winner', 'news', 'why'] as const;
export type Ask = (typeof ASKS)[number];

/** "Varför?", "Hur kommer det sig?", "Why so?": asks for the reason of what was said last. */
const WHY = { sv: new Set(['varför', 'hurså']), en: new Set(['why']) };
const SHORT = 2;

const LISTS = data as Record<Ask, Record<'sv' | 'en', string>>;
const PHRASES: readonly [Ask, Record<'sv' | 'en', Slot[][]>][] = ASKS.map((ask) => [
  ask,
  { sv: phrasesOf(LISTS[ask].sv), en: phrasesOf(LISTS[ask].en) },
]);

/** The first of the questions that a text holds; null for none. */
export function askOf(tokens: readonly Token[], language: Language): Ask | null {
  if (language === 'und') return null;
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ lower }) => lower);
  if (words.length <= SHORT && WHY[language].has(words[0] ?? '')) return 'why';
  return PHRASES.find(([, phrases]) => holds(words, phrases[language]))?.[0] ?? null;
}
