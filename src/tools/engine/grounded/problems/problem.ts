import type { Mention } from '../mention.js';
import { isArticle } from '../numbers.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { type Unit, unitNamed } from '../units.js';

/** A number of a text with what stands around it, as far as the numbers beside it. */
export interface Amount {
  value: number;
  unit: Unit | undefined;
  start: number;
  end: number;
  before: string;
  after: string;
  said: string;
}

/** A text that asks for a figure, as problems are read from it. */
export interface Problem {
  property: Property;
  reading: Reading;
  text: string;
  /** all that it counts or measures, without articles and without how exact a result shall be */
  amounts: readonly Amount[];
  /** the sentence that asks */
  question: string;
}

/** A figure and its unit. Null: it is such a problem, and something that it needs is not told; undefined: it is none such. */
export type Solved = { value: number; unit?: string } | null | undefined;

const EXACTNESS =
  /^\s?(?:decimals?|decimal places?|decimaler?|nachkommastellen?|dezimalstellen?|décimales?|decimales?|cifras decimales)(?!\p{L})/iu;

/** "En g/m²", "une heure": an article before a unit. */
const OF_ARTICLE = /^(?:an?|en|ett|ein|eine|einen|einem|une?|una)[\s-]/iu;

/** What a text tells in figures, and what it asks. */
export function problemOf(property: Property, reading: Reading): Problem {
  const { text, mentions } = reading;
  const numbers = mentions.filter(
    (one) =>
      one.kind === 'number' && !isArticle(one) && !OF_ARTICLE.test(one.text) && !EXACTNESS.test(text.slice(one.end)),
  );
  const amounts = numbers.map((one, i) => amountOf(one, numbers[i - 1]?.end ?? 0, numbers[i + 1]?.start, text));
  return { property, reading, text, amounts, question: questionIn(text) };
}

const amountOf = (
  { value, unit, start, end, text: said }: Mention,
  from: number,
  to: number | undefined,
  text: string,
): Amount => ({
  value: Number(value),
  unit: unitNamed(unit),
  start,
  end,
  before: text.slice(Math.min(from, start), start),
  after: text.slice(end, to ?? text.length),
  said,
});

function questionIn(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s/u);
  return sentences.filter((one) => one.includes('?')).join(' ') || (sentences.at(-1) ?? '');
}

export const exact = (value: number): number => Number(value.toPrecision(12));
export const isMoney = ({ unit }: Amount): boolean => unit?.currency === true;
/** A sum, or a number without a unit that may be one. */
export const mayBeMoney = ({ unit }: Amount): boolean => unit === undefined || unit.currency === true;
/** The clause next to a number: up to a comma, a stop or a semicolon. */
export const clauseBefore = ({ before }: Amount): string => before.split(/[.;:!?](?:\s|$)|,\s|\n/u).at(-1) ?? '';
export const clauseAfter = ({ after }: Amount): string => after.split(/[.;:!?](?:\s|$)|,\s|\n/u)[0];
