import data from './wordnet.yaml.js';

/** What a noun may be, beside what WordNet files elsewhere. */
export type Class =
  | 'act'
  | 'animal'
  | 'artefact'
  | 'attribute'
  | 'event'
  | 'food'
  | 'person'
  | 'place'
  | 'plant'
  | 'possession'
  | 'quantity'
  | 'substance'
  | 'time';

/** A sense that common words share. */
export interface Sense {
  pos: string;
  of: Class | null;
  words: readonly string[];
  /** those of its words that mostly mean it */
  main: readonly string[];
  /** what defines it, in a word or two */
  by: readonly string[];
  /** what says in one word what a phrase of it says, and mostly means something else */
  beside: readonly string[];
  /** numbers of the senses that are derived from it, and of the kinds right above it */
  derived: readonly number[];
  kinds: readonly number[];
}

interface Lexicon {
  senses: readonly Sense[];
  byWord: ReadonlyMap<string, readonly number[]>;
  derived: ReadonlyMap<string, ReadonlySet<string>>;
  opposite: ReadonlyMap<string, ReadonlySet<string>>;
}

const DATA = data as unknown as { senses: string; derived: string; opposite: string };

let read: Lexicon | null = null;

/** Common words by their senses, read when first asked for. */
export const lexicon = (): Lexicon => (read ??= readIn());

function readIn(): Lexicon {
  const senses = rows(DATA.senses).map(senseOf);
  return { senses, byWord: byWord(senses), derived: bothWays(DATA.derived), opposite: bothWays(DATA.opposite) };
}

const rows = (block: string): string[] => block.trimEnd().split('\n');

function senseOf(row: string): Sense {
  const [head, words, derived = '', kinds = ''] = row.split('|');
  const [pos, of = null] = head.split(':');
  const all = words.split(',');
  const marked = (mark: string): string[] => all.filter((word) => word[0] === mark).map((word) => word.slice(1));
  const main = all.filter((word) => /[a-z]/.test(word[0]));
  const own = { words: [...main, ...marked('.')], main, by: marked('~'), beside: marked('^') };
  return { pos, of: of as Class | null, ...own, derived: numbers(derived), kinds: numbers(kinds) };
}

const numbers = (list: string): number[] => (list === '' ? [] : list.split(',').map((one) => parseInt(one, 36)));

function byWord(senses: readonly Sense[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [i, { words }] of senses.entries())
    for (const word of words) {
      const own = found.get(word);
      if (own) own.push(i);
      else found.set(word, [i]);
    }
  return found;
}

function bothWays(block: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (a: string, b: string): void => {
    found.set(a, (found.get(a) ?? new Set()).add(b));
  };
  for (const row of rows(block)) {
    const [word, ...others] = row.split(' ');
    for (const other of others) {
      add(word, other);
      add(other, word);
    }
  }
  return found;
}
