import abroad from './abroad.yaml.js';
import { aliasWorld } from './world-aliases.js';
import { isMeaningful } from './meanings.js';

const english = new Map(
  Object.entries(abroad as Record<string, readonly string[]>).flatMap(([word, others]) =>
    others.map((other) => [other, word.split(' ')] as const),
  ),
);
const LONGEST = Math.max(...[...english.keys()].map((phrase) => phrase.split(' ').length));
/** What joins the parts of a compound: `bröllop-s-gäst`, `Schwester-n-…`. */
const JOINTS = ['', 's', 'n', 'en', 'e'];

/** A style's words as English says them, where that is known; the others as they are written. @param words lower case */
export function inEnglish(words: readonly string[]): string[] {
  const told: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = phraseAt(words, at);
    told.push(...(found?.english ?? partsOf(words[at])));
    at += found?.length ?? 1;
  }
  return told;
}

function phraseAt(words: readonly string[], at: number): { english: readonly string[]; length: number } | null {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
    const known = english.get(words.slice(at, at + length).join(' '));
    if (known) return { english: known, length };
  }
  return null;
}

/** "Kindermode", "Regentag": each part of which is known; else the word itself. */
function partsOf(word: string): readonly string[] {
  if (isKnown(word)) return [word];
  for (let cut = word.length - 3; cut >= 3; cut--) {
    const [head, tail] = [headOf(word.slice(0, cut)), tailOf(word.slice(cut))];
    if (head && tail) return [...head, ...tail];
  }
  return [word];
}

const isKnown = (word: string): boolean => isMeaningful(word) || aliasWorld.has(word);

function headOf(part: string): readonly string[] | null {
  for (const joint of JOINTS) {
    if (!part.endsWith(joint)) continue;
    const stem = part.slice(0, part.length - joint.length);
    const known = english.get(`${stem}-`) ?? english.get(stem) ?? (isMeaningful(stem) ? [stem] : null);
    if (known && stem.length >= 3) return known;
  }
  return null;
}

const tailOf = (part: string): readonly string[] | null => english.get(part) ?? (isMeaningful(part) ? [part] : null);
