import data from './wording.yaml.js';

interface Wording {
  typed: Readonly<Record<string, string>>;
  phrases: Readonly<Record<string, readonly string[]>>;
  light: Readonly<Record<string, string>>;
  same: readonly string[];
}

const { typed, phrases, light, same } = data as Wording;

const TYPED: ReadonlyMap<string, string> = new Map(
  Object.entries(typed).flatMap(([as, meant]) => as.split(' ').map((word) => [word, meant] as const)),
);

/** Turns of phrase with the plain words that ask the same. */
const PHRASES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(phrases).flatMap(([plain, turns]) => turns.map((turn) => [turn, plain.split(' ')] as const)),
);
const LONGEST = Math.max(...[...PHRASES.keys()].map((turn) => turn.split(' ').length));
const FIRST: ReadonlySet<string> = new Set([...PHRASES.keys()].map((turn) => turn.slice(0, turn.indexOf(' '))));

/** Words that carry nothing in a question that is heard in other words. */
export const LIGHT_WORDS: ReadonlySet<string> = new Set(Object.values(light).join(' ').trim().split(/\s+/));

/** Words that stand for each other wherever a note asks for one of them, each with all of its row. */
export const ALIKE: ReadonlyMap<string, readonly string[]> = new Map(
  same.map((row) => row.split(' ')).flatMap((row) => row.map((word) => [word, row] as const)),
);

/** Tokens as they were meant: what is typed for a word in a hurry is that word. */
export const meant = (tokens: readonly string[]): string[] =>
  tokens.flatMap((token) => (TYPED.get(token) ?? token).split(' ').filter((word) => word !== ''));

/** Tokens with turns of phrase put into the plain words that ask the same, the longest first. */
export function plainly(tokens: readonly string[]): string[] {
  const said: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const length = FIRST.has(tokens[at]) ? lengthAt(tokens, at) : 0;
    said.push(...(PHRASES.get(tokens.slice(at, at + length).join(' ')) ?? [tokens[at]]));
    at += Math.max(1, length);
  }
  return said;
}

/** How many words the longest turn of phrase has that begins here. */
function lengthAt(tokens: readonly string[], at: number): number {
  for (let length = Math.min(LONGEST, tokens.length - at); length > 1; length--)
    if (PHRASES.has(tokens.slice(at, at + length).join(' '))) return length;
  return 0;
}
