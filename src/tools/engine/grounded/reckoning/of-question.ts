import { OLD } from '../contrast.js';
import type { Mention } from '../mention.js';
import { isArticle } from '../numbers.js';
import type { Property } from '../property.js';
import type { TextLanguage } from '../text-language.js';
import { converted, unitNamed } from '../units.js';
import { asPercent } from './as-percent.js';
import { averaged } from './averaged.js';
import { calculated } from './expression.js';
import { neededFor } from './needed-for.js';
import { remaining } from './remaining.js';
import { beforeDiscount, repriced } from './repriced.js';
import { sharedOut } from './shared-out.js';
import { perPiece } from './times-each.js';
import { timesInto } from './times-into.js';

interface Asked {
  property: Property;
  text: string;
  language: TextLanguage;
  numbers: readonly Mention[];
  /** those that are no "a" or "one" */
  plain: readonly Mention[];
  /** those that are sums of money */
  sums: readonly Mention[];
}

/** A value; null where the text reckons something else; undefined where it asks for no such thing. */
type Way = (asked: Asked) => number | null | undefined;

export const isBare = ({ weakKind, labels }: Property): boolean => weakKind === 'result' && labels.length <= 1;
/** Whether a name asks for nothing but the result. */
export const isResult = (property: Property): boolean =>
  isBare(property) && property.unit === null && (property.kind === null || property.kind === 'prose');
const has = ({ words }: Property, some: ReadonlySet<string>): boolean => words.some((word) => some.has(word));

const needed: Way = ({ property, text, plain }) => {
  const found = isBare(property) || property.unit !== null ? neededFor(text, plain) : null;
  return (found && inUnitOf(property, found)) ?? undefined;
};
const before: Way = ({ property, text, language, sums }) =>
  (sums.length === 1 && has(property, OLD) ? beforeDiscount(text, Number(sums[0].value), language) : null) ?? undefined;
const pieces: Way = ({ property, text, numbers, plain }) => {
  const isAsked = property.unit !== null && property.words.includes('per') && /\?/.test(text);
  return (isAsked && unitsAgree(property, numbers) ? perPiece(plain) : null) ?? undefined;
};
const left: Way = ({ property, text, plain }) => (has(property, LEFT) ? remaining(text, plain) : null) ?? undefined;
const mean: Way = ({ property, text, numbers }) => {
  const found = averaged(text, numbers);
  if (found === null) return undefined;
  return has(property, AVERAGE) || isBare(property) ? found : null;
};
const share: Way = ({ property, text }) =>
  (property.unit?.unit === 'percent' || property.kind === 'share' || isBare(property) ? asPercent(text) : null) ??
  undefined;
const often: Way = ({ property, text, numbers }) =>
  (property.unit === null ? timesInto(text, numbers) : null) ?? undefined;
const each: Way = ({ property, text, plain }) =>
  (has(property, EACH) || isBare(property) ? sharedOut(text, plain) : null) ?? undefined;
const newPrice: Way = ({ property, text, language, sums }) => {
  const isPrice = (property.kind === 'money' || property.unit?.currency === true) && has(property, NEW_PRICE);
  if (sums.length !== 1 || !(isPrice || isResult(property))) return undefined;
  return repriced(text, Number(sums[0].value), language, !isResult(property)) ?? undefined;
};
const result: Way = ({ property, text, language }) =>
  (isResult(property) || isOperation(property) ? calculated(text, language) : null) ?? undefined;
/** `product` of "7 times 12": no ware. */
const isOperation = ({ words, unit }: Property): boolean =>
  words.length === 1 && unit === null && OPERATIONS.has(words[0]);

/** In turn: the first that the text asks for has the word. */
const WAYS: readonly Way[] = [needed, before, pieces, left, mean, share, often, each, newPrice, result];

/**
 * What a text asks to be reckoned from its numbers, in so many words or by the name.
 * @returns null where it asks for another value than the name; undefined where it asks for none
 */
export function ofQuestion(
  property: Property,
  text: string,
  language: TextLanguage,
  numbers: readonly Mention[],
): number | null | undefined {
  const plain = numbers.filter((one) => !isArticle(one));
  const sums = numbers.filter(({ unit }) => unitNamed(unit)?.currency === true);
  for (const way of WAYS) {
    const found = way({ property, text, language, numbers, plain, sums });
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What was reckoned in one unit, in that of the name. @returns null where they measure different things */
function inUnitOf({ unit }: Property, { value, unit: told }: { value: number; unit?: string }): number | null {
  const own = unitNamed(told);
  if (unit === null || own?.unit === unit.unit) return value;
  return own && own.dimension === unit.dimension ? converted(value, own, unit) : null;
}

/** Whether what is measured in the text is told in the unit of the name, or in one that the name leaves open. */
const unitsAgree = ({ unit }: Property, numbers: readonly Mention[]): boolean =>
  unit === null || numbers.every((one) => one.unit === undefined || one.unit === unit.unit);

/** What a calculation is called by what it does. */
const OPERATIONS = new Set(
  'product produkt produit producto quotient kvot cociente difference differens skillnad differenz différence diferencia'.split(
    ' ',
  ),
);

/** What says that a value is what is left of another. */
const LEFT = new Set(
  'remaining left rest leftover balance change wechselgeld växel monnaie cambio missing short shortfall lacking difference kvar återstår saknas fattas fehlend fehlt fehlen restant restante manquant manquants faltan'.split(
    ' ',
  ),
);

const AVERAGE = new Set([
  'average',
  'mean',
  'avg',
  'genomsnitt',
  'medel',
  'durchschnitt',
  'moyenne',
  'promedio',
  'media',
]);

/** What says that a value is one part of several. */
const EACH = new Set(['each', 'per', 'share', 'person', 'var', 'vardera', 'jeder', 'chacun', 'cada']);

/** What says that a price is the one after a change. */
const NEW_PRICE = new Set([
  'gross',
  'brutto',
  'pay',
  'new',
  'final',
  'reduced',
  'sale',
  'discounted',
  'after',
  'nytt',
  'neuer',
  'nouveau',
  'nuevo',
]);
