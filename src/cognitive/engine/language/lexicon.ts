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
  /** a clause of its own begins here: a negation in it belongs to it */
  subordinators: ReadonlySet<string>;
  /** intensifying first parts of compounds */
  prefixes: Readonly<Record<string, number>>;
  /** a question that begins with one of these asks for a fact */
  askedBy: ReadonlySet<string>;
  /** a question that begins with one of these may complain, but does not praise */
  complainedBy: ReadonlySet<string>;
  /** negations that raise a comparative instead: "aldrig haft en skönare" */
  unsurpassed: ReadonlySet<string>;
  /** beside one of these they negate it after all: "blev aldrig bättre" */
  becoming: ReadonlySet<string>;
  comparative: RegExp;
  /** the word that means please at the end of a wish, and thanks elsewhere */
  please?: string;
  /** words that mean something only right after one of these: "I like", not "like a sack" */
  onlyAfter: Readonly<Record<string, ReadonlySet<string>>>;
  fear: ReadonlySet<string>;
  address: ReadonlySet<string>;
}
