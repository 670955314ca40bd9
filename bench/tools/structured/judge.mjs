/** What is right of an answer, and what is wrong in it. */
import { Any } from './case.mjs';

const fold = (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value);
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is what is true; strings are compared without case, numbers to 1e-6. */
export function same(got, want) {
  if (want instanceof Any) return want.values.some((one) => same(got, one));
  if (typeof want === 'number' && typeof got === 'number') return Math.abs(got - want) < 1e-6;
  if (Array.isArray(want))
    return Array.isArray(got) && got.length === want.length && want.every((one, i) => same(got[i], one));
  if (isObject(want)) return isObject(got) && Object.keys(want).every((name) => same(got[name], want[name]));
  return fold(got) === fold(want);
}

/** Leaves that were given and are not true. A null is no value. */
export function wrongIn(got, want) {
  if (got === null || got === undefined) return 0;
  if (want instanceof Any) return Math.min(...want.values.map((one) => wrongIn(got, one)));
  if (isObject(want) && isObject(got))
    return Object.keys(got).reduce((sum, name) => sum + wrongIn(got[name], want[name]), 0);
  if (Array.isArray(want) && Array.isArray(got))
    return got.reduce((sum, one, i) => sum + (i < want.length ? wrongIn(one, want[i]) : 1), 0);
  if (Array.isArray(got)) return got.length === 0 ? 0 : 1;
  return same(got, want) ? 0 : 1;
}
