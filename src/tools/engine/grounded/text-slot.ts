import { nameExpression } from './expression-of.js';
import { clauseAt, sentenceAt, type Span, stemIn } from './clause.js';
import { compared, isComparison } from './compared.js';
import { endOfTerm } from './dates.js';
import { from, fromText, type Grounded } from './grounded.js';
import type { Mention } from './mention.js';
import { hourOf } from './opening.js';
import { type Property, stemsOf } from './property.js';
import type { Reading } from './reading.js';
import { thingsIn } from './things.js';
import { UNIT_WORDS, unitNamed } from './units.js';

/** Kinds of slots that words of clothes fill, by their attribute. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  garment: 'garment',
  colour: 'colors',
  fabric: 'fabrics',
  season: 'season',
  occasion: 'occasion',
  silhouette: 'silhouette',
  fit: 'fit',
  neckline: 'neckline',
  collar: 'collar',
  closure: 'closure',
  print: 'print',
  gender: 'gender',
  length: 'length',
  sleeve: 'sleeve.length',
  pocket: 'pockets',
};
const MENTIONED = new Set([
  'person',
  'place',
  'country',
  'email',
  'phone',
  'url',
  'code',
  'date',
  'time',
  'size',
  'street',
  'postcode',
  'company',
]);

/** All texts that a property's name asks for, in the order of the text, each once. */
export function textsFor(property: Property, reading: Reading, scope: Span): Grounded[] {
  const kind = property.kind ?? property.weakKind;
  if (kind === null) return named(property, reading, scope);
  const inScope = reading.mentions.filter(({ start, end }) => start >= scope.start && end <= scope.end);
  if (kind === 'currency') return currencies(inScope);
  if (kind === 'language') return languagesIn(reading.text.slice(scope.start, scope.end));
  if (kind === 'hex')
    return distinct(inScope.flatMap(({ hex, text }) => (hex === undefined ? [] : [fromText(hex, text)])));
  const attribute = ATTRIBUTES[kind];
  if (attribute !== undefined) return distinct(clothes(ofOwn(inScope, property, reading), attribute, reading));
  if (!MENTIONED.has(kind)) return [];
  const range = endOfTwo(
    inScope.filter((mention) => mention.kind === kind),
    property,
    reading.text,
  );
  if (range.length > 0) return range.map((mention) => ofMention(mention, partOf(mention, property)));
  if (kind === 'date' && property.words.some((word) => ENDS.has(word) || /^(return|expiry|expires|due)$/.test(word))) {
    const dates = inScope.filter((mention) => mention.kind === 'date');
    const end = dates.length === 1 ? endOfTerm(dates[0], reading.text) : null;
    if (end !== null) return [from('arithmetic', end)];
  }
  const found = nearest(
    inScope.filter((mention) => mention.kind === kind && isMeant(mention, property, reading)),
    property,
    reading,
  );
  return distinct(found.map((mention) => ofMention(mention, partOf(mention, property))));
}

/** `lining_fabric`, `shirt_colour`: what stands in a clause with what the name says it is of. */
const ofOwn = (mentions: readonly Mention[], { labels }: Property, { text }: Reading): readonly Mention[] =>
  labels.length === 0
    ? mentions
    : mentions.filter(({ start }) => labels.every((stems) => stemIn(text, clauseAt(text, start), stems, start) >= 0));

/** The one text that is meant; null where none is or several could be. */
export function textFor(property: Property, reading: Reading, scope: Span): Grounded | null {
  if (isComparison(property)) return compared(property, reading, scope);
  const hour = hourOf(property, reading, scope);
  if (hour !== undefined) return hour;
  const found = textsFor(property, reading, scope);
  return found.length === 1
    ? found[0]
    : (labelledText(property, reading, scope) ?? theThing(property, reading, scope, found));
}

