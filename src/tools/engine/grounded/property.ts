import { byWord } from '../../../common/kernel/by-word.js';
import { isSchema } from './schema.js';
import { type Unit, unitNamed, unitOf } from './units.js';
import labelData from './words/labels.yaml.js';
import slotData from './words/slots.yaml.js';

const { kinds, weak, plain } = slotData as {
  kinds: Record<string, string[]>;
  weak: Record<string, string[]>;
  plain: string[];
};
const LABELS = labelData as Readonly<Record<string, readonly string[]>>;
const PLAIN = new Set(plain);

/** What a property's name asks for. */
export interface Property {
  /** as the schema has it */
  name: string;
  words: readonly string[];
  /** the kind of thing, of `slots.yaml`; null where no word says it */
  kind: string | null;
  /** what else the name may be: weak words */
  weakKind: string | null;
  unit: Unit | null;
  /** what says which of several is meant: each a list of stems, one of which has to stand near the value */
  labels: readonly (readonly string[])[];
}

/** Words that are units and everyday words too. */
const NO_UNIT = new Set([
  'in',
  'l',
  's',
  'm',
  'an',
  'or',
  'min',
  'day',
  'dag',
  'tag',
  'year',
  'month',
  'percentage',
  'pound',
]);

/** Units that are a letter at the end of a name: `temperature_c`, `length_m`. */
const LETTER_UNITS: Readonly<Record<string, string>> = {
  c: 'celsius',
  f: 'fahrenheit',
  m: 'm',
  l: 'litre',
  in: 'in',
  w: 'W',
  t: 'tonne',
};
/** Words that say which end of a range is meant, not which value. */
const BOUNDS = new Set([
  'min',
  'minimum',
  'max',
  'maximum',
  'lower',
  'upper',
  'smallest',
  'largest',
  'at',
  'least',
  'most',
  'new',
  'final',
]);

/** What a unit says already. */
const GENERIC = new Set(['power', 'speed', 'area', 'volume', 'energy', 'voltage', 'surface']);

/** `deliveryDate`, `delivery_date` and `delivery-date` are read alike. */
export function wordsOfName(name: string): string[] {
  const words =
    name
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .match(/(?<!\p{L})(?:m|km|ft)[23²³](?!\d)|[\p{L}]+|\d+/gu) ?? [];
  return words.map((word) => ACCENTED.get(word) ?? word);
}

/** `langd`, `groesse`: words of the tables as programs write them, without their accents. */
/** English words that another language's would be without its accents. */
const ENGLISH = ['gross', 'full'];
const ACCENTED = accented();

