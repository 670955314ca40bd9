import { phrasesOf, saysOf } from '../../says.js';
import data from '../../words/seeming.yaml.js';

type List =
  | 'and'
  | 'or'
  | 'together'
  | 'asksForTotal'
  | 'hoped'
  | 'asksForHope'
  | 'about'
  | 'asksExactly'
  | 'cancelled'
  | 'asksAnew'
  | 'denies'
  | 'isNot'
  | 'notBehind'
  | 'verbs'
  | 'small'
  | 'asks'
  | 'ignores'
  | 'agrees'
  | 'refuted';

const lists = data as unknown as Record<List, string>;

/** Whether a stretch has a phrase of a list. */
export const SAYS = saysOf(lists);
/** The phrases of a list as alternatives of an expression. */
export const PHRASES = Object.fromEntries(
  Object.entries(lists).map(([list, said]) => [list, phrasesOf(said)]),
) as Record<List, string>;
