import type { Span } from '../clause.js';
import type { Grounded } from '../grounded.js';
import type { Mention } from '../mention.js';
import type { Reading } from '../reading.js';
import { unitNamed } from '../units.js';
import { isSame, SMALL } from './meets.js';

const AGES: Readonly<Record<string, (age: number) => boolean>> = {
  adult: (age) => age >= 18,
  grownup: (age) => age >= 18,
  minor: (age) => age < 18,
  underage: (age) => age < 18,
  teenager: (age) => age >= 13 && age <= 19,
};
const OVER = /^(?:over|above|older|more|min|minimum|least)$/;
const UNDER = /^(?:under|below|younger|less|cheaper)$/;
const LIKE_AGE = /^(?:\s?-?years?|\s?-?jahr|\s?-?år|\s?ans|\s?años|[,.;]|\s(?:and|och|und|et|y)\s|$|\.)/iu;
const OLD =
  /(?<!\p{L})(?:is|am|are|was|turned|turns|aged?|age:?|just|only|already|ist|bin|är|fyller|wird|a|tiene|be)\s$/iu;

/** `is_adult` of "Kim is 17", `over_18`, `price_under_500`: what the one number of its kind is, held against what a name says. */
export function byThreshold(words: readonly string[], reading: Reading, scope: Span): Grounded | null {
  const own = words.filter((word) => !SMALL.test(word) && !/^(?:age|of|years?|old|the)$/.test(word));
  const said = own.find((word) => Object.hasOwn(AGES, word));
  const holds = said === undefined ? heldAgainst(own) : AGES[said];
  const rest = own.filter((word) => word !== said && !OVER.test(word) && !UNDER.test(word) && !/^\d+$/.test(word));
  if (!holds || rest.length > 1 || (said === undefined && words.length > 4)) return null;
  const ages = reading.mentions.filter(
    (one) => one.start >= scope.start && one.end <= scope.end && isAge(one, reading.text),
  );
  const meant = rest.length === 0 ? ages : ages.filter((one) => isOf(rest[0], one, reading.text));
  if (meant.length !== 1 || (rest.length === 0 && ages.length !== 1)) return null;
  return { value: holds(Number(meant[0].value)), source: 'arithmetic', quote: meant[0].text };
}

function heldAgainst(words: readonly string[]): ((age: number) => boolean) | null {
  const bound = Number(words.find((word) => /^\d{1,2}$/.test(word)) ?? Number.NaN);
  if (!Number.isFinite(bound) || words.length > 3) return null;
  if (words.some((word) => OVER.test(word))) return (age) => age >= bound;
  return words.some((word) => UNDER.test(word)) ? (age) => age < bound : null;
}

/** "17 years old", "Kim is 17". */
function isAge({ kind, unit, start, end, value }: Mention, text: string): boolean {
  if (kind !== 'number' || !(Number(value) > 0 && Number(value) < 120)) return false;
  if (unit !== undefined) return unitNamed(unit)?.dimension === 'months' || /year/u.test(unit);
  return OLD.test(text.slice(0, start)) && LIKE_AGE.test(text.slice(end));
}

function isOf(name: string, { start }: Mention, text: string): boolean {
  const clause =
    text
      .slice(0, start)
      .split(/[.;!?]\s|,\s|\s(?:and|och|und|et|y|but)\s/u)
      .at(-1) ?? '';
  return (clause.match(/\p{L}+/gu) ?? []).some((word) => isSame(name, word));
}
