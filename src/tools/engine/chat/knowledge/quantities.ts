import data from './quantities.yaml.js';

interface Written {
  light: string;
  opens: string;
  kinds: readonly Readonly<Record<'asks' | 'holds', string>>[];
}

const { light, opens, kinds } = data as Written;
const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** What may stand behind the question, and before it. */
export const LIGHT_BEHIND = setOf(light);
export const OPENS_QUANTITY = setOf(opens);

/** The quantities that can be asked for by themselves: how the question begins, and how a sentence tells one. */
export const QUANTITIES: readonly { asks: RegExp; holds: RegExp }[] = kinds.map(({ asks, holds }) => ({
  asks: new RegExp(`^(?:${asks})(?!\\p{L})`, 'iu'),
  holds: new RegExp(holds, 'iu'),
}));
