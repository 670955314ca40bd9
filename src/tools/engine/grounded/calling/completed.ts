import type { Evidence } from '../grounded.js';
import { isSchema, type Schema, typeOf } from '../schema.js';
import type { Reading } from '../reading.js';
import { isOwn, nounsOf } from './nouns-of.js';
import { themesOf } from '../matching.js';
import type { Open } from './open.js';
import { isPlain as isFormed, isText, plainly } from './plainly.js';
import { isCode, listAtEnd, measuredIn, objectOfVerb, verbOf } from './object-of-verb.js';
import { besideNoun, namesIn, quotesIn, type Said } from './spans.js';
import { isNameLike, isSmall, tokensOf } from './tokens.js';

/** Values of arguments by name: one for each call, where the text lists several. */
export interface Completed {
  each: readonly Readonly<Record<string, unknown>>[];
  evidence: readonly Evidence[];
  missing: readonly string[];
}

/**
 * What the text says of arguments that their kinds did not find: beside a word that they are called by, as the object of the
 * wish, or as the only thing of their form that is left. One stretch of text fills one argument.
 * @param used stretches that other arguments rest on
 * @param isSure whether only what stands beside a word of the argument's own is taken
 */
export function completed(
  missing: readonly string[],
  schema: Schema,
  reading: Reading,
  about: string,
  used: readonly string[],
  isSure: boolean,
): Completed {
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const open: Open = { properties, reading, about, taken: used.flatMap((quote) => placesOf(quote, reading.text)) };
  const found = new Map<string, readonly Said[]>();
  const values: Record<string, unknown> = {};
  const evidence: Evidence[] = [];
  for (const name of missing.filter((one) => isFormed(one, properties[one]))) {
    const told = plainly(name, properties, open, isSure);
    if (!told) continue;
    values[name] = told.value;
    evidence.push({ path: `/${name}`, source: 'text', quote: told.quote });
    if (typeof told.value === 'string') open.taken.push(...placesOf(told.quote, reading.text));
  }
  for (const ways of isSure ? SURE : WAYS)
    for (const name of missing) {
      if (found.has(name) || name in values || !isText(properties[name])) continue;
      const left = missing.filter((one) => !found.has(one) && !(one in values) && isText(properties[one]));
      const own = ways(name, open, left).filter((one) => isFree(one, open.taken));
      if (own.length === 0) continue;
      found.set(name, own);
      open.taken.push(...own);
    }
  return joined(missing, properties, found, values, evidence);
}

function joined(
  missing: readonly string[],
  properties: Schema,
  found: ReadonlyMap<string, readonly Said[]>,
  values: Readonly<Record<string, unknown>>,
  evidence: readonly Evidence[],
): Completed {
  const lists = [...found].filter(([name]) => isList(properties[name]));
  const texts = [...found].filter(([name]) => !isList(properties[name]));
  const several = texts.filter(([, own]) => own.length > 1);
  const shared = {
    ...values,
    ...Object.fromEntries(lists.map(([name, own]) => [name, own.map(({ text }) => text)])),
    ...Object.fromEntries(texts.map(([name, own]) => [name, own[0].text])),
  };
  const [first] = several;
  return {
    each: several.length === 1 ? first[1].map(({ text }) => ({ ...shared, [first[0]]: text })) : [shared],
    evidence: [
      ...evidence,
      ...[...found].flatMap(([name, own]) =>
        own.map(({ text }) => ({ path: `/${name}`, source: 'text', quote: text })),
      ),
    ],
    missing: missing.filter(
      (name) =>
        (!found.has(name) && !(name in values)) || (several.length > 1 && several.some(([one]) => one === name)),
    ),
  };
}

const isList = (schema: unknown): boolean => isSchema(schema) && typeOf(schema) === 'array';

const placesOf = (quote: string, text: string): Said[] => {
  const start = text.indexOf(quote);
  return start < 0 || quote === '' ? [] : [{ text: quote, start, end: start + quote.length }];
};
const isFree = (one: Said, taken: readonly Said[]): boolean =>
  !taken.some(({ start, end }) => one.start < end && start < one.end);

type Way = (name: string, open: Open, left: readonly string[]) => Said[];

/** Arguments whose texts have a form of their own, which their kinds find or nothing does. */
const FORMED =
  /(?:^|_)(?:date|day|time|start|end|from|until|email|phone|url|link|address|amount|price|currency|month|year|language|country|city|size|colou?r)(?:$|_)/iu;
/** Whole sentences, which no name or thing is. */
export const PROSE =
  /(?:^|_)(?:text|message|body|description|note|comment|reason|query|question|content|details|prompt)(?:$|_)/iu;

const beside: Way = (name, { properties, reading }) =>
  FORMED.test(name) ? [] : besideNoun(nounsOf(name, properties[name]), reading.text);

/** The one quotation, for the one argument that is left. */
const quoted: Way = (_name, { reading }, left) => {
  const all = quotesIn(reading.text);
  return left.length === 1 && all.length === 1 ? all : [];
};

