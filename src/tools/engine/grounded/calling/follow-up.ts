import type { Ground } from '../filling/ground.js';
import type { Evidence } from '../grounded.js';
import type { FunctionTool } from '../matching.js';
import type { Mention } from '../mention.js';
import { propertyIn } from '../property.js';
import { readingOf } from '../reading.js';
import { isSchema, type Schema, typeOf } from '../schema.js';
import { isCurrency, unitOf } from '../units.js';
import type { Call } from './call.js';
import { isFinal } from './commanded.js';
import { conversionsFor, plainWords, unitAt } from './converted.js';
import data from './follow-up.yaml.js';
import { argumentsAsked, filledBy } from './heard/fill.js';
import { askedFor, deedsOf, onlyTells } from './heard/deeds.js';
import { type Text, textOf } from './heard/text.js';
import type { CallAnswer, CallQuestion } from './question.js';
import { aboutOf } from './made.js';
import { isDeterminer, isNameLike, isSmall, type Token } from './tokens.js';

const { leads, asks, ends, stands } = data as Record<'leads' | 'asks' | 'ends' | 'stands', string[]>;
const LED = new RegExp(
  String.raw`^\W*(?:(?:ok|okay|thanks|thank you|great|good|tack|danke|merci|gracias)[,.!]\s)?(?:${leads.join('|')})(?!\p{L})[\s,:]*`,
  'iu',
);
const ASKS = new RegExp(String.raw`^¿?(?:${asks.join('|')})(?!\p{L})`, 'iu');
const ENDS = new RegExp(String.raw`[\s,]+(?:${ends.join('|')})$`, 'iu');
const STANDS = new RegExp(String.raw`^(?:${stands.join('|')})$`, 'iu');
const LONGEST = 60;
const MOST_WORDS = 7;
const SHORT = 4;

/** "And in Berlin?" after a call: the same call with what is said instead; null where a text says more, or nothing of it. */
export function followUp(
  { question, earlier = [], tools, before, today }: CallQuestion,
  house: Ground['house'],
): CallAnswer | null {
  const last = earlier.at(-1);
  const tool = tools.find(({ name }) => name === last?.name);
  const phrase = tool ? phraseOf(question) : null;
  if (!last || !tool || phrase === null || tools.some((other) => other !== tool && doesMore(other, phrase)))
    return null;
  const made =
    exchanged(tools, last, phrase) ??
    replaced(tool, last, { text: textOf(phrase, today), house, known: `${aboutOf(tool)} ${before} ${valuesOf(last)}` });
  if (made === null) return null;
  return onlyTells(deedsOf(tool)) || !(isFinal(tool) || question.includes('?'))
    ? { kind: 'calls', calls: [made] }
    : { kind: 'offer', calls: [made] };
}

/** "Then move half of it to Lyon": whether a phrase asks by its own words for what another function does. */
const doesMore = (tool: FunctionTool, phrase: string): boolean =>
  !onlyTells(deedsOf(tool)) && deedsOf(tool).some((deed) => !deed.isAsked && askedFor(deed, phrase) === 1);

/** "In Berlin" of "and in Berlin, please?"; null where a text asks by itself. */
function phraseOf(question: string): string | null {
  const said = question.trim();
  if (said.length > LONGEST || /[.!?]\s+\S/u.test(said.replace(LED, ''))) return null;
  const isLed = LED.test(said);
  const bare = said
    .replace(LED, '')
    .replace(/[\s.!?]+$/u, '')
    .replace(ENDS, '');
  const words = bare.split(/\s+/u).length;
  const isPhrase = isLed ? words <= MOST_WORDS : said.endsWith('?') && words <= SHORT;
  return isPhrase && /[\p{L}\d]/u.test(bare) && !ASKS.test(bare) ? bare : null;
}

const valuesOf = ({ arguments: args }: Pick<Call, 'arguments'>): string => Object.values(args).join(' ');

/** "And 100 pounds?", "and in kronor?": the other amount, or the other currency, of a conversion. */
function exchanged(
  tools: readonly FunctionTool[],
  { name, arguments: args }: Pick<Call, 'name' | 'arguments'>,
  phrase: string,
): Call | null {
  const codes = Object.values(args).filter((value) => typeof value === 'string');
  const amount = Object.values(args).find((value) => typeof value === 'number');
  const [from, to] = codes;
  if (codes.length !== 2 || amount === undefined) return null;
  const bare = phrase.replace(/^(?:in|to|into|till|i|nach|en|a|à)\s/iu, '');
  const texts = /\d/u.test(phrase)
    ? [`${phrase} in ${to}`, `${phrase} ${from} in ${to}`]
    : isCurrency(unitAt(plainWords(bare), 0)?.unit)
      ? [`${amount} ${from} in ${bare}`]
      : [];
  const own = tools.filter((tool) => tool.name === name);
  const made = texts.map((text) => conversionsFor(own, text)).find((calls) => calls?.length === 1);
  return made?.[0] ?? null;
}

