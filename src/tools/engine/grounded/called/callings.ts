import data from '../words/callings.yaml.js';

/** By what is measured: sums, days and times, lengths, stretches of time, groups; numbers of papers. */
export type Family = 'money' | 'deeds' | 'measures' | 'stretches' | 'groups' | 'papers';

interface Callings {
  /** the key of a word's row */
  keys: ReadonlyMap<string, string>;
  /** the keys that a wide word holds; null where all */
  wide: ReadonlyMap<string, readonly string[] | null>;
}

type Listed = Record<Family, { rows: string[]; wide: Record<string, string>[] }>;

const { people, ...families } = data as unknown as Listed & { people: Record<'anybody' | 'own', string> };

/** Names that ask for anybody, and whom somebody has. */
export const ANYBODY: ReadonlySet<string> = new Set(people.anybody.split(/\s+/u));
export const OWN: ReadonlySet<string> = new Set(people.own.split(/\s+/u));

const FAMILIES = new Map(
  Object.entries(families).map(([family, { rows, wide }]) => [
    family as Family,
    {
      keys: new Map(rows.map((row) => row.split(/\s+/u)).flatMap((row) => row.map((word) => [word, row[0]] as const))),
      wide: new Map(wide.flatMap((one) => Object.entries(one).flatMap(([words, keys]) => wideOf(words, keys)))),
    } satisfies Callings,
  ]),
);

function wideOf(words: string, keys: string): (readonly [string, readonly string[] | null])[] {
  const held = keys === '*' ? null : keys.split(/\s+/u);
  return words.split(/\s+/u).map((word) => [word, held]);
}

const [SHORTEST_BEFORE, SHORTEST] = [3, 5];
const callings = (family: Family): Callings => FAMILIES.get(family) as Callings;

/** The keys of the rows that a word of a text belongs to: itself, or the parts of a compound; "Monatsmiete" is rent. */
export function keysOf(word: string, family: Family): string[] {
  const { keys } = callings(family);
  const own = keys.get(word) ?? keys.get(word.replace(/s$/u, ''));
  if (own !== undefined || word.includes('_')) return own === undefined ? [] : [own];
  for (let at = SHORTEST_BEFORE; at <= word.length - SHORTEST; at++) {
    const end = keys.get(word.slice(at));
    const before = keys.get(word.slice(0, at)) ?? keys.get(word.slice(0, at).replace(/s$/u, ''));
    if (end !== undefined) return before === undefined ? [end] : [end, before];
  }
  return [];
}

/** Words that join what a name says: `price_before_discount`. */
const JOINED = /^(?:before|after|without|with|incl|including|excl|excluding|net|minus|plus|and|or)$/u;

/** The keys that the words of a name hold; null where they hold all. */
export function heldBy(words: readonly string[], family: Family): ReadonlySet<string> | null {
  const { wide } = callings(family);
  const phrases = [...words, ...words.slice(1).map((word, i) => `${words[i]}_${word}`)];
  const own = phrases.flatMap((word) => keysOf(word, family).map((key) => ({ word, key })));
  const special = own.filter(({ word }) => !wide.has(word));
  const isJoined = words.some((word) => JOINED.test(word));
  const kept = special.length > 0 && !isJoined && family === 'money' ? special : own;
  const isWide = special.length === 0 || isJoined || family !== 'money';
  const more = isWide ? phrases.flatMap((word) => (wide.has(word) ? [wide.get(word) ?? null] : [])) : [];
  if (more.includes(null) || (kept.length === 0 && more.length === 0)) return null;
  return new Set([...kept.map(({ key }) => key), ...more.flatMap((keys) => keys ?? [])]);
}
