/** One word form's weight. */
export interface Entry {
  /** −5 … 5 */
  weight: number;
  verb: boolean;
}

/** What sentiment rules need to know of a language. */
export interface Lexicon {
  words: ReadonlyMap<string, Entry>;
  phrases: Readonly<Record<string, number>>;
  negations: ReadonlySet<string>;
  unnegated: ReadonlySet<string>;
  /** the negation follows the finite verb: "jag gillar den inte" */
  negationAfterVerb: boolean;
  intensifiers: Readonly<Record<string, number>>;
  contrast: ReadonlySet<string>;
  /** intensifying first parts of compounds */
  prefixes: Readonly<Record<string, number>>;
  /** a question that begins with one of these asks for a fact */
  askedBy: ReadonlySet<string>;
  fear: ReadonlySet<string>;
  address: ReadonlySet<string>;
}
