import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { plainly } from '../naming/folded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

const SIZE = String.raw`(\d?X{0,3}[SL]|M|\d{1,3})`;
const RANGE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:sizes?|storlek(?:ar|arna)?|größen?|tailles?|tallas?)\s(?:from\s|från\s|von\s|du\s|de\s(?:la\s)?)?${SIZE}\s?(?:to|till|bis|au|à|a(?:\sla)?|[-–])\s?${SIZE}(?![\p{L}\d])`,
  'iu',
);
const SMALLEST =
  /^(?:smallest|min|minimum|lowest|from|minsta|kleinste|plus petite|menor|pequena) (?:size|storlek|grosse|groesse|taille|talla)$/u;
const LARGEST =
  /^(?:largest|biggest|max|maximum|highest|to|storsta|grosste|groesste|plus grande|mayor|grande) (?:size|storlek|grosse|groesse|taille|talla)$/u;

/** `smallest_size` of "sizes XS to XL": one end of the only range of sizes. */
export function endOfSizes({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  const name = words.map(plainly).join(' ');
  const side = SMALLEST.test(name) ? 1 : LARGEST.test(name) ? 2 : 0;
  const found = side === 0 ? null : RANGE.exec(text.slice(start, end));
  return found && fromText(found[side], found[0]);
}
