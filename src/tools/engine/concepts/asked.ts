import { CLOTHS } from './cloths.js';
import { colourWords } from './hints.js';
import data from './asked.yaml.js';

interface Family {
  kind: 'genre' | 'garment';
  world?: string;
  words: readonly string[];
  pieces: readonly string[];
  cloths?: readonly string[];
}
interface Season {
  words: readonly string[];
  pieces: readonly string[];
  cloths: readonly string[];
  never: string;
}

const { families, cloths, seasons, men, denials } = data as {
  families: Record<string, Family>;
  cloths: Record<string, { words: readonly string[]; cloths: readonly string[]; pieces?: readonly string[] }>;
  seasons: Record<string, Season>;
  men: { words: readonly string[]; pieces: readonly string[] };
  denials: readonly string[];
};

type Meaning =
  | { is: 'family'; id: string }
  | { is: 'cloth'; id: string }
  | { is: 'season'; id: string }
  | { is: 'colour'; id: string }
  | { is: 'men'; id: 'men' };

const MEANINGS = new Map<string, Meaning>([
  ...[...colourWords].map(([word, id]) => [word, { is: 'colour', id }] as const),
  ...Object.entries(cloths).flatMap(([id, { words }]) => words.map((word) => [word, { is: 'cloth', id }] as const)),
  ...Object.entries(seasons).flatMap(([id, { words }]) => words.map((word) => [word, { is: 'season', id }] as const)),
  ...men.words.map((word) => [word, { is: 'men', id: 'men' }] as const),
  ...Object.entries(families).flatMap(([id, { words }]) => words.map((word) => [word, { is: 'family', id }] as const)),
]);
const LONGEST = Math.max(...[...MEANINGS.keys()].map((phrase) => phrase.split(' ').length));
const DENIALS = new Set(denials);
/** A denial reaches over these to the next thing: "no denim or leather". */
const REACH = new Set([
  'or',
  'and',
  'nor',
  'eller',
  'och',
  'oder',
  'und',
  'ou',
  'et',
  'ni',
  'o',
  'y',
  'any',
  'de',
  'a',
  'the',
  'für',
  'too',
  'much',
]);

/** What a style asks for in so many words; empty where it says nothing of the kind. */
export interface Asked {
  families: readonly string[];
  /** ids of the worlds whose character they have where the style names none */
  worlds: readonly string[];
  /** pieces that the families hold; null where none is named */
  pieces: ReadonlySet<string> | null;
  /** names of the cloths, `linen` */
  cloths: readonly string[];
  /** ids of the cloths, or of those that the kinds of clothes are made of; null where neither is named */
  clothIds: ReadonlySet<string> | null;
  season: string | null;
  forMen: boolean;
  /** what it rules out, as it names it */
  without: readonly string[];
  barredPieces: ReadonlySet<string>;
  barredCloths: ReadonlySet<string>;
  barredColours: ReadonlySet<string>;
  /** words that no detail says */
  barredWords: RegExp | null;
  /** what no occasion and no mood may say */
  never: RegExp | null;
  /** the style's words without what it rules out */
  words: readonly string[];
}

