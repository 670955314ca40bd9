import type { Grounded } from '../grounded.js';
import type { Mention } from '../mention.js';
import { isArticle } from '../numbers.js';
import { UNITS, type Unit, converted, unitNamed, unitOf } from '../units.js';

/** One amount in another unit: the property's own, or the one that the text names without a number. */
export function conversion(text: string, numbers: readonly Mention[], to: Unit | null): Grounded | null {
  const [amount] = numbers.filter(({ unit }) => unit !== undefined);
  const own = unitNamed(amount?.unit);
  if (
    !own ||
    numbers.filter((one) => !isArticle(one)).length !== 1 ||
    !/\?|\b(convert|omvandla|räkna om|umrechnen|convertir|convierte|in|to)\b/iu.test(text)
  )
    return null;
  const target = (to && like(to, own)) ?? namedUnit(text.replace(amount.text, ' '), own);
  if (!target || target.unit === own.unit) return null;
  const value = converted(amount.value as number, own, target);
  return value === null ? null : { value, source: 'conversion', quote: amount.text, at: amount.start };
}

/** `pounds` of money or of mass: the one that measures the same. */
const like = (unit: Unit, own: Unit): Unit =>
  unit.dimension === own.dimension
    ? unit
    : (UNITS.find(
        (one) =>
          one.dimension === own.dimension &&
          one.words.some((word) => unit.words.includes(word.replace(/ weight$/, ''))),
      ) ?? unit);

const namedUnit = (text: string, like: Unit): Unit | null => {
  const words = text.toLowerCase().match(/[\p{L}°"″%]+/gu) ?? [];
  return (
    words
      .filter((word) => word !== 'in')
      .map((word) => unitOf(word))
      .find((unit) => unit?.dimension === like.dimension) ?? null
  );
};
