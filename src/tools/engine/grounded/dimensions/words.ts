import { listOf } from '../judged/phrase.js';
import { phrasesOf, saysOf } from '../says.js';
import data from '../words/dimensions.yaml.js';

type List =
  | 'plain'
  | 'labour'
  | 'asks'
  | 'counted'
  | 'money'
  | 'weight'
  | 'left'
  | 'total'
  | 'stock'
  | 'can'
  | 'need'
  | 'doubt';
const LISTS = data as unknown as Readonly<Record<List, string>>;

/** Whether a stretch of text asks for a figure, for money, for what is left, and so on. */
export const SAYS = saysOf(LISTS);
/** "How many silk scarves": the words of what is counted. */
export const COUNTED = new RegExp(
  String.raw`(?<!\p{L})(?:${phrasesOf(LISTS.counted)})\s?((?:\p{L}[\p{L}’'-]*\s?){1,3})`,
  'iu',
);

/** Words of a name that say no more than what is asked for; those for work that is paid by the hour. */
export const PLAIN: ReadonlySet<string> = new Set(listOf(LISTS.plain));
export const LABOUR: ReadonlySet<string> = new Set(listOf(LISTS.labour));
