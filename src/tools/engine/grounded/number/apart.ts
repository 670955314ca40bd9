import type { Span } from '../clause.js';
import { entriesOf } from '../ranked/entries.js';
import { isDifference } from '../contrast.js';
import type { Mention } from '../mention.js';
import { isArticle } from '../numbers.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { unitNamed } from '../units.js';

/** `difference_cm` of "Lena is 172 cm tall, Maja is 168 cm." */
export function between(property: Property, reading: Reading, scope: Span): number | null {
  const { unit } = property;
  if (unit?.unit === 'percent' || !isDifference(property)) return null;
  if (unit === null) return BY_HOW_MUCH.test(reading.text) ? ofMoney(reading, scope) : null;
  const entries = entriesOf(unit.currency === true ? 'money' : unit.dimension, reading, scope);
  if (entries?.length !== 2) return null;
  return Number((Math.abs(entries[0].value - entries[1].value) / unit.factor).toPrecision(12));
}

/** "Which is cheaper, … at 29 or … at 35 euros, and by how much?" */
const BY_HOW_MUCH =
  /(?<!\p{L})(?:by how much|how much (?:cheaper|dearer|more expensive|more|less|do i save)|(?:what is|what['’]s) the difference|med hur mycket|hur mycket (?:billigare|dyrare)|um wie ?viel|wie ?viel (?:billiger|teurer)|de combien|combien de moins|por cuánto|cuánto más|cuánto menos)(?!\p{L})/iu;

function ofMoney(reading: Reading, scope: Span): number | null {
  const entries = entriesOf('money', reading, scope);
  return entries?.length === 2 ? Number(Math.abs(entries[0].value - entries[1].value).toPrecision(12)) : null;
}

/** The numbers that a name's unit or kind leaves. */
export function comparable({ kind, unit }: Property, numbers: readonly Mention[]): Mention[] {
  const isMoney = kind === 'money' || unit?.currency === true;
  return numbers.filter((one, i) => {
    const own = unitNamed(
      one.unit ?? (isArticle(one) ? undefined : (numbers.at(i + 1) ?? (i > 0 ? numbers[i - 1] : undefined))?.unit),
    );
    if (isMoney) return own?.currency === true;
    return unit === null ? !isArticle(one) : own?.dimension === unit.dimension;
  });
}
