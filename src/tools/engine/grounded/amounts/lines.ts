import { products } from '../facts/chain.js';
import type { Fact } from '../facts/fact.js';
import { ANY } from '../facts/per.js';
import { PAID } from '../facts/words.js';
import { durationFor } from '../moments/duration-for.js';
import { unitOf } from '../units.js';
import { isFollowedByMore } from '../unpriced.js';
import { type Asking, tells, wordsOf } from './asking.js';

/** What one thing of a bill costs: a sum that is told, or so many at so much. */
export interface Line {
  value: number;
  words: readonly string[];
  isProduct: boolean;
  at: number;
}

/** All lines; null where one is told for one of what is not counted; undefined where sums are told that are no lines. */
export function linesIn(asking: Asking): Line[] | null | undefined {
  const { facts, reading } = asking;
  const money = facts.filter(({ unit, isArticle }) => unit?.currency === true && !isArticle);
  const told = reading.mentions.filter(
    ({ kind, unit }) => kind === 'number' && unit !== undefined && /^[A-Z]{3}$/u.test(unit),
  );
  const isMixed = new Set(money.map(({ unit }) => unit)).size > 1;
  if (money.length === 0 || told.length !== money.length || isMixed) return undefined;
  if (money.length > 1 && money.some((fact) => fact.near.some((word) => PAID.has(word) && !word.startsWith('pay'))))
    return undefined;
  const lines = money.map((fact) => lineOf(fact, asking));
  if (lines.includes(undefined)) return undefined;
  const last = Math.max(...told.map(({ end }) => end));
  if (lines.some((line) => line?.isProduct === true) && isFollowedByMore(reading.text.slice(last))) return null;
  return lines.includes(null) ? null : withoutSum(lines as Line[]);
}

/** "40 EUR a day, for all five days 200 EUR": one that tells what the others make is no line. */
const withoutSum = (lines: readonly Line[]): Line[] => {
  const sum = sumOf(lines);
  const own = lines.filter(({ value, isProduct }) => isProduct || Math.abs(2 * value - sum) > 1e-6);
  return own.length > 0 ? own : [...lines];
};

function lineOf(fact: Fact, asking: Asking): Line | null | undefined {
  const { facts, query } = asking;
  const count = fact.per.includes(ANY)
    ? facts.findLast(({ at, stretch, per }) => at < fact.at && stretch === fact.stretch && per.length === 0)
    : undefined;
  if (count && !count.isArticle)
    return {
      value: count.value * fact.value,
      words: [...wordsOf(count), ...wordsOf(fact)],
      isProduct: true,
      at: fact.at,
    };
  const all = { ...query, topics: [], unit: fact.unit ?? null, per: [] };
  const own = facts.filter((one) => one === fact || one.unit?.currency !== true);
  const made = products(all, own).filter((one) => one.facts[0] === fact);
  const hours = made.length === 1 ? null : lasting(fact, asking);
  if (hours !== null) return { value: hours * fact.value, words: wordsOf(fact), isProduct: true, at: fact.at };
  const read = made.length === 2 ? readings(fact, asking) : null;
  if (read !== null) return { value: read * fact.value, words: wordsOf(fact), isProduct: true, at: fact.at };
  if (fact.per.length > 0 && made.length !== 1) return made.length === 0 ? null : undefined;
  const used = made.length === 1 ? made[0] : { value: fact.value, facts: [fact] };
  return {
    value: used.value,
    words: [...wordsOf(fact), ...used.facts.flatMap(({ nouns }) => nouns)],
    isProduct: used.facts.length > 1,
    at: fact.at,
  };
}

/** "2.50 EUR per hour. We stayed from 10:15 to 13:15": so many of what it is told for. */
function lasting({ per }: Fact, { reading, scope, property }: Asking): number | null {
  const unit = per.length === 1 ? unitOf(per[0]) : undefined;
  if (unit?.dimension !== 'duration') return null;
  const found = durationFor({ ...property, words: ['duration'], unit }, reading, scope);
  return typeof found?.value === 'number' ? found.value : null;
}

/** "1204 m³ at the start and 1251 at the end. A cubic metre costs 2 EUR": what was used between two readings. */
function readings({ per }: Fact, asking: Asking): number | null {
  const unit = per.length === 1 ? unitOf(per[0]) : undefined;
  const [first, second, ...more] = asking.facts.filter((one) => unit !== undefined && one.unit === unit);
  return second && more.length === 0 && tells(asking, 'reads') && second.value > first.value
    ? second.value - first.value
    : null;
}

export const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, { value }) => sum + value, 0);
