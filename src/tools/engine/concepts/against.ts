import pairs from './against.yaml.js';

const AGAINST = (pairs as [string, string][]).map(
  ([one, other]) => [new RegExp(one, 'iu'), new RegExp(other, 'iu')] as const,
);

/** Of which pairs a text says the one and the other, a bit each. */
export interface Sides {
  one: number;
  other: number;
}

/** Sides of texts of the vocabulary, which are few and looked at again and again. */
const known = new Map<string, Sides>();
const MOST_KNOWN = 5000;

export function sidesOf(text: string): Sides {
  const before = known.get(text);
  if (before) return before;
  const bits = (side: 0 | 1): number => AGAINST.reduce((sum, pair, i) => sum | (pair[side].test(text) ? 1 << i : 0), 0);
  const sides = { one: bits(0), other: bits(1) };
  if (known.size < MOST_KNOWN) known.set(text, sides);
  return sides;
}

export const bothSaid = (a: Sides, b: Sides): Sides => ({ one: a.one | b.one, other: a.other | b.other });

/** Whether two parts of a text contradict each other: undyed cloth that fades. */
export const isAgainst = (a: Sides, b: Sides): boolean => ((a.one & b.other) | (a.other & b.one)) !== 0;

/** What does not contradict what is said already; all where everything would. */
export function agreeing<T>(said: Sides, options: readonly T[], text: (option: T) => string): readonly T[] {
  const left = options.filter((option) => !isAgainst(said, sidesOf(text(option))));
  return left.length > 0 ? left : options;
}