interface Said {
  text: Text;
  house: Ground['house'];
  /** what was said and called before, and what the function says of itself */
  known: string;
}

/** A call with the arguments that a phrase says; null where it says none, or words that no argument is. */
function replaced(tool: FunctionTool, last: Pick<Call, 'arguments'>, said: Said): Call | null {
  const found = [...worn(tool, said.text), ...filledIn(tool, last, said)];
  const own = found.filter(({ name }, i) => found.findIndex((one) => one.name === name) === i);
  const all = own.length > 0 ? own : named(tool, last, said.text);
  const isNew = all.some(({ name, value }) => JSON.stringify(last.arguments[name]) !== JSON.stringify(value));
  if (!isNew || !isCovered(said, all)) return null;
  return {
    name: tool.name,
    arguments: { ...last.arguments, ...Object.fromEntries(all.map(({ name, value }) => [name, value])) },
    evidence: all.map(({ name, quote }): Evidence => ({ path: `/${name}`, source: 'text', quote })),
  };
}

interface Value {
  name: string;
  value: unknown;
  quote: string;
}

/** The one colour, the one size and the one piece of a phrase, for the arguments that are one. */
function worn(tool: FunctionTool, { text }: Text): Value[] {
  // a letter is a size behind a word and a space
  const { mentions } = readingOf(` ${text}`);
  return argumentsAsked(tool).flatMap(({ name, schema }) => {
    const said = mentions.filter((one) => isOfKind(one, name, schema));
    const isText = typeOf(schema) === 'string' && !Array.isArray(schema.enum);
    if (said.length !== 1 || !isText) return [];
    return [{ name, value: said[0].kind === 'size' ? said[0].value : said[0].text, quote: said[0].text }];
  });
}

function isOfKind({ kind, attribute }: Mention, name: string, schema: Schema): boolean {
  const { kind: own, weakKind } = propertyIn(name, schema);
  if ((own ?? weakKind) === 'size') return kind === 'size';
  if ((own ?? weakKind) === 'colour') return attribute === 'colors';
  return (own ?? weakKind) === 'garment' && attribute === 'garment';
}

/** What a phrase says of a function's arguments, of the form that they had before. */
function filledIn(tool: FunctionTool, { arguments: args }: Pick<Call, 'arguments'>, { text, house }: Said): Value[] {
  const { values, evidence } = filledBy(tool, text, {
    reading: text.reading,
    before: null,
    house,
    plans: null,
    wishes: true,
  });
  return Object.entries(values).flatMap(([name, value]) => {
    const quote = evidence.find(({ path }) => path === `/${name}`)?.quote ?? '';
    const isWorn = text.reading.mentions.some(
      (one) => one.text.includes(quote) && (one.kind === 'size' || one.attribute === 'colors'),
    );
    const isVague = wordsOf(quote).every((word) => STANDS.test(word));
    return !isVague && isAlike(args[name], value) && !isWorn && unitOf(quote.toLowerCase()) === undefined
      ? [{ name, value, quote }]
      : [];
  });
}

/** Whether a value is of the form of another: a number, a code, a name. */
const isAlike = (before: unknown, value: unknown): boolean =>
  before === undefined || (typeof before === typeof value && isNumbered(before) === isNumbered(value));

const isNumbered = (value: unknown): boolean => /\d/u.test(JSON.stringify(value));

/** "And Berlin?": a name, for the one argument that was one. */
function named(tool: FunctionTool, { arguments: args }: Pick<Call, 'arguments'>, { tokens, text }: Text): Value[] {
  const names = tokens.filter((one) => isNameLike(one) && !(isSmall(one) && one.isFirst) && !/\d/u.test(one.text));
  const own = Object.entries(args).filter(([, value]) => typeof value === 'string' && /^\p{Lu}[^\d]*$/u.test(value));
  const [first, last] = [names.at(0), names.at(-1)];
  const isFree = own.every(([name]) => {
    const schema = argumentsAsked(tool).find((one) => one.name === name)?.schema;
    return isSchema(schema) && !Array.isArray(schema.enum);
  });
  if (own.length !== 1 || !first || !last || !isFree) return [];
  const quote = text.slice(first.start, last.end);
  return unitOf(quote.toLowerCase()) === undefined ? [{ name: own[0][0], value: quote, quote }] : [];
}

/** Whether every word of a phrase is in a value, or small, or was said before. */
function isCovered({ text, known }: Said, all: readonly Value[]): boolean {
  const told = new Set(all.flatMap(({ quote }) => wordsOf(quote)));
  const before = new Set(wordsOf(known));
  const isKnown = (one: Token): boolean =>
    isSmall(one) || isDeterminer(one) || STANDS.test(one.low) || told.has(one.low) || before.has(one.low);
  return text.tokens.every(isKnown);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+(?:[.,_’'/-][\p{L}\d]+)*/gu) ?? [];
