import { anyWordOf } from '../alike/words.js';
import type { Span } from '../clause.js';
import { isArticle } from '../numbers.js';
import type { Mention } from '../mention.js';
import type { Reading } from '../reading.js';
import { unitNamed } from '../units.js';

/** What a number of some dimension is told of. @property value in the unit of its dimension, money in its own */
export interface Entry {
  thing: string;
  value: number;
  mention: Mention;
}

const PARTS = /(?:[,;:.!?](?=\s|$)|\n|\s(?:and|or|but|while|och|eller|men|und|oder|aber|et|ou|mais|y|o|pero)\s)\s?/giu;
const SMALL = String.raw`(?:and|or|but|while|whereas|och|eller|men|und|oder|aber|et|ou|mais|y|o|pero|by|per|with|med|mit|avec|con|en|from|i|för|for|at|in|on|to|på|auf|à|de|a|by)`;
const LEADING = new RegExp(String.raw`^(?:${SMALL}\s){1,6}`, 'iu');
const TRAILING = new RegExp(
  String.raw`(?:\s(?:${SMALL}|costs?|is|are|was|born|född|föddes|geboren|née?s?|nació|wurde|est|weighs?|measures?|takes?|took|lasts?|needs?|needed|has|only|just|about|kostar|är|väger|tar|mäter|kostet|ist|wiegt|misst|braucht|dauert|coûte|est|pèse|mesure|dure|cuesta|es|pesa|mide|tarda|dura|tiene|[-–:=]|[$€£])){1,6}$`,
  'iu',
);
const NO_THING =
  /^(?:i|we|you|he|she|it|they|this|that|there|total|sum|price|cost|both|each|jag|vi|es|ich|wir|je|nous|shipping|discount)$/iu;
/** "Tom ran the 5 km": who did something with what follows. */
const WHO_DID = /^(\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?)\s\p{Ll}/u;
const NAME = /^\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?$/u;
const MOST_WORDS = 4;

const BORN = /(?<!\p{L})(?:born|född|föddes|geboren|née?s?|naci[óo]|nacieron|nacid[oa])(?!\p{L})/iu;

/** "Temperatures: Monday 14": degrees without their sign. */
const DEGREES = /(?<!\p{L})(?:temperatures?|temperatur(?:er|en|erna)?|températures?|temperaturas?)(?!\p{L})/iu;

/** Whether a number is of a dimension: points and years of birth have no unit. */
function isOf(dimension: string, { unit, value, text: said }: Mention, text: string): boolean {
  const own = unitNamed(unit);
  if (dimension === 'points') return unit === undefined;
  if (dimension === 'temperature' && unit === undefined) return DEGREES.test(text);
  if (dimension === 'born')
    return unit === undefined && /^(?:18|19|20)\d\d$/u.test(said) && Number(value) > 0 && BORN.test(text);
  return dimension === 'money' ? own?.currency === true : own?.dimension === dimension;
}

interface Part {
  start: number;
  end: number;
}

/** The stretches between marks and conjunctions; none is parted inside a number. */
function partsOf({ text, mentions }: Reading, { start, end }: Span): Part[] {
  const numbers = mentions.filter(({ kind }) => kind === 'number');
  const marks = [...text.slice(start, end).matchAll(PARTS)]
    .map(({ index, 0: said }) => ({ at: start + index, to: start + index + said.length }))
    .filter(({ at }) => !numbers.some((one) => one.start < at && at < one.end));
  const starts = [start, ...marks.map(({ to }) => to)];
  return starts.map((from, i) => ({ start: from, end: marks.at(i)?.at ?? end }));
}

/** What each number of a dimension is told of, bare ones in the unit of the one before; null where one is told of nothing, or some differ in currency. */
export function entriesOf(dimension: string, reading: Reading, scope: Span): Entry[] | null {
  const all = reading.mentions.filter((one) => one.kind === 'number' && !isArticle(one));
  const entries: (Entry | null)[] = [];
  let unit: string | undefined;
  for (const part of partsOf(reading, scope)) {
    const own = all.filter(({ start, end }) => start >= part.start && end <= part.end);
    const told = own.filter((one) => isOf(dimension, one, reading.text));
    const carried =
      told.length === 0 && unit !== undefined
        ? own.filter((one) => one.unit === undefined && !/\p{L}/u.test(reading.text.slice(one.end, part.end)))
        : told;
    const [mention] = carried;
    if (mention === undefined) continue;
    const factor = unitNamed(mention.unit ?? unit);
    unit = mention.unit ?? unit;
    const thing = carried.length === 1 ? thingOf(reading.text.slice(part.start, mention.start)) : null;
    const value = Number(mention.value) * (factor && !factor.currency ? factor.factor : 1);
    entries.push(thing === null ? null : { thing, value, mention: { ...mention, unit } });
  }
  const currencies = new Set(entries.map((one) => one?.mention.unit));
  if (entries.includes(null) || (dimension === 'money' && currencies.size > 1)) return null;
  return named(entries as Entry[]);
}

const DOES = new RegExp(String.raw`(?:^|\s)(?:${anyWordOf('behind')})$`, 'u');
/** What stands before a number in its part, without what only ties them. */
function thingOf(before: string): string | null {
  const tied = before.trim().replace(/^\W+/u, '').replace(TRAILING, '').replace(LEADING, '').replace(TRAILING, '');
  const said = tied.replace(DOES, '');
  if (said === '' || NO_THING.test(said) || /\d/u.test(said.split(' ')[0])) return null;
  return said;
}

/** Of "Tom ran the 5 km in 27 minutes, Ada in 25": Tom, beside names; null where what is told of has too many words. */
function named(entries: readonly Entry[]): Entry[] | null {
  const isOfNames = entries.slice(1).every(({ thing }) => NAME.test(thing));
  const own = entries.map((one) => ({ ...one, thing: (isOfNames && WHO_DID.exec(one.thing)?.[1]) || one.thing }));
  return own.every(({ thing }) => thing.split(' ').length <= MOST_WORDS) ? own : null;
}

/** The one that stands by itself at an end of several. */
export function atEnd(side: 'most' | 'least', entries: readonly Entry[] | null): Entry | null {
  if (entries === null || entries.length < 2) return null;
  const values = entries.map(({ value }) => value);
  const end = side === 'most' ? Math.max(...values) : Math.min(...values);
  const found = entries.filter(({ value }) => value === end);
  return found.length === 1 ? found[0] : null;
}
