import { daysBetween } from '../dates.js';
import { from, type Grounded } from '../grounded.js';
import type { ToldRow } from '../listed/told-row.js';
import type { Property } from '../property.js';
import { type Asked, isCalled, type Member } from './members.js';
import type { List } from './words.js';

type Told = ToldRow['told'];
/** What a member comes to by what its row says of the others; null where that does not say it. */
type Way = (told: Told) => Grounded | null;

const OF_AGE = 18;
const HOUR = 60;

/** The members of a row that its others come to: a sum by how many and how much each, hours by two times, who is of age by an age. */
export function reckonedBy(asked: Asked, isEachSaid: boolean): ReadonlyMap<string, Way> {
  const found = [
    ...asked.members.map((member) => [member.name, wayOf(member, asked.members, isEachSaid)] as const),
    ...asked.truths.map((truth) => [truth.name, ofAge(truth, asked.members)] as const),
  ];
  return new Map(found.flatMap(([name, way]) => (way === null ? [] : [[name, way] as const])));
}

/** A row with what its own numbers come to; null where one of those cannot be told. */
export function withReckoned(told: Told, ways: ReadonlyMap<string, Way>): Told | null {
  const made = [...ways].filter(([name]) => !told.has(name)).map(([name, way]) => [name, way(told)] as const);
  return made.every(([, value]) => value !== null) ? new Map([...told, ...made]) : null;
}

function wayOf(member: Member, members: readonly Member[], isEachSaid: boolean): Way | null {
  if (member.type !== 'number') return null;
  return ofSum(member, members, isEachSaid) ?? ofTimes(member, members) ?? ofDays(member, members);
}

const isEach = (member: Member): boolean => isCalled(member, 'eachPrices') && isOfMoney(member);
const isOfMoney = (member: Member): boolean => member.property.kind === 'money' || isCalled(member, 'prices');
const only = (members: readonly Member[]): Member | null => (members.length === 1 ? members[0] : null);

/** `line_total` of how many, or how much, and what each of it costs. */
function ofSum(member: Member, members: readonly Member[], isEachSaid: boolean): Way | null {
  if (!isCalled(member, 'rowSums') || isEach(member)) return null;
  const others = members.filter((one) => one !== member && one.type === 'number');
  const each = only(others.filter(isEach)) ?? (isEachSaid ? only(others.filter(isOfMoney)) : null);
  const many = only(others.filter((one) => one !== each && isAmount(one)));
  if (each === null || many === null || others.some((one) => one !== each && isCalled(one, 'rowSums'))) return null;
  return (told) => {
    const [price, count] = [numberIn(told, each), numberIn(told, many)];
    return price === null || count === null ? null : from('arithmetic', Number((price * count).toFixed(2)));
  };
}

/** A count, or what is measured: metres, nights. */
const isAmount = ({ property, ...member }: Member): boolean =>
  property.kind === 'quantity' ||
  isCalled({ property }, 'counts') ||
  (property.unit !== null && property.unit.currency !== true && member.type === 'number') ||
  property.words.some((word) => NIGHTS.test(word));
const NIGHTS = /^(?:nights?|nätter|nächte|nuits|noches|days?|hours?|weeks?|months?)$/u;

/** `hours` of when something begins and ends. */
function ofTimes(member: Member, members: readonly Member[]): Way | null {
  if (!isCalled(member, 'lengthsOfTime')) return null;
  const [start, end] = endsOf(members, ({ type }) => type !== 'number' && type !== 'date');
  if (start === null || end === null) return null;
  const isInMinutes = member.property.unit?.unit === 'minute';
  return (told) => {
    const [a, b] = [minutesOf(told.get(start.name)), minutesOf(told.get(end.name))];
    if (a === null || b === null || a === b) return null;
    const minutes = b > a ? b - a : b + 24 * HOUR - a;
    return from('arithmetic', isInMinutes ? minutes : Number((minutes / HOUR).toFixed(4)));
  };
}

function minutesOf(told: Grounded | null | undefined): number | null {
  const said = typeof told?.value === 'string' ? told.value : '';
  const found = /^(\d{1,2})[:.](\d{2})$/u.exec(said);
  return found === null ? null : Number(found[1]) * HOUR + Number(found[2]);
}

/** `nights` of two days. */
function ofDays(member: Member, members: readonly Member[]): Way | null {
  if (!member.property.words.some((word) => NIGHTS.test(word)) || isOfMoney(member)) return null;
  const dates = members.filter(({ type }) => type === 'date');
  const [start, end] = dates;
  if (dates.length !== 2 || !/^(?:night|nätt|nächt|nuit|noche)/u.test(member.property.words.join(' '))) return null;
  return (told) => {
    const days = daysBetween(String(told.get(start.name)?.value), String(told.get(end.name)?.value));
    return days > 0 ? from('arithmetic', days) : null;
  };
}

function endsOf(members: readonly Member[], isOf: (member: Member) => boolean): [Member | null, Member | null] {
  const own = members.filter(isOf);
  const called = (list: List, other: List): Member | null =>
    only(own.filter((one) => isCalled(one, list) && !isCalled(one, other)));
  return [called('starts', 'ends'), called('ends', 'starts')];
}

/** `is_minor` of an age. */
function ofAge(truth: Property, members: readonly Member[]): Way | null {
  const age = only(members.filter(({ type, property }) => type === 'number' && property.kind === 'age'));
  const property = { property: truth };
  const isMinor = isCalled(property, 'minors');
  if (age === null || isMinor === isCalled(property, 'adults')) return null;
  return (told) => {
    const years = numberIn(told, age);
    return years === null ? null : from('arithmetic', years < OF_AGE === isMinor);
  };
}

function numberIn(told: Told, { name }: Member): number | null {
  const value = told.get(name)?.value;
  return typeof value === 'number' ? value : null;
}
