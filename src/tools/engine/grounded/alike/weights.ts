import { isAdjective, pastOf } from '../../lexicon/index.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { sameThing } from '../same-thing.js';
import { measures } from '../listed/words.js';
import { isCurrency, type Unit, unitNamed } from '../units.js';
import { weekdayNamed } from '../weekdays.js';
import type { Column } from './columns.js';
import { isFirstName } from '../people.js';
import { isCalled, type Member } from './members.js';
import type { Piece } from './pieces.js';
import { anyWordOf, wordsOf } from './words.js';

/** Columns that a member may be, one or several beside each other. */
export interface Run {
  from: number;
  to: number;
  cells: readonly Piece[];
}

/** The columns of rows, and all that their items are asked for. */
export interface Table {
  columns: readonly Column[];
  names: readonly Property[];
  reading: Reading;
  /** whether they are of lines, each parted by marks */
  areFields: boolean;
}

/** Of a sentence, or of what leads on. */
const NO_NAME = new RegExp(
  String.raw`(?<!\p{L})(?:${anyWordOf('telling')})(?!\p{L})|\s(?:${anyWordOf('apart')})(?:\s|$)`,
  'u',
);
/** "2 tasses de lentilles": what is measured by a vessel, whose name is no part of it. */
const MEASURED = new RegExp(String.raw`^(?:${measures})\s(?:of\s|de\s|d['’])?\p{L}`, 'iu');
/** "Mira bought", "customers complained about the belts". */
const isDeed = (text: string): boolean => {
  const later = text.split(/\s+/u).slice(1);
  return later.some((word) => /^\p{Ll}+$/u.test(word) && pastOf(word) !== null && !isAdjective(word));
};
const FROM = wordsOf('from');
const TO = wordsOf('to');
const NAMES =
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Miss|Herr|Frau|Fru|Mme|M|Sra?|Señora?)\.?\s)?\p{Lu}[\p{L}’'.-]*(?:\s(?:(?:van|von|de|der|da|di|del|la|le|af)\s)?\p{Lu}[\p{L}’'.-]*){0,3}$/u;
const CODE = /^(?=.*[\p{Lu}\d])[\p{Lu}\d]{1,6}(?:[-/ ]?[\p{Lu}\d]{1,8}){0,3}$/u;
const SIZES = /^(?:[2-6]?X{0,3}[SL]|M|\d{2,3}(?:[./]\d{2})?|(?:extra[ -]?)?(?:small|medium|large)|one[ -]size)$/iu;
/** Words that lead to a firm, a person, what somebody is, a price. */
const LEADS = {
  toFirm: wordsOf('leadsToFirm'),
  toPerson: wordsOf('leadsToPerson'),
  toRole: wordsOf('leadsToRole'),
  toPrice: wordsOf('leadsToPrice'),
};

/** How well cells fit a member: more is better; null where they cannot be it. */
export function weightOf(member: Member, run: Run, table: Table): number | null {
  if (!member.isNullable && run.cells.some(({ isMissing }) => isMissing)) return null;
  const label = ofLabel(member, run, table);
  switch (member.type) {
    case 'number':
      return ofNumber(member, run, label, table);
    case 'date':
      return run.cells.every(({ type }) => type === 'date') ? 3 + ofSide(member, run) + label : null;
    case 'time':
      return plus(ofTime(member, run), label);
    default:
      return table.names.some(isOfUnits) && run.cells.some(({ text }) => MEASURED.test(text))
        ? null
        : plus(ofText(member, run, table), label);
  }
}

const plus = (weight: number | null, more: number): number | null => (weight === null ? null : weight + more);

/** "departs 08:15", "room B12": what stands beside all cells calls them by a word of the name. */
function ofLabel(member: Member, { from, to }: Run, { columns, names }: Table): number {
  const labels = [columns.at(from - 1), columns.at(to + 1)].map((one, i) =>
    one?.isIdle === true && (i > 0 || from > 0) ? one.cells[0].text : '',
  );
  const [before, behind] = labels.map((label) => isSaidIn(member.property, label));
  if (before) return 5;
  if (behind) return 3;
  if (names.some((other) => other.name !== member.name && isSaidIn(other, labels[0]))) return -4;
  return 0;
}

