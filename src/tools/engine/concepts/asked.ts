import { ARCHETYPES } from './archetypes.js';
import { CLOTHS } from './cloths.js';
import { ASKED, type Audience, type Family, type Meaning } from './meanings.js';
import { ruledOut, RULES, saysOf } from './ruled-out.js';
import { type Heard, told } from './told.js';

const { families, cloths, seasons, men } = ASKED;
const ALL_PIECES = ARCHETYPES.map(({ id }) => id);

/** What a style asks for in so many words; empty where it says nothing of the kind. */
export interface Asked {
  families: readonly string[];
  /** ids of the worlds whose character they have where the style names none */
  worlds: readonly string[];
  /** pieces that the families hold; null where none is named */
  pieces: ReadonlySet<string> | null;
  /** pieces that come first */
  wanted: readonly string[];
  /** names of the cloths, `linen` */
  cloths: readonly string[];
  /** ids of the cloths, or of those that the kinds of clothes are made of; null where neither is named */
  clothIds: ReadonlySet<string> | null;
  season: string | null;
  gender: 'men' | 'women' | null;
  /** whom it is for, `children` */
  audience: readonly string[];
  audiences: readonly Audience[];
  /** where the kinds of clothes are worn, in place of the world's occasions */
  occasions: readonly string[];
  /** details that it names: what a trim then says */
  details: RegExp | null;
  /** what it rules out, as it names it */
  without: readonly string[];
  /** pieces that are ruled out */
  ruledOutPieces: ReadonlySet<string>;
  /** these, and what does not go with the season or those it is for */
  barredPieces: ReadonlySet<string>;
  barredCloths: ReadonlySet<string>;
  /** what is ruled out, as any text would say it */
  barred: RegExp | null;
  /** what no text says that goes with the season and those it is for */
  never: RegExp | null;
  /** the style's words and what they mean, without what it rules out */
  said: readonly Heard[];
  /** what is ruled out and is nothing that is known */
  deniedWords: readonly string[];
}

/** Reads a style's words like a brief. @param words lower case, in English where it is known */
export function askedOf(words: readonly string[]): Asked {
  const { said, denied, deniedWords } = told(words);
  const meanings = said.flatMap(({ meaning }) => meaning ?? []);
  const named = ids(meanings, 'family');
  const clothNames = ids(meanings, 'cloth');
  const audience = ids(meanings, 'audience');
  const vows = ids(meanings, 'vow');
  const season = ids(meanings, 'season')[0] ?? named.map((id) => families[id].season).find((one) => one) ?? null;
  const gender = ids(meanings, 'men').length > 0 ? 'men' : ids(meanings, 'women').length > 0 ? 'women' : null;
  const things = ids(meanings, 'thing');
  const without = [...denied.map(({ id }) => id), ...vows, ...deniedWords];
  const out = ruledOut(without, [...clothNames, ...things]);
  const audiences = audience.map((id) => ASKED.audiences[id]);
  const ruledOutPieces = new Set([...out.pieces, ...ids(denied, 'family').flatMap((id) => families[id].pieces)]);
  for (const name of ids(denied, 'cloth')) for (const piece of cloths[name].pieces ?? []) ruledOutPieces.add(piece);
  return {
    families: named,
    worlds: named.flatMap((id) => families[id].world ?? []),
    pieces: piecesOf(named),
    wanted: named.flatMap((id) => families[id].wanted ?? []),
    cloths: clothNames,
    clothIds: clothIdsOf(clothNames, named),
    season,
    gender,
    audience,
    audiences,
    occasions: named.flatMap((id) => families[id].occasions ?? []),
    details: things.length > 0 ? new RegExp(things.map(saysOf).join('|'), 'iu') : null,
    without: [...new Set(without)],
    ruledOutPieces,
    barredPieces: new Set([...ruledOutPieces, ...offPieces({ season, gender, named, audiences })]),
    barredCloths: new Set([
      ...(clothNames.length > 0 || season === null ? [] : seasons[season].cloths),
      ...ids(denied, 'cloth').flatMap((name) => cloths[name].cloths),
      ...out.cloths,
      ...audiences
        .flatMap((one) => (one.cloths ? CLOTHS.filter(({ id }) => !one.cloths?.includes(id)) : []))
        .map(({ id }) => id),
    ]),
    barred: out.says,
    never: neverOf([
      season ? seasons[season].never : '',
      gender === 'men' ? 'corset' : '',
      ...audiences.map(({ never }) => never ?? ''),
    ]),
    said,
    deniedWords,
  };
}

const ids = (of: readonly Meaning[], is: Meaning['is']): string[] => [
  ...new Set(of.filter((one) => one.is === is).map(({ id }) => id)),
];

function neverOf(parts: readonly string[]): RegExp | null {
  const said = parts.filter((part) => part !== '');
  return said.length > 0 ? new RegExp(said.join('|'), 'iu') : null;
}

/** Pieces that do not go with the season or with those it is for. */
function offPieces({
  season,
  gender,
  named,
  audiences,
}: Pick<Asked, 'season' | 'gender' | 'audiences'> & { named: readonly string[] }): string[] {
  const offSeason = season === null ? [] : seasons[season].pieces;
  const wanted = piecesOf(named);
  const notTheirs = audiences.flatMap(({ pieces }) => (pieces ? ALL_PIECES.filter((id) => !pieces.includes(id)) : []));
  return [
    ...[...offSeason, ...(gender === 'men' ? men.pieces : [])].filter((piece) => !isOnly(wanted, offSeason, piece)),
    ...notTheirs,
  ];
}

function clothIdsOf(names: readonly string[], of: readonly string[]): Set<string> | null {
  const found =
    names.length > 0 ? names.flatMap((name) => cloths[name].cloths) : of.flatMap((id) => families[id].cloths ?? []);
  return found.length > 0 ? new Set(found) : null;
}

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

/** What a sentence calls a meaning, '' for what it does not say. */
export function labelOfMeaning({ is, id }: Meaning): string {
  if (is === 'audience') return ASKED.audiences[id].label;
  if (is === 'vow') return RULES[id].label ?? '';
  if (is === 'men' || is === 'women') return `${id}’s`;
  if (is === 'family') return families[id].kind === 'genre' ? id : '';
  return id;
}