/** The one person that is left, for the one argument that is somebody. */
const person: Way = (name, { properties, reading, taken }, left) => {
  const isSomebody = (one: string): boolean => nounsOf(one, properties[one]).isPerson;
  if (!isSomebody(name) || left.filter(isSomebody).length > 1) return [];
  const people = reading.mentions.filter(({ kind }) => kind === 'person');
  const own = (people.length > 0 ? people : namesIn(reading).filter(({ text }) => text.includes(' ')))
    .map(({ text, start, end }) => ({ text, start, end }))
    .filter((one) => isFree(one, taken));
  const listed = own.length === 1 ? listedWith(own[0], reading) : [];
  return own.length === 1 && listed.every((one) => isFree(one, taken)) ? [...own, ...listed] : [];
};

/** "Mia Thoma und Levin Roth": the full names that are joined to a person. */
function listedWith({ start, end }: Said, reading: Reading): Said[] {
  const { text } = reading;
  const names = namesIn(reading).filter((one) => one.text.includes(' '));
  const after = names.filter((one) => one.start > end && isJoint(text.slice(end, one.start)));
  const before = names.filter((one) => one.end < start && isJoint(text.slice(one.end, start)));
  return [...before, ...after];
}
const isJoint = (between: string): boolean => /^,? (?:and|och|und|et|y) $/u.test(between);

const GOES_TO = /(?<!\p{L})(?:hos|bei|with|chez|med|mit|con|by)\s(?:Dr\.? )?$/u;

/** "Hos Karin Ståhl": to whom one goes, for the argument that is of a trade. */
const toWhom: Way = (name, { properties, reading, taken }) => {
  const people = nounsOf(name, properties[name]).isTrade
    ? reading.mentions.filter(({ kind }) => kind === 'person')
    : [];
  const own = people
    .filter((one) => GOES_TO.test(reading.text.slice(0, one.start)))
    .map(({ text, start, end }) => ({ text, start, end }));
  return own.length === 1 && isFree(own[0], taken) ? own : [];
};

/** The one code or name that is left, for the one argument that is left. */
const onlyOne: Way = (name, { properties, reading, taken }, left) => {
  const nouns = nounsOf(name, properties[name]);
  if (left.length !== 1 || FORMED.test(name) || PROSE.test(name)) return [];
  const all = namesIn(reading).filter((one) => isFree(one, taken));
  const codes = all.filter(isCode);
  if (codes.length > 0) return codes.length === 1 || isListed(codes, reading.text) ? codes : [];
  const names = all.filter(
    (one) =>
      nouns.isPerson ||
      !reading.mentions.some(({ kind, start, end }) => kind === 'person' && one.start < end && start < one.end),
  );
  return names.length === 1 && reading.language !== 'de' ? names : [];
};

const isListed = (all: readonly Said[], text: string): boolean =>
  all.every((one, i) => i === 0 || /^(?:, |,? (?:and|och|und|et|y) )$/u.test(text.slice(all[i - 1].end, one.start)));

/** The object of the wish, for the one argument that is left: no word that the function itself is called by. */
const object: Way = (name, { properties, reading, about }, left) => {
  const nouns = nounsOf(name, properties[name]);
  if (left.length !== 1 || (nouns.isPerson && !isList(properties[name])) || FORMED.test(name) || PROSE.test(name))
    return [];
  const isNumbered = NUMBERED.test(name);
  const end = isList(properties[name]) ? listAtEnd(reading.text) : [];
  const measured = measuredIn(reading.text);
  const all =
    end.length > 0 ? end : measured ? [measured] : calls(about, reading.text) ? objectOfVerb(reading.text) : [];
  const own = new Set(about.match(/\p{L}+/gu));
  const others = Object.entries(properties).map(([one, schema]) => nounsOf(one, schema));
  const isPlain = all.every((one) => {
    const words = tokensOf(one.text).filter((word) => !isSmall(word));
    if (words.length === 0 || words.some(({ low }) => VAGUE.test(low))) return false;
    if (nouns.isPerson && !words.every(isNameLike)) return false;
    return !words.some(
      (word) =>
        isOwn(nouns, word) ||
        others.some((other) => isOwn(other, word)) ||
        own.has(word.low) ||
        own.has(word.low.replace(/s$/u, '')),
    );
  });
  return isPlain &&
    (!isNumbered || all.every(isCode)) &&
    (all.length < 2 || isList(properties[name]) || all.every(isCode))
    ? all
    : [];
};

const VAGUE =
  /^(?:some\p{L}*|any\p{L}*|every\p{L}*|things?|ones?|stuff|time|tid|termin|zeit|något|etwas|quelque|algo|new|other)$/u;
const NUMBERED = /(?:^|_)(?:id|number|no|nr|code|sku|ref)$|(?<=\p{Ll})(?:Id|Number|Code)$/u;

/** Whether the verb of a wish is one that a function is called by. */
function calls(about: string, text: string): boolean {
  const own = themesOf(about);
  return [...themesOf(verbOf(text))].some((theme) => own.has(theme));
}

const WAYS: readonly Way[] = [beside, person, quoted, object, onlyOne];
const SURE: readonly Way[] = [beside, toWhom];