/** Which end of a way or of a time a name and what leads to a cell tell. */
function ofSide(member: Member, { cells }: Run): number {
  const [isStart, isEnd] = [isCalled(member, 'starts'), isCalled(member, 'ends')];
  const [{ lead }] = cells;
  if (isStart === isEnd || (!FROM.has(lead) && !TO.has(lead))) return 0;
  return FROM.has(lead) === isStart ? 3 : -3;
}

function ofTime(member: Member, run: Run): number | null {
  const isTime = run.cells.every(
    ({ type, isOfTwo, value }) => type === 'time' || (isOfTwo === true && Number(value) <= 24),
  );
  return isTime ? 3 + ofSide(member, run) - (isCalled(member, 'ways') ? 2 : 0) : null;
}

const isYear = ({ value, text }: Piece): boolean =>
  /^\d{4}$/u.test(text) && Number(value) > 1800 && Number(value) < 2200;
const isCalledYear = (member: Member): boolean =>
  isCalled(member, 'years') || member.property.words.some((word) => /(?:år|jahr)$/u.test(word));

function ofNumber(member: Member, run: Run, label: number, { names, reading, columns }: Table): number | null {
  const { cells } = run;
  if (!cells.every(({ type }) => type === 'number')) return null;
  if (isCalledYear(member)) return cells.every(isYear) ? 4 + ofSide(member, run) : null;
  const units = new Set(cells.map(({ unit }) => unit));
  const [unit] = units;
  if (units.size > 1 && !names.some(isOfUnits)) return null;
  const own = ofUnit(member, unit, cells[0].lead);
  const isOtherMoney = own !== null && unit === undefined && isOfMoney(member) && columns.some(isPriced);
  if (own === null || isOtherMoney) return null;
  if (isCalled(member, 'ranks') && cells.every(({ end }) => /^[.)]\s/u.test(reading.text.slice(end, end + 2))))
    return 5;
  const within = cells.every(({ text }) => isSaidIn(member.property, text));
  return own + (within ? 5 : label) - (cells.every(isYear) ? 2 : 0) + ofSide(member, run);
}

/** Whether what stands at one place of all rows is money. */
const isPriced = ({ cells }: Column): boolean => cells.every(({ unit }) => isCurrency(unit));
const isOfMoney = (member: Member): boolean =>
  member.property.kind === 'money' || (isCalled(member, 'prices') && !isCalled(member, 'counts'));

const isSaidIn = ({ words }: Property, text: string): boolean =>
  (text.toLowerCase().match(/\p{L}{2,}/gu) ?? []).some((said) => words.some((word) => sameThing(word, said)));

/** Whether a member asks in what a number is told. */
const isOfUnits = ({ kind, words }: Property): boolean => kind === 'currency' || words.some((word) => UNITS.has(word));
const UNITS = wordsOf('units');
/** Whether a member is of goods. */
const isOfWares = ({ words }: Property): boolean => words.some((word) => WARES.has(word));
const WARES = wordsOf('wares');

function ofUnit(member: Member, unit: string | undefined, lead: string): number | null {
  const isMoney = member.property.kind === 'money' || isCalled(member, 'prices');
  const asked = isMoney && member.property.unit?.currency !== true ? null : member.property.unit;
  if (asked) return unit === asked.unit ? 4 : unit === undefined ? 0 : isOfDimension(asked, unit) ? 3 : null;
  if (isCurrency(unit)) return isMoney ? 4 : null;
  if (isMoney && !isCalled(member, 'counts')) return unit === undefined ? (LEADS.toPrice.has(lead) ? 3 : 1) : null;
  if (unit !== undefined && unitNamed(unit)?.dimension === 'percent') return member.property.kind === 'share' ? 4 : -1;
  if (member.property.kind === 'quantity' || isCalled(member, 'counts')) return unit === undefined ? 2 : 1;
  return unit === undefined ? 1 : 0;
}

