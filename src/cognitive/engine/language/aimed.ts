import data from './aimed.yaml.js';
import type { Evidence } from './evidence.js';
import type { Token } from './tokens.js';

/** See the file's comments. */
interface Lists {
  second: ReadonlySet<string>;
  possessive: ReadonlySet<string>;
  own: ReadonlySet<string>;
  loose: ReadonlySet<string>;
  supposes: ReadonlySet<string>;
  first: ReadonlySet<string>;
  asks: ReadonlySet<string>;
  scolds: ReadonlySet<string>;
  complains: ReadonlySet<string>;
  attitudes: ReadonlySet<string>;
  agents: ReadonlySet<string>;
  prepositions: ReadonlySet<string>;
  laughs: ReadonlySet<string>;
  deaths: ReadonlySet<string>;
  funny: ReadonlySet<string>;
  earnest: ReadonlySet<string>;
}
type Tongue = 'sv' | 'en';

const listsOf = (l: Tongue): Lists =>
  Object.fromEntries(
    Object.entries((data as Record<Tongue, Record<string, string>>)[l]).map(([name, list]) => [
      name,
      new Set(list.trim().split(/\s+/)),
    ]),
  ) as unknown as Lists;
const LISTS: Record<Tongue, Lists> = { sv: listsOf('sv'), en: listsOf('en') };

/** Words before the second person in a question that begins with a verb: "Stör det dig", "Avskyr du". */
const NEAR = 2;
/** Openings that a question may follow. */
const OPENS = new Set(['and', 'but', 'so', 'och', 'men', 'så', 'well', 'ok', 'okay', 'hey', 'hi', 'hej', 'then']);

const wordsOf = (tokens: readonly Token[]): string[] =>
  tokens.filter(({ kind }) => kind === 'word').map(({ lower }) => lower);
const anyOf = (words: readonly string[], set: ReadonlySet<string>): boolean => words.some((word) => set.has(word));

/**
 * Whether a text is one question about the engine itself, whose words tell of no feeling towards it: "Were you ever wrong?", "Stör det
 * dig när plagg misslyckas?"; but not "Why do you always fail me?" or "Are you stupid?".
 */
export function onlyAsksOfIt(tokens: readonly Token[], l: Tongue): boolean {
  const lists = LISTS[l];
  if (!isOneQuestion(tokens)) return false;
  const all = wordsOf(tokens);
  const words = all.slice(all.findIndex((word) => !OPENS.has(word)));
  if (!isOfItself(words, lists)) return false;
  if (!lists.asks.has(words[0]) && !anyOf(words.slice(1, 1 + NEAR), lists.second)) return false;
  return !anyOf(words, lists.scolds) && !anyOf(words, lists.first) && !complains(words, lists);
}

/** It is spoken to, or of what is its own, and of nothing else that it answers for: "your dreams", not "your shop". */
function isOfItself(words: readonly string[], { second, possessive, own }: Lists): boolean {
  const owned = words.flatMap((word, at) =>
    possessive.has(word) ? [anyOf(words.slice(at + 1, at + 1 + NEAR), own)] : [],
  );
  return owned.length > 0 ? owned.every(Boolean) : anyOf(words, second);
}

/** One sentence, and it ends with a question mark. */
function isOneQuestion(tokens: readonly Token[]): boolean {
  const ends = tokens.filter(({ kind, text }) => kind === 'mark' && /[.!?]/.test(text));
  return ends.length === 1 && ends[0] === tokens.at(-1) && ends[0].text.includes('?');
}

const WHY = new Set(['why', 'varför']);
/** "What is wrong with you?", "How could you fail?" */
const REBUKES = /\b(?:wrong with you|fel på (?:dig|er)|how (?:could|can) you|hur (?:kan|kunde) (?:du|ni))\b/;
const complains = (words: readonly string[], { complains: marks }: Lists): boolean =>
  REBUKES.test(words.join(' ')) || (WHY.has(words[0]) && anyOf(words.slice(1), marks));

/**
 * Whether a text that speaks badly tells of its writer, and only names something of the engine's on the way: "I lost 500 dollars on your
 * league", "Jag missade er match"; but not "I hate your league", "your useless shop", "I was cheated by your bot".
 */
export function tellsOfItsWriter(tokens: readonly Token[], evidence: readonly Evidence[], l: Tongue): boolean {
  const lists = LISTS[l];
  const words = tokens.filter(({ kind }) => kind === 'word');
  const lower = words.map((word) => word.lower);
  if (anyOf(lower, lists.second) || anyOf(lower, lists.scolds)) return false;
  const places = lower.flatMap((word, at) => (lists.possessive.has(word) ? [at] : []));
  if (places.length === 0) return false;
  const isNamed = (at: number): boolean => isOnlyNamed(words, at, evidence, lists);
  return places.every(isNamed) && (anyOf(lower.slice(0, places[0]), lists.first) || isPlaced(lower, places[0], lists));
}

/** What is of the engine's is neither who did it, nor what is judged. */
function isOnlyNamed(words: readonly Token[], at: number, evidence: readonly Evidence[], lists: Lists): boolean {
  const [before, after] = [words[at - 1]?.lower, words[at + 1]];
  if (!after || lists.loose.has(after.lower)) return false;
  if (at === 0 || lists.agents.has(before) || lists.attitudes.has(before)) return false;
  return !evidence.some(({ span, weight }) => weight < 0 && span[0] === after.span[0]);
}

/** Without a subject: "Lost again to your fighters". */
const isPlaced = (lower: readonly string[], at: number, { prepositions }: Lists): boolean =>
  prepositions.has(lower[at - 1]);

/** Whether somebody laughs, and says nothing that may be meant all the same. */
function isLaughedOff(tokens: readonly Token[], lists: Lists): boolean {
  const words = tokens.map(({ lower }) => lower);
  if (anyOf(words, lists.earnest)) return false;
  return anyOf(words, lists.laughs) || (anyOf(words, lists.funny) && !anyOf(words, lists.supposes));
}

/** Without the deaths of a jest: "This crossword is killing me lol", "Mamma slår ihjäl mig 😂". */
export const withoutJest = (tokens: readonly Token[], l: Tongue): readonly Token[] =>
  isLaughedOff(tokens, LISTS[l]) ? tokens.filter(({ lower }) => !LISTS[l].deaths.has(lower)) : tokens;
