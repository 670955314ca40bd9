import { from, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import type { Property } from '../property.js';
import { converted, type Unit, unitNamed, unitOf } from '../units.js';
import data from './api-facts.yaml.js';
import { amountIn, type Limit, limitIn } from './api-limit.js';
import { answerTo, folded, says } from './api-situation.js';
import words from './api-words.yaml.js';

interface Fact {
  value: string | number | boolean;
  unit?: string;
  asks: readonly (readonly string[])[];
  named: readonly string[];
  also: readonly string[];
}

type Words = 'about' | 'status' | 'code' | 'default' | 'max' | 'min' | 'excess' | 'accepted' | 'refused' | 'sizes';

const FACTS: readonly Fact[] = (
  data as unknown as (Omit<Fact, 'asks' | 'named' | 'also'> & { asks: string[]; named: string; also: string })[]
).map(({ asks, named, also, ...one }) => ({
  ...one,
  asks: asks.map(listOf),
  named: listOf(named),
  also: listOf(also),
}));
const WORDS = Object.fromEntries(
  Object.entries(words as unknown as Record<Words, string>).map(([key, list]) => [key, listOf(list)]),
) as Record<Words, string[]>;

const QUESTION =
  /\?|^\s*(?:how|what|which|tell|give|hur|vad|vilken|wie|was|welche[rs]?|combien|quel(?:le)?|cuánt[oa]s?|qué|cuál)(?!\p{L})/iu;

/** What the interface itself takes and gives: its parameters, headers, limits and answers; null where the question is about something else. */
export function ofApi({ words: own, unit }: Property, question: string): Grounded | null {
  if (!QUESTION.test(question)) return null;
  const [asked, name] = [folded(question), folded(own.join(' '))];
  const fact = factOf(name, asked, ({ value }) => typeof value !== 'boolean');
  const value = fact ? inUnit(fact, unit, asked) : (answerOf(name, question, asked) ?? limitOf(name, question, asked));
  return value === null ? null : from('house:interface', value);
}

/** Whether the interface takes what a question tells of, or does what the name says: so much of a thing, a size of pictures, a fact. */
export function takenByApi({ words: own }: Property, question: string): Grounded | null {
  if (!QUESTION.test(question)) return null;
  const [asked, name] = [folded(question), folded(own.join(' '))];
  const fact = factOf(name, asked, ({ value }) => typeof value === 'boolean');
  const value = fact?.value ?? isTaken(name, question, asked);
  return value === null ? null : from('house:interface', value);
}

function isTaken(name: string, question: string, asked: string): boolean | null {
  const isAsked = says(name, WORDS.accepted);
  if (!isAsked && !says(name, WORDS.refused)) return null;
  const taken = isSizeTaken(name, question) ?? isWithin(limitIn(name, asked), amountIn(question));
  return taken === null ? null : taken === isAsked;
}

/** Of several facts that are asked for it is the one that the name calls. */
function factOf(name: string, asked: string, isOfType: (fact: Fact) => boolean): Fact | null {
  const facts = FACTS.filter(isOfType);
  const possible = facts.filter(({ asks }) => asks.every((one) => says(asked, one)));
  const named = possible.filter((fact) => says(name, fact.named));
  const called = named.filter((fact) => says(name, fact.also));
  const plain = possible.filter((fact) => says(name, fact.also));
  const found = [called, named, plain].find((some) => some.length > 0) ?? [];
  return found.length === 1 ? found[0] : null;
}

/** A time in the unit that the name asks for, else in the one that the question asks for by name. */
function inUnit({ value, unit }: Fact, wanted: Unit | null, asked: string): Fact['value'] | null {
  const own = unitNamed(unit);
  if (own === undefined || typeof value !== 'number') return value;
  const told = asked
    .split(' ')
    .map(unitOf)
    .filter((one) => one?.dimension === own.dimension);
  const to = wanted ?? (new Set(told).size === 1 ? told[0] : undefined);
  return to === undefined ? null : converted(value, own, to);
}

/** The status or the code with which the interface answers: as the question tells, or since it tells of too much. */
function answerOf(name: string, question: string, asked: string): string | number | null {
  const isStatus = says(name, WORDS.status) || (name === ' answer ' && says(asked, WORDS.status));
  if ((!isStatus && !says(name, WORDS.code)) || !says(asked, WORDS.about)) return null;
  const isOver = isWithin(limitIn(name, asked), amountIn(question)) === false;
  const answer = isOver ? { status: 400, code: 'validation_failed' } : answerTo(asked);
  if (TOLD.test(question) || (answer?.code === undefined && !says(asked, WORDS.status))) return null;
  return (isStatus ? answer?.status : answer?.code) ?? null;
}

/** A status that is told is not asked for. */
const TOLD = /(?<![\d.,/-])[1-5]\d\d(?![\d.,/-])/u;

const isWithin = (limit: Limit | null, amount: number | null): boolean | null =>
  limit === null || amount === null ? null : amount >= limit.min && amount <= limit.max;

function limitOf(name: string, question: string, asked: string): number | null {
  const limit = limitIn(name, asked);
  if (limit === null) return null;
  const amount = amountIn(question);
  if (says(name, WORDS.excess)) return amount !== null && amount > limit.max ? amount - limit.max : null;
  const ends = (['default', 'max', 'min'] as const).filter((end) => says(name, WORDS[end]));
  const told = ends.length > 0 || !says(name, [...limit.own, 'answer', 'limit']) ? ends : endsOf(asked);
  return told.length === 1 ? (limit[told[0]] ?? null) : null;
}

const endsOf = (asked: string): ('default' | 'max' | 'min')[] =>
  (['default', 'max', 'min'] as const).filter((end) => says(asked, WORDS[end]));

const SIZE = /(?<!\d)(\d{3,4})\s?[x×]\s?(\d{3,4})(?!\d)/gu;

/** `accepts_2048x2048`, or the one size that the question tells. */
function isSizeTaken(name: string, question: string): boolean | null {
  const sizesOf = (text: string): string[] => [...new Set([...text.matchAll(SIZE)].map(([, a, b]) => `${a}x${b}`))];
  const own = /(?<!\d)(\d{3,4}) ?x? ?(\d{3,4})(?!\d)/u.exec(name);
  const sizes = own === null ? sizesOf(question) : [`${own[1]}x${own[2]}`];
  return sizes.length === 1 && sizesOf(question).includes(sizes[0]) ? WORDS.sizes.includes(sizes[0]) : null;
}
