import { isRelated, lemmasOf } from '../../../lexicon/index.js';
import { sameStem } from '../../same-thing.js';
import lexicon from '../../words/lexicon.yaml.js';
import own from './things.yaml.js';

const SHORTEST = 4;
const LONGEST_ENDING = 3;

const ROWS = rowsOfWords([...(own as string[]), ...(lexicon as unknown as { things: string[] }).things]);

function rowsOfWords(rows: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  rows.forEach((row, i) => {
    for (const word of row.split(' ')) found.set(word, [...(found.get(word) ?? []), i]);
  });
  return found;
}

const known = new Map<string, readonly number[]>();
const MOST_KNOWN = 5000;

/** The rows that a word belongs to, with an ending or without: "tulpanerna" those of "tulpaner". */
function rowsOf(word: string): readonly number[] {
  const held = known.get(word);
  if (held) return held;
  if (known.size > MOST_KNOWN) known.clear();
  const found = withoutEnding(word);
  known.set(word, found);
  return found;
}

function withoutEnding(word: string): readonly number[] {
  for (let end = word.length; end >= Math.max(SHORTEST, word.length - LONGEST_ENDING); end--) {
    const found = ROWS.get(word.slice(0, end));
    if (found) return found;
  }
  return ROWS.get(word) ?? [];
}

/** Whether a word is one that functions are about. */
export const isKnownWord = (word: string): boolean => rowsOf(word).length > 0;

const LEAST_OF_COMPOUND = 5;

/** The rows of what a compound begins or ends with: "Zitronentorte" is of lemons and a cake. */
function rowsOfParts(word: string): readonly number[] {
  const found: number[] = [];
  for (let at = LEAST_OF_COMPOUND; at <= word.length - 3; at++) found.push(...(ROWS.get(word.slice(0, at)) ?? []));
  for (let at = 3; at <= word.length - LEAST_OF_COMPOUND; at++) found.push(...withoutEnding(word.slice(at)));
  return found;
}

const likes = new Map<string, number>();
const MOST_LIKES = 20_000;

/** How alike the word of a function and a word of a text are, from 0 to 1: "invoice" and "Rechnung" 1, "plant" and "hydrangea" less. */
export function likeness(name: string, said: string): number {
  const key = `${name} ${said}`;
  const held = likes.get(key);
  if (held !== undefined) return held;
  if (likes.size > MOST_LIKES) likes.clear();
  const found = weighed(name, said);
  likes.set(key, found);
  return found;
}

function weighed(name: string, said: string): number {
  if (name === said || lemmasOf(said).includes(name) || lemmasOf(name).some((one) => one === said)) return 1;
  const rows = rowsOf(name);
  if (rows.length > 0 && rowsOf(said).some((row) => rows.includes(row))) return 1;
  if (name.length >= SHORTEST && said.length >= SHORTEST && sameStem(name, said)) return 0.9;
  if (isPartOf(name, said)) return 0.7;
  if (said.length > 7 && rows.length > 0 && rowsOfParts(said).some((row) => rows.includes(row))) return 0.7;
  return name.length > 2 && said.length > 2 ? (kin(name, said) ?? 0) : 0;
}

/** "Tandrengöring" is a cleaning, "Gehaltsabrechnung" one of an invoice's kin: the last part of a compound. */
const isPartOf = (name: string, said: string): boolean => {
  const [long, short] = said.length > name.length ? [said, name] : [name, said];
  return short.length >= 5 && long.length >= short.length + 3 && (long.endsWith(short) || long.startsWith(short));
};

function kin(name: string, said: string): number | null {
  const found = isRelated(name, said);
  if (found === null || found.kind === 'opposite') return null;
  return found.kind === 'same' || found.kind === 'derived' ? 0.9 : found.kind === 'synonym' ? 0.6 : 0.4;
}
