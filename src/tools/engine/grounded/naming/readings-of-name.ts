import type { Reading } from '../reading.js';
import { wordsOfName } from '../property.js';
import { englishName } from './english-name.js';
import { plainly, spelledOut } from './folded.js';

/** How else the name of a slot may be read beside a text: as the text spells its words, and in English. */
export function otherNames(name: string, reading: Reading): string[] {
  const names = [asSpelled(name, reading), withoutWith(name), englishName(name, reading.language)];
  return names.filter((one, i): one is string => one !== null && one !== name && names.indexOf(one) === i);
}

/** `con_bolsillos`, `mit_futter`: what is asked for is there or not. */
function withoutWith(name: string): string | null {
  const words = wordsOfName(name);
  return words.length > 1 && /^(?:con|avec|mit|med)$/u.test(words[0]) ? words.slice(1).join('_') : null;
}

const spelled = new WeakMap<Reading, ReadonlyMap<string, string>>();

/** Words of a text that programs write otherwise, by how these do. */
function spellingsIn(reading: Reading): ReadonlyMap<string, string> {
  const known = spelled.get(reading);
  if (known) return known;
  const marked = (reading.text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => /\P{ASCII}/u.test(word));
  const made = new Map(marked.flatMap((word) => [plainly(word), spelledOut(word)].map((one) => [one, word] as const)));
  spelled.set(reading, made);
  return made;
}

/** `armlaenge_cm` beside "Armlänge 0,65 m". @returns null where the text spells none of its words otherwise */
function asSpelled(name: string, reading: Reading): string | null {
  const words = wordsOfName(name);
  const spellings = spellingsIn(reading);
  return words.some((word) => spellings.has(word)) ? words.map((word) => spellings.get(word) ?? word).join('_') : null;
}
