import type { Span } from '../clause.js';
import { compared } from '../compared.js';
import { escaped } from '../expression-of.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Mention } from '../mention.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { unitNamed } from '../units.js';
import data from '../words/ranks.yaml.js';
import { inEnglish } from './abroad.js';
import { isSame } from './meets.js';
import { listOf } from './phrase.js';
import { piecesOf } from './scope.js';

type Rank = { names: readonly string[]; kind: string; end: 'most' | 'least' };
const RANKS: readonly Rank[] = (data as unknown as (Omit<Rank, 'names'> & { names: string })[]).map((rank) => ({
  ...rank,
  names: listOf(rank.names),
}));

interface Told {
  value: string;
  number: number;
  mention: Mention;
}

/** `cheaper`, `first`, `under_500` of an enumeration of names: which of those that a text tells figures of; null where one has none. */
export function whichOf(property: Property, values: readonly string[], reading: Reading, scope: Span): Grounded | null {
  const names = values.filter((value) => !/^(?:none|neither|equal|same|tie|draw|unknown|both|other)$/i.test(value));
  if (names.length < 2) return null;
  return (
    inWords(property, names, reading, scope) ??
    byVictory(property, names, reading, scope) ??
    byRank(property, names, reading, scope) ??
    byBound(property, names, reading, scope)
  );
}

/** Whether a name asks for one end of what is told of several, and the text names them all: nothing but figures or a comparison tells it. */
export const isRanking = ({ words }: Property, values: readonly unknown[], { text }: Reading, scope: Span): boolean =>
  words.some((word) => /^\p{L}{3,}(?:er|est)$/u.test(word)) &&
  RANKS.some(({ names }) => names.some((rank) => ` ${inEnglish(words).join(' ')} `.includes(` ${rank} `))) &&
  values.filter((value) => typeof value === 'string' && placeOf(value, text, scope).start >= 0).length > 1;

const WON =
  /^(?:\s\p{L}+){0,2}?\s(?:won|wins|beat|beats|defeated|defeats|outplayed|vann|besegrade|slog|gewann|gewinnt|schlug|besiegte|a gagné|a battu|ganó|venció)(?!\p{L})/iu;

/** "The red team beat the blue team": who won, where the name asks for the winner. */
function byVictory({ words }: Property, names: readonly string[], { text }: Reading, scope: Span): Grounded | null {
  if (!inEnglish(words).some((word) => /^(?:winner|won|wins|victor|champion)$/.test(word))) return null;
  const won = names.filter((name) => {
    const { start, end } = placeOf(name, text, scope);
    return start >= 0 && WON.test(text.slice(end, scope.end));
  });
  return won.length === 1 ? fromText(won[0], text.slice(scope.start, scope.start + 80)) : null;
}

/** "The Alto is cheaper than the Brio." */
function inWords(property: Property, names: readonly string[], reading: Reading, scope: Span): Grounded | null {
  const told = compared(property, reading, scope);
  const said = told ? ` ${String(told.value).toLowerCase()} ` : '';
  const found = names.filter((name) => said.includes(` ${name.toLowerCase()} `));
  return told && found.length === 1 ? { ...told, value: found[0] } : null;
}

function byRank({ words }: Property, names: readonly string[], reading: Reading, scope: Span): Grounded | null {
  const called = ` ${inEnglish(words).join(' ')} `;
  for (const { names: ranks, kind, end } of RANKS) {
    if (!ranks.some((rank) => called.includes(` ${rank} `))) continue;
    const told = toldOf(kind, names, reading, scope);
    if (!told) continue;
    const best = (end === 'most' ? Math.max : Math.min)(...told.map(({ number }) => number));
    const found = told.filter(({ number }) => number === best);
    if (found.length === 1) return { value: found[0].value, source: 'arithmetic', quote: quoteOf(told, reading.text) };
  }
  return null;
}

/** `under_500`: the one of several whose figure is under what the name says. */
function byBound({ words }: Property, names: readonly string[], reading: Reading, scope: Span): Grounded | null {
  const bound = Number(words.find((word) => /^\d+$/.test(word)) ?? Number.NaN);
  const isUnder = words.some((word) => /^(?:under|below|within)$/.test(word));
  const isOver = words.some((word) => /^(?:over|above)$/.test(word));
  if (!Number.isFinite(bound) || isUnder === isOver) return null;
  for (const kind of ['money', 'length', 'mass', 'duration', 'age', 'count']) {
    const told = toldOf(kind, names, reading, scope);
    const found = (told ?? []).filter(({ number, mention }) => {
      const own = number / (unitNamed(mention.unit)?.currency ? 1 : (unitNamed(mention.unit)?.factor ?? 1));
      return isUnder ? own < bound : own > bound;
    });
    if (told && found.length === 1)
      return { value: found[0].value, source: 'arithmetic', quote: quoteOf(told, reading.text) };
  }
  return null;
}

