import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { anyWordOf, slotName } from '../text/words-of.js';
import { halvesIn } from './halves.js';
import { journeyWords, namesOf } from './words.js';

const SLOTS = (
  [
    ['outPlace', 'out', placeIn],
    ['inPlace', 'in', placeIn],
    ['outTime', 'out', timeIn],
    ['inTime', 'in', timeIn],
  ] as const
).map(([list, half, way]) => ({ names: namesOf(list), half, way }));
const BEHIND = new RegExp(
  String.raw`(?<!\p{L})(?:${anyWordOf(journeyWords.at)})(?:(?<=['’])|\s)(\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){0,2})`,
  'gu',
);
const CLOCK = /(?<![\d.,:])([01]?\d|2[0-3])\s?[:.h]\s?([0-5]\d)(?![\d.,]{0,12}\d)/giu;
const NAMED = new RegExp(String.raw`(?<!\p{L})(?:${anyWordOf(journeyWords.called)})\s?\d{1,5}(?!\d)`, 'gu');
const TRAINS = namesOf('trains');

/** `from`, `arrival_time` of "leaves London at 08:25 and lands in New York at 11:15": what is told of the one end of a journey. */
export function endOfJourney({ words }: Property, reading: Reading, scope: Span): Grounded | null {
  const name = slotName(words);
  const slot = SLOTS.find(({ names }) => names.has(name));
  const halves = slot && halvesIn(reading, scope);
  return halves ? slot.way(reading, halves[slot.half]) : null;
}

/** `zug` of "Der ICE 70 fährt …": the one train of a text. */
export function trainOf({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  if (!TRAINS.has(slotName(words))) return null;
  const found = new Set([...text.slice(start, end).matchAll(NAMED)].map(([said]) => said));
  const [name] = found;
  return found.size === 1 ? fromText(name, name) : null;
}

function placeIn({ text, mentions }: Reading, { start, end }: Span): Grounded | null {
  const known = mentions.filter((one) => one.kind === 'place' && one.start >= start && one.end <= end);
  const led = [...text.slice(start, end).matchAll(BEHIND)].map(([, said]) => said);
  const found = new Set(known.length > 0 ? known.map((one) => one.text) : led);
  const [place] = found;
  return found.size === 1 ? fromText(place, place) : null;
}

/** The one time of a half, of the clock as "9:14" or "9.14". */
export function timeIn({ text, mentions }: Reading, { start, end }: Span): Grounded | null {
  const told = mentions.filter((one) => one.kind === 'time' && one.start >= start && one.end <= end);
  if (told.length > 0) return told.length === 1 ? fromText(String(told[0].value), told[0].text) : null;
  const found = [...text.slice(start, end).matchAll(CLOCK)];
  return found.length === 1 ? fromText(`${found[0][1].padStart(2, '0')}:${found[0][2]}`, found[0][0]) : null;
}
