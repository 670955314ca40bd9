import type { CallAnswer, CallQuestion } from '../question.js';
import type { Ground } from '../../filling/ground.js';
import type { Call } from '../call.js';
import { quotesIn } from '../spans.js';
import { isCalled } from './choices.js';
import { isCovered } from './covered.js';
import { askedFor, type Deed, deedsOf, onlyTells } from './deeds.js';
import { filledBy } from './fill.js';
import { type Heard, heard } from './hear.js';
import { isOnlyThought } from './mood.js';
import { isOfMonth } from './month-number.js';
import { textOf } from './text.js';

type Calls = Extract<CallAnswer, { kind: 'calls' }>;
/** What a reading of functions has to weigh to be followed alone. */
const SURE = 5;

type Missing = Extract<CallAnswer, { kind: 'missing' }>;

/** What two readers of a question make of it. */
export function together(first: CallAnswer, asked: CallQuestion, ground: Ground): CallAnswer {
  const answer = ofTwo(first, asked, ground);
  if (answer.kind === 'calls') return { kind: 'calls', calls: answer.calls };
  return answer.kind === 'missing' ? { kind: 'missing', name: answer.name, missing: answer.missing } : { kind: 'none' };
}

function ofTwo(first: CallAnswer, asked: CallQuestion, ground: Ground): CallAnswer {
  const { tools, question, parallel } = asked;
  const second = checked(heard(tools, question, ground, parallel), question, tools);
  if (isOnlyThought(question)) return { kind: 'none' };
  if (second.kind === 'none')
    return second.isNoWish && first.kind === 'missing' ? { kind: 'none' } : filledUp(first, asked, ground);
  if (first.kind === 'calls') {
    if (second.kind === 'calls') return ofBoth(first, second, question);
    return second.kind === 'missing' && isOnlyLooked(first, second, asked) ? second : first;
  }
  return second.kind === 'missing' && first.kind === 'missing' ? ofLacks(first, second) : second;
}

/** "Move half of it to Lyon": what has something done is asked for in its own words, and what was called only looks something up. */
function isOnlyLooked(first: Calls, second: Missing, { tools, question }: CallQuestion): boolean {
  const deedsFor = (name: string): readonly Deed[] => tools.filter((tool) => tool.name === name).flatMap(deedsOf);
  const isAsked = (name: string): boolean => deedsFor(name).some((deed) => askedFor(deed, question) === 1);
  return (
    first.calls.every(({ name }) => onlyTells(deedsFor(name)) && !isAsked(name)) &&
    !onlyTells(deedsFor(second.name)) &&
    isAsked(second.name)
  );
}

/** The month or the year that the first reader lacks, where the second finds it and all else. */
function filledUp(first: CallAnswer, { tools, question, today }: CallQuestion, ground: Ground): CallAnswer {
  const tool = first.kind === 'missing' ? tools.find(({ name }) => name === first.name) : undefined;
  if (!tool || first.kind !== 'missing' || !first.missing.every(isOfMonth)) return first;
  const { values, evidence, missing, several } = filledBy(tool, textOf(question, today), ground);
  const calls = [{ name: tool.name, arguments: values, evidence }];
  const isAll = missing.length + several.size === 0 && isCovered(calls, question, tools);
  return isAll ? { kind: 'calls', calls } : first;
}

const checked = (second: Heard, question: string, tools: CallQuestion['tools']): Heard =>
  second.kind === 'calls' && !isCovered(second.calls, question, tools) ? { kind: 'none', isNoWish: false } : second;

/** Of two that lack something of one function what lacks less; of two functions the one that is surely meant. */
const ofLacks = (first: Missing, second: Missing & { weight: number }): Missing =>
  first.name === second.name
    ? second.missing.every((name) => first.missing.includes(name))
      ? second
      : first
    : second.weight >= SURE
      ? second
      : first;

/** Of two readings that differ the one that says more of the same; the second where the first took what is no value. */
function ofBoth(first: Calls, second: Calls & { weight: number }, question: string): CallAnswer {
  if (
    holdsAll(second.calls, first.calls) ||
    addsTo(second.calls, first.calls) ||
    partsThem(second.calls, first.calls) ||
    goesBeyond(second.calls, first.calls) ||
    isNamedIn(second.calls, first.calls) ||
    (holdsQuotes(second.calls, question) && !holdsQuotes(first.calls, question)) ||
    isFuller(second.calls, first.calls)
  )
    return second;
  const isOther = first.calls.length === 1 && second.calls.length === 1 && first.calls[0].name !== second.calls[0].name;
  if (first.calls.some((one) => isDoubtful(one, question)) || (isOther && second.weight >= SURE)) return second;
  return first;
}

const holdsAll = (more: readonly Call[], less: readonly Call[]): boolean =>
  more.length === less.length &&
  less.every((one) =>
    more.some(
      (other) =>
        other.name === one.name &&
        Object.entries(one.arguments).every(
          ([name, value]) => JSON.stringify(other.arguments[name]) === JSON.stringify(value),
        ),
    ),
  );