function accented(): ReadonlyMap<string, string> {
  const known = [...Object.values(kinds), ...Object.values(weak), ...Object.values(LABELS)].flat();
  const marked = known.filter((word) => /\P{ASCII}/u.test(word) && word.length > 3);
  const plainly = (word: string): string => word.replace(/ß/g, 'ss').normalize('NFD').replace(/\p{M}/gu, '');
  const spelled = (word: string): string =>
    plainly(word.replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue').replace(/ß/g, 'ss'));
  const taken = new Set([...known, ...ENGLISH]);
  return new Map(
    marked
      .flatMap((word) => [[plainly(word), word] as const, [spelled(word), word] as const])
      .filter(([written]) => !taken.has(written)),
  );
}

/** Where `in_5_years` begins in a name: it says when, not in what. */
function momentIn(words: readonly string[]): number {
  const at = words.findIndex(
    (word, i) => /^(?:in|after|om|dans|nach)$/u.test(word) && /^\d+$/u.test(words[i + 1] ?? ''),
  );
  return at < 0 ? words.length : at;
}

/** Reads the name of a property. */
export function propertyOf(name: string): Property {
  const words = withWholeUnit(wordsOfName(name));
  const moment = momentIn(words);
  const isUnit = (word: string, i: number): boolean => i < moment && !NO_UNIT.has(word) && unitOf(word) !== undefined;
  const lastUnit = words.findLastIndex(isUnit);
  const perUnit = /^(?:per|par|pro|por)$/u.test(words[lastUnit - 1] ?? '')
    ? words.slice(0, lastUnit - 1).findLastIndex(isUnit)
    : -1;
  const unitAt = perUnit >= 0 ? perUnit : lastUnit;
  const letter = isMinutes(words) ? 'minute' : words.length > 1 ? LETTER_UNITS[words[words.length - 1]] : undefined;
  const unit = unitAt >= 0 ? (unitOf(words[unitAt]) ?? null) : (unitNamed(letter) ?? null);
  const found = lastKind(words, KINDS);
  const faint = lastKind(words, WEAK);
  const used = new Set(found === null ? [] : found.words);
  const labels = words
    .filter(
      (word, i) =>
        i !== unitAt &&
        !(letter && i === words.length - 1) &&
        !(BOUNDS.has(word) && !(letter && i === words.length - 1)) &&
        !(word === 'to' && i > 0 && i < words.length - 1) &&
        !(unit !== null && GENERIC.has(word)) &&
        !(PLAIN.has(word) && !isAlone(words)) &&
        !isOwnWord(word, used, found?.kind),
    )
    .map(stemsOf);
  return { name, words, kind: found?.kind ?? null, weakKind: faint?.kind ?? null, unit, labels };
}

/** `grams_per_square_metre`: words that are one unit together, as its shortest name. */
function withWholeUnit(words: string[]): string[] {
  const per = words.findIndex((word) => /^(?:per|par|pro|por|au)$/u.test(word));
  if (per < 1) return words;
  for (const end of [per + 3, per + 2]) {
    const unit = end > words.length ? undefined : unitOf(words.slice(per - 1, end).join(' '));
    if (unit) return [...words.slice(0, per - 1), unit.words[0], ...words.slice(end)];
  }
  return words;
}

/** `rest_min`, `cooking_min`: minutes, where nothing is measured that has a least. */
const isMinutes = (words: readonly string[]): boolean =>
  words.length > 1 &&
  words.at(-1) === 'min' &&
  !Object.values(kinds).some((list) =>
    words.slice(0, -1).some((word) => list.includes(word) && !kinds.duration.includes(word)),
  );

/** A name of one participle says something: `ordered`. */
const isAlone = (words: readonly string[]): boolean => words.length === 1 && /^\p{L}{3,}ed$/u.test(words[0]);

interface Kind {
  kind: string;
  words: readonly string[];
}

/** The phrases of a table by their last word, the longest first. */
function byLastWord(table: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, readonly Kind[]> {
  const all = Object.entries(table).flatMap(([kind, phrases]) =>
    phrases.map((phrase) => ({ kind, words: phrase.split(' ') })),
  );
  const found = new Map<string, Kind[]>();
  for (const one of all.sort((a, b) => b.words.length - a.words.length)) {
    const last = one.words[one.words.length - 1];
    found.set(last, [...(found.get(last) ?? []), one]);
  }
  return found;
}

const KINDS = byLastWord(kinds);
const WEAK = byLastWord(weak);

/** The kind whose words stand last in the name; of phrases that end alike the longest. */
function lastKind(words: readonly string[], table: ReadonlyMap<string, readonly Kind[]>): Kind | null {
  for (let end = words.length; end > 0; end--) {
    const found = table.get(words[end - 1])?.find((one) => endsAt(one.words, words, end));
    if (found) return found;
  }
  return null;
}

const endsAt = (parts: readonly string[], words: readonly string[], end: number): boolean =>
  parts.length <= end && parts.every((part, i) => words[end - parts.length + i] === part);

/** Words whose kind also says which measure is meant have to be named in the text. */
const MEASURES = new Set(['length', 'share', 'money', 'duration']);
const NAMELESS = new Set([
  'length',
  'price',
  'cost',
  'amount',
  'percent',
  'percentage',
  'pct',
  'share',
  'duration',
  'fee',
  'pris',
  'preis',
  'prix',
  'precio',
  'distance',
  'minutes',
  'hours',
  'seconds',
  'days',
  'weeks',
  'procent',
  'prozent',
  'kosten',
  'costs',
  'längd',
  'länge',
  'longueur',
  'largo',
  'charge',
]);
/** Who is meant has to be said in words for these. */
const ROLES = new Set([
  'recipient',
  'sender',
  'tailor',
  'designer',
  'author',
  'destination',
  'origin',
  'birthday',
  'deadline',
  'tracking',
  'invoice',
  'coupon',
  'booking',
  'reservation',
  'lining',
  'fodra',
  'foder',
  'futter',
  'doublure',
  'forro',
  'filling',
  'padding',
]);

function isOwnWord(word: string, used: ReadonlySet<string>, kind: string | undefined): boolean {
  if (word === 'duration' && kind === 'duration') return true;
  if (!used.has(word)) return false;
  if (ROLES.has(word)) return false;
  return !(kind !== undefined && MEASURES.has(kind) && !NAMELESS.has(word));
}

const MOST_WORDS = 4000;

/** The stems of the label a word belongs to, else the word itself without its ending. */
export const stemsOf = byWord(MOST_WORDS, (word): readonly string[] => {
  const known = Object.entries(LABELS).find(
    ([label, stems]) =>
      label === word || stems.some((stem) => word === stem || (stem.length >= 5 && word.startsWith(stem))),
  );
  return known ? known[1] : [word.length > 4 ? word.replace(/(es|s|en|er|e|(?<=\p{L}{4})ing)$/u, '') : word];
});

/** "Fabric code", "Number of the purchase order": what a description calls a number. */
const OF_CODE =
  /^(?:the |a |an )?(?:\p{L}+[ -]){0,3}(?:number|code|id|identifier|reference|nummer|sku)(?: (?:of|for) (?:the|a|an|this) .*)?[.]?$/iu;
const NO_CODE =
  /(?:street|house|address|door|flat|(?<!\p{L})and|(?<!\p{L})or|phone|telephone|mobile|postal|post|zip|country|currency|language|name|dial|tel)(?!\p{L})/iu;
const NUMBERED = /^(?:id|ids|number|no|nr|code|ref|reference|nummer|sku)$/;
const OTHER_KINDS = new Set([
  'garment',
  'money',
  'occasion',
  'fabric',
  'person',
  'company',
  'place',
  'time',
  'date',
  'print',
  'colour',
]);

const CLOCK =
  /(?<!\p{L})(?:hh:mm|24[- ]?h(?:our)?(?:\sclock)?|24-stunden|time of day|uhrzeit|klockslag|heure au format|formato hh)(?![\p{L}:])/iu;
const CALENDAR =
  /(?<!\p{L})(?:yyyy-mm-dd|jjjj-mm-tt|aaaa-mm-jj|aaaa-mm-dd|åååå-mm-dd|iso 8601 date|iso date|iso-datum)(?!\p{L})/iu;

/** "HH:MM", "YYYY-MM-DD": words that are times or days, as their description says. */
function whenDescribed(schema: unknown): 'time' | 'date' | null {
  if (!isSchema(schema) || schema.type !== 'string' || schema.format !== undefined || Array.isArray(schema.enum))
    return null;
  const said = typeof schema.description === 'string' ? schema.description : '';
  if (CLOCK.test(said) && CALENDAR.test(said)) return null;
  return CALENDAR.test(said) ? 'date' : CLOCK.test(said) ? 'time' : null;
}

/** A name that says nothing is read by the description that the schema has for it. */
export function propertyIn(name: string, schema: unknown): Property {
  const property = propertyOf(name);
  const { weakKind, words, labels } = property;
  if (isSchema(schema) && schema.format === 'date' && weakKind === 'result' && words.length === 1 && labels.length > 0)
    return { ...property, kind: 'date', labels: [] };
  if (
    isSchema(schema) &&
    typeof schema.description === 'string' &&
    schema.type === 'string' &&
    !Array.isArray(schema.enum)
  )
    if (OF_CODE.test(schema.description) && !NO_CODE.test(`${name} ${schema.description}`))
      return {
        ...property,
        kind: 'code',
        weakKind: null,
        unit: null,
        labels: property.kind === 'code' || property.weakKind === 'code' ? property.labels : [],
      };
  if (
    property.kind !== null &&
    OTHER_KINDS.has(property.kind) &&
    isSchema(schema) &&
    schema.type === 'string' &&
    property.words.length > 1
  )
    if (NUMBERED.test(property.words.at(-1) ?? '') && !NO_CODE.test(name) && schema.format === undefined)
      return {
        ...property,
        kind: 'code',
        unit: null,
        labels: property.words
          .slice(0, -1)
          .filter((word) => !PLAIN.has(word))
          .map(stemsOf),
      };
  const when = whenDescribed(schema);
  if (when !== null && property.kind !== 'date' && property.kind !== 'time')
    return { ...property, kind: when, weakKind: null, unit: null };
  if (property.kind !== null || property.unit !== null || !isSchema(schema) || typeof schema.description !== 'string')
    return property;
  const { kind, unit } = propertyOf(schema.description.split(/[.,;(]/)[0].slice(0, 80));
  return kind === null || kind === 'prose' ? property : { ...property, kind, unit, labels: [] };
}
