import type { Grounded } from '../grounded.js';
import type { Property } from '../property.js';

const COUNTED =
  /^(?:anniversary|jubilee|birthday|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twentieth|thirtieth|fortieth|fiftieth|sixtieth|seventieth|eightieth|ninetieth|hundredth|centenary|bicentenary)|jubileum\p{L}*|födelsedag\p{L}*|jubiläum\p{L}*|geburtstag\p{L}*|anniversaire|aniversario)$/u;

/** `fortieth_anniversary_year` of "founded in 1987": a year that is counted from the one told. */
export const isCountedFrom = ({ value, source }: Grounded, { words }: Property, text: string): boolean =>
  source === 'text' &&
  typeof value === 'number' &&
  value >= 1000 &&
  value < 2200 &&
  words.some((word) => COUNTED.test(word) && !text.toLowerCase().includes(word));
