import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { settled } from '../settled.js';
import { bare } from './families.js';
import { familyOf } from './family-of.js';
import { withoutThanks } from './thanked.js';

const PRAISES =
  /(?:^| )(?:praise|compliment|thanks|thank you|positive|positiv|positif|positivo|friendly|happy|satisfied|pleased|lob|dank|eloge|remerciement|elogio|agradecimiento|berom|tack|amable|aimable|freundlich|vanlig)/u;
const kept = new WeakMap<Reading, Reading>();

/** A reading without words of thanks, each thing at its place. */
function unthanked(reading: Reading): Reading {
  const own = kept.get(reading) ?? { ...reading, text: withoutThanks(reading.text) };
  kept.set(reading, own);
  return own;
}

/** What of a text may tell one of several values: no words of thanks where none of the values praises, and of faults nothing that is only supposed. */
export function meantBy(property: Property, values: readonly unknown[], reading: Reading): Reading {
  const words = values.filter((value): value is string => typeof value === 'string');
  const own = words.some((value) => PRAISES.test(bare(value))) ? reading : unthanked(reading);
  const isOfFaults = familyOf(property, words)?.family.meanings.some(({ isFault }) => isFault) === true;
  return isOfFaults ? settled(own) : own;
}