/** What a stretch counts, where it names no garment that is known: "2 tablecloths". */
function theThing(
  { kind, weakKind, words }: Property,
  reading: Reading,
  scope: Span,
  found: readonly Grounded[],
): Grounded | null {
  if (found.length > 0 || !(kind === 'garment' || (kind === null && weakKind === 'person' && words.length === 1)))
    return null;
  const own = ownNumber(words, reading.text.slice(scope.start, scope.end));
  if (own !== null) return own;
  const numbers = reading.mentions.filter(
    (one) => one.kind === 'number' && one.start >= scope.start && one.end <= scope.end,
  );
  const isPriced = numbers.length === 1 && unitNamed(numbers[0].unit)?.currency === true;
  const priced = isPriced ? PRICED.exec(reading.text.slice(scope.start, scope.end))?.[1] : undefined;
  if (priced !== undefined && scope.end - scope.start < reading.text.length)
    return fromText(priced.toLowerCase(), priced);
  const things = thingsIn(reading, scope).filter(({ name }) => kind !== null || !PEOPLE.test(name));
  return things.length === 1 ? fromText(things[0].name, things[0].name) : null;
}

/** "Article 4417": what is called by a number of its own. */
function ownNumber(words: readonly string[], text: string): Grounded | null {
  const name = nameExpression(words);
  const found = new RegExp(
    String.raw`(?<![\p{L}\p{N}])${name}\s(?:no\.?\s|nr\.?\s|number\s|#)?(\d{3,10}(?:-\w{1,6})?)(?![\p{L}\p{N}])`,
    'iu',
  ).exec(text);
  return found && fromText(found[1], found[0]);
}

/** "belt 25 EUR" as one of a list. */
const PRICED =
  /^[^\p{L}\d]*(?:(?:and|och|und|et|y|an?|the|one|en|ett|ein|eine|une?|una?)\s)*(\p{L}[\p{L}’'-]*(?:\s\p{L}[\p{L}’'-]*){0,2}?)\s?(?:for|at|:|-|à|für|för|pour|por|costs?)?\s?(?:[$€£]\s?)?\d/iu;

/** Who is counted is not what is called so. */
const PEOPLE =
  /^(?:people|persons?|guests?|participants?|adults?|children|kids|seats?|places?|personer|gäster|vuxna|barn|leute|personen|gäste|personnes?|invités|personas|invitados)(?:\s|$)/iu;

/** Days and times are one thing only; a person or a place may be called by several names. */
const ofMention = ({ kind, text, start }: Mention, value: unknown): Grounded => ({
  ...fromText(value, text),
  ...(kind === 'date' || kind === 'time' ? { at: start } : {}),
});

const FROM_TO =
  /(?<!\p{L})(?:from|från|von|de|desde)\s(\p{Lu}[\p{L}\d]*)\s(?:to|into|till|nach|in|à|en|a)\s(\p{Lu}[\p{L}\d]*)/u;

/** `from`, `to`: the address a message goes to, or the ends of "from USD to SEK". */
function directed(word: string, { mentions, text }: Reading, { start, end }: Span): Grounded[] {
  const side = /^(to|target|into|recipient|till|nach)$/.test(word)
    ? 2
    : /^(from|source|base|från|von)$/.test(word)
      ? 1
      : 0;
  if (side === 0) return [];
  const ends = FROM_TO.exec(text.slice(start, end));
  if (ends) return [fromText(ends[side], ends[0])];
  const emails = mentions.filter((one) => one.kind === 'email' && one.start >= start && one.end <= end);
  return side === 2 && emails.length === 1 ? [fromText(emails[0].value, emails[0].text)] : [];
}

/** Languages by their names in five languages. */
const LANGUAGE_NAMES = new Set(
  ['en', 'sv', 'de', 'fr', 'es'].flatMap((locale) => {
    const names = new Intl.DisplayNames(locale, { type: 'language' });
    const codes = 'en sv de fr es it pt nl da nb fi pl ru ja zh ko ar tr cs hu el he hi uk ro is et lv lt';
    return codes.split(' ').map((code) => (names.of(code) ?? '').toLowerCase());
  }),
);

