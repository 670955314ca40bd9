import { fromText, type Grounded } from '../../grounded.js';
import type { Property } from '../../property.js';
import type { Reading } from '../../reading.js';
import { dayNamedIn, openingsIn } from '../openings.js';
import { SAYS } from '../words.js';

const OPEN =
  /(?<!\p{L})(?:open|collect|pick up|come|öppet|öppna|hämta|offen|geöffnet|abholen|ouverte?s?|ouvrez|abren?|abierto)(?!\p{L})/iu;

/** `is_open` of "Are you open on Saturday?": whether the hours that are told name that day; undefined where no hours are told. */
export function openOnDay({ words }: Property, { text, instructions }: Reading): Grounded | undefined {
  const asked = text
    .split(/(?<=[.!])\s/u)
    .filter((one) => one.includes('?'))
    .join(' ');
  const day = dayNamedIn(asked);
  if (day === null || !OPEN.test(asked) || !words.some((word) => SAYS.open.test(word))) return undefined;
  const told = `${instructions ?? ''} ${text.replace(asked, ' ')}`;
  const spans = openingsIn(told);
  if (spans.length === 0 || SAYS.besideHours.test(told.replace(CLOSED, ' '))) return undefined;
  return fromText(
    spans.some(({ days }) => days.has(day)),
    spans[0].hours,
  );
}

/** "Closed on Sundays" tells what the hours tell. */
const CLOSED =
  /(?<!\p{L})(?:closed|stängt|geschlossen|fermé|cerrado|cerramos)(?: on| le| los| am)?(?: public holidays| holidays|,? ?(?:and )?\p{L}+s?){1,4}/giu;
