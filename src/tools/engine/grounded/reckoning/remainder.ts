import type { Mention } from '../mention.js';
import { asks, exact, isLike, type Question, type Reckoned } from './asked.js';
import { takenByOne } from './needed-for.js';

const LEFT = /^(?:leftover|leftovers|surplus|offcut|waste|remains|remainder)$/;
const TWICE = 1e-9;

/** "20 m of poplin, and every shirt takes 1.6 m": what is left when as many as possible are cut. */
export function remainderOf({ property, text, numbers }: Question): Reckoned {
  if (!asks(property, 'Left') && !property.words.some((word) => LEFT.test(word))) return undefined;
  const like = numbers.filter((one: Mention) => one.unit !== undefined && isLike(property, one));
  const rates = like.filter((one) => takenByOne(text, one));
  const [whole, ...more] = like.filter((one) => !rates.includes(one));
  if (rates.length !== 1 || whole === undefined || more.length > 0 || whole.unit !== rates[0].unit) return undefined;
  if (numbers.length !== 2 || property.unit === null) return undefined;
  const [all, one] = [Number(whole.value), Number(rates[0].value)];
  if (!(one > 0) || all < one) return undefined;
  return { value: exact(Number((all - Math.floor(all / one + TWICE) * one).toFixed(9))), unit: whole.unit };
}
