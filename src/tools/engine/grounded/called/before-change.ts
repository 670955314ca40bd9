import type { Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { WEEKDAY_OF_MANY } from '../weekdays.js';
import { startOf } from './start-of.js';

type Fault = (found: Grounded, property: Property, reading: Reading) => boolean;

const COUNTS =
  /^(?:guests?|people|persons?|party|covers|attendees|participants|seats|places|number|count|size|of|final|total)$/u;
const CHANGED =
  /(?<!\p{L})(?:then|but|now|later|since|meanwhile)\s[^.;!?]{0,30}?(?:cancelled|dropped out|pulled out|backed out|can['’]t (?:come|make it)|joined|is coming(?: too| along| on top)?|are coming(?: too| along| on top)?)(?!\p{L})/iu;

/** `guests` of "a table for eight, then two cancelled": what it was before some came or went. */
const isBeforeChange: Fault = (found, { words }, { text }) => {
  const at = startOf(found, text);
  return (
    found.source === 'text' &&
    typeof found.value === 'number' &&
    at >= 0 &&
    words.every((word) => COUNTS.test(word)) &&
    CHANGED.test(text.slice(at))
  );
};

const LATER =
  /(?<!\p{L})(?:same (?:time|hour) (?:a|one|two|three|\d) days? (?:later|earlier)|(?:a|one|two|three|\d) days? (?:later|earlier) (?:than planned|instead)|the (?:day|next day) after instead)(?!\p{L})/iu;

/** `new_weekday` of "move Tuesday's lesson to the same time two days later": the day that it is moved from. */
const isDayBeforeMove: Fault = ({ value, source }, { words }, { text }) =>
  source === 'text' &&
  typeof value === 'string' &&
  WEEKDAY_OF_MANY.test(value) &&
  words.includes('new') &&
  LATER.test(text);

const STAY = /^(?:arrival|departure|arrive|check|checkin|checkout|start|end)$/u;
const DAYS_OPEN =
  /(?<!\p{L})(?:my|our|the|meine|unsere|våra|mina|nos|mes|mis|nuestras)\s(?:own\s|eigenen\s|egna\s|propias\s)?(?:dates?|daten|termine|datum|fechas?)\s(?:are|is|sind|ist|är|sont|est|están|está)\s(?:still\s|noch\s|ännu\s|encore\s|aún\s|todavía\s)?(?:open|not fixed|undecided|unknown|to be (?:confirmed|decided)|offen|unklar|öppna|inte bestämda|ouvertes|à définir|abiertas|por confirmar)(?!\p{L})/iu;

/** `arrival_date` of "my own dates are still open": somebody else's. */
const isDayLeftOpen: Fault = ({ value }, { words }, { text }) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/u.test(value) &&
  words.some((word) => STAY.test(word)) &&
  DAYS_OPEN.test(text);

/** Counts and days of before something was changed, or that a text leaves open. */
export const BEFORE_CHANGE: readonly Fault[] = [isBeforeChange, isDayBeforeMove, isDayLeftOpen];
