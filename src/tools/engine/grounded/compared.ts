import { clauseAt, type Span } from './clause.js';
import { fromText, type Grounded } from './grounded.js';
import type { Mention } from './mention.js';
import type { Property } from './property.js';
import type { Reading } from './reading.js';
import { unitNamed } from './units.js';
import data from './words/comparisons.yaml.js';

type Side = 'most' | 'least';
const COMPARISONS = Object.entries(data as unknown as Record<string, Record<Side, string[]>>);

/** What is asked for by a name like `cheaper` or `tallest`; a word may be of several dimensions. */
function askedBy({ words }: Property): { dimension: string; side: Side }[] {
  const name = ` ${words.join(' ')} `;
  return COMPARISONS.flatMap(([dimension, sides]) =>
    (['most', 'least'] as const)
      .filter((side) => sides[side].some((word) => name.includes(` ${word} `)))
      .map((side) => ({ dimension, side })),
  );
}

/** Whether a name asks which of several is more or less of something. */
export const isComparison = (property: Property): boolean => askedBy(property).length > 0;

/** "The coat costs 320 EUR, the parka 280 EUR": which is cheaper. @returns null where nothing tells it */
export function compared(property: Property, reading: Reading, scope: Span): Grounded | null {
  for (const { dimension, side } of askedBy(property)) {
    const told =
      toldSides(dimension, side, reading.text.slice(scope.start, scope.end)) ??
      byFigures(dimension, side, reading, scope);
    if (told) return told;
  }
  return null;
}

const THING = String.raw`(?:(?:the|our|my|your|a|an|den|det|der|die|das|le|la|el)\s)?((?:\p{L}[\p{L}’'-]*\s){0,2}?\p{L}[\p{L}’'-]*)`;

/** "The blouse is cheaper than the skirt." */
function toldSides(dimension: string, side: Side, text: string): Grounded | null {
  const sides = Object.fromEntries(COMPARISONS)[dimension];
  const other = side === 'most' ? 'least' : 'most';
  const own = between(sides[side], text);
  if (own) return fromText(own[1], own[0]);
  const turned = between(sides[other], text);
  return turned && fromText(turned[2], turned[0]);
}

const between = (words: readonly string[], text: string): RegExpExecArray | null =>
  new RegExp(
    String.raw`(?:^|[.,;!]\s|(?<!\p{L})(?:and|but|och|und|et|y)\s)${THING}\s(?:is|are|was|costs|är|ist|est|es)\s(?:a bit |much |slightly |even )?(?:${words.join('|')})\s(?:than|än|als|que)\s${THING}(?=[.,;!]|$)`,
    'iu',
  ).exec(text);

interface Entry {
  thing: string;
  value: number;
}

function byFigures(dimension: string, side: Side, reading: Reading, scope: Span): Grounded | null {
  const entries = entriesOf(dimension, reading, scope);
  if (entries === null || entries.length < 2) return null;
  const values = entries.map(({ value }) => value);
  const end = side === 'most' ? Math.max(...values) : Math.min(...values);
  const found = entries.filter(({ value }) => value === end);
  return found.length === 1 ? { ...fromText(found[0].thing, found[0].thing), source: 'arithmetic' } : null;
}

/** What each number of a dimension is told of; null where one of them is told of nothing, or some differ in currency. */
export function entriesOf(dimension: string, { text, mentions }: Reading, scope: Span): Entry[] | null {
  const numbers = mentions.filter(
    (one) => one.kind === 'number' && one.start >= scope.start && one.end <= scope.end && isOf(dimension, one),
  );
  if (dimension === 'money' && new Set(numbers.map(({ unit }) => unit)).size > 1) return null;
  const entries = numbers.map((one) => {
    const thing = thingOf(text, one);
    return thing === null ? null : { thing, value: Number(one.value) * (unitNamed(one.unit)?.factor ?? 1) };
  });
  return entries.includes(null) ? null : (entries as Entry[]);
}

function isOf(dimension: string, { unit }: Mention): boolean {
  const own = unitNamed(unit);
  return dimension === 'money' ? own?.currency === true : own?.dimension === dimension;
}

const SAID_OF = new RegExp(
  String.raw`^\W*(?:(?:and|but|while|whereas|och|men|und|aber|et|mais|y|pero)\s)?${THING}\s?(?:costs?|is|are|weighs?|measures?|takes?|lasts?|has|for|at|:|-|–|kostar|är|väger|tar|kostet|ist|wiegt|misst|braucht|coûte|est|pèse|mesure|cuesta|es|pesa|mide)?\s?(?:only\s)?(?:[$€£]\s?)?$`,
  'iu',
);

/** What stands before a number in its clause, up to the verb. */
function thingOf(text: string, { start }: Mention): string | null {
  const clause = clauseAt(text, start);
  const from = Math.max(clause.start, text.lastIndexOf(': ', start) + 2);
  const found = SAID_OF.exec(text.slice(clause.start, start)) ?? SAID_OF.exec(text.slice(from, start));
  const thing = found?.[1].trim() ?? '';
  return thing === '' || NO_THING.test(thing) ? null : thing;
}

const NO_THING =
  /^(?:i|we|you|he|she|it|they|this|that|there|total|sum|price|cost|both|each|jag|vi|es|ich|wir|je|nous|shipping|discount)$/iu;
