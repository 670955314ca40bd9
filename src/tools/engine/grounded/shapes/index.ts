import { sentenceAt, type Span } from '../clause.js';
import { DENIED } from '../deeds/index.js';
import { escaped } from '../expression-of.js';
import { fromText, type Grounded } from '../grounded.js';
import { stretches } from '../mention.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { stemsOf } from '../property.js';
import { type Shape, shapeAsked, wordsOf } from './words.js';

interface Found extends Span {
  value: string;
}

const PATHS = /(?<![\w:/.])\/[a-z][\w{}:-]*(?:\/[\w{}:-]+)*(?:\.[a-z]{2,5})?(?![\w/])/giu;
const STATUS = /(?<![\w.,/#-])[1-5]\d\d(?=s?(?![\w%€£$-])(?![.,]\d))/gu;
const IBAN = /(?<![A-Z\d])[A-Z]{2}\d{2}(?:\s?[A-Z\d]{4}){2,7}(?:\s?[A-Z\d]{1,3})?(?![A-Z\d])/gu;
const ENDING =
  /(?<!\p{L})(?:ends?|ending|endet|endend|endar|slutar|se termine|termine|finit|termina|acaba)\s(?:in|with|on|auf|mit|par|en|con|på|med)\s[„"“'`…*]{0,3}((?=[a-z_]*\d)[a-z\d_]{2,8})(?![\w])/giu;
const TERM = /(?<![\p{L}\d])(?:EXW|FCA|FAS|FOB|CFR|CIF|CPT|CIP|DAP|DPU|DDP)(?![\p{L}\d])/gu;
const PORT = /(?<![\p{L}\d])(?:FAS|FOB|CFR|CIF)\s(\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?)/gu;

const VERSION = /(?<![\w.])v?\d{1,3}\.\d{1,3}\.\d{1,4}(?![\w]|\.\d)/gu;
const COUPON = /(?<![\w#/-])(?!(?:SPF|ISBN|IBAN|UTC|HTTP|ISO|RAL)\d)[A-Z]{4,12}\d{1,4}(?![\w-])/gu;

const whole = (pattern: RegExp, text: string): Found[] =>
  stretches(pattern, text).map(({ text: value, start, end }) => ({ value, start, end }));
const inner = (pattern: RegExp, text: string): Found[] =>
  stretches(pattern, text).map(({ groups: [value], end }) => ({ value, start: end - value.length, end }));

const besides = new Set(wordsOf('status', 'beside'));
const counted = new Set(wordsOf('status', 'counted'));

/** "429 back from POST /api/chat", "a 500 error": three figures where a server is spoken of, that count nothing. */
const statusIn = (text: string): Found[] =>
  whole(STATUS, text).filter(({ start, end }) => {
    const sentence = sentenceAt(text, start);
    const said =
      text
        .slice(sentence.start, sentence.end)
        .toLowerCase()
        .match(/\p{L}+/gu) ?? [];
    const next = /^\s(\p{L}+)/u.exec(text.slice(end, end + 30))?.[1].toLowerCase() ?? '';
    return said.some((word) => besides.has(word)) && !counted.has(next);
  });

const listed = (shape: Shape): ((text: string) => Found[]) => {
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\d])(?:${wordsOf(shape, 'list')
      .sort((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')})(?![\p{L}\d])`,
    'giu',
  );
  return (text) => whole(pattern, text);
};

const SHAPES: Readonly<Record<Shape, (text: string) => Found[]>> = {
  endpoint: (text) => whole(PATHS, text),
  status: statusIn,
  iban: (text) => whole(IBAN, text),
  ending: (text) => inner(ENDING, text),
  incoterm: (text) => whole(TERM, text),
  port: (text) => inner(PORT, text),
  version: (text) => whole(VERSION, text),
  coupon: (text) => whole(COUPON, text),
  browser: listed('browser'),
  platform: listed('platform'),
  weave: listed('weave'),
  payment: listed('payment'),
};

/** What may be of several things, as its name says: the end of a key, of a card. */
const OF_THINGS: ReadonlySet<Shape> = new Set(['ending']);

/** `endpoint` of "POST /api/chat", `status_code` of "429 back from …": the only stretch of a text that looks so and is not denied. */
export function ofShape(property: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  const shape = shapeAsked(property);
  if (shape === null) return null;
  const found = SHAPES[shape](text).filter((one) => one.start >= start && one.end <= end && !isDenied(one, text));
  const own = OF_THINGS.has(shape) && found.length > 1 ? found.filter((one) => isOf(one, property, text)) : found;
  const [first] = own;
  const isOne = new Set(own.map(({ value }) => value.toLowerCase())).size === 1;
  return isOne ? { ...fromText(first.value, first.value), at: first.start } : null;
}

/** The same as a number. */
export function numberOfShape(property: Property, reading: Reading, scope: Span): Grounded | null {
  const found = shapeAsked(property) === 'status' ? ofShape(property, reading, scope) : null;
  return found && { ...found, value: Number(found.value) };
}

/** "Not in Chrome", "no 500 any more". */
function isDenied({ start }: Found, text: string): boolean {
  const sentence = sentenceAt(text, start);
  const before = text.slice(Math.max(sentence.start, start - 40), start);
  return before.split(' ').slice(-5).join(' ').search(DENIED()) >= 0;
}

function isOf({ start }: Found, { words }: Property, text: string): boolean {
  const before = text.slice(sentenceAt(text, start).start, start).toLowerCase();
  return stemsOf(words[0]).some((stem) => before.includes(stem));
}
