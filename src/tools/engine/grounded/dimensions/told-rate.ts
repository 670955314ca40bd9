import type { Fact } from '../facts/fact.js';
import { factsIn } from '../facts/facts-in.js';
import { ANY, isSameOne } from '../facts/per.js';
import { MONEY, PERIODS } from '../facts/words.js';
import type { Grounded } from '../grounded.js';
import { said } from '../number/said.js';
import type { Mention } from '../mention.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { type Unit, unitOf } from '../units.js';

const PER = /^(?:per|pro|je|par|por|a)$/u;
const RATE: ReadonlySet<string> = new Set([
  ...MONEY,
  'rate',
  'wage',
  'lön',
  'lohn',
  'stundenlohn',
  'salaire',
  'salario',
  'tarif',
  'tarifa',
]);

/** What a rate is of, and of one of which: `hours_per_week`, `hourly_rate`. */
interface Rate {
  unit: Unit | 'money';
  per: string;
}

function rateOf({ words }: Property): Rate | null {
  const at = words.findIndex((word) => PER.test(word));
  const adverb = words.find((word) => Object.hasOwn(PERIODS, word));
  const per = at > 0 ? words.at(at + 1) : adverb === undefined ? undefined : PERIODS[adverb];
  const head = words.slice(0, at > 0 ? at : undefined).filter((word) => word !== adverb);
  const unit = head.map((word) => unitOf(word)).find((one) => one !== undefined);
  const isMoney = head.length > 0 && head.every((word) => RATE.has(word));
  return per === undefined || !(unit || isMoney) ? null : { unit: unit ?? 'money', per };
}

/** "24 hours a week, 17.40 EUR an hour": the one number that is told by the very thing that a name is. */
export function toldRate(property: Property, reading: Reading, numbers: readonly Mention[]): Grounded | null {
  const rate = rateOf(property);
  if (!rate) return null;
  const isIt = ({ unit, per }: Fact): boolean =>
    (rate.unit === 'money' ? unit?.currency === true : unit === rate.unit) &&
    per.length === 1 &&
    per[0] !== ANY &&
    isSameOne(rate.per, per[0]);
  const found = factsIn(reading, { start: 0, end: reading.text.length }).filter(isIt);
  const [fact] = found;
  const told = fact && found.length === 1 ? numbers.find(({ start }) => start === fact.at) : undefined;
  return told ? said(told, Number(told.value)) : null;
}
