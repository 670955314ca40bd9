/** Shorter beginnings of words must be the whole word. */
const SHORT = 3;
/** Words after a negation that it may turn. */
const REACH = 3;

/** What the beginnings of words stand for. */
type Names = ReadonlyMap<string, readonly string[]>;

/** Weights of words of feeling. */
type Tones = ReadonlyMap<string, { weight: number }>;

/** What is known of a language's words besides the examples. */
export interface Vocabulary {
  /** beginnings of words that mostly stand in tales of a good or of a bad turn */
  connotations: Names;
  /** kinds of things, deeds and turns */
  senses: Names;
  negations: ReadonlySet<string>;
  /** what a word says of feeling by the lexicon */
  tones: Tones;
}

/** What a data file holds: by name, beginnings of words between spaces; a hyphen joins two words. */
export type NamesData = Record<string, string>;

export const vocabularyOf = (
  connotations: NamesData,
  senses: NamesData,
  negations: ReadonlySet<string>,
  tones: Tones = new Map(),
): Vocabulary => ({ connotations: namesIn(connotations), senses: namesIn(senses), negations, tones });

function namesIn(data: NamesData): Names {
  const names = new Map<string, string[]>();
  for (const [name, list] of Object.entries(data)) {
    for (const beginning of list.trim().split(/\s+/)) names.set(beginning, [...(names.get(beginning) ?? []), name]);
  }
  return names;
}

/** The names of a word by its longest beginning that is listed, and those of the pair that it makes with the word before. */
export function namesOf(word: string, before: string, names: Names): string[] {
  const pair = names.get(`${before}-${word}`) ?? [];
  for (let n = word.length; n > 0; n--) {
    const found = names.get(word.slice(0, n));
    if (found && (n > SHORT || n === word.length)) return [...new Set([...pair, ...found])];
  }
  return [...pair];
}

/** Whether one of the three words before the n-th is a negation. */
export const isTurned = (words: readonly string[], n: number, { negations }: Vocabulary): boolean =>
  words.slice(Math.max(0, n - REACH), n).some((word) => negations.has(word));
