import type { FunctionTool } from '../matching.js';
import { wordsOfName } from '../property.js';
import { readingOf } from '../reading.js';
import { isSchema, typeOf } from '../schema.js';
import { isCurrency } from '../units.js';
import type { Call } from './call.js';
import { plainWords, unitAt, unitFor } from './converted.js';
import { aboutOf, parametersOf, requiredOf } from './made.js';

const BASE = /^(?:base|from|source|sell|von|från|fran|de|desde|origen)(?:$|_)|_(?:from|base)$/u;
const QUOTE = /^(?:quote|to|into|target|counter|buy|nach|till|en|a|vers|hacia|destino)(?:$|_)|_(?:to|quote|target)$/u;
const RATES =
  /(?<!\p{L})(?:rates?|exchange|kurs\p{L}*|wechselkurs\p{L}*|växelkurs\p{L}*|taux|change|cambio)(?!\p{L})/iu;
const IS_RATE =
  /(?<!\p{L})(?:(?:exchange )?rate|\p{L}*kurs(?:en)?|taux(?: de change)?|(?:tipo|tasa) de cambio|cambio|change)(?!\p{L})/iu;
/** "What does a dollar cost in euros", "how many kronor do I get for a euro". */
const IS_WORTH =
  /(?<!\p{L})(?:cost|worth|stand|how (?:much|many)|wie ?viele?|kostet|wert|hur m(?:ycket|ånga)|kostar|värd|combien|vaut|coûte|cuánt[oa]s?|vale|cuesta)(?!\p{L})/iu;
const HOW_MANY = /(?<!\p{L})(?:how many|wie viele|hur många|combien (?:de|d['’])|cuánt[oa]s)\s*$/iu;
const LONGEST = 160;

/** The call of the one function that tells how a currency stands against another: "the rate from pounds to euros". */
export function rateFor(tools: readonly FunctionTool[], text: string): Call | null {
  if (text.length > LONGEST || /\d{2}|[02-9]/u.test(text) || !(IS_RATE.test(text) || IS_WORTH.test(text))) return null;
  const pair = pairIn(text);
  const own = pair ? tools.flatMap((tool) => rateOf(tool, pair) ?? []) : [];
  return own.length === 1 ? own[0] : null;
}

/** A currency, and the word that a text has for it. */
interface Currency {
  unit: string;
  at: number;
  said: string;
}

interface Pair {
  base: Currency;
  quote: Currency;
}

/** The two currencies of a text, the one that is asked about first. */
function pairIn(text: string): Pair | null {
  const words = plainWords(readingOf(text).text);
  const found: Currency[] = [];
  for (let at = 0; at < words.length;) {
    const own = unitAt(words, at);
    if (own && isCurrency(own.unit)) found.push({ unit: own.unit, at, said: words[own.next - 1].text });
    at = own?.next ?? at + 1;
  }
  const [first, second, ...more] = found;
  if (!first || !second || more.length > 0 || first.unit === second.unit) return null;
  const before = words
    .slice(0, first.at)
    .map((one) => one.text)
    .join(' ');
  return HOW_MANY.test(before) ? { base: second, quote: first } : { base: first, quote: second };
}

function rateOf(tool: FunctionTool, { base, quote }: Pair): Call | null {
  const schema = parametersOf(tool);
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const names = requiredOf(schema);
  const isText = (name: string): boolean => isSchema(properties[name]) && typeOf(properties[name]) === 'string';
  const named = (pattern: RegExp): string | undefined =>
    names.find((one) => isText(one) && pattern.test(wordsOfName(one).join('_')));
  const [from, to] = [named(BASE), named(QUOTE)];
  if (names.length !== 2 || from === undefined || to === undefined || !RATES.test(aboutOf(tool))) return null;
  const args = { [from]: unitFor(properties[from], base.unit), [to]: unitFor(properties[to], quote.unit) };
  return Object.values(args).includes(undefined)
    ? null
    : {
        name: tool.name,
        arguments: args,
        evidence: [
          { path: `/${from}`, source: 'text', quote: base.said },
          { path: `/${to}`, source: 'text', quote: quote.said },
        ],
      };
}
