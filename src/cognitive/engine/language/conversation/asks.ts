import type { Language } from '../detect.js';
import type { Token } from '../tokens.js';
import { holds, phrasesOf, type Slot } from '../word-phrases.js';
import data from './asks.yaml.js';
import { strategyIn } from './strategies.js';

/** What somebody asks about the engine itself, or the good news they bring. */
export const ASKS = [
  'congratulate',
  'remember',
  'named',
  'strategy',
  'last',
  'second',
  'outlook',
  'standing',
  'wrong',
  'worst',
  'forget',
  'cope',
  'sure',
  'change',
  'meaning',
  'often',
  'nightmare',
  'margin',
  'slept',
  'falling',
  'bed',
  'afraid',
  'worried',
  'lonely',
  'errors',
  'surprise',
  'doing',
  'felt',
  'real',
  'hurt',
  'company',
  'liking',
  'help',
  'foreknow',
  'fault',
  'sorry',
  'insult',
  'mood',
  'moves',
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
const LONGEST: Partial<Record<Ask, number>> = {
  greeting: 4,
  morning: 4,
  night: 4,
  hurt: 5,
  bye: 6,
  named: 6,
  felt: 6,
  margin: 7,
  standing: 7,
  second: 7,
  outlook: 8,
  bed: 7,
  nightmare: 7,
  insult: 8,
  often: 8,
  help: 8,
  meaning: 8,
  real: 9,
  change: 9,
  sure: 9,
  last: 9,
  sorry: 12,
  wrong: 14,
  worst: 9,
  forget: 9,
  moves: 10,
  cope: 9,
};
/** A question to the engine in more words than this may say something else too. */
const ONLY_ASKED = 8;

/** With these something is felt, or may be. */
const TELLS: ReadonlySet<Ask | null> = new Set(['news', 'insult', 'mood', null]);

/** Whether a text only asks or greets, so that its words tell of no feeling: "Varför är du trött?" */
export const onlyAsks = (ask: Ask | null, tokens: readonly Token[]): boolean =>
  !TELLS.has(ask) && tokens.filter(({ kind }) => kind === 'word').length <= ONLY_ASKED;

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
  if (strategyIn(words) && tokens.some(({ text }) => text.includes('?'))) return 'strategy';
  const isSaid = ([ask, phrases]: (typeof PHRASES)[number]): boolean =>
    words.length <= (LONGEST[ask] ?? Infinity) && holds(words, phrases[language]);
  return PHRASES.find(isSaid)?.[0] ?? null;
}
