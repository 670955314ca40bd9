import { escaped } from './expression-of.js';
import { fromText, type Grounded } from './grounded.js';
import data from './words/kinds.yaml.js';

interface Kind {
  names: ReadonlySet<string>;
  things: RegExp;
}

/** A word of three letters or fewer is itself, with a plural at most. */
const stem = (thing: string): string =>
  thing.length > 3 ? String.raw`${escaped(thing)}\p{L}{0,4}` : `${escaped(thing)}s?`;

const KINDS: readonly Kind[] = (data as unknown as { names: string[]; things: string[] }[]).map(
  ({ names, things }) => ({
    names: new Set(names),
    things: new RegExp(String.raw`(?<![\p{L}-])(?:${things.map(stem).join('|')})(?!\p{L})`, 'giu'),
  }),
);

/** "… with a block heel", "… for boots": what a thing has is no thing of its own. */
const BESIDE = /[,.;!?]\s|\s(?:with|for|without|featuring|med|för|mit|für|ohne|avec|pour|sans|con|para|sin)\s/iu;

/** Of kinds of goods the one that the last thing named before "with …" is of; null where it is of several or none. */
export function kindOfGoods(values: readonly string[], text: string): Grounded | null {
  const kinds = values.flatMap((value) => {
    const kind = KINDS.find(({ names }) => names.has(value.toLowerCase().replace(/[_-]+/g, ' ')));
    return kind ? [{ value, kind }] : [];
  });
  if (kinds.length < 2) return null;
  const [head] = text.split(BESIDE, 1);
  return lastOf(kinds, head) ?? (head.length < text.length ? onlyOf(kinds, text) : null);
}

type Named = readonly { value: string; kind: Kind }[];

const placesOf = (kinds: Named, text: string): { value: string; quote: string; end: number }[] =>
  kinds.flatMap(({ value, kind }) =>
    [...text.matchAll(new RegExp(kind.things))].map((at) => ({ value, quote: at[0], end: at.index + at[0].length })),
  );

function lastOf(kinds: Named, text: string): Grounded | null {
  const places = placesOf(kinds, text);
  const last = Math.max(...places.map(({ end }) => end));
  const found = new Map(places.filter(({ end }) => end === last).map((one) => [one.value, one]));
  const [one] = found.values();
  return found.size === 1 ? fromText(one.value, one.quote) : null;
}

function onlyOf(kinds: Named, text: string): Grounded | null {
  const places = placesOf(kinds, text);
  return new Set(places.map(({ value }) => value)).size === 1 ? fromText(places[0].value, places[0].quote) : null;
}