/** Whether what is told in a unit can be told in the one that is asked for. */
const isOfDimension = (asked: Unit, unit: string): boolean =>
  asked.currency !== true && unitNamed(unit)?.dimension === asked.dimension;

/** Whether what is counted has a unit: in every row, or in some where it may be null. */
const hasUnits = ({ isNullable }: Member, cells: readonly Piece[]): boolean =>
  isNullable ? cells.some(({ unit }) => unit !== undefined) : cells.every(({ unit }) => unit !== undefined);

function ofText(member: Member, run: Run, table: Table): number | null {
  const { cells } = run;
  const [{ type }] = cells;
  const kind = kindOf(member);
  if (EXACT.has(type)) return kind === type ? 4 : null;
  if (type === 'time' || cells.every(({ isOfTwo }) => isOfTwo))
    return isCalled(member, 'starts', 'ends') ? ofTime(member, run) : null;
  if (type === 'number') return ofNumberInWords(member, cells);
  if (type === 'street') return kind === 'street' || isCalled(member, 'addresses') ? 4 : null;
  if (type === 'size') return kind === 'size' ? 5 : null;
  if (type === 'quoted') return kind === 'person' || kind === 'place' || isCalled(member, 'people', 'firms') ? null : 2;
  return type === 'words' ? ofWords(member, run, table) : null;
}

const EXACT = new Set<string>(['date', 'email', 'phone', 'url', 'postcode']);
const kindOf = ({ property }: Member): string | null => property.kind ?? property.weakKind;
const isOfCode = (member: Member): boolean => isCalled(member, 'codes') || kindOf(member) === 'code';

/** Words that a number tells: its currency, its unit, the number of a thing. */
function ofNumberInWords(member: Member, cells: readonly Piece[]): number | null {
  if (kindOf(member) === 'currency') return cells.every(({ unit }) => isCurrency(unit)) ? 5 : null;
  if (isCalled(member, 'units')) return hasUnits(member, cells) ? 5 : null;
  const isBare = cells.every(({ unit, text }) => unit === undefined && /^\d{2,}$/u.test(text));
  if (isOfCode(member)) return isBare ? 2 : null;
  return kindOf(member) === 'size' && cells.every(({ text }) => SIZES.test(text)) ? 5 : null;
}

/** What has a look of its own, which words have not. */
const LOOKS = new Set(['currency', 'street', 'email', 'phone', 'url', 'postcode']);
/** "À la réunion participeront Claire Morel", "Hugo Perrin": the first of them has words before it that are not its own. */
const isLedInto = ([first, ...rest]: readonly string[]): boolean =>
  rest.length > 0 && rest.every((text) => NAMES.test(text)) && !NAMES.test(first) && /\p{Ll}\s\p{Lu}/u.test(first);

/** Words that look like one thing alone, else what names and roles make of them. */
function ofWords(member: Member, run: Run, table: Table): number | null {
  const texts = run.cells.map(({ text }) => text);
  const kind = kindOf(member);
  const fits = (look: RegExp, weight: number): number | null =>
    texts.every((text) => look.test(text)) ? weight : null;
  if (isLedInto(texts) && /^\p{Ll}/u.test(texts[0])) return null;
  if (LOOKS.has(kind ?? '') || isCalled(member, 'units')) return null;
  if (isOfCode(member)) return fits(CODE, 4);
  if (kind === 'size') return fits(SIZES, 5);
  const areDays = texts.every((text) => weekdayNamed(text) >= 0);
  if (areDays || isCalled(member, 'days')) return areDays && isCalled(member, 'days') ? 5 : null;
  if (!isCalled(member, 'deeds') && texts.some((text) => NO_NAME.test(text) || isDeed(text))) return null;
  const share = shareOf(run, table.reading);
  if (kind === 'colour' || kind === 'fabric') return ofLooks(texts, share(kind === 'colour' ? 'colors' : 'fabrics'));
  return ofNames(member, run, texts, share, table);
}

