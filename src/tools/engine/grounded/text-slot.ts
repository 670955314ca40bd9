import { nameExpression } from './expression-of.js';
import { clauseAt, sentenceAt, type Span, stemIn } from './clause.js';
import { compared, isComparison } from './compared.js';
import { endOfTerm, lastOfTerm } from './dates.js';
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
  if (
    kind === 'date' &&
    property.words.some(
      (word) =>
        ENDS.has(word) ||
        /^(return|expiry|expires|due|checkout|departure|utcheckning)$/.test(word) ||
        isCheckOut(property.words),
    )
  ) {
    const dates = inScope.filter((mention) => mention.kind === 'date');
    const end = dates.length === 1 ? endOfTerm(dates[0], reading.text) : null;
    if (end !== null) return [from('arithmetic', end)];
  }
  const starts =
    kind === 'date' && isStart(property)
      ? inScope.filter(
          (one) => one.kind === kind && FROM_DAY.test(reading.text.slice(Math.max(0, one.start - 40), one.start)),
        )
      : [];
  if (starts.length === 1) return [ofMention(starts[0], String(starts[0].value))];
  const last =
    kind === 'date' && isEnd(property)
      ? inScope.filter(
          (one) => one.kind === kind && BY_DAY.test(reading.text.slice(Math.max(0, one.start - 40), one.start)),
        )
      : [];
  if (last.length === 1) return [ofMention(last[0], String(last[0].value))];
  const isDue =
    kind === 'date' &&
    property.words.some((word) => /^(?:due|payable|deadline|förfallodag|förfallodatum|fällig)$/.test(word));
  const days = isDue ? inScope.filter((one) => one.kind === kind) : [];
  const term = days.length === 1 ? lastOfTerm(days[0], reading.text) : null;
  if (term !== null) return [from('arithmetic', term)];
  if (days.length === 1 && IS_PAST.test(reading.text.slice(Math.max(0, days[0].start - 40), days[0].start))) return [];
  const moved =
    kind === 'date' || kind === 'time'
      ? ofMoved(
          inScope.filter((one) => one.kind === kind),
          property,
          reading.text,
        )
      : null;
  if (moved) return moved.map((one) => ofMention(one, String(one.value)));
  const meant = inScope.filter((mention) => mention.kind === kind && isMeant(mention, property, reading));
  const found = kind === 'code' ? ofItsNoun(meant, property, reading.text) : nearest(meant, property, reading);
  return distinct(found.map((mention) => ofMention(mention, partOf(mention, property))));
}

const isCheckOut = (words: readonly string[]): boolean => /(?:^| )check out(?: |$)/u.test(words.join(' '));
const isStart = ({ words }: Property): boolean =>
  words.some((word) => STARTS.has(word) || /^(checkin|arrival|incheckning)$/.test(word)) ||
  /(?:^| )check in(?: |$)/u.test(words.join(' '));
const isEnd = ({ words }: Property): boolean =>
  words.some((word) => /^(?:last|deadline|latest|due|until|expiry|expires|needed|required|end|by|senast)$/.test(word));
const BY_DAY =
  /(?<!\p{L})(?:by|until|till|before|no later than|latest|not later than|senast|innan|bis(?: zum)?|spätestens(?: am)?|avant(?: le)?|au plus tard le|antes del?|hasta el)\s(?:the\s|den\s|dem\s|le\s|el\s)?$/iu;
const MOVED =
  /(?<!\p{L})(?:moved|changed|postponed|rescheduled|shifted|brought forward|move|change|reschedule|flytta\p{L}*|ändra\p{L}*|verschoben|verlegt|déplacée?|reportée?|cambiad[oa])(?!\p{L})/iu;
const INTO_DAY = /(?<!\p{L})(?:to|till|auf|au|à|al)\s(?:\p{L}+,?\s)?(?:the\s|den\s|le\s|el\s)?$/iu;

/** "Moved from 3 March 2027 14:00 to 5 March 2027 at 9:45": the day or the time before or after the word that leads over. */
function ofMoved(found: readonly Mention[], { words }: Property, text: string): readonly Mention[] | null {
  const isNew = words.some((word) => /^(?:new|rescheduled|moved|now|ny|nya|nytt|neue?r?|nouvelle|nueva)$/.test(word));
  const isOld = words.some((word) => /^(?:old|previous|original|former|gammal|alte?r?|ancienne|antigua)$/.test(word));
  const way = text.search(MOVED);
  if (isNew === isOld || way < 0) return null;
  const to = [...text.slice(way).matchAll(/\s(?:to|till|auf|au|à|al)\s/giu)].at(-1);
  if (!to || !INTO_DAY.test(text.slice(0, way + to.index + to[0].length))) return null;
  const at = way + to.index;
  const own = found.filter(({ start }) => (isNew ? start > at : start < at));
  return own.length === 1 ? own : null;
}

