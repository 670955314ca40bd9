import { NAMED } from './facts/words.js';
import type { Mention } from './mention.js';

/** "Table 3", "basket 9917": what is called by a number, which is no amount then. */
export const isNamedNumber = ({ start, unit }: Mention, text: string): boolean =>
  unit === undefined &&
  NAMED.has(/(\p{L}+)\s$/u.exec(text.slice(Math.max(0, start - 16), start))?.[1].toLowerCase() ?? '');
