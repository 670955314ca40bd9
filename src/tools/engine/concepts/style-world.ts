import { distance } from 'fastest-levenshtein';
import { Random } from '../../../common/kernel/random.js';
import { GARMENTS } from '../design-vocabulary.js';
import { ARCHETYPES } from './archetypes.js';
import { type Asked, askedOf } from './asked.js';
import { clothWords, colourWords, emptyWords, hintWorlds } from './hints.js';
import type { World } from './types.js';
import { WORLDS, worldById } from './worlds.js';

/** A style as the planner reads it. */
export interface StyleReading {
  world: World;
  /** Archetypes whose garment the style itself names. */
  wanted: ReadonlySet<string>;
  /** The style's words as they may stand in a sentence, without garment words; may be empty. */
  label: string;
  /** What the style asks for in so many words. */
  asked: Asked;
  /** Whether the style names nothing that is known, so that its world was drawn from its words. */
  isDrawn: boolean;
}

const MAX_LABEL = 32;
const aliasWorld = new Map(WORLDS.flatMap((world) => world.aliases.map((alias) => [alias, world] as const)));
const longestAlias = Math.max(...[...aliasWorld.keys()].map((alias) => alias.split(' ').length));
const garmentWords = new Set(
  [...GARMENTS.flatMap((g) => g.split('-')), ...ARCHETYPES.map(({ noun }) => lastWord(noun))].flatMap(plurals),
);
const archetypesNamed = byLastWord();

/** Reads any style text: known worlds by name, near spelling or hint; others from their words. Deterministic. */
export function readStyle(style: string): StyleReading {
  const asked = askedOf(wordsOf(style));
  const { words } = asked;
  const own = ownWords(words);
  const found = or(knownWorlds(words, own), asked.worlds.flatMap(known));
  const isDrawn = found.length === 0;
  const drawn = isSilent(asked) ? WORLDS : WORLDS.filter(({ id }) => QUIET.has(id));
  const world = keptTo(inOwnWords(blend(isDrawn ? drawnWorlds(own, drawn) : found), own), asked);
  return { world, wanted: wantedBy(words), label: labelOf(words), asked, isDrawn };
}

/** Worlds that go with anything: of these is the character where clothes are named and no style. */
const QUIET = new Set(['minimalist', 'scandinavian', 'luxury', 'parisian', 'business']);

/** Whether a style names nothing about clothes. */
export const isSilent = ({ families, cloths, season, forMen, without }: Asked): boolean =>
  families.length === 0 && cloths.length === 0 && season === null && !forMen && without.length === 0;

/** The world without what the style rules out, and of its cloths those that the style names. */
function keptTo(world: World, { clothIds, barredCloths, barredColours, never }: Asked): World {
  const cloth = (clothIds ? [...clothIds] : world.cloth).filter((id) => !barredCloths.has(id));
  const colours = world.colours.filter((colour) => ![...barredColours].some((word) => colour.includes(word)));
  const said = (texts: readonly string[]): readonly string[] =>
    or(
      texts.filter((text) => !never?.test(text)),
      texts,
    );
  return {
    ...world,
    cloth: or(cloth, world.cloth),
    colours: or(colours, PLAIN_COLOURS),
    moods: said(world.moods),
    occasions: said(world.occasions),
  };
}

const or = <T>(list: readonly T[], other: readonly T[]): readonly T[] => (list.length > 0 ? list : other);
const PLAIN_COLOURS = ['bone against ivory', 'sand in three depths', 'slate and chalk'];

/** The world of a style, or the blend of several, as it is before the style's own words. */
export function worldOf(style: string): World {
  const { words } = askedOf(wordsOf(style));
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
  const near = own.flatMap(nearAlias);
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

function nearAlias(word: string): World[] {
  if (word.length < 5 || hintWorlds.has(word) || colourWords.has(word) || clothWords.has(word)) return [];
  const allowed = word.length >= 8 ? 2 : 1;
  const near = [...aliasWorld].find(([alias]) => alias.length >= 5 && distance(alias, word) <= allowed);
  return near ? [near[1]] : [];
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

/** The world with the colours and cloths that the style names put first, and its own words for names. */
function inOwnWords(world: World, own: readonly string[]): World {
  const colours = [...new Set(own.flatMap((word) => colourWords.get(word) ?? []))];
  const cloth = [...new Set(own.flatMap((word) => clothWords.get(word) ?? []))];
  const isName = (word: string): boolean =>
    /^\p{L}{3,14}$/u.test(word) && !colourWords.has(word) && !clothWords.has(word);
  const names = aliasWorld.has(own.join(' ')) ? [] : own.filter(isName).map(capital);
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

function labelOf(words: readonly string[]): string {
  const kept = words.filter(
    (word) => !garmentWords.has(word) && !['style', 'stil', 'fashion', 'mode', 'outfit', 'look'].includes(word),
  );
  const label = kept.join(' ');
  return label.length <= MAX_LABEL && /\p{L}/u.test(label) && /^[\p{L}\p{N}' -]+$/u.test(label) ? label : '';
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
