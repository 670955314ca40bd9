import type { Mention } from '../mention.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { rateOf } from '../reckoning/rate.js';
import { unitNamed } from '../units.js';

/** "250 g per metre" is no weight, where the name does not ask by what it is. */
export const isRate = (one: Mention, { words }: Property, { text }: Reading): boolean =>
  one.unit !== undefined &&
  unitNamed(one.unit)?.currency !== true &&
  !words.some((word) => /^(per|rate|density|gsm|grammage|speed|pace|each|consumption|usage)$/.test(word)) &&
  rateOf(text, one) !== null;

const MORE =
  /^\s(?:more(?! than)|less(?! than)|cheaper|dearer|more expensive|extra|mer(?! än)|mindre(?! än)|dyrare|billigare|mehr(?! als)|weniger(?! als)|teurer|billiger|de plus(?! de)|de moins|plus cher|más(?! de)|menos(?! de))(?!\p{L})/iu;

/** "The red one is 20 EUR more": how much one thing is beyond another is not what it is. */
export const isMoreThan = (one: Mention, { words }: Property, { text }: Reading): boolean =>
  one.unit !== undefined &&
  MORE.test(text.slice(one.end)) &&
  !words.some((word) =>
    /^(more|extra|less|difference|surcharge|increase|decrease|skillnad|differenz|cheaper|saving|savings)$/.test(word),
  );