const IS_PAST =
  /(?<!\p{L})(?:dated|issued|paid|bought|ordered|placed|invoiced|sent|received|created|daterad|betald|utfärdad|vom|datée?)\s(?:on\s|den\s|the\s|am\s|du\s|le\s)?$/iu;
const FROM_DAY =
  /(?<!\p{L})(?:from|starting(?: on)?|starts? on|beginning(?: on)?|från(?: och med)?|ab|vom|à partir du|desde el|a partir del)\s(?:the\s|den\s|dem\s|le\s|el\s)?$/iu;

/** `lining_fabric`, `shirt_colour`: what stands in a clause with what the name says it is of. */
const ofOwn = (mentions: readonly Mention[], { labels }: Property, { text }: Reading): readonly Mention[] =>
  labels.length === 0
    ? mentions
    : mentions.filter(({ start }) => labels.every((stems) => stemIn(text, clauseAt(text, start), stems, start) >= 0));

const CAUSE =
  /(?<!\p{L})(?:because of|due to|owing to|caused by|på grund av|wegen|à cause de|debido a)\s((?:\p{L}[\p{L}’'-]*\s){0,4}?\p{L}[\p{L}’'-]*)(?=[.,;!?]|$)/iu;
const OF_CAUSE = /^(?:cause|reason|orsak|grund|cause_of_delay|raison|motivo|causa)$/;

const OF_JOB = /^(?:role|job|position|job title|vacancy|profession|occupation)$/;
const JOB =
  /(?<!\p{L})(?:wanted|vacancy|looking for|hiring|seeking|recruiting|söker|gesucht|wir suchen)\s?:?\s(?:an?\s|en\s|eine?n?\s)?((?:\p{L}[\p{L}-]*\s){0,3}?\p{L}[\p{L}-]*)(?=\s(?:for|in|at|to|with|who|till|i|för|für|mit)\s|[,.;(]|$)/iu;

/** "Wanted: pattern cutter for our studio": what somebody is to be. */
function jobIn({ words }: Property, text: string): Grounded | null {
  const name = words.join(' ');
  const found = OF_JOB.test(name) ? JOB.exec(text) : OF_CAUSE.test(name) ? CAUSE.exec(text) : null;
  return found && fromText(found[1], found[0]);
}

/** The one text that is meant; null where none is or several could be. */
export function textFor(property: Property, reading: Reading, scope: Span): Grounded | null {
  const job = jobIn(property, reading.text.slice(scope.start, scope.end));
  if (job) return job;
  if (isComparison(property)) return compared(property, reading, scope);
  const hour = hourOf(property, reading, scope);
  if (hour !== undefined) return hour;
  const found = textsFor(property, reading, scope);
  return found.length === 1
    ? found[0]
    : (labelledText(property, reading, scope) ?? theThing(property, reading, scope, found));
}

/** "Oven gloves", "tea towels": what a thing is for belongs to its name. */
const COMPOUND =
  /(?<!\p{L})(?:oven|tea|bath|kitchen|boxing|work|garden(?:ing)?|rubber|ski|golf|riding|dog|baby|rain|beach|shoe|laptop|safety|dish|table|bed|swim|school|football|chef|chef['’]s|shower)\s$/iu;

/** What a stretch counts, where it names no garment that is known: "2 tablecloths". */
function theThing(
  { kind, weakKind, words }: Property,
  reading: Reading,
  scope: Span,
  found: readonly Grounded[],
): Grounded | null {
  if (found.length === 0 && kind === 'code')
    return ownNumber(
      words.filter((word) => !/^(?:number|id|no|nr|code)$/.test(word)),
      reading.text.slice(scope.start, scope.end),
    );
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
  if (name === '') return null;
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
  const isRole = AGENT.test(words.at(-1) ?? '') && !ASKS_WHO.test(text);
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

/** "Who painted the Mona Lisa?": what is named is not who did it. */
const ASKS_WHO = /^\W{0,3}(?:who|whose|vem|wer|qui|quién)(?!\p{L})[^.!?]{0,200}\?\s*$/iu;

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
  const shown = joined(whole.length > 0 ? whole : own, text);
  const found = shown.map(({ value, text: said }) =>
    fromText(language === 'en' ? wording(String(value), said) : said, said),
  );
  return attribute === 'garment' && language === 'en' ? found.map((one, i) => inFull(one, shown[i], text)) : found;
}

function inFull(found: Grounded, { start, end }: Mention, text: string): Grounded {
  const before = COMPOUND.exec(text.slice(Math.max(0, start - 20), start))?.[0];
  return before === undefined
    ? found
    : fromText(`${before}${text.slice(start, end)}`.toLowerCase(), text.slice(start - before.length, end));
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
  if (mention.kind === 'code' && labels.length > 0 && isPrefixed(mention.text, labels)) return true;
  const own = mention.kind === 'person' ? labels.filter((stems) => !NAME_PARTS.has(stems[0])) : labels;
  return own.every((stems) => stemIn(text, sentenceAt(text, mention.start), stems, mention.start) >= 0);
}

/** "Fabric CT-118 in colour 19-4052": of several numbers those that stand right after a word of the name, and what is listed with them. */
function ofItsNoun(found: readonly Mention[], property: Property, text: string): readonly Mention[] {
  if (found.length < 2) return found;
  const stems = property.words
    .filter((word) => word.length > 2 && !/^(?:number|code|ref|the|for)$/.test(word))
    .flatMap(stemsOf);
  const kept = new Set(
    found.filter(({ start }) => {
      const before = text.slice(Math.max(0, start - 40), start);
      const at = /(?:(?<!\p{L})\p{L}{2,30}[\s:#.]{1,3}){1,2}$/u.exec(before)?.[0] ?? '';
      return stems.some((stem) =>
        new RegExp(
          String.raw`(?<!\p{L})${stem.replace(/[^\p{L}]/gu, '')}\p{L}{0,4}(?:\s(?:no|nr|number|code|id))?[\s:#.]{1,3}$`,
          'iu',
        ).test(at),
      );
    }),
  );
  if (kept.size === 0) return nearest(found, property, { text } as Reading);
  found.forEach((one, i) => {
    const before = found[i - 1];
    if (before && kept.has(before) && LISTED.test(text.slice(before.end, one.start))) kept.add(one);
  });
  return [...kept];
}

/** `pay_0Qx71`, `ev_9k2`: what a number begins with says what it is of. */
function isPrefixed(code: string, labels: Property['labels']): boolean {
  const prefix = /^([a-z]{2,10})_/u.exec(code)?.[1];
  return prefix !== undefined && labels.some((stems) => stems.some((stem) => stem.startsWith(prefix)));
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

/** "Room Rhine", "origin Turkey": what is called by a name of its own right after it. */
const APPOSED =
  /^(?:room|hall|origin|destination|gate|model|brand|project|team|studio|vessel|ship|course|theme|group|series|edition|plan|terminal|region|district|department|collection|line)$/;

/** "Colour code: X12": what stands after the property's own name and a colon, or an `=`. */
export function labelledText({ words }: Property, reading: Reading, scope: Span): Grounded | null {
  const { text } = reading;
  const name = nameExpression(words);
  if (name === '') return null;
  const found = new RegExp(
    String.raw`(?<![\p{L}\p{N}])${name}\s{0,3}[:=]\s{0,3}([^,;\n]{1,${LONGEST}}?)(?=[.!?]?\s*(?:$|[,;\n])|[.!?]\s)`,
    'iu',
  ).exec(text.slice(scope.start, scope.end));
  if (found) return fromText(found[1].trim(), found[0]);
  const proper =
    reading.language === 'de' || !APPOSED.test(words.join(' '))
      ? null
      : new RegExp(
          String.raw`(?<![\p{L}\p{N}])${name}\s(\p{Lu}[\p{L}\d-]*(?:\s\p{Lu}[\p{L}-]*)?)(?=[.,;!?\n]|$|\s\p{Ll})`,
          'u',
        ).exec(text.slice(scope.start, scope.end));
  if (proper) return fromText(proper[1], proper[0]);
  const called = new RegExp(
    String.raw`(?<![\p{L}\p{N}])${name}\s(?:name|is called|called|named)\s(\p{Lu}[\p{L}\d-]*(?:\s\p{Lu}[\p{L}\d-]*)?)`,
    'u',
  ).exec(text.slice(scope.start, scope.end));
  return called && fromText(called[1], called[0]);
}