const quoteOf = (told: readonly Told[], text: string): string =>
  text.slice(
    Math.min(...told.map(({ mention }) => mention.start)),
    Math.max(...told.map(({ mention }) => mention.end)),
  );

/** One figure of a kind for each name: the first after it, before the next name. */
function toldOf(kind: string, names: readonly string[], { text, mentions }: Reading, scope: Span): Told[] | null {
  const places = names.map((value) => ({ value, ...placeOf(value, text, scope) }));
  if (places.some(({ start }) => start < 0)) return null;
  const figures = withUnits(mentions, text).filter(
    (one) => one.start >= scope.start && one.end <= scope.end && isOfKind(kind, one, text),
  );
  const told = places.flatMap(({ value, end }): Told[] => {
    const next = Math.min(scope.end, ...places.map(({ start }) => start).filter((start) => start >= end));
    const own = figures.filter((one) => one.start >= end && one.end <= next);
    const [mention] = own;
    return own.length === 1 ? [{ value, number: numberOf(mention), mention }] : [];
  });
  const currencies = new Set(told.map(({ mention }) => mention.unit ?? ''));
  return told.length === names.length && (kind !== 'money' || currencies.size === 1) ? told : null;
}

/** "Takes two hours, the bus three": a bare number at the end of its part has the unit of the one before it. */
const withUnits = (mentions: readonly Mention[], text: string): Mention[] => {
  const numbers = mentions.filter(({ kind }) => kind === 'number');
  return mentions.map((one) => {
    const before = numbers[numbers.indexOf(one) - 1];
    const isBare = one.kind === 'number' && one.unit === undefined && before?.unit !== undefined;
    const isSameSentence = isBare && !/[.!?]\s/u.test(text.slice(before.end, one.start));
    return isSameSentence && /^\s*(?:[.,;!?]|$)/u.test(text.slice(one.end)) ? { ...one, unit: before.unit } : one;
  });
};

function placeOf(value: string, text: string, { start, end }: Span): Span {
  const words = value
    .split(/[\s_-]+/u)
    .map(escaped)
    .join(String.raw`[\s-]`);
  const found = new RegExp(String.raw`(?<!\p{L})${words}\p{L}{0,2}(?!\p{L})`, 'iu').exec(text.slice(start, end));
  if (found) return { start: start + found.index, end: start + found.index + found[0].length };
  const [word, ...more] = value.toLowerCase().split(/[\s_-]+/u);
  const other =
    more.length > 0 ? undefined : piecesOf(text.slice(start, end)).find((piece) => isSame(word, piece.text));
  return other ? { start: start + other.start, end: start + other.end } : { start: -1, end: -1 };
}

const YEAR = /(?:in|from|since|of|anno|år|seit|im jahr|um|built|founded|dated|:)\s$/iu;

function isOfKind(kind: string, { kind: own, unit, value, start, end }: Mention, text: string): boolean {
  if (kind === 'time' || kind === 'date') return own === kind;
  if (own !== 'number') return false;
  if (kind === 'year')
    return unit === undefined && Number(value) > 1000 && Number(value) < 2100 && YEAR.test(text.slice(0, start));
  if (kind === 'money') return unitNamed(unit)?.currency === true;
  if (kind === 'age')
    return unit === undefined
      ? Number(value) < 120 &&
          /(?:is|aged|ist|är|turned)\s$/iu.test(text.slice(0, start)) &&
          /^[,.;\s]/u.test(text.slice(end))
      : /year|month/u.test(unit);
  if (kind === 'count') return unit === undefined || unitNamed(unit) === undefined;
  return unitNamed(unit)?.dimension === kind;
}

/** A time as minutes, a day as its number, else the number in the unit of its dimension. */
function numberOf({ kind, value, unit }: Mention): number {
  if (kind === 'date') return Date.parse(String(value));
  if (kind === 'time')
    return String(value)
      .split(':')
      .reduce((sum, part) => sum * 60 + Number(part), 0);
  const own = unitNamed(unit);
  return Number(value) * (own && !own.currency ? own.factor : 1);
}
