import type { FunctionTool } from '../matching.js';
import { isArticle } from '../numbers.js';
import { wordsOfName } from '../property.js';
import { type Reading, readingOf } from '../reading.js';
import { isSchema, type Schema, typeOf } from '../schema.js';
import { isCurrency, unitNamed, unitOf } from '../units.js';
import type { Call } from './call.js';
import { parametersOf, requiredOf } from './made.js';
import data from './units-abroad.yaml.js';
import { isWish, partsOf } from './wishes.js';

const ABROAD = new Map(Object.entries(data as Record<string, string>));
const MOST_WORDS = 3;
const MOST_HEARD = 400;

/** An amount in one unit that is asked for in another. */
interface Conversion {
  value: number;
  from: string;
  to: string;
  quote: string;
}

/** A word of a text, or an amount with what it comes to; a figure that is no amount has no value. */
interface Word {
  text: string;
  value?: number;
}

const INTO = /^(?:in|into|to|as|till|i|nach|zu|en|a|à|is|are|är|blir|sind|ist|font|fait|son|es|worth|to:|um)$/iu;
const HOW_MANY = /^(?:many|much|många|mycket|viele?|combien|cuánt[oa]s?)$/iu;

/** The unit that begins at a word, by the longest name, and the word after it. */
export function unitAt(words: readonly Word[], at: number): { unit: string; next: number } | null {
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length--) {
    const said = words
      .slice(at, at + length)
      .map(({ text }) => text.toLowerCase())
      .join(' ');
    const unit = ABROAD.get(said) ?? unitOf(said)?.unit;
    if (unit !== undefined) return { unit, next: at + length };
  }
  return null;
}

const skipped = (words: readonly Word[], from: number): number => {
  let at = from;
  while (at < words.length && at < from + 3 && INTO.test(words[at].text)) at++;
  return at;
};

/** "250 Swiss francs into yen": what follows an amount; null where that is no two units. */
function following(words: readonly Word[], at: number): Conversion | null {
  const own = unitAt(words, at + 1);
  const into = own ? skipped(words, own.next) : 0;
  const other = own && into > own.next ? unitAt(words, into) : null;
  return own && other ? conversion(words[at], own.unit, other.unit) : null;
}

