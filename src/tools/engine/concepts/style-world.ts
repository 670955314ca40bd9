import { nearAlias } from './near-alias.js';
import { Random } from '../../../common/kernel/random.js';
import { GARMENTS } from '../design-vocabulary.js';
import { ARCHETYPES } from './archetypes.js';
import { type Asked, askedOf } from './asked.js';
import { CLOTHS } from './cloths.js';
import { clothWords, colourWords, emptyWords, hintWorlds } from './hints.js';
import { inEnglish } from './in-english.js';
import { labelOf } from './label.js';
import type { World } from './types.js';
import { aliasWorld, longestAlias } from './world-aliases.js';
import { WORLDS, worldById } from './worlds.js';

/** A style as the planner reads it. */
export interface StyleReading {
  world: World;
  /** Archetypes whose garment the style itself names. */
  wanted: ReadonlySet<string>;
  /** What of the style is understood, as a sentence may say it, without garment words; may be empty. */
  label: string;
  /** What the style asks for in so many words. */
  asked: Asked;
  /** Whether the style names nothing that is known, so that its world was drawn from its words. */
  isDrawn: boolean;
  /** The style's words that say nothing that is known here. */
  unheard: readonly string[];
}

const garmentWords = new Set(
  [...GARMENTS.flatMap((g) => g.split('-')), ...ARCHETYPES.map(({ noun }) => lastWord(noun))].flatMap(plurals),
);
const archetypesNamed = byLastWord();

/** Reads any style text: known worlds by name, near spelling or hint; others from their words. Deterministic. */
export const readStyle = lastMade((style: string): StyleReading => {
  const asked = heardOf(style);
  const words = asked.said.flatMap((heard) => heard.words);
  const own = ownWords(words);
  const named = knownWorlds(words, own);
  const found = or(named, asked.worlds.flatMap(known));
  const isDrawn = found.length === 0;
  const drawn = isSilent(asked) ? WORLDS : WORLDS.filter(({ id }) => QUIET.has(id));
  const { label, unheard } = labelOf(asked.said);
  const world = inOwnWords(blend(isDrawn ? drawnWorlds(own, drawn) : found), own, label);
  const kept = keptTo(theirs(world, asked, named.length > 0), asked);
  return { world: kept, wanted: new Set([...wantedBy(words), ...asked.wanted]), label, asked, isDrawn, unheard };
});

const heardOf = lastMade((style: string): Asked => askedOf(inEnglish(wordsOf(style))));

/** A request asks several things of one style: what was made last is kept. */
function lastMade<T>(make: (style: string) => T): (style: string) => T {
  let last: { style: string; made: T } | null = null;
  return (style) => {
    if (last?.style !== style) last = { style, made: make(style) };
    return last.made;
  };
}

/** Worlds that go with anything: of these is the character where clothes are named and no style. */
const QUIET = new Set(['minimalist', 'scandinavian', 'luxury', 'parisian', 'business']);

/** Whether a style names nothing about clothes. */
export const isSilent = ({ families, cloths, season, gender, audience, without }: Asked): boolean =>
  families.length === 0 &&
  cloths.length === 0 &&
  season === null &&
  gender === null &&
  audience.length === 0 &&
  without.length === 0;

/** The world as those it is for wear it, and for where its clothes are worn. */
function theirs(world: World, { audiences, occasions }: Asked, isNamed: boolean): World {
  const all = (key: 'colours' | 'trims' | 'moods' | 'occasions' | 'names'): string[] =>
    audiences.flatMap((one) => one[key] ?? []);
  return {
    ...world,
    colours: isNamed ? world.colours : or(all('colours'), world.colours),
    trims: all('moods').length > 0 ? all('trims') : interleave([all('trims'), world.trims]),
    moods: or(all('moods'), world.moods),
    occasions: or(all('occasions'), or(occasions, world.occasions)),
    names: or(all('names'), world.names),
  };
}

/** The world without what the style rules out, and of its cloths those that the style names. */
function keptTo(world: World, { clothIds, barredCloths, barred, never }: Asked): World {
  const cloth = (clothIds ? [...clothIds] : world.cloth).filter((id) => !barredCloths.has(id));
  const said = (texts: readonly string[], plain: readonly string[]): readonly string[] => {
    const open = (list: readonly string[]): string[] =>
      list.filter((text) => !barred?.test(text) && !never?.test(text));
    return or(open(texts), or(open(plain), texts));
  };
  return {
    ...world,
    cloth: or(
      cloth,
      CLOTHS.map(({ id }) => id).filter((id) => !barredCloths.has(id)),
    ),
    colours: said(world.colours, PLAIN_COLOURS),
    moods: said(world.moods, PLAIN_MOODS),
    occasions: said(world.occasions, PLAIN_OCCASIONS),
    names: said(world.names, PLAIN_NAMES),
    cuts: said(world.cuts, world.cuts),
  };
}

const or = <T>(list: readonly T[], other: readonly T[]): readonly T[] => (list.length > 0 ? list : other);
const PLAIN_COLOURS = ['bone against ivory', 'sand in three depths', 'slate and chalk'];
const PLAIN_MOODS = ['easy to live with', 'quietly made', 'calm'];
const PLAIN_OCCASIONS = ['ordinary days', 'a long weekend', 'an afternoon with friends'];
const PLAIN_NAMES = ['Plain', 'Daily', 'Early', 'Corner', 'Harbour', 'Lantern', 'Meadow', 'Ledger'];

