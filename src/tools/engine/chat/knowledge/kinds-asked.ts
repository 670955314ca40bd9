import data from './kinds-asked.yaml.js';

/** How a question asks for a kind of answer, and how one looks. */
interface KindAsked {
  asks: RegExp;
  holds: RegExp;
}

type Turn =
  | 'yesOrNo'
  | 'whether'
  | 'chooses'
  | 'decides'
  | 'cloth'
  | 'which'
  | 'history'
  | 'name'
  | 'tellsName'
  | 'oneOfTwo'
  | 'compares'
  | 'wantsDrawn'
  | 'asksOfCloth'
  | 'cutsOff'
  | 'tellsRemoving';

type Pattern = Readonly<Record<'asks' | 'holds', string>>;

interface Written extends Readonly<Record<Turn, string>> {
  kinds: readonly Pattern[];
  abroad: readonly Pattern[];
  whichOf: Readonly<Record<string, string>>;
  removes: string;
  bodies: string;
  off: string;
}

const { kinds, abroad, whichOf, removes, bodies, off, ...turns } = data as Written;
const wordsOf = (words: string): readonly string[] => words.trim().split(/\s+/);

const read = (patterns: readonly Pattern[]): readonly KindAsked[] =>
  patterns.map(({ asks, holds }) => ({ asks: new RegExp(asks, 'iu'), holds: new RegExp(holds, 'iu') }));

export const KINDS_ASKED = read(kinds);
/** The same in German, French and Spanish. */
export const KINDS_ASKED_ABROAD = read(abroad);
/** Turns of phrase by which a question, or an answer, shows its kind. */
export const TURNS = Object.fromEntries(
  Object.entries(turns).map(([name, pattern]) => [name, new RegExp(pattern, 'iu')]),
) as Readonly<Record<Turn, RegExp>>;
/** Nouns after "which", with what names one of them. */
export const WHICH_OF: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(whichOf).flatMap(([nouns, pattern]) =>
    wordsOf(nouns).map((noun) => [noun, new RegExp(pattern, 'iu')] as const),
  ),
);
/** What undoes a step instead of making it; phrases of several words. */
export const REMOVES: readonly string[] = wordsOf(removes).map((phrase) => phrase.replaceAll('_', ' '));
/** What is washed otherwise than cloth. */
export const BODIES: ReadonlySet<string> = new Set(wordsOf(bodies));
/** What stands before a body that something is to come off. */
export const OFF: ReadonlySet<string> = new Set(wordsOf(off));
