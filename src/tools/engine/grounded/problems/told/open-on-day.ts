import { askedAndTold } from '../../asked-and-told.js';
import { fromText, type Grounded } from '../../grounded.js';
import type { Property } from '../../property.js';
import { type Reading, readingOf } from '../../reading.js';
import { clockSpansIn } from '../clock-spans.js';
import { dayNamedIn, openingsIn } from '../openings.js';
import { SAYS } from '../words.js';

const OPEN =
  /(?<!\p{L})(?:open|collect|pick up|come|öppet|öppna|hämta|offen|geöffnet|abholen|ouverte?s?|ouvrez|abren?|abierto)(?!\p{L})/iu;

/** `is_open` of "Are you open on Saturday?": whether the hours that are told name that day; undefined where no hours are told. */
export function openOnDay({ words }: Property, { text, instructions }: Reading): Grounded | undefined {
  const { asked, told: ownTold } = askedAndTold(text);
  const day = dayNamedIn(asked);
  if (day === null || !OPEN.test(asked) || !words.some((word) => SAYS.open.test(word))) return undefined;
  const told = `${instructions ?? ''} ${ownTold}`;
  const spans = openingsIn(told);
  if (spans.length === 0 || SAYS.besideHours.test(told.replace(CLOSED, ' '))) return undefined;
  const own = spans.filter(({ days }) => days.has(day));
  const hour = hourAsked(asked);
  const isOpen = hour === undefined ? own.length > 0 : own.some(({ hours }) => isWithin(hour, hours));
  return fromText(isOpen, (own.at(0) ?? spans[0]).hours);
}

/** "At 3 pm", in hours; undefined where a question names no time, or several. */
function hourAsked(asked: string): number | undefined {
  const times = readingOf(asked).mentions.filter(({ kind }) => kind === 'time');
  const [hours, minutes] = String(times.at(0)?.value ?? '')
    .split(':')
    .map(Number);
  return times.length === 1 && Number.isFinite(hours) ? hours + (minutes || 0) / 60 : undefined;
}

const isWithin = (hour: number, hours: string): boolean =>
  (clockSpansIn(hours) ?? []).some(([from, till]) => hour >= from && hour < till);

/** "Closed on Sundays" tells what the hours tell. */
const CLOSED =
  /(?:(?<=^|[\n,;.]\s?)\p{L}{3,12}(?:\s(?:and|och|und|et|y)\s\p{L}{3,12})?(?:\s?:|\s?[-–])?\s(?:is\s|are\s)?(?:closed|stängt|geschlossen|fermé|cerrado)(?!\p{L})(?!\son))|(?<!\p{L})(?:closed|stängt|geschlossen|fermé|cerrado|cerramos)(?: on| le| los| am)?(?: public holidays| holidays|,? ?(?:and )?\p{L}+s?){1,4}/giu;
