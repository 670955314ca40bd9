import type { Grounded } from '../grounded.js';
import { isNamedNumber } from '../named-number.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { sameThing } from '../same-thing.js';
import { WEEKDAY_OF_MANY } from '../weekdays.js';

type Fault = (found: Grounded, property: Property, reading: Reading) => boolean;

const startOf = ({ at, quote }: Grounded, text: string): number =>
  at ?? (quote === undefined ? -1 : text.indexOf(quote));

const TO_EACH =
  /^\S+\s(?:\p{L}+\s){0,2}(?:per|pro|je|par|por|(?:to|in|for|i|für|dans|en)\s(?:an?|each|every|one|en|ett|eine?[mnr]?|jede[mnrs]?|une?|una?|cada|chaque))\s(\p{L}{3,})/iu;

/** `boxes` of "pack them 12 pairs to a box": so many go into each. */
const isOfEach: Fault = (found, { words, unit }, { text }) => {
  const at = startOf(found, text);
  if (found.source !== 'text' || typeof found.value !== 'number' || at < 0 || unit !== null) return false;
  const into = TO_EACH.exec(text.slice(at, at + 60))?.[1].toLowerCase();
  return into !== undefined && words.length === 1 && sameThing(words[0], into);
};

const WITHOUT =
  /(?<!\p{L})(?:no|without|free of|not any|utan|ingen|inget|kein|keine|ohne|sans|aucun|aucune|sin|ningún)\s(\p{L}{3,})/giu;

/** `elastane_percent` of "60% wool …, no elastane": the share of another. */
const isShareOfWhatIsNot: Fault = (found, { words, unit }, { text }) =>
  typeof found.value === 'number' &&
  found.value !== 0 &&
  unit?.unit === 'percent' &&
  [...text.matchAll(WITHOUT)].some(([, thing]) => words.some((word) => sameThing(word, thing.toLowerCase())));

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

const NUMBERED = /^(?:number|numbers|no|nr|id|code|ref|reference|nummer|numéro|número|room|table)$/u;

/** `missing_towels` of "missing from room 9 again": what a room is called. */
const isNameOfRoom: Fault = (found, { words }, { text, mentions }) => {
  const one = mentions.find(({ kind, start }) => kind === 'number' && start === found.at);
  if (one === undefined || found.source !== 'text' || typeof found.value !== 'number') return false;
  const before =
    /(?<!\p{L})(\p{L}{1,23})\s$/u.exec(text.slice(Math.max(0, one.start - 24), one.start))?.[1].toLowerCase() ?? '';
  const isOfSome = /^\s(?:of|av|von|de)\s/u.test(text.slice(one.end));
  return !isOfSome && isNamedNumber(one, text) && !words.some((word) => NUMBERED.test(word) || sameThing(word, before));
};

const PRICE = /^(?:price|prices|cost|costs|fee|rate|pris|preis|kosten|prix|coût|precio|coste)$/u;

/** `price_per_night` of "two double rooms": a count in words is no sum of money. */
const isCountForPrice: Fault = ({ value, source, quote }, { words }) =>
  source === 'text' &&
  typeof value === 'number' &&
  words.some((word) => PRICE.test(word)) &&
  /^\p{L}+$/u.test(quote ?? '') &&
  value < 13;

const STAY = /^(?:arrival|departure|arrive|check|checkin|checkout|start|end)$/u;
const DAYS_OPEN =
  /(?<!\p{L})(?:my|our|the|meine|unsere|våra|mina|nos|mes|mis|nuestras)\s(?:own\s|eigenen\s|egna\s|propias\s)?(?:dates?|daten|termine|datum|fechas?)\s(?:are|is|sind|ist|är|sont|est|están|está)\s(?:still\s|noch\s|ännu\s|encore\s|aún\s|todavía\s)?(?:open|not fixed|undecided|unknown|to be (?:confirmed|decided)|offen|unklar|öppna|inte bestämda|ouvertes|à définir|abiertas|por confirmar)(?!\p{L})/iu;

/** `arrival_date` of "my own dates are still open": somebody else's. */
const isDayLeftOpen: Fault = ({ value }, { words }, { text }) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/u.test(value) &&
  words.some((word) => STAY.test(word)) &&
  DAYS_OPEN.test(text);

const NO_PART =
  /\s(?:(?:last|this|next) (?:week|month|year|night|summer|winter|spring|autumn|weekend)|yesterday|letzte woche|letzten monat|gestern|förra veckan|igår|la semaine dernière|hier|la semana pasada|ayer|bestellen|kaufen|buchen|reservieren|mieten|beställa|köpa|boka|hyra|commander|acheter|réserver|pedir|comprar|reservar)$/iu;

/** `product` of "the kettle last week", "Stühle bestellen": with what is said beside it. */
const hasMore: Fault = ({ value, source }, { kind }) =>
  source === 'text' &&
  typeof value === 'string' &&
  value.split(' ').length < 7 &&
  kind !== 'date' &&
  NO_PART.test(value);

/** Numbers and days of something beside what is asked for: of each box, of another fibre, before a change. */
export const OF_RATE: readonly Fault[] = [
  isOfEach,
  isShareOfWhatIsNot,
  isBeforeChange,
  isDayBeforeMove,
  isNameOfRoom,
  isCountForPrice,
  isDayLeftOpen,
  hasMore,
];