const languagesIn = (text: string): Grounded[] =>
  distinct(
    [...text.matchAll(/\p{L}{4,}/gu)]
      .filter(([word]) => LANGUAGE_NAMES.has(word.toLowerCase()))
      .map(([word]) => fromText(word, word)),
  );

/** `from_unit`, `to_unit` of "5 inches to centimetres". */
const UNITS_ASKED = new RegExp(
  String.raw`\d\s?(${UNIT_WORDS})\s(?:to|in|into|till|i|in|nach|en|a)\s(${UNIT_WORDS})(?!\p{L})`,
  'iu',
);

function unitAsked(words: readonly string[], text: string): Grounded[] {
  const found = words.some((word) => /^units?$/.test(word)) ? UNITS_ASKED.exec(text) : null;
  if (!found) return [];
  if (words.some((word) => /^(to|target|into)$/.test(word))) return [fromText(found[2], found[0])];
  return words.some((word) => /^(from|source)$/.test(word)) ? [fromText(found[1], found[0])] : [];
}

/** `cancel`, `opens`: a name that is no kind of thing takes the one code or time in a clause that has its words. */
function named(property: Property, reading: Reading, scope: Span): Grounded[] {
  const { labels, words } = property;
  const { mentions, text } = reading;
  const way =
    words.length === 1 ? directed(words[0], reading, scope) : unitAsked(words, text.slice(scope.start, scope.end));
  if (way.length > 0 || labels.length === 0) return way;
  const times = mentions.filter(({ kind, start, end }) => kind === 'time' && start >= scope.start && end <= scope.end);
  const ends = words.length === 1 ? endOfTwo(times, property, text) : [];
  if (ends.length > 0) return ends.map((mention) => ofMention(mention, mention.value));
  const isRole = AGENT.test(words.at(-1) ?? '');
  const found = mentions.filter(
    ({ kind, start, end }) =>
      (kind === 'code' || kind === 'time' || (kind === 'person' && (isRole || isApposed(text, start, labels)))) &&
      start >= scope.start &&
      end <= scope.end &&
      labels.every((stems) => stemIn(text, clauseAt(text, start), stems, start) >= 0),
  );
  const range = endOfTwo(found, property, text);
  return distinct((range.length > 0 ? range : found).map((mention) => ofMention(mention, mention.value)));
}

/** "Our seamstress Olga Petrova": the word of the name stands right before. */
function isApposed(text: string, at: number, labels: Property['labels']): boolean {
  const word = /(?<!\p{L})(\p{L}{1,30}),?\s$/u.exec(text.slice(Math.max(0, at - 40), at))?.[1] ?? '';
  return labels.length > 0 && labels.every((stems) => stemIn(word, { start: 0, end: word.length }, stems, 0) === 0);
}

/** "Fitter", "Ansprechpartner", "skräddare": who does something. */
const AGENT = /(?:er|or|ist|ant|eur|euse|are|erin|orin|ière|ora|ante|person|partner)$/u;

