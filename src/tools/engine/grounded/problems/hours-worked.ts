import { minutesOf } from '../moments/shift.js';
import type { Mention } from '../mention.js';
import { unitNamed } from '../units.js';
import { type Amount, exact, type Problem, type Solved } from './problem.js';
import { isAllOf, SAYS } from './words.js';

/** Lengths of a break in words: "half an hour", "en halvtimme", "eine halbe Stunde". */
const IN_WORDS: readonly (readonly [RegExp, number])[] = [
  [
    /(?<!\p{L})(?:(?:an? )?half(?:[ -]an)?[ -]hour|halvtimmes?|en halv timme|halbe[nr]? stunde|halbstündige[nr]?|demi-heure|media hora)(?!\p{L})/iu,
    30,
  ],
  [
    /(?<!\p{L})(?:a quarter of an hour|quarter[ -]hour|en kvart|viertelstunde|quart d[’']heure|un cuarto de hora)(?!\p{L})/iu,
    15,
  ],
  [
    /(?<!\p{L}|\d\s)(?:(?:an|one)[ -]hour|en timmes?|eine[nr]? stunde|einstündige[nr]?|une heure|una hora)(?!\p{L})/iu,
    60,
  ],
];

/** "Open from ten to seven": the hours of a shop, and nobody's. */
const OF_SHOP =
  /(?<!\p{L})(?:is open|are open|opening hours|opens at|closes at|har öppet|öppettid\p{L}{0,4}|öppnar|geöffnet|öffnungszeiten|öffnet um|schließt um|est ouverte?|sommes ouverts|horaires d[’']ouverture|ferme à|está abierta?|abre a las|cierra a las)(?!\p{L})/iu;

const isClock = ({ value }: Mention): boolean => /^\d\d:\d\d$/u.test(String(value));

/** "Half past nine to six with 45 minutes' lunch": the hours from one time to the other without the breaks; open where one of the times is not told. */
export function hoursWorked({ property, reading, text, amounts }: Problem): Solved {
  const { unit, words } = property;
  const isOfTime =
    unit?.unit === 'hour' || unit?.unit === 'minute' || words.some((word) => /^(?:arbeitszeit|arbetstid)$/u.test(word));
  if (!isOfTime || !isAllOf(words, 'hours') || !SAYS.pause.test(text) || SAYS.paidPause.test(text)) return undefined;
  if (OF_SHOP.test(text)) return null;
  const clock = clocksIn(text, reading.mentions.filter(({ kind }) => kind === 'time').filter(isClock));
  const pauses = pausesIn(text, amounts);
  if (pauses === null || clock.length !== 2 || SAYS.severalDays.test(text)) return clock.length > 2 ? undefined : null;
  const minutes = clock[1] - clock[0] - pauses;
  return clock[1] > clock[0] && minutes > 0 ? { value: exact(minutes / 60), unit: 'hour' } : null;
}

/** "8.15", "10 h": times that only their place between others tells. */
const DOTTED =
  /(?<=(?<!\p{L})(?:from|to|till|until|between|and|från|till|mellan|och|von|bis|zwischen|und|de|à|entre|et|a|las|hasta|y)\s(?:kl\.?\s|klockan\s)?)([01]?\d|2[0-3])\.([0-5]\d)(?![\d.])/giu;

/** The times of a text in minutes of the day, in its order. */
function clocksIn(text: string, times: readonly Mention[]): number[] {
  const dotted = [...text.matchAll(DOTTED)]
    .filter(({ index }) => !times.some(({ start, end }) => start <= index && index < end))
    .map(({ index, 1: hour, 2: minute }) => ({ at: index, minutes: Number(hour) * 60 + Number(minute) }));
  return [...times.map(({ start, value }) => ({ at: start, minutes: minutesOf(String(value)) })), ...dotted]
    .sort((a, b) => a.at - b.at)
    .map(({ minutes }) => minutes);
}

/** "30 minuters rast". */
const asMinutes = (one: Amount): Amount =>
  one.unit === undefined && /^[\s-]?(?:minuters|minütige?[nr]?|min\.)(?!\p{L})/iu.test(one.after)
    ? { ...one, unit: unitNamed('minute'), after: '' }
    : one;

/** All breaks together in minutes; null where none is told to be so long. */
function pausesIn(text: string, amounts: readonly Amount[]): number | null {
  const lengths = amounts.map(asMinutes).filter(({ unit }) => unit?.unit === 'minute' || unit?.unit === 'hour');
  const told = lengths.filter(({ said }) => !IN_WORDS.some(([words]) => words.test(said)));
  const inWords = IN_WORDS.flatMap(([words, minutes]) => (words.test(text) ? [minutes] : []));
  const many = amounts
    .map(asMinutes)
    .find(({ unit, after }) => unit === undefined && SAYS.pause.test(after.slice(0, 24)));
  const sum = told.reduce((all, { value, unit }) => all + (value * (unit?.factor ?? 0)) / 60, 0);
  const all = sum + inWords.reduce((made, one) => made + one, 0);
  if (all === 0 || told.length + inWords.length > 2) return null;
  return many ? (told.length + inWords.length === 1 ? all * many.value : null) : all;
}
