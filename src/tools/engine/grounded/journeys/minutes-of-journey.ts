import { plainly } from '../naming/folded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { timeIn } from './end-of-journey.js';
import { halvesIn } from './halves.js';
import { namesOf } from './words.js';

const HOW_LONG = namesOf('howLong');

/** How many minutes a journey takes of which the text tells when it begins and ends; null where it ends before, undefined where the name asks for something else. */
export function minutesOfJourney({ words }: Property, reading: Reading): number | null | undefined {
  if (words.length === 0 || !words.every((word) => HOW_LONG.has(plainly(word)))) return undefined;
  const halves = halvesIn(reading, { start: 0, end: reading.text.length });
  const times = halves && [halves.out, halves.in].map((half) => minutesAt(timeIn(reading, half)?.value));
  if (!times) return undefined;
  const [from, to] = times;
  if (from === undefined || to === undefined) return undefined;
  return to > from ? to - from : null;
}

function minutesAt(time: unknown): number | undefined {
  const found = /^(\d{1,2}):(\d{2})/u.exec(typeof time === 'string' ? time : '');
  return found ? Number(found[1]) * 60 + Number(found[2]) : undefined;
}
