import { languageNames } from '../../judged/index.js';
import { namesOfLanguage } from '../../text/languages.js';
import { unitOf } from '../../units.js';
import type { Token } from '../tokens.js';
import type { Asked } from './asked.js';
import data from './choices-said.yaml.js';
import type { Stretch } from './stretch.js';
import { spanOf, spansIn } from './time-spans.js';
import { likeness } from './words.js';

/** One of an argument's choices, and where the text says it. */
interface Hit {
  value: unknown;
  start: number;
  end: number;
  text: string;
  weight: number;
  /** whether the text has the choice's own word or a name of it, not one that is like it */
  isOwn?: boolean;
}

const EMPTY = new Set('not as in of by to the is and or no a'.split(' '));
const SURE = 0.6;
const FAR = 5;

const SAID: ReadonlyMap<string, RegExp> = new Map(
  (data as { names: string[]; says: string[] }[]).flatMap(({ names, says }) => {
    const all = says.toSorted((a, b) => b.length - a.length).join('|');
    return names.map((name) => [name, new RegExp(String.raw`(?<![\p{L}\d])(?:${all})(?![\p{L}\d])`, 'giu')] as const);
  }),
);

/** Where a text says a choice by one of the names that it has: "Wohnzimmer" of `living_room`. */
export function calledIn(value: string, text: string): Hit[] {
  const pattern = SAID.get(value.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '_'));
  return pattern === undefined
    ? []
    : [...text.matchAll(pattern)].map(({ 0: said, index }) => ({
        value,
        start: index,
        end: index + said.length,
        text: said,
        weight: 1,
        isOwn: true,
      }));
}

/** Whether all of what a text says is a name of a choice: "Ärmel" of `sleeves`. */
export const isCalled = (value: string, said: string): boolean =>
  calledIn(value, said).some(({ text }) => text.length === said.length);

const languageCalled = (value: string): ReadonlySet<string> | undefined =>
  namesOfLanguage(value) ?? languageNames(value);

/** All choices of an argument that a text says, each at its best place: "boots pinch, they're too small" says `too_small`. */
export function choicesIn(asked: Asked, tokens: readonly Token[], numbers: readonly Stretch[], text: string): Hit[] {
  const values = asked.schema.enum as unknown[];
  const isOfLanguages = values.every((value) => typeof value === 'string' && languageCalled(value) !== undefined);
  const hits = values.flatMap((value) => placesOf(value, tokens, numbers, text, isOfLanguages));
  return hits.filter((one) => !hits.some((other) => isBetter(other, one)));
}

const isBetter = (one: Hit, other: Hit): boolean =>
  one !== other &&
  one.start < other.end &&
  other.start < one.end &&
  (one.weight > other.weight ||
    (one.weight === other.weight && one.end - one.start > other.end - other.start) ||
    (one.weight === other.weight && one.isOwn === true && other.isOwn !== true));

function placesOf(
  value: unknown,
  tokens: readonly Token[],
  numbers: readonly Stretch[],
  text: string,
  isOfLanguages: boolean,
): Hit[] {
  if (typeof value !== 'string') return [];
  const span = spanOf(value);
  if (span !== null) return spansIn(text).flatMap((one) => (one.span === span ? [{ ...one, value, weight: 1 }] : []));
  const language = isOfLanguages ? languageCalled(value) : undefined;
  if (language)
    return tokens.flatMap(({ start, end, low, text: own }) =>
      low.length > 3 && language.has(low) ? [{ value, start, end, text: own, weight: 1 }] : [],
    );
  const called = calledIn(value, text);
  if (called.length > 0) return called;
  const unit = unitOf(value.toLowerCase())?.unit ?? unitOf(value)?.unit;
  const said = numbers.filter((one) => unit !== undefined && one.unit === unit);
  if (said.length > 0)
    return said.map((one) => ({ value, start: one.start, end: one.start, text: one.text, weight: 1 }));
  const words = value
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const own = words.length > 1 ? words.filter((word) => !EMPTY.has(word.toLowerCase())) : words;
  return own.length === 0 ? [] : runsOf(own, tokens, value, text, unit);
}

function runsOf(
  words: readonly string[],
  tokens: readonly Token[],
  value: string,
  text: string,
  unit: string | undefined,
): Hit[] {
  return tokens.flatMap((token, at) => {
    const found = [{ at, like: likeOf(words[0], token, unit) }];
    if (found[0].like < SURE) return [];
    for (const word of words.slice(1)) {
      const next = nearest(word, tokens, at);
      if (!next) return [];
      found.push(next);
    }
    const [first, last] = [Math.min(...found.map((one) => one.at)), Math.max(...found.map((one) => one.at))];
    const [start, end] = [tokens[first].start, tokens[last].end];
    const isOwn =
      found.length === words.length && found.every((one, i) => tokens[one.at].low === words[i].toLowerCase());
    const weight = Math.min(...found.map(({ like }) => like));
    return [{ value, start, end, text: text.slice(start, end), weight, isOwn }];
  });
}

/** Where another word of a choice stands, right after it or near it. */
function nearest(word: string, tokens: readonly Token[], at: number): { at: number; like: number } | null {
  for (const step of [1, -1, 2, -2, 3, 4, FAR]) {
    const other = tokens.at(at + step);
    const like = at + step >= 0 && other ? likeOf(word, other, undefined) : 0;
    if (like >= SURE) return { at: at + step, like };
  }
  return null;
}

const likeOf = (word: string, token: Token, unit: string | undefined): number => {
  if (word.length < 3)
    return token.text === word ||
      (word.length > 1 && token.low === word.toLowerCase() && token.text === token.text.toUpperCase())
      ? 1
      : 0;
  if (unit !== undefined && unitOf(token.low)?.unit === unit) return 1;
  return likeness(word.toLowerCase(), token.low);
};