/** Reads a style's words like a brief. @param words lower case, as written */
export function askedOf(words: readonly string[]): Asked {
  const parts = words.flatMap((word) => (MEANINGS.has(word) ? [word] : word.replace(/['’]s$/, '').split('-')));
  const { said, denied, kept } = told(parts);
  const ids = (of: readonly Meaning[], is: Meaning['is']): string[] => [
    ...new Set(of.filter((one) => one.is === is).map(({ id }) => id)),
  ];
  const [season] = ids(said, 'season');
  const named = ids(said, 'family');
  const clothNames = ids(said, 'cloth');
  const noFamilies = ids(denied, 'family');
  const noCloths = ids(denied, 'cloth');
  const forMen = ids(said, 'men').length > 0;
  const offSeason = season === undefined ? null : seasons[season];
  const wanted = piecesOf(named);
  const off = [...(offSeason?.pieces ?? []), ...(forMen ? men.pieces : [])].filter(
    (piece) => !isOnly(wanted, offSeason?.pieces ?? [], piece),
  );
  return {
    families: named,
    worlds: named.flatMap((id) => families[id].world ?? []),
    pieces: wanted,
    cloths: clothNames,
    clothIds: clothIdsOf(clothNames, named),
    season: season ?? null,
    forMen,
    without: [...noFamilies, ...noCloths, ...ids(denied, 'colour')],
    barredPieces: new Set([
      ...off,
      ...noFamilies.flatMap((id) => families[id].pieces),
      ...noCloths.flatMap((id) => cloths[id].pieces ?? []),
    ]),
    barredCloths: new Set([
      ...(clothNames.length > 0 ? [] : (offSeason?.cloths ?? [])),
      ...noCloths.flatMap(clothsCalled),
    ]),
    barredColours: new Set(ids(denied, 'colour')),
    barredWords: barredBy([...noFamilies, ...noCloths, ...ids(denied, 'colour'), ...(forMen ? ['corset'] : [])]),
    never: offSeason ? new RegExp(offSeason.never, 'i') : null,
    words: kept.length === parts.length ? words : kept,
  };
}

function clothIdsOf(names: readonly string[], of: readonly string[]): Set<string> | null {
  const ids =
    names.length > 0 ? names.flatMap((name) => cloths[name].cloths) : of.flatMap((id) => families[id].cloths ?? []);
  return ids.length > 0 ? new Set(ids) : null;
}

const barredBy = (words: readonly string[]): RegExp | null =>
  words.length === 0 ? null : new RegExp(String.raw`\b(?:${words.join('|')})`, 'i');

/** The cloths of a name, and all others whose phrase says it. */
const clothsCalled = (name: string): string[] => [
  ...cloths[name].cloths,
  ...CLOTHS.filter(({ phrase }) => phrase.toLowerCase().includes(name)).map(({ id }) => id),
];

/** Who names a kind of clothes that is all out of season ("summer coats") means it nevertheless. */
const isOnly = (wanted: ReadonlySet<string> | null, off: readonly string[], piece: string): boolean =>
  wanted !== null && wanted.has(piece) && [...wanted].filter((one) => !off.includes(one)).length < 3;

/** A genre narrows the garments that are named; where they share nothing the garments count. */
function piecesOf(named: readonly string[]): Set<string> | null {
  if (named.length === 0) return null;
  const of = (kind: Family['kind']): string[] =>
    named.filter((id) => families[id].kind === kind).flatMap((id) => families[id].pieces);
  const [garments, genres] = [of('garment'), of('genre')];
  const both = garments.filter((piece) => genres.includes(piece));
  if (both.length > 0) return new Set(both);
  return new Set(garments.length > 0 ? garments : genres);
}

function told(parts: readonly string[]): { said: Meaning[]; denied: Meaning[]; kept: string[] } {
  const [said, denied, kept]: [Meaning[], Meaning[], string[]] = [[], [], []];
  let isDenied = false;
  for (let at = 0; at < parts.length;) {
    const found = longestAt(parts, at);
    const length = found?.length ?? 1;
    const joined = found ? null : joinedAt(parts[at]);
    if (isDenied && qualifies(denied.at(-1)) && found?.meaning.is === 'family' && !REACH.has(parts[at - 1]))
      isDenied = false;
    if (found) (isDenied ? denied : said).push(found.meaning);
    else if (joined) (isDenied ? denied : said).push(...joined);
    else if (DENIALS.has(parts[at])) isDenied = true;
    else if (!REACH.has(parts[at])) isDenied = false;
    if (!isDenied) kept.push(...parts.slice(at, at + length));
    at += length;
  }
  return { said, denied, kept };
}

/** "No black evening wear" rules out the colour, and asks for the clothes. */
const qualifies = (last: Meaning | undefined): boolean => last?.is === 'colour' || last?.is === 'cloth';

/** "Sommarklänning", "Leinenhemd": what is written in one word, each part of which means something. */
function joinedAt(word: string): Meaning[] | null {
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const [head, tail] = [word.slice(0, cut), MEANINGS.get(word.slice(cut))];
    const meaning = MEANINGS.get(head) ?? MEANINGS.get(head.replace(/s$/, ''));
    if (meaning && tail?.is === 'family') return [meaning, tail];
  }
  return null;
}

function longestAt(parts: readonly string[], at: number): { meaning: Meaning; length: number } | null {
  for (let length = Math.min(LONGEST, parts.length - at); length > 0; length--) {
    const meaning = MEANINGS.get(parts.slice(at, at + length).join(' '));
    if (meaning) return { meaning, length };
  }
  return null;
}
