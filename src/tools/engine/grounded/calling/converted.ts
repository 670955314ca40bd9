import type { FunctionTool } from '../matching.js';
import { wordsOfName } from '../property.js';
import { isSchema, type Schema, typeOf } from '../schema.js';
import { isCurrency, unitOf } from '../units.js';
import type { Call } from './call.js';
import { parametersOf, requiredOf } from './made.js';
import data from './units-abroad.yaml.js';

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

interface Word {
  text: string;
  start: number;
  end: number;
}

const AMOUNT = /^\d{1,9}(?:[.,]\d{1,4})?$/u;
const INTO = /^(?:in|into|to|as|till|i|nach|zu|en|a|à|is|are|är|blir|sind|ist|font|fait|son|es|worth|to:|um)$/iu;
const HOW_MANY = /^(?:many|much|många|mycket|viele?|combien|cuánt[oa]s?)$/iu;

/** The unit that begins at a word, by the longest name, and the word after it. */
function unitAt(words: readonly Word[], at: number): { unit: string; next: number } | null {
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
  return own && other ? conversion(words, at, own.unit, other.unit) : null;
}

/** "How many centimetres are 38 inches?" */
function preceding(words: readonly Word[], at: number): Conversion | null {
  const own = unitAt(words, at + 1);
  for (let from = Math.max(0, at - MOST_WORDS - 3); own && from < at; from++) {
    const asked = HOW_MANY.test(words[from].text) ? /^(?:de|d['’])$/u.test(words.at(from + 1)?.text ?? '') : null;
    const other = asked === null ? null : unitAt(words, from + (asked ? 2 : 1));
    if (other && other.next < at && skipped(words, other.next) === at)
      return conversion(words, at, own.unit, other.unit);
  }
  return null;
}

const conversion = (words: readonly Word[], at: number, from: string, to: string): Conversion | null =>
  from === to || isCurrency(from) !== isCurrency(to)
    ? null
    : { value: Number(words[at].text.replace(',', '.')), from, to, quote: words[at].text };

/** All that is to be converted in a text; empty where it tells an amount of anything else. */
function conversionsIn(text: string): Conversion[] {
  const words = [
    ...text
      .slice(0, MOST_HEARD)
      .replace(/[€$£](?=\d)/gu, ' ')
      .matchAll(/\d+(?:[.,]\d+)?|[\p{L}$€£-]+/gu),
  ].map(([said], i, all) => ({ text: said, start: all[i].index, end: all[i].index + said.length }));
  const amounts = words.flatMap(({ text: said }, at) => (/\d/u.test(said) ? [at] : []));
  const found = amounts.map((at) =>
    AMOUNT.test(words[at].text) ? (following(words, at) ?? preceding(words, at)) : null,
  );
  return found.every((one) => one !== null) ? found : [];
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

/** A unit as a function has it: of its choices the one that is this unit, else the code of a currency. */
function unitFor(schema: unknown, unit: string): unknown {
  if (!isSchema(schema)) return undefined;
  if (!Array.isArray(schema.enum)) return isCurrency(unit) ? unit : undefined;
  return schema.enum.find(
    (value) =>
      typeof value === 'string' &&
      (value === unit || (ABROAD.get(value.toLowerCase()) ?? unitOf(value.toLowerCase())?.unit) === unit),
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
  const asked = conversionsIn(text);
  if (asked.length === 0) return null;
  const made = tools.flatMap((tool) => {
    const converter = converterOf(tool);
    const calls = converter ? asked.map((one) => callOf(converter, one)) : [null];
    return calls.every((one) => one !== null) ? [calls] : [];
  });
  return made.length === 1 ? made[0] : null;
}
