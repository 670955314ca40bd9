import { colourWords } from './hints.js';
import { RULES } from './ruled-out.js';
import data from './asked.yaml.js';

export interface Family {
  kind: 'genre' | 'garment';
  world?: string;
  season?: string;
  words: readonly string[];
  pieces: readonly string[];
  cloths?: readonly string[];
  wanted?: readonly string[];
  occasions?: readonly string[];
}
export interface Audience {
  label: string;
  words: readonly string[];
  pieces?: readonly string[];
  cloths?: readonly string[];
  never?: string;
  colours?: readonly string[];
  trims: readonly string[];
  moods?: readonly string[];
  occasions?: readonly string[];
  names?: readonly string[];
}
interface Season {
  words: readonly string[];
  pieces: readonly string[];
  cloths: readonly string[];
  never: string;
}

export const ASKED = data as {
  families: Record<string, Family>;
  cloths: Record<string, { words: readonly string[]; cloths: readonly string[]; pieces?: readonly string[] }>;
  seasons: Record<string, Season>;
  men: { words: readonly string[]; pieces: readonly string[] };
  women: readonly string[];
  audiences: Record<string, Audience>;
  denials: readonly string[];
};

type Kind = 'family' | 'cloth' | 'season' | 'colour' | 'men' | 'women' | 'audience' | 'thing' | 'vow';

/** What a word or phrase of a style says: `thing` is what texts tell of, `vow` what is ruled out by being said. */
export interface Meaning {
  is: Kind;
  id: string;
}

const MEANINGS = new Map<string, Meaning>([
  ...Object.entries(RULES).flatMap(([id, { words = [] }]) => named('thing', id, words)),
  ...[...colourWords].flatMap(([word, id]) => named('colour', id, [word])),
  ...Object.entries(ASKED.cloths).flatMap(([id, { words }]) => named('cloth', id, words)),
  ...Object.entries(ASKED.seasons).flatMap(([id, { words }]) => named('season', id, words)),
  ...named('men', 'men', ASKED.men.words),
  ...named('women', 'women', ASKED.women),
  ...Object.entries(ASKED.families).flatMap(([id, { words }]) => named('family', id, words)),
  ...Object.entries(ASKED.audiences).flatMap(([id, { words }]) => named('audience', id, words)),
  ...Object.entries(RULES).flatMap(([id, { vows = [] }]) => named('vow', id, vows)),
]);
const LONGEST = Math.max(...[...MEANINGS.keys()].map((phrase) => phrase.split(' ').length));
const DENIALS = new Set(ASKED.denials);
const LONGEST_DENIAL = Math.max(...ASKED.denials.map((phrase) => phrase.split(' ').length));

function named(is: Kind, id: string, words: readonly string[]): [string, Meaning][] {
  return words.map((word) => [word, { is, id }]);
}

export const meaningOf = (phrase: string): Meaning | undefined => MEANINGS.get(phrase);

export const isMeaningful = (word: string): boolean => MEANINGS.has(word);

/** The longest phrase from a place on that means something. */
export function meaningAt(parts: readonly string[], at: number): { meaning: Meaning; length: number } | null {
  for (let length = Math.min(LONGEST, parts.length - at); length > 0; length--) {
    const meaning = MEANINGS.get(parts.slice(at, at + length).join(' '));
    if (meaning) return { meaning, length };
  }
  return null;
}

/** How many words from a place on deny what follows; 0 for none. */
export function denialAt(parts: readonly string[], at: number): number {
  for (let length = Math.min(LONGEST_DENIAL, parts.length - at); length > 0; length--)
    if (DENIALS.has(parts.slice(at, at + length).join(' '))) return length;
  return 0;
}
