import type { Span } from './clause.js';
import { fromText, type Grounded } from './grounded.js';
import type { Mention } from './mention.js';
import type { Property } from './property.js';
import type { Reading } from './reading.js';
import { WEEKDAY_FORMS } from './weekdays.js';

const DAYS = WEEKDAY_FORMS.map((names) => new RegExp(String.raw`(?<!\p{L})(?:${names})(?!\p{L})`, 'giu'));
const WEEK =
  /(?<!\p{L})(?:weekdays?|vardag\p{L}*|werktags?|wochentags?|en semaine|días laborables|entre semana)(?!\p{L})/iu;
const DAILY =
  /(?<!\p{L})(?:daily|(?:every|each) day|seven days a week|7 days a week|varje dag|dagligen|alla dagar|täglich|jeden tag|tous les jours|chaque jour|todos los días|cada día|a diario)(?!\p{L})/iu;
const WEEKEND = /(?<!\p{L})(?:weekends?|helg\p{L}*|wochenende\p{L}*|week-end|fines? de semana)(?!\p{L})/iu;
const RANGE = /^\s?(?:to|till|–|-|bis|au|à|a|through)\s?$/iu;

const STARTS = /^(?:opens?|opening|from|starts?|begins?|öppnar|öffnet|ouvre|abre)$/;
const ENDS = /^(?:closes?|closing|until|ends?|to|stänger|schließt|ferme|cierra)$/;

/** Days of a text: 0 is Monday; empty where it names none. */
export function daysIn(text: string): ReadonlySet<number> {
  const found = DAYS.flatMap((day, i) =>
    [...text.matchAll(new RegExp(day))].map((at) => ({ i, start: at.index, end: at.index + at[0].length })),
  ).sort((a, b) => a.start - b.start);
  const days = new Set(found.map(({ i }) => i));
  found.forEach(({ i, end }, at) => {
    const next = found.at(at + 1);
    if (next && RANGE.test(text.slice(end, next.start))) for (let day = i; day <= next.i; day++) days.add(day);
  });
  if (WEEK.test(text) || DAILY.test(text)) for (let day = 0; day < (DAILY.test(text) ? 7 : 5); day++) days.add(day);
  if (WEEKEND.test(text)) [5, 6].forEach((day) => days.add(day));
  return days;
}

interface Stretch {
  days: ReadonlySet<number>;
  opens: Mention | null;
  closes: Mention | null;
}

const AND_TIME = /^\s?(?:to|till|until|bis|–|-|à|a|au|and|och|und|et|y|hasta(?: las)?)\s?$/iu;
const UNTIL =
  /(?<!\p{L})(?:until|till|to|bis|jusqu[’']à|hasta(?: las)?|closes?(?: at)?|stänger|schließt um|ferme à)\s$/iu;
const FROM =
  /(?<!\p{L})(?:from|opens?(?: at)?|från|öppnar|ab|von|öffnet um|dès|ouvre à|desde(?: las)?|abre a las)\s$/iu;

/** "From 10:00 to 18:30, on Saturdays until 16:00": hours by day. */
function stretchesOf({ text, mentions }: Reading, { start, end }: Span): Stretch[] {
  const parts = [...text.slice(start, end).matchAll(/(?:[^.;,\n]|[.,](?!\s|$)){1,400}/gu)];
  return parts.flatMap(({ index, 0: part }): Stretch[] => {
    const from = start + index;
    const times = mentions.filter((one) => one.kind === 'time' && one.start >= from && one.end <= from + part.length);
    const [first, second] = times;
    if (first === undefined || times.length > 2) return [];
    const days = daysIn(part);
    if (second !== undefined)
      return AND_TIME.test(text.slice(first.end, second.start)) ? [{ days, opens: first, closes: second }] : [];
    const before = text.slice(from, first.start);
    return UNTIL.test(before)
      ? [{ days, opens: null, closes: first }]
      : FROM.test(before)
        ? [{ days, opens: first, closes: null }]
        : [];
  });
}

/** `closes_saturday`: when it opens or closes on the days that a name says. @returns undefined for what is no such name or text; null where it is left open */
export function hourOf({ words }: Property, reading: Reading, scope: Span): Grounded | null | undefined {
  const side = words.some((word) => STARTS.test(word))
    ? 'opens'
    : words.some((word) => ENDS.test(word))
      ? 'closes'
      : null;
  const wanted = daysIn(words.join(' '));
  const all = side === null ? [] : stretchesOf(reading, scope);
  if (side === null || all.length === 0 || (wanted.size === 0 && all.length < 2)) return undefined;
  const fit = all.filter(({ days, [side]: time }) => time !== null && isFor(wanted, days, all));
  const values = new Set(fit.map(({ [side]: time }) => time?.value));
  const [found] = fit;
  return values.size === 1 && found[side] !== null
    ? { ...fromText(found[side].value, found[side].text), at: found[side].start }
    : null;
}

/** Hours without a day hold for all but the days that have their own. */
function isFor(wanted: ReadonlySet<number>, days: ReadonlySet<number>, all: readonly Stretch[]): boolean {
  if (wanted.size === 0) return true;
  if (days.size > 0) return [...wanted].every((day) => days.has(day));
  return !all.some((other) => [...wanted].some((day) => other.days.has(day)));
}
