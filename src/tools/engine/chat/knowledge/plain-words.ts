import type { Facet } from './topic.js';
import data from './plain-words.yaml.js';

interface PlainWords {
  plain: Readonly<Record<string, string>>;
  same: readonly string[];
  denies: string;
  wornBy: string;
  league: string;
  facets: Readonly<Record<Facet, string>>;
  readings: Readonly<Record<Reading, string>>;
}

/** How an answer was worked out from a question, where it was not read from an entry. */
export type Reading =
  | 'property'
  | 'choice'
  | 'comparison'
  | 'permission'
  | 'name'
  | 'colours'
  | 'measure'
  | 'weather'
  | 'status'
  | 'chart'
  | 'origin';

const { plain, same, denies, wornBy, league, facets, readings } = data as PlainWords;
const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that need nothing in an answer. */
export const PLAIN_WORDS = set(Object.values(plain).join(' '));
/** Words that stand for each other, each with all of its row. */
export const SAME_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  same.map((row) => row.split(' ')).flatMap((row) => row.map((word) => [word, row] as const)),
);
/** Words that turn a question round. */
export const DENYING_WORDS = set(denies);
/** Who wears a piece and where, which makes no difference to how it is washed and sewn. */
export const WORN_BY = set(wornBy);
/** What the figures of the league can answer. */
export const LEAGUE_WORDS = set(league);
/** By which words a side of a topic is asked for. */
export const FACET_WORDS = new Map(
  Object.entries(facets).map(([facet, words]) => [facet as Facet, set(words)] as const),
);
/** What each way of working out an answer takes account of; nothing is said of what takes account of all. */
export const READING_WORDS = new Map(
  Object.entries(readings).map(([reading, words]) => [reading, set(words)] as const),
);
/** Words by which sides are asked for, for spelling correction. */
export const ASKING_WORDS: readonly string[] = [...new Set([...FACET_WORDS.values()].flatMap((words) => [...words]))];
