import { saysOf } from '../says.js';
import { slotsNamed } from '../text/words-of.js';
import { plainly } from '../naming/folded.js';
import data from '../words/by-how-much.yaml.js';

type List = 'differences' | 'asksDifference' | 'rates' | 'howMuchInAll' | 'inAll' | 'holds' | 'loads';
const LISTS = data as Record<List, string>;

/** Whether a stretch of text has a phrase of a list. */
export const COMPARES = saysOf(LISTS);

const NAMES = Object.fromEntries(Object.entries(LISTS).map(([name, list]) => [name, slotsNamed(list)])) as Record<
  List,
  ReadonlySet<string>
>;

/** Whether each word of a name, or the name as a whole, stands in a list. */
export const isNamedBy = (words: readonly string[], list: List): boolean =>
  NAMES[list].has(plainly(words.join(' '))) ||
  (words.length > 0 && words.every((word) => NAMES[list].has(plainly(word))));