/** "Lock the front door and the garage": the calls of one reader, and more of the same functions. */
const addsTo = (more: readonly Call[], less: readonly Call[]): boolean =>
  more.length > less.length &&
  less.every((one) => more.some((other) => holdsAll([other], [one]))) &&
  more.every(({ name }) => less.some((one) => one.name === name));

/** "Open the vents in B and tell me the humidity in C": several functions each by its own clause, where the other reader has one value or one function for both. */
function partsThem(more: readonly Call[], less: readonly Call[]): boolean {
  if (more.length < 2 || more.length !== less.length || new Set(more.map(({ name }) => name)).size < 2) return false;
  const isOfOne = new Set(less.map(({ name }) => name)).size === 1;
  const shared = less.flatMap(({ arguments: args }) => Object.entries(args).map((one) => JSON.stringify(one)));
  const own = more.flatMap(({ arguments: args }) => Object.entries(args).map((one) => JSON.stringify(one)));
  return isOfOne
    ? own.toSorted().join() === shared.toSorted().join()
    : more.every(({ name }, i) => name === less[i].name) && new Set(own).size > new Set(shared).size;
}

/** "Turn off the light in the hall and set the bath to 22 degrees": the functions and values of the other reader, and more of each. */
function goesBeyond(more: readonly Call[], less: readonly Call[]): boolean {
  const valuesOf = (calls: readonly Call[]): Set<string> =>
    new Set(calls.flatMap(({ arguments: args }) => Object.values(args).map((one) => JSON.stringify(one))));
  const [all, held] = [valuesOf(more), valuesOf(less)];
  const isOf = (one: Call, calls: readonly Call[]): boolean => calls.some(({ name }) => name === one.name);
  const others = more.filter((one) => !isOf(one, less));
  return (
    others.length > 0 &&
    less.every((one) => isOf(one, more)) &&
    [...held].every((value) => all.has(value)) &&
    others.every((one) => [...valuesOf([one])].some((value) => !held.has(value)))
  );
}

/** `sleeves` of "shorten the sleeves" beside `hem`, which is only likely: the choice that the text has by its name. */
function isNamedIn(more: readonly Call[], less: readonly Call[]): boolean {
  const [own, other] = [more.at(0), less.at(0)];
  if (!own || !other || more.length !== 1 || less.length !== 1 || own.name !== other.name) return false;
  const differ = Object.keys({ ...own.arguments, ...other.arguments }).filter(
    (name) => JSON.stringify(own.arguments[name]) !== JSON.stringify(other.arguments[name]),
  );
  const isIn = ({ arguments: args, evidence }: Call, name: string): boolean =>
    evidence.some(({ path, quote = '' }) => path === `/${name}` && isCalled(String(args[name]), quote));
  return differ.length > 0 && differ.every((name) => isIn(own, name) && !isIn(other, name));
}

/** "Renew 'Dune' and reserve 'Emma'": whether all that is quoted is an argument. */
function holdsQuotes(calls: readonly Call[], question: string): boolean {
  const values = calls.flatMap(({ arguments: args }) => Object.values(args).flat());
  const quotes = quotesIn(question);
  return quotes.length > 0 && quotes.every(({ text }) => values.includes(text));
}

const ARTICLE = /^(?:the|an?|my|our|den|det|de|en|ett|der|die|das|dem|le|la|les|l['’]|un|une|el|los|las|una)\s?$/iu;

/** "Die Berufung einzureichen" says all that "Berufung einzureichen" says, and in full. */
const isFuller = (more: readonly Call[], less: readonly Call[]): boolean =>
  more.length === 1 &&
  less.length === 1 &&
  more[0].name === less[0].name &&
  Object.keys(more[0].arguments).length === Object.keys(less[0].arguments).length &&
  Object.entries(less[0].arguments).every(([name, value]) => {
    const other = more[0].arguments[name];
    if (typeof value !== 'string' || typeof other !== 'string') return JSON.stringify(other) === JSON.stringify(value);
    return (
      other === value ||
      (value.includes(' ') && other.endsWith(value) && ARTICLE.test(other.slice(0, other.length - value.length)))
    );
  });

const INTRODUCED =
  /^(?:under|for|to|from|with|into|ins|al|au|en(?= \p{Ll}+\W?$)|the name|name|in the name|för|till|auf|für|mit|au nom|pour|a nombre|para)\s/u;

/** All of the question, "under the name Castellano", one text as two arguments: no value that somebody said. */
function isDoubtful({ arguments: args }: Call, question: string): boolean {
  const texts = Object.values(args).filter((value) => typeof value === 'string' && value.length > 3);
  return (
    new Set(texts).size < texts.length ||
    texts.some(
      (value) =>
        /^(?:Namen?|Namn|Nom|Nombre) \p{Lu}/u.test(String(value)) ||
        INTRODUCED.test(String(value)) ||
        (question.length > 30 && String(value).length > question.length * 0.8),
    )
  );
}