const RANGE = /^\s?(?:to|till|until|bis|–|-|au|al|jusqu[’']au|hasta(?: el)?|and|och|und|et|y)\s(?:the\s)?$/iu;

/** Of two days or times with "to" between them the first or the second. */
function endOfTwo(found: readonly Mention[], { words }: Property, text: string): readonly Mention[] {
  const [first, second] = found;
  if (found.length !== 2 || !RANGE.test(text.slice(first.end, second.start))) return [];
  if (words.some((word) => STARTS.has(word))) return [first];
  return words.some((word) => ENDS.has(word)) ? [second] : [];
}

const STARTS = new Set([
  'start',
  'starts',
  'from',
  'begin',
  'begins',
  'first',
  'opens',
  'opening',
  'start_date',
  'von',
  'beginn',
  'desde',
  'inicio',
  'début',
]);
const ENDS = new Set([
  'end',
  'ends',
  'to',
  'until',
  'last',
  'closes',
  'closing',
  'bis',
  'ende',
  'hasta',
  'fin',
  'slut',
]);

/** What stands between two of a list. */
const LISTED = /^,?\s?(?:and|och|und|et|y|&|or|eller)?\s?$/iu;

/** Of several in a sentence that has the words of the name those in whose clause they stand. */
function nearest(found: readonly Mention[], { labels }: Property, { text }: Reading): readonly Mention[] {
  if (found.length < 2 || labels.length === 0) return found;
  const close = found.filter(({ start }) =>
    labels.every((stems) => stemIn(text, clauseAt(text, start), stems, start) >= 0),
  );
  const kept = new Set(close);
  found.forEach((one, i) => {
    const before = found[i - 1];
    if (before && kept.has(before) && LISTED.test(text.slice(before.end, one.start))) kept.add(one);
  });
  return kept.size > 0 ? [...kept] : found;
}

const currencies = (mentions: readonly Mention[]): Grounded[] =>
  distinct(mentions.flatMap(({ unit, text }) => (unitNamed(unit)?.currency ? [fromText(unit, text)] : [])));

function clothes(mentions: readonly Mention[], attribute: string, { language, text }: Reading): Grounded[] {
  const own = mentions.filter((mention) => mention.attribute === attribute && !mention.negated);
  const whole = own.filter(({ start }) => !A_SHARE.test(text.slice(Math.max(0, start - 8), start)));
  return joined(whole.length > 0 ? whole : own, text).map(({ value, text: said }) =>
    fromText(language === 'en' ? wording(String(value), said) : said, said),
  );
}

/** "Cotton jersey", "wool crepe": two cloths beside each other are one, in the text's own words. */
function joined(found: readonly Mention[], text: string): Mention[] {
  const kept: Mention[] = [];
  for (const one of found) {
    const last = kept.at(-1);
    if (last && one.attribute === 'fabrics' && text.slice(last.end, one.start) === ' ') {
      const whole = text.slice(last.start, one.end);
      kept[kept.length - 1] = { ...last, end: one.end, text: whole, value: whole.toLowerCase() };
    } else kept.push(one);
  }
  return kept;
}

/** "5 % elastane": a fibre of a cloth, not another cloth. */
const A_SHARE = /\d\s?%\s$/u;

/** The text's own words where they say more than the house's, else these: `coats` is a coat, `navy` stays. */
const wording = (value: string, text: string): string => {
  const plain = value.replaceAll('-', ' ');
  const isPlural = /^\p{L}+s$/u.test(text) && text.toLowerCase().startsWith(plain.slice(0, 4));
  return ` ${text.toLowerCase().replaceAll('-', ' ')}`.includes(` ${plain}`) || isPlural ? plain : text.toLowerCase();
};

function distinct(found: readonly Grounded[]): Grounded[] {
  const seen = new Set<string>();
  return found.filter(({ value }) => {
    const key = String(value).toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

const CODES = ['invoice', 'tracking', 'ticket', 'return'].flatMap((label) => stemsOf(label));

/** By what else the name says: a place one comes from, the date of a delivery, the number of an invoice. */
function isMeant(mention: Mention, { labels, words }: Property, { text }: Reading): boolean {
  if (mention.kind === 'place' && words.some((word) => /^(destination|to)$/.test(word))) return mention.way === 'to';
  if (mention.kind === 'place' && words.some((word) => /^(origin|from)$/.test(word))) return mention.way === 'from';
  const clause = clauseAt(text, mention.start);
  if (
    mention.kind === 'person' &&
    words.some((word) => /^(recipient|receiver|addressee|mottagare|empfänger|destinataire|destinatario)$/.test(word))
  )
    if (SENT_TO.test(text.slice(0, mention.start))) return true;
  if (
    mention.kind === 'email' &&
    SENT_TO.test(text.slice(0, mention.start)) &&
    words.some((word) => /^(recipient|receiver|to|addressee)$/.test(word))
  )
    return true;
  if (mention.kind === 'code' && words.includes('tracking') && PARCEL.test(text.slice(0, mention.start))) return true;
  if (mention.kind === 'code' && words.includes('order') && stemIn(text, clause, CODES, mention.start) >= 0)
    return stemIn(text, clause, stemsOf('order'), mention.start) >= 0;
  const own = mention.kind === 'person' ? labels.filter((stems) => !NAME_PARTS.has(stems[0])) : labels;
  return own.every((stems) => stemIn(text, sentenceAt(text, mention.start), stems, mention.start) >= 0);
}

/** "Ship to Jonas Lind": who stands after it is whom it goes to. */
const SENT_TO =
  /(?<!\p{L})(?:to|for|till|åt|an|für|à|pour|a|para)\s(?:(?:my|her|his|our|their|min|mitt|mein|meine|ma|mon|mi)\s\p{L}+\s)?$/iu;

/** "Parcel SE-449812": whose number stands right after it. */
const PARCEL =
  /(?<!\p{L})(?:parcel|package|shipment|paket(?:et)?|försändelsen?|sendung|colis|paquete)\s(?:number\s|no\.?\s|nr\.?\s|#)?$/iu;

const NAME_PARTS = new Set([
  'first',
  'last',
  'family',
  'surname',
  'vornam',
  'nachnam',
  'efternamn',
  'förnamn',
  'prénom',
  'vorname',
  'nachname',
]);

function partOf({ kind, value, text }: Mention, { words }: Property): string {
  if (kind !== 'person') return String(value);
  const parts = text.split(' ');
  if (words.some((word) => /^(first|given|förnamn|vorname|prénom)$/.test(word))) return parts[0];
  if (words.some((word) => /^(last|family|surname|efternamn|nachname)$/.test(word)))
    return parts.slice(1).join(' ') || parts[0];
  return String(value);
}

const LONGEST = 80;

/** "Guests: Anna, Björn and Carla.": what a list is called, and what it lists. */
export function listAfterName({ words }: Property, { text }: Reading, { start, end }: Span): Grounded[] {
  const name = nameExpression(words);
  const found =
    name === ''
      ? null
      : new RegExp(String.raw`(?<![\p{L}\p{N}])${name}\s{0,3}:\s{0,3}([^.;:\n!?]{1,400})(?=[.;\n!?]|$)`, 'iu').exec(
          text.slice(start, end),
        );
  const parts = (found?.[1] ?? '')
    .split(/,\s(?:(?:and|och|und|et|y)\s)?|\s(?:and|och|und|et|y|&)\s/u)
    .map((part) => part.trim());
  return parts.length > 1 && parts.every((part) => part !== '' && part.length <= LONGEST)
    ? distinct(parts.map((part) => fromText(part, part)))
    : [];
}

/** "Colour code: X12": what stands after the property's own name and a colon, or an `=`. */
export function labelledText({ words }: Property, { text }: Reading, scope: Span): Grounded | null {
  const name = nameExpression(words);
  if (name === '') return null;
  const found = new RegExp(
    String.raw`(?<![\p{L}\p{N}])${name}\s{0,3}[:=]\s{0,3}([^,;\n]{1,${LONGEST}}?)(?=[.!?]?\s*(?:$|[,;\n])|[.!?]\s)`,
    'iu',
  ).exec(text.slice(scope.start, scope.end));
  if (found) return fromText(found[1].trim(), found[0]);
  const called = new RegExp(
    String.raw`(?<![\p{L}\p{N}])${name}\s(?:name|is called|called|named)\s(\p{Lu}[\p{L}\d-]*(?:\s\p{Lu}[\p{L}\d-]*)?)`,
    'u',
  ).exec(text.slice(scope.start, scope.end));
  return called && fromText(called[1], called[0]);
}
