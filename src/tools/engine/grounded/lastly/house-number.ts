import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { plainly } from '../naming/folded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

const ASKS =
  /^(?:house|street|building) (?:number|no|nr)$|^(?:hausnummer|hausnr|haus nr|husnummer|gatunummer|numero (?:de )?(?:calle|rue|casa|portal)|numero (?:de )?la (?:calle|rue)|number of house)$/u;

/** `house_number` of "Heidestraße 17": the number of the one street that a text names. */
export function houseNumber({ words }: Property, { mentions }: Reading, { start, end }: Span): Grounded | null {
  if (!ASKS.test(words.map(plainly).join(' '))) return null;
  const streets = mentions.filter((one) => one.kind === 'street' && one.start >= start && one.end <= end);
  const [street] = streets;
  if (streets.length !== 1) return null;
  const numbers = street.text.match(/(?<![\p{L}\d])\d{1,4}(?:\s?[A-Za-z](?!\p{L}))?/gu) ?? [];
  return numbers.length === 1 ? fromText(numbers[0], numbers[0]) : null;
}
