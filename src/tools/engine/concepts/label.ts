import { GARMENTS } from '../design-vocabulary.js';
import { labelOfMeaning } from './asked.js';
import { clothWords, colourWords, emptyWords, hintWorlds } from './hints.js';
import { nearAlias } from './near-alias.js';
import type { Heard } from './told.js';
import { aliasWorld, longestAlias } from './world-aliases.js';

const MAX_LABEL = 32;
const garments = new Set(GARMENTS.flatMap((garment) => garment.split('-')).flatMap((word) => [word, `${word}s`]));

/** What of a style is understood, in English as a sentence may say it, and the words that say nothing known. */
export function labelOf(said: readonly Heard[]): { label: string; unheard: string[] } {
  const [parts, unheard]: [string[], string[]] = [[], []];
  for (let at = 0; at < said.length;) {
    const named = aliasAt(said, at);
    const { words, meaning } = said[at];
    if (named) parts.push(named.alias);
    else if (meaning) parts.push(meaning.is === 'thing' ? words.join(' ') : labelOfMeaning(meaning));
    else if (!words.every(isIdle)) {
      const understood = understoodOf(words.join(' '));
      if (understood) parts.push(understood);
      else unheard.push(words.join(' '));
    }
    at += named?.length ?? 1;
  }
  const label = [...new Set(parts.filter((part) => part !== ''))].join(' ');
  return { label: isSayable(label) ? label : '', unheard: [...new Set(unheard)] };
}

const isIdle = (word: string): boolean => emptyWords.has(word) || garments.has(word);

const isSayable = (label: string): boolean =>
  label.length <= MAX_LABEL && /\p{L}/u.test(label) && /^[\p{L}\p{N}'’ -]+$/u.test(label);

/** The name of a world over the words from a place on, as far as they are its own. */
function aliasAt(said: readonly Heard[], at: number): { alias: string; length: number } | null {
  for (let length = Math.min(longestAlias, said.length - at); length > 0; length--) {
    const words = said.slice(at, at + length).flatMap((heard) => heard.words);
    const alias = [words.join(' '), words.join('-')].find((name) => aliasWorld.has(name));
    if (alias && (length > 1 || said[at].meaning === null)) return { alias, length };
  }
  return null;
}

function understoodOf(word: string): string | null {
  if (hintWorlds.has(word) || clothWords.has(word)) return word;
  return colourWords.get(word) ?? nearAlias(word)?.alias ?? null;
}