/** "How many centimetres are 38 inches?" */
function preceding(words: readonly Word[], at: number): Conversion | null {
  const own = unitAt(words, at + 1);
  for (let from = Math.max(0, at - MOST_WORDS - 3); own && from < at; from++) {
    const asked = HOW_MANY.test(words[from].text) ? /^(?:de|d['’])$/u.test(words.at(from + 1)?.text ?? '') : null;
    const other = asked === null ? null : unitAt(words, from + (asked ? 2 : 1));
    if (other && other.next < at && skipped(words, other.next) === at)
      return conversion(words[at], own.unit, other.unit);
  }
  return null;
}

function conversion({ text, value = NaN }: Word, said: string, wanted: string): Conversion | null {
  const [from, to] = [weighed(said, wanted), weighed(wanted, said)];
  return from === to || isCurrency(from) !== isCurrency(to) ? null : { value, from, to, quote: text };
}

/** "12 pounds in kilograms": pounds are money only beside money. */
const weighed = (unit: string, beside: string): string =>
  unit === 'GBP' && unitNamed(beside)?.dimension === 'mass' ? 'lb' : unit;

/** "-1,500" of "-1,500 dollars", and the sign of a currency that stands before. */
const FIGURE = /(?<sign>[€$£]\s?)?(?<figure>[-−]?\d(?:[^\p{L}]{0,24}\d)?[½¼¾]?)/u;
const WORDS = /\d+|[\p{L}$€£][\p{L}$€£-]*/gu;
export const plainWords = (text: string): Word[] => [...text.matchAll(WORDS)].map(([said]) => ({ text: said }));

/** The words of a text with its amounts as the general reading has them. */
function wordsOf({ text, mentions }: Reading): Word[] {
  const words: Word[] = [];
  let from = 0;
  for (const one of mentions) {
    const found = one.kind === 'number' && !isArticle(one) ? FIGURE.exec(one.text) : null;
    if (!found?.groups || one.start < from) continue;
    const [at, { sign, figure }] = [one.start + found.index, found.groups];
    words.push(...plainWords(text.slice(from, at)), { text: figure, value: Number(one.value) });
    if (sign) words.push({ text: sign.trim() });
    from = at + found[0].length;
  }
  return [...words, ...plainWords(text.slice(from))];
}

const AND = /^(?:and|och|und|et|y)$/iu;

/** "100 euros into dollars and pounds": the same amount in each unit that follows. */
function followingAll(words: readonly Word[], at: number): Conversion[] {
  const first = following(words, at);
  if (!first) return [];
  const all = [first];
  let joint = words.findIndex(({ text }, i) => i > at && AND.test(text));
  while (joint > 0) {
    const other = unitAt(words, skipped(words, joint + 1));
    const next = other ? conversion(words[at], first.from, other.unit) : null;
    if (!other || !next || !isNear(words, at, joint)) break;
    all.push(next);
    joint = AND.test(words.at(other.next)?.text ?? '') ? other.next : -1;
  }
  return all;
}

/** Whether no other amount stands between. */
const isNear = (words: readonly Word[], from: number, to: number): boolean =>
  words.slice(from + 1, to).every(({ text }) => !/\d/u.test(text));

function conversionsOf(words: readonly Word[], at: number): Conversion[] {
  const all = followingAll(words, at);
  const asked = all.length > 0 ? null : preceding(words, at);
  return asked ? [asked] : all;
}

/** All that is to be converted in a text; empty where it tells an amount of anything else, or wishes for more. */
function conversionsIn(text: string): Conversion[] {
  if (text.length > MOST_HEARD || !/\d/u.test(text)) return [];
  const reading = readingOf(text);
  const words = wordsOf(reading);
  const amounts = words.flatMap(({ text: said }, at) => (/\d/u.test(said) ? [at] : []));
  const found = amounts.map((at) => (words[at].value === undefined ? [] : conversionsOf(words, at)));
  return found.every((one) => one.length > 0) && !partsOf(reading.text).some(isOtherWish) ? found.flat() : [];
}

const ALSO = /^\s*(?:(?:also|please|then|också|sedan|auch|dann|bitte|aussi|ensuite|también|luego)\s)+/iu;
const THANKS = /^\s*(?:thanks?|cheers|tack|danke|merci|gracias)(?!\p{L})/iu;
const HELP = /(?<!\p{L})(?:help|hjälp|helfen|hilf|aider?|ayud)/iu;
const ASKS =
  /^(?:what|which|who|where|when|how|is|are|vad|vilken|var|hur|när|was|wie|wo|wann|que|quel|où|qué|cuál)\s/iu;

/** "… and tell me the weather in Oslo": a part of a text that wishes for something, and tells no amount. */
function isOtherWish(part: string): boolean {
  const own = part.replace(ALSO, '').trim();
  const isShort = own.split(/\s+/u, 3).length < 3;
  return !/\d/u.test(own) && !isShort && !THANKS.test(own) && !HELP.test(own) && (isWish(own) || ASKS.test(own));
}

const CONVERTS =
  /^(?:convert|exchange|change|umrechn|umwandel|omvandla|räkna|rakna|konverter|convertir|conversion|turn)/iu;
const FROM = /^(?:from|source|von|från|fran|de|desde|origen)(?:$|_)|_from$/u;
const TO = /^(?:to|into|target|nach|till|en|a|hacia|destino|zu|vers)(?:$|_)|_to$/u;

interface Converter {
  name: string;
  value: string;
  from: string;
  to: string;
  properties: Schema;
}

/** What a function converts by: a number, and two units. */
function converterOf(tool: FunctionTool): Converter | null {
  const schema = parametersOf(tool);
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const names = requiredOf(schema);
  const ofType = (type: RegExp): string[] =>
    names.filter((name) => isSchema(properties[name]) && type.test(typeOf(properties[name])));
  const [values, units] = [ofType(/^(?:number|integer)$/u), ofType(/^string$/u)];
  const spelled = (name: string): string => wordsOfName(name).join('_');
  const [from, to] = [units.find((one) => FROM.test(spelled(one))), units.find((one) => TO.test(spelled(one)))];
  const isConverter = wordsOfName(tool.name).some((word) => CONVERTS.test(word));
  return isConverter && values.length === 1 && names.length === 3 && from !== undefined && to !== undefined
    ? { name: tool.name, value: values[0], from, to, properties }
    : null;
}

/** Units by signs that are other words in texts. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['mi', 'mile'],
  ['c', 'celsius'],
  ['f', 'fahrenheit'],
]);
const unitSpelled = (value: string): string | undefined => SIGNS.get(value) ?? ABROAD.get(value) ?? unitOf(value)?.unit;

/** A unit as a function has it: of its choices the one that is this unit, else the code of a currency. */
export function unitFor(schema: unknown, unit: string): unknown {
  if (!isSchema(schema)) return undefined;
  if (!Array.isArray(schema.enum)) return isCurrency(unit) ? unit : undefined;
  return schema.enum.find(
    (value) => typeof value === 'string' && (value === unit || unitSpelled(value.toLowerCase()) === unit),
  );
}

function callOf({ name, value, from, to, properties }: Converter, one: Conversion): Call | null {
  const [own, other] = [unitFor(properties[from], one.from), unitFor(properties[to], one.to)];
  if (own === undefined || other === undefined) return null;
  return {
    name,
    arguments: { [value]: one.value, [from]: own, [to]: other },
    evidence: [value, from, to].map((path) => ({ path: `/${path}`, source: 'text', quote: one.quote })),
  };
}

/** "250 Swiss francs into yen", "how many centimetres are 38 inches?": the calls of the one function that can convert all of it. */
export function conversionsFor(tools: readonly FunctionTool[], text: string): Call[] | null {
  const converters = tools.flatMap((tool) => converterOf(tool) ?? []);
  const asked = converters.length > 0 ? conversionsIn(text) : [];
  if (asked.length === 0) return null;
  const made = converters.flatMap((converter) => {
    const calls = asked.map((one) => callOf(converter, one));
    return calls.every((one) => one !== null) ? [calls] : [];
  });
  return made.length === 1 ? made[0] : null;
}

const ASKS_TO_CONVERT =
  /(?<!\p{L})(?:convert\p{L}*|exchange|change|rechne\p{L}*|umrechnen|wechs[el]{2}\p{L}*|omvandla|räkna om|växla|changer?|conviert\p{L}*|cambi\p{L}*)(?!\p{L})/iu;

/** "Convert 80 euros please.": the one function that converts it, and what it lacks; null where more is said. */
export function openConversion(
  tools: readonly FunctionTool[],
  text: string,
): { name: string; missing: readonly string[] } | null {
  const converters = tools.flatMap((tool) => converterOf(tool) ?? []);
  if (converters.length !== 1 || text.length > MOST_HEARD || !ASKS_TO_CONVERT.test(text)) return null;
  const words = wordsOf(readingOf(text));
  const amounts = words.flatMap(({ value }, at) => (value === undefined ? [] : [at]));
  const units = words.flatMap((_, at) => (isCurrency(unitAt(words, at)?.unit) ? [at] : []));
  const isOneAmount =
    amounts.length === 1 && units.length === 1 && (units[0] === amounts[0] + 1 || units[0] === amounts[0] + 2);
  const own = isOneAmount ? unitAt(words, units[0]) : null;
  const [{ name, from, to, properties }] = converters;
  return own && unitFor(properties[from], own.unit) !== undefined ? { name, missing: [to] } : null;
}
