import { countryNamed } from '../../grounded/people.js';
import { readingOf } from '../../grounded/reading.js';
import data from './towns.yaml.js';

/** A place that something is sent to. */
export interface Place {
  /** as it is written */
  said: string;
  /** the two letters of the country that it is or lies in, where that is known */
  country: string | undefined;
  isCountry: boolean;
  /** the countries that it is of, where it is several; none where it is all others */
  region?: ReadonlySet<string>;
}

const { towns, countries, words, regions, world } = data as Record<
  'towns' | 'countries',
  Readonly<Record<string, string>>
> & { words: string; world: string; regions: Readonly<Record<string, { names: string; members: string }>> };
const WORDS = new Set(words.split(', '));
const byName = (rows: Readonly<Record<string, string>>): Map<string, string> =>
  new Map(Object.entries(rows).flatMap(([code, names]) => names.split(', ').map((name) => [name, code] as const)));
const REGIONS = new Map(
  Object.values(regions).flatMap(({ names, members }) =>
    names.split(', ').map((name) => [name, new Set(members.split(' '))] as const),
  ),
);
const WORLD = new RegExp(`(?<!\\p{L})(?:${world})(?!\\p{L})`, 'giu');
const [TOWNS, COUNTRIES] = [byName(towns), byName(countries)];

/** Letters that Intl keeps for a country's parts and former names: `FX`, `UK`. */
const current = (code: string | undefined): string | undefined =>
  code === undefined ? undefined : new Intl.Locale(`und-${code}`).region;

/** The country of a name, in the genitive too: "innerhalb Österreichs". */
const countryOf = (name: string): string | undefined =>
  current(countryNamed(name) ?? COUNTRIES.get(name) ?? countryNamed(name.replace(/s$/u, '')));

function placeOf(said: string): Place {
  const region = REGIONS.get(said) ?? (said.search(WORLD) >= 0 ? new Set<string>() : undefined);
  if (region) return { said, country: undefined, isCountry: false, region };
  const country = countryOf(said);
  return { said, country: country ?? TOWNS.get(said), isCountry: country !== undefined };
}
const isKnown = (name: string): boolean => countryOf(name) !== undefined || TOWNS.has(name) || REGIONS.has(name);

/** A name of one to three words, and what is written small after "to". */
const NAME = /(?<!\p{L})\p{Lu}[\p{L}.-]+(?: \p{Lu}[\p{L}-]+){0,2}/gu;
const TO_SMALL = /(?<!\p{L})(?:to|till|nach|vers|à|au|en|a) (?<name>\p{Ll}{4,20})(?!\p{L})/gu;

/** The places that a text names, countries and towns, in order; a beginning in capitals is none. */
export function placesIn(text: string): Place[] {
  const read = readingOf(text).mentions.filter(({ kind }) => kind === 'country' || kind === 'place');
  const all = [...text.matchAll(WORLD)].map(({ 0: said, index }) => ({ said, start: index }));
  const named = read.map(({ text: said, start }) => ({ said, start }));
  const found = [...named, ...knownIn(text), ...smallIn(text), ...all];
  const seen = new Set<string>();
  return found
    .filter(({ said }) => !seen.has(said) && seen.add(said))
    .sort((a, b) => a.start - b.start)
    .map(({ said }) => placeOf(said));
}

interface Found {
  said: string;
  start: number;
}

function knownIn(text: string): Found[] {
  return [...text.matchAll(NAME)].flatMap(({ 0: name, index }) => {
    const words = name.replace(/[.-]+$/u, '').split(' ');
    const whole = words.join(' ');
    const parts = isKnown(whole) ? [whole] : words.filter((word) => isKnown(word));
    return parts.map((said) => ({ said, start: index + name.indexOf(said) }));
  });
}

/** "do you ship to vienna?" */
const smallIn = (text: string): Found[] =>
  [...text.matchAll(TO_SMALL)].flatMap(({ groups, index }) => {
    const small = groups?.name ?? '';
    const said = `${small.charAt(0).toUpperCase()}${small.slice(1)}`;
    return isKnown(said) && !WORDS.has(small) ? [{ said, start: index }] : [];
  });

/** Whether a place is another, or a town in the country that the other is, or a country of those that it stands for. */
export const isWithin = (place: Place, told: Place): boolean =>
  place.said === told.said ||
  (told.isCountry && told.country === place.country) ||
  (told.region !== undefined && (told.region.size === 0 || told.region.has(place.country ?? '')));

/** What is told of a place, where what is told of all the world gives way to what is told of a part of it. */
export function toldOfPlace<T extends { place: Place | undefined }>(place: Place, parts: readonly T[]): T[] {
  const own = parts.filter((one) => one.place !== undefined && isWithin(place, one.place));
  const near = own.filter((one) => one.place?.region?.size !== 0);
  return near.length > 0 ? near : own;
}