/** The world of a style, or the blend of several, as it is before the style's own words. */
export function worldOf(style: string): World {
  const words = heardOf(style).said.flatMap((heard) => heard.words);
  const own = ownWords(words);
  return blend(or(knownWorlds(words, own), drawnWorlds(own, WORLDS)));
}

const ownWords = (words: readonly string[]): string[] =>
  words.filter((word) => !garmentWords.has(word) && !emptyWords.has(word));

/** Lower-case words of letters, digits and hyphens. */
function wordsOf(style: string): string[] {
  return (
    style
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? []
  );
}

function knownWorlds(words: readonly string[], own: readonly string[]): World[] {
  const named = namedWorlds(words);
  if (named.length > 0) return named;
  const near = own.flatMap((word) => nearAlias(word)?.world ?? []);
  if (near.length > 0) return near;
  return own.flatMap((word) => (hintWorlds.get(word) ?? []).slice(0, 2)).flatMap(known);
}

function namedWorlds(words: readonly string[]): World[] {
  const found: World[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let n = Math.min(longestAlias, words.length - at); n > 0; n--) {
      const world =
        aliasWorld.get(words.slice(at, at + n).join(' ')) ?? aliasWorld.get(words.slice(at, at + n).join('-'));
      if (!world) continue;
      found.push(world);
      at += n - 1;
      break;
    }
  }
  return [...new Set(found)];
}

const known = (id: string): World[] => [worldById.get(id)].filter((world) => world !== undefined);

/** Two worlds drawn by the words themselves, so that a style nobody knows still has one fixed character. */
function drawnWorlds(own: readonly string[], from: readonly World[]): World[] {
  const random = Random.from(`style/${own.join(' ')}`);
  return random.shuffle(from).slice(0, 2);
}

function blend(worlds: readonly World[]): World {
  const parts = [...new Set(worlds)].slice(0, 3);
  if (parts.length === 1) return parts[0];
  const mix = (key: 'signature' | 'cuts' | 'cloth' | 'colours' | 'trims' | 'moods' | 'occasions' | 'names'): string[] =>
    interleave(parts.map((world) => world[key]));
  return {
    id: parts.map((world) => world.id).join('+'),
    aliases: [],
    tags: [...new Set(parts.flatMap((world) => world.tags))],
    signature: mix('signature'),
    cuts: mix('cuts'),
    cloth: mix('cloth'),
    colours: mix('colours'),
    trims: mix('trims'),
    moods: mix('moods'),
    occasions: mix('occasions'),
    names: mix('names'),
  };
}

function interleave(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(...lists.map((list) => list.length));
  const mixed = new Set<string>();
  for (let i = 0; i < longest; i++) {
    for (const list of lists) if (i < list.length) mixed.add(list[i]);
  }
  return [...mixed];
}

/** The world with the colours and cloths that the style names put first, and what is understood of it for names. */
function inOwnWords(world: World, own: readonly string[], label: string): World {
  const colours = [...new Set(own.flatMap((word) => colourWords.get(word) ?? []))];
  const cloth = [...new Set(own.flatMap((word) => clothWords.get(word) ?? []))];
  const isName = (word: string): boolean =>
    /^\p{L}{3,14}$/u.test(word) && !colourWords.has(word) && !clothWords.has(word) && !emptyWords.has(word);
  const names = aliasWorld.has(own.join(' ')) ? [] : label.split(' ').filter(isName).map(capital);
  return {
    ...world,
    colours: colours.length > 0 ? colours.flatMap((colour) => storiesOf(colour, colours)) : world.colours,
    cloth: cloth.length > 0 ? [...new Set([...cloth, ...world.cloth])] : world.cloth,
    names: interleave([names, world.names]),
  };
}

function storiesOf(colour: string, all: readonly string[]): string[] {
  const other = all.find((candidate) => candidate !== colour);
  if (other) return [`${colour} and ${other}`, `${colour} with a line of ${other}`, `${colour} over ${other}`];
  const ground = colour === 'cream' || colour === 'ivory' || colour === 'white' ? 'charcoal' : 'ivory';
  return [
    `${colour} in three depths`,
    `${colour} against ${ground}`,
    `deep ${colour} throughout`,
    `${colour} fading to ${ground}`,
  ];
}

function wantedBy(words: readonly string[]): Set<string> {
  return new Set(words.flatMap((word) => plurals(word)).flatMap((word) => archetypesNamed.get(word) ?? []));
}

function byLastWord(): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>();
  for (const { id, noun } of ARCHETYPES) index.set(lastWord(noun), [...(index.get(lastWord(noun)) ?? []), id]);
  return index;
}

function lastWord(noun: string): string {
  return noun.split(' ').at(-1) ?? noun;
}

function plurals(word: string): string[] {
  const single = word.endsWith('sses') ? word.slice(0, -2) : word.replace(/(?<!s)s$/, '');
  return [word, single, `${single}s`, `${single}es`];
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
