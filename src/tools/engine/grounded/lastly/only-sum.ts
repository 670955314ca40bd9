import type { Span } from '../clause.js';
import type { Grounded } from '../grounded.js';
import { said } from '../number/said.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { unitNamed } from '../units.js';

const SUM = /^(?:total|sum|amount|price|eur|sek|kr|usd|gbp|chf|to|pay|invoice|order)$/u;
/** What a sum is told for one of, or what is taken from it. */
const PART =
  /(?<!\p{L})(?:per|each|je|pro|par|por|cada|chacune?|vardera|styck|stycket|stück|apiece|rabatt|remise|descuento|discount|frakt|versand|port|envío|shipping|anzahlung|acompte|handpenning|señal|depósito|deposit|metern|le mètre|el metro|der meter|(?:an?|the) (?:night|piece|metre|meter|yard|week|month|day|hour|head|person|kilo|litre)|die nacht|(?:costs?|is|are|comes?|kostet|kostar) extra|tillkommer|kommt (?:noch )?hinzu|en sus|aparte|la nuit|la noche|natten|im monat|i månaden)(?!\p{L})|%/iu;

/** `summa` of "fakturan på 2 350 kronor": the one sum of a text that counts nothing else. */
export function onlySum({ words, unit }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded | null {
  if (!words.some((word) => /^(?:total|sum)$/u.test(word)) || !words.every((word) => SUM.test(word))) return null;
  if (PART.test(text.slice(start, end))) return null;
  const numbers = mentions.filter((one) => one.kind === 'number' && one.start >= start && one.end <= end);
  const [sum] = numbers;
  const isMoney = numbers.length === 1 && unitNamed(sum.unit)?.currency === true;
  return isMoney && (unit === null || sum.unit === unit.unit) ? said(sum, Number(sum.value)) : null;
}
