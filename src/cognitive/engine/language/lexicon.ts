import type { Frames } from './frames.js';
import type { Learned } from './learned/learned.js';

/** One word form's weight. */
export interface Entry {
  /** −5 … 5 */
  weight: number;
  verb: boolean;
}

/**
 * What sentiment rules need to know of a language. What is looked up by a word of the text is a Map or a Set: in a plain
 * object a text that says "constructor" would find something.
 */
export interface Lexicon {
  words: ReadonlyMap<string, Entry>;
  phrases: ReadonlyMap<string, number>;
  /** events and what is done to somebody, with gaps */
  frames: () => Frames;
  /** how texts without any of these are mostly meant */
  learned: () => Learned;
  negations: ReadonlySet<string>;
  unnegated: ReadonlySet<string>;
  /** the negation follows the finite verb: "jag gillar den inte" */
  negationAfterVerb: boolean;
  intensifiers: ReadonlyMap<string, number>;
  contrast: ReadonlySet<string>;
  /** a clause of its own begins here: a negation in it belongs to it */
  subordinators: ReadonlySet<string>;
  /** intensifying first parts of compounds */
  prefixes: Readonly<Record<string, number>>;
  /** first parts before a participle that judge it: välspenderad, felpackad */
  participles: Readonly<Record<string, number>>;
  /** last parts of compounds: leveransproblem */
  endings: Readonly<Record<string, number>>;
  /** a sentence that opens with one of these leaves it: "after two years of pain, …" */
  leaves: ReadonlySet<string>;
  /** of those, the ones with a subject of their own: "although we …" */
  clausal: ReadonlySet<string>;
  /** begin a clause that tells when something was: "while we were ill" */
  during: ReadonlySet<string>;
  /** a clause that opens with one of these supposes: "if the gate is shut, …" */
  supposes: ReadonlySet<string>;
  /** with one of these it supposes what is not so: "if they had called, …" */
  unreal: ReadonlySet<string>;
  /** what was thought before it came otherwise: "expected the worst and …" */
  expects: ReadonlySet<string>;
  /** what has a subject, or a scope: "lecture", "insurance" */
  media: ReadonlySet<string>;
  /** stand before that subject: "covers", "about" */
  tells: ReadonlySet<string>;
  /** of those, the ones that are no verbs */
  prepositions: ReadonlySet<string>;
  copulas: ReadonlySet<string>;
  articles: ReadonlySet<string>;
  /** what begins, ends or is announced: plain verbs of a thing that takes place */
  happens: ReadonlySet<string>;
  /** after "is" these say when or how something takes place */
  settings: ReadonlySet<string>;
  /** two words that turn like "but": "still managed to bore me" */
  pivots: ReadonlySet<string>;
  /** a negation before these reaches farther: "hardly what I'd call a success", "never given me any trouble" */
  carries: ReadonlySet<string>;
  /** begins a clause that is negated as a whole: "no one in customer service could help" */
  personal: RegExp;
  /** a question that begins with one of these asks for a fact */
  askedBy: ReadonlySet<string>;
  /** a question that begins with one of these asks for something, and says little of feeling */
  mildlyAskedBy: ReadonlySet<string>;
  /** a question that begins with one of these may complain, but does not praise */
  complainedBy: ReadonlySet<string>;
  /** negations that raise a comparative instead: "aldrig haft en skönare" */
  unsurpassed: ReadonlySet<string>;
  /** beside one of these they negate it after all: "blev aldrig bättre" */
  becoming: ReadonlySet<string>;
  comparative: RegExp;
  /** words of degree after which an unsurpassed thing stands: "never so happy" */
  degrees: ReadonlySet<string>;
  /** negations of a whole clause: "not a single" */
  noSingle: RegExp;
  /** may stand inside an expression: "jag trodde faktiskt bättre om er" */
  fillers: ReadonlySet<string>;
  /** two words that negate what follows: "långt ifrån dåligt" */
  litotes: ReadonlySet<string>;
  /** what follows them is another statement: "försenat och ingen ursäkt" */
  coordinators: ReadonlySet<string>;
  /** who a statement begins with: "och jag", "and we" */
  subjects: ReadonlySet<string>;
  /** praise for a deed, which a misdeed turns into mockery: "Grattis, ni lyckades skicka fel" */
  acclaims: ReadonlySet<string>;
  /** begin a comparison: "som på bilden", "as in the photo" */
  compares: ReadonlySet<string>;
  /** right after a word these negate it: "I miss nothing" */
  negativeObjects: ReadonlySet<string>;
  /** contrasts that turn to the opposite even when that is left unsaid */
  turns: ReadonlySet<string>;
  /** after an opening exclamation these begin what it is about: "kul att" */
  exclaims: ReadonlySet<string>;
  /** the form of a verb that begins it too: "fun sitting in a queue" */
  exclaimed?: RegExp;
  /** "another", "igen": what an ironic exclamation is about */
  repeats: ReadonlySet<string>;
  /** what follows an exclamation that is not meant: "Underbart, nu får jag betala två gånger" */
  mocks: RegExp;
  /** things that are good news once resolved */
  problems: ReadonlySet<string>;
  resolves: ReadonlySet<string>;
  /** the word that means please at the end of a wish, and thanks elsewhere */
  please?: string;
  /** words that mean something only right after one of these: "I like", not "like a sack" */
  onlyAfter: ReadonlyMap<string, ReadonlySet<string>>;
  fear: ReadonlySet<string>;
  address: ReadonlySet<string>;
}