/** Colours, cloths; where some of them are known, the short words beside them are others: "navy", "natural", "red". */
function ofLooks(texts: readonly string[], share: number): number | null {
  if (share === 1) return 5;
  return share > 0.6 && texts.every((text) => /^\p{L}+(?:\s\p{L}+)?$/u.test(text) && pastOf(text) === null) ? 3 : null;
}

type Share = (what: string) => number;

/** Names of places, firms and people, what somebody is, and whatever else a thing is called. */
function ofNames(member: Member, run: Run, texts: readonly string[], share: Share, table: Table): number | null {
  const [{ lead }] = run.cells;
  const kind = kindOf(member);
  const areNames = texts.every((text) => NAMES.test(text));
  if (kind === 'place' || kind === 'country') return areNames ? 2 + 2 * share('place') + ofSide(member, run) : null;
  if (isCalled(member, 'firms'))
    return areNames || /\p{Lu}/u.test(texts[0]) ? 1 + (LEADS.toFirm.has(lead) ? 3 : 0) : null;
  if (member.property.kind !== 'person' && table.names.some(isOfWares) && isCalled(member, 'anyNames'))
    return 0.5 - 2 * share('person');
  if (kind === 'person' || isCalled(member, 'people')) return ofPerson(member, texts, share, lead);
  if (isCalled(member, 'starts', 'ends'))
    return areNames && !isCalled(member, 'clocks') ? 1 + 2 * share('place') + ofSide(member, run) : null;
  if (isCalled(member, 'roles')) return 1 - (share('person') > 0 ? 4 : 0) + (LEADS.toRole.has(lead) ? 3 : 0);
  const wares = table.areFields && kind === 'garment' && areGarments(run, table.reading) ? 2 : 0;
  return 0.5 + wares - 2 * share('person') - share('place') - (LEADS.toPerson.has(lead) && areNames ? 2 : 0);
}

/** "Grey trousers", "Denim jacket": what all cells end in is worn. */
const areGarments = ({ cells }: Run, { mentions }: Reading): boolean =>
  cells.every((cell) =>
    mentions.some(({ attribute, end, start }) => attribute === 'garment' && end === cell.end && start >= cell.start),
  );

/** "Anna lives", "Bo lives": what each of them does is no part of their names. */
function haveOneTail(texts: readonly string[]): boolean {
  const tails = texts.map((text) => /^\p{Lu}[\p{L}’'-]*(?:\s\p{Lu}[\p{L}’'-]*)*\s(\p{Ll}.*)$/u.exec(text)?.[1]);
  return tails[0] !== undefined && new Set(tails).size === 1;
}

function ofPerson(member: Member, texts: readonly string[], share: Share, lead: string): number | null {
  const areNames = texts.every((text) => NAMES.test(text));
  if (isLedInto(texts) || (!areNames && share('garment') === 0 && haveOneTail(texts))) return null;
  if (!areNames) return isCalled(member, 'anyNames') ? 0.5 : null;
  const firms = isCalled(member, 'anyNames') ? share('company') : 0;
  return (
    2 + Math.max(share('person'), firstNamesIn(texts)) + firms - 2 * share('place') + (LEADS.toPerson.has(lead) ? 2 : 0)
  );
}

const firstNamesIn = (texts: readonly string[]): number =>
  texts.filter((text) => isFirstName(text.split(' ')[0])).length / texts.length;

/** Which share of the cells is said to be a person, a place, of a colour. */
const shareOf =
  ({ cells }: Run, { mentions }: Reading) =>
  (what: string): number =>
    cells.filter((cell) =>
      mentions.some(
        (one) =>
          (one.kind === what || one.attribute === what) &&
          one.start >= cell.start &&
          one.end <= cell.end &&
          one.end - one.start >= (cell.end - cell.start) * 0.6,
      ),
    ).length / cells.length;
