import { denialAt, isMeaningful, type Meaning, meaningAt, meaningOf } from './meanings.js';

/** A word or phrase of a style, with what it means; null for words that say nothing of the kind. */
export interface Heard {
  words: readonly string[];
  meaning: Meaning | null;
}

/** A style's words told apart: what it says, what it rules out, and the words that are left of it. */
export interface Told {
  said: readonly Heard[];
  denied: readonly Meaning[];
  /** words that are ruled out and mean nothing that is known */
  deniedWords: readonly string[];
}

/** A denial reaches over these to the next thing: "no denim or leather". */
const REACH = new Set(
  'or and nor neither either eller och oder und noch ou et ni o y any all of de a the to für too much from my la le les el los las du des mot gegen à anything'.split(
    ' ',
  ),
);
/** Ends a denial that was written behind what it denies: "wool-free". */
const END = ';';
const FREE = /^(?:free|frei|freie[rsnm]?|fri|fria|fritt)$/u;

/** Tells apart what a style asks for and what it rules out. @param words lower case, in English where it is known */
export function told(words: readonly string[]): Told {
  const parts = freed(words.flatMap((word) => (isMeaningful(word) ? [word] : word.replace(/['’]s$/, '').split('-'))));
  const [said, denied, deniedWords]: [Heard[], Meaning[], string[]] = [[], [], []];
  /** null while nothing is denied, else how much has been since the denial */
  let since: number | null = null;
  for (let at = 0; at < parts.length;) {
    const found = meaningAt(parts, at);
    const denial = found ? 0 : denialAt(parts, at);
    const length = found?.length ?? Math.max(denial, 1);
    const meanings = found ? [found.meaning] : (joinedAt(parts[at]) ?? []);
    const heard = { words: parts.slice(at, at + length), meaning: meanings[0] ?? null };
    const flips = qualifies(denied.at(-1)) && found?.meaning.is === 'family' && !REACH.has(parts[at - 1]);
    if (since !== null && since > 0 && flips) since = null;
    if (denial > 0) since = 0;
    else if (since !== null && meanings.length > 0) since += denied.push(...meanings);
    else if (since === 0 && parts[at] !== END && !REACH.has(parts[at])) since += deniedWords.push(parts[at]);
    else if (since === null || !REACH.has(parts[at])) {
      since = null;
      if (parts[at] !== END) said.push(heard, ...meanings.slice(1).map((meaning) => ({ words: [], meaning })));
    }
    at += length;
  }
  return { said, denied, deniedWords };
}

/** "No black evening wear" rules out the colour, and asks for the clothes. */
const qualifies = (last: Meaning | undefined): boolean =>
  last !== undefined && ['colour', 'cloth', 'thing'].includes(last.is);

/** "Wool-free", "lederfrei", "ullfri": the denial put before what it denies. */
function freed(parts: readonly string[]): string[] {
  const told: string[] = [];
  parts.forEach((part, at) => {
    const thing = stemOfFree(part);
    const before = told.at(-1);
    if (isMeaningful(part)) told.push(part);
    else if (thing) told.push('without', thing, END);
    else if (FREE.test(part) && before && isFreeable(before) && denialAt(parts, at) === 0)
      told.push('without', told.pop() ?? '', END);
    else told.push(part);
  });
  return told;
}

/** "Cruelty free" is a vow of its own. */
const isFreeable = (word: string): boolean => isMeaningful(word) && !isMeaningful(`${word} free`);

function stemOfFree(word: string): string | null {
  const stem = /^(\p{L}{3,}?)(?:freie[rsnm]?|frei|fria|fritt|fri)$/u.exec(word)?.[1];
  if (!stem) return null;
  return [stem, `${stem}e`, stem.replace(/s$/u, '')].find(isMeaningful) ?? null;
}

/** "Sommarklänning", "Leinenhemd": what is written in one word, each part of which means something. */
function joinedAt(word: string): Meaning[] | null {
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const [head, tail] = [word.slice(0, cut), meaningOf(word.slice(cut))];
    const meaning = meaningOf(head) ?? meaningOf(head.replace(/s$/, ''));
    if (meaning && tail?.is === 'family') return [meaning, tail];
  }
  return null;
}
