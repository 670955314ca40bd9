import type { Language } from '../detect.js';
import type { Token } from '../tokens.js';
import { holds, phrasesOf, type Slot } from '../word-phrases.js';
import data from './asks.yaml.js';

/** What somebody asks about the engine itself, or the good news they bring. */
export const ASKS = [
  'wellbeing',
  'dream',
  'tired',
  'beliefs',
  'winner',
  'news',
  'why',
  'identity',
  'bye',
  'night',
  'morning',
  'greeting',
] as const;
export type Ask = (typeof ASKS)[number];

/** "Varför?", "Hur kommer det sig?", "Why so?": asks for the reason of what was said last. */
const WHY = { sv: new Set(['varför', 'hurså']), en: new Set(['why']) };
const SHORT = 2;
/** Words: a greeting in a longer text only opens it. */
const LONGEST: Partial<Record<Ask, number>> = { greeting: 4, morning: 4, night: 4, bye: 6 };
/** A question to the engine in more words than this may say something else too. */
const ONLY_ASKED = 8;

/** Whether a text only asks or greets, so that its words tell of no feeling: "Varför är du trött?" */
export const onlyAsks = (ask: Ask | null, tokens: readonly Token[]): boolean =>
  ask !== null && ask !== 'news' && tokens.filter(({ kind }) => kind === 'word').length <= ONLY_ASKED;

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
  const isSaid = ([ask, phrases]: (typeof PHRASES)[number]): boolean =>
    words.length <= (LONGEST[ask] ?? Infinity) && holds(words, phrases[language]);
  return PHRASES.find(isSaid)?.[0] ?? null;
}
