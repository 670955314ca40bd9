import { isRelated } from '../../lexicon/index.js';
import type { Span } from '../clause.js';
import type { Reading } from '../reading.js';
import { sameStem } from '../same-thing.js';
import type { Asked } from './asked.js';
import { meets } from './label.js';
import { wholeSentences } from './sentences.js';

/** Several things told in a row: "Mina, Theo and Jonas". */
interface Listed {
  items: readonly string[];
  of: 'time' | 'day' | 'name' | 'thing';
  before: string;
  after: string;
}

const ITEM = String.raw`(?:\d{1,2}[:.]\d\d(?:\s?[ap]m)?|\p{L}[\p{L}’'-]*(?:\s\p{L}[\p{L}’'-]*){0,2})`;
const LIST = new RegExp(String.raw`(${ITEM}(?:,\s${ITEM}){1,20}),?\s(?:and|och|und|et|y|&)\s(${ITEM})`, 'gu');
const TIME = /^\d{1,2}[:.]\d\d/u;
const DAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mån|tis|ons|tors|fre|lör|sön)dag(?:ar|en)?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?)$/iu;
const ENDS =
  /\s(?:every|for|to|with|in|on|at|from|are|is|was|were|has|have|will|of|by|without|no|please|that|which|who|because|as|till|för|med|i|på|är|har|som|zu|für|mit|im|auf|ist|sind|bitte|kommer|kommen|noch)(?!\p{L}).*$/iu;
const STARTS =
  /^.*(?<!\p{L})(?:with|of|are|is|for|to|in|on|at|by|has|have|every|each|the|some|your|our|my|you|we|need|needs|noch|ich|wir|är|har|och|med|av|för|mit|die|der|das|den|bring|buy|get|like|including|such as|planted|behövs|kommer|kommen|ordered|want|wants)\s/iu;

/** All lists of a stretch. */
function listsIn({ text }: Reading, scope: Span): Listed[] {
  return wholeSentences(text, scope).flatMap((sentence) => {
    const said = text.slice(sentence.start, sentence.end);
    return [...said.matchAll(LIST)].map((found) => listOf(found, said));
  });
}

function listOf({ 0: whole, 1: first, 2: last, index }: RegExpExecArray, said: string): Listed {
  const parts = first.split(/,\s/u);
  const of = kindOf([...(parts.length > 2 ? parts.slice(-1) : []), last]);
  const items: string[] = [endOf(last, of)];
  let i = parts.length - 1;
  for (; i > 0 && FULL[of].test(parts[i]); i--) items.unshift(parts[i]);
  const start = startOf(parts[i], of);
  if (start !== '') items.unshift(start);
  const before = said.slice(
    0,
    index + parts.slice(0, i).join(', ').length + (i > 0 ? 2 : 0) + parts[i].length - start.length,
  );
  return { items, of, before, after: said.slice(index + whole.length - last.length + items[items.length - 1].length) };
}

/** What is an item from its beginning to its end. */
const FULL: Readonly<Record<Listed['of'], RegExp>> = {
  time: /^\d{1,2}[:.]\d\d$/u,
  day: /^\p{L}+$/u,
  name: /^\p{Lu}[\p{L}’'-]*(?:\s\p{Lu}[\p{L}’'-]*)*$/u,
  thing: /^\p{L}/u,
};

function kindOf(items: readonly string[]): Listed['of'] {
  if (items.every((one) => TIME.test(one))) return 'time';
  const words = items.map((one) => one.split(' '));
  if (words.every((one) => DAY.test(one[0]) || DAY.test(one[one.length - 1]))) return 'day';
  return words.every(([first]) => /^\p{Lu}/u.test(first)) ? 'name' : 'thing';
}

/** The last words of what stands before the first comma. */
function startOf(part: string, of: Listed['of']): string {
  if (of === 'thing') return part.replace(STARTS, '');
  if (of === 'time') return /\d{1,2}[:.]\d\d$/u.exec(part)?.[0] ?? '';
  if (of === 'day') return DAY.test(part.split(' ').at(-1) ?? '') ? (part.split(' ').at(-1) ?? '') : '';
  return /(?:\p{Lu}[\p{L}’'-]*\s)*\p{Lu}[\p{L}’'-]*$/u.exec(part)?.[0] ?? '';
}

function endOf(part: string, of: Listed['of']): string {
  if (of === 'thing') return part.replace(ENDS, '');
  if (of === 'time') return /^[\d:.]+/u.exec(part)?.[0] ?? part;
  return /^\p{Lu}[\p{L}’'-]*(?:\s\p{Lu}[\p{L}’'-]*)*/u.exec(part)?.[0] ?? part;
}

/** The one list of a text that a slot asks for; null where none or several may be it. */
export function listFor(asked: Asked, reading: Reading, scope: Span): readonly string[] | null {
  const found = listsIn(reading, scope).filter((list) => isMeant(asked, list, reading.language));
  const [only] = found;
  if (found.length !== 1 || only.items.some((item) => item === '' || item.split(' ').length > 3)) return null;
  return only.items;
}

const FITS: Readonly<Record<Listed['of'], readonly (string | null)[]>> = {
  time: ['time', null],
  day: ['day'],
  name: ['person', 'name', 'thing', 'title', null],
  thing: ['thing', null],
};

function isMeant(asked: Asked, list: Listed, language: string): boolean {
  if (!FITS[list.of].includes(asked.of)) return false;
  if (asked.of === 'day' && list.of === 'day') return true;
  const { before, after } = list;
  const isLed = asked.frames.some(({ lists }) => lists?.test(before.slice(-80)) === true);
  const label = /(?:^|[.;]\s)((?:\S{1,20}\s){0,5}?\S{1,20})\s?:\s{1,3}$/u.exec(before)?.[1] ?? '';
  const next = /^\s(\p{L}+)/u.exec(after)?.[1] ?? '';
  const isCalled = [...label.split(' '), next].some((word) => word !== '' && meets(asked, word, language));
  return isLed || isCalled || isSaid(asked, list) || isOfKind(asked, list, language);
}

/** "The 10:05 and 10:35 ferries are cancelled": another word of the name stands in the sentence. */
const isSaid = ({ core, frames, of }: Asked, { before, after }: Listed): boolean =>
  of === 'time' &&
  (`${before} ${after}`.toLowerCase().match(/\p{L}+/gu) ?? []).some(
    (word) => core.some((own) => own.length > 3 && sameStem(own, word)) || frames.some(({ heads }) => heads.has(word)),
  );

const KINDS = new Set<string>(['kind-of', 'synonym']);
/** Most of what is listed is of the kind. */
const isOfKind = ({ head }: Asked, { items, of }: Listed, language: string): boolean =>
  language === 'en' &&
  of === 'thing' &&
  items.filter((item) => KINDS.has(isRelated(singular(head), item.split(' ').at(-1) ?? '')?.kind ?? '')).length * 2 >=
    items.length;
const singular = (word: string): string => word.replace(/(?<=\p{L}{3})s$/u, '');
