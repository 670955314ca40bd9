import { saysOf } from '../says.js';
import data from '../words/problems.yaml.js';

type List =
  | 'hours'
  | 'pause'
  | 'paidPause'
  | 'severalDays'
  | 'spare'
  | 'each'
  | 'left'
  | 'more'
  | 'vague'
  | 'shared'
  | 'profit'
  | 'buys'
  | 'sells'
  | 'ease'
  | 'finished'
  | 'body'
  | 'allowance'
  | 'cut'
  | 'twice'
  | 'pays'
  | 'then'
  | 'off'
  | 'original'
  | 'tax'
  | 'owing'
  | 'pledged'
  | 'costs'
  | 'change'
  | 'handsOver'
  | 'note'
  | 'at'
  | 'apiece'
  | 'free'
  | 'fromOn'
  | 'freight'
  | 'basket'
  | 'missing'
  | 'items'
  | 'days'
  | 'howManyDays'
  | 'howManyWeeks'
  | 'weeks'
  | 'working'
  | 'age'
  | 'howOld'
  | 'takesOff'
  | 'putsOn'
  | 'lowered'
  | 'afterwards'
  | 'beforehand'
  | 'toldBefore'
  | 'paid'
  | 'inTheEnd'
  | 'secondFor'
  | 'secondHalf'
  | 'ofUs'
  | 'aHead'
  | 'onTop'
  | 'fullness'
  | 'splits'
  | 'stillOwes'
  | 'contributes'
  | 'sharers'
  | 'deducted'
  | 'afterThat'
  | 'atFirst'
  | 'ofThose'
  | 'faulty'
  | 'sound'
  | 'inAll'
  | 'undiscounted'
  | 'priceList'
  | 'noPrice'
  | 'howMuch'
  | 'apartFrom'
  | 'notThePrice'
  | 'besidePrices'
  | 'added'
  | 'reducedBy'
  | 'bounded'
  | 'bound'
  | 'aWeek'
  | 'besideHours'
  | 'perDay'
  | 'pack'
  | 'ofOne'
  | 'total'
  | 'average'
  | 'growing'
  | 'opens'
  | 'closes'
  | 'wasSo'
  | 'isSo'
  | 'namesOld'
  | 'namesNow'
  | 'open'
  | 'today';

const plainly = (list: string): string => list.replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
const spelled = (list: string): string =>
  plainly(list.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue'));

/** Each list also as names of programs are written, without accents. */
const LISTS = Object.fromEntries(
  Object.entries(data as unknown as Readonly<Record<List, string>>).map(([name, list]) => [
    name,
    `${list}, ${plainly(list)}, ${spelled(list)}`,
  ]),
) as Record<List, string>;

/** Whether a stretch of text, or the words of a name, tell of a break, of a spare, of what is left, and so on. */
export const SAYS = saysOf(LISTS);

/** Whether each word of a name stands in a list: the name says nothing else. */
export const isAllOf = (words: readonly string[], list: List): boolean =>
  words.length > 0 && words.every((word) => SAYS[list].test(word));
