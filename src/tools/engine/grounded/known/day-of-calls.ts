import { from, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import type { Property } from '../property.js';
import data from '../words/day-of-calls.yaml.js';
import { folded, says } from './api-situation.js';
import { inFigures } from './bought-packs.js';

type Words = 'used' | 'unused' | 'expected' | 'none' | 'left' | 'pack' | 'packs';
const WORDS = Object.fromEntries(
  Object.entries(data as unknown as Record<Words, string>).map(([key, list]) => [key, listOf(list)]),
) as Record<Words, string[]>;

/** What a key may do in a day and what a pack holds. */
export interface Day {
  limit: number;
  pack: { calls: number; priceUsd: number };
}

/** How many calls a text says were used, are left in packs, and are wanted; null where it says nothing of that. */
interface Told {
  used: number | null;
  held: number | null;
  wanted: number | null;
}

/** `calls_remaining` after so many calls of the day with so many in a pack, and the packs that a day of so many calls needs. */
export function dayOfCalls({ words, kind, unit }: Property, question: string, { limit, pack }: Day): Grounded | null {
  const told = toldIn(question, pack.calls);
  if (told === null) return null;
  const name = folded(words.join(' '));
  const { used, held, wanted } = told;
  if (says(name, WORDS.left) && used !== null && wanted === null)
    return from('house:limits', Math.max(0, limit - used) + (held ?? 0));
  if (wanted === null || used !== null || !says(name, WORDS.packs)) return null;
  const packs = Math.ceil(Math.max(0, wanted - limit - (held ?? 0)) / pack.calls);
  const isPrice = kind === 'money' || unit?.currency === true;
  return from('house:prices', isPrice ? packs * pack.priceUsd : packs);
}

const CLAUSE = /[.;:!?\n]|,\s|(?<!\p{L})(?:and|och|und|et|y|but|men|aber|mais|pero)(?!\p{L})/u;
const NUMBER = /(?<![\p{L}\d./-])\d{1,5}(?![\d/]|[.,]\d)/gu;

/** Every number has to be one of the three; a number that is none leaves all open. */
function toldIn(question: string, each: number): Told | null {
  const told: Told = { used: null, held: says(folded(question), WORDS.none) ? 0 : null, wanted: null };
  for (const clause of inFigures(question).split(CLAUSE)) {
    const numbers = [...new Set(clause.match(NUMBER) ?? [])].map(Number);
    const what = numbers.length === 0 ? undefined : kindOf(folded(clause));
    if (what === undefined) continue;
    const amount = what === 'held' ? heldOf(numbers, folded(clause), each) : numbers.length === 1 ? numbers[0] : null;
    if (what === null || told[what] !== null || amount === null) return null;
    told[what] = amount;
  }
  return told.used === null && told.wanted === null ? null : told;
}

/** "Two packs of 100": 200; "60 of the pack's calls": 60. */
function heldOf(numbers: readonly number[], clause: string, each: number): number | null {
  const packs = numbers.filter((one) => one !== each);
  const isOfPacks =
    packs.length === 1 && WORDS.pack.some((word) => new RegExp(` ${packs[0]} (?:chat )?${word} `, 'u').test(clause));
  if (packs.length === 0 || isOfPacks) return (packs[0] ?? 1) * each;
  return numbers.length === 1 ? numbers[0] : null;
}

function kindOf(clause: string): keyof Told | null {
  if (says(clause, WORDS.unused)) return 'held';
  if (says(clause, WORDS.used)) return 'used';
  if (says(clause, WORDS.expected)) return 'wanted';
  return says(clause, WORDS.pack) ? 'held' : null;
}
