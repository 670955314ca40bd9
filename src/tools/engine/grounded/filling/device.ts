import { type Grounded, fromText } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

const DEVICE =
  /^(?:machine|device|equipment|unit|printer|sensor|lamp|light|camera|robot|vehicle|car|van|truck|locker|station|line|loom|kiln|oven|vat|press|kettle|dryer|washer|boiler|pump|warehouse|branch|account|batch|roll|pallet|container|room|desk|gate|asset|server|maskin|maschine)$/;

/** "Set dryer D-4 to 55 degrees": the one number of a thing that the function itself speaks of. */
export function ofDevice(
  { kind, weakKind, unit, words }: Property,
  { text, mentions }: Reading,
  about: string,
): Grounded | null {
  if (kind !== null || weakKind !== null || unit !== null || !DEVICE.test(words.at(-1) ?? '')) return null;
  const noun = words[words.length - 1];
  const named = [
    ...text.matchAll(
      new RegExp(String.raw`(?<!\p{L})${noun}\s(?:no\.?\s|number\s)?([A-Z]{1,5}-?\d{1,5}[A-Z]?)(?![\w-])`, 'giu'),
    ),
  ];
  if (named.length === 1) return fromText(named[0][1], named[0][0]);
  const codes = mentions.filter((one) => one.kind === 'code');
  const [code] = codes;
  if (codes.length !== 1) return null;
  const before = /(?<!\p{L})(\p{L}{3,20})\s(?:no\.?\s|number\s)?$/u.exec(
    text.slice(Math.max(0, code.start - 40), code.start),
  )?.[1];
  return before !== undefined && about.includes(before.toLowerCase().replace(/s$/u, ''))
    ? fromText(code.value, code.text)
    : null;
}
