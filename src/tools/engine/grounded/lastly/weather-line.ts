import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { anyWordOf, slotName, slotsNamed } from '../text/words-of.js';
import { unitNamed } from '../units.js';
import data from '../words/weather-lines.yaml.js';

const WORDS = data as Record<'conditions' | 'sky' | 'speeds' | 'winds', string>;
const CONDITIONS = slotsNamed(WORDS.conditions);
const SPEEDS = slotsNamed(WORDS.speeds);
const SKY = new RegExp(String.raw`(?<!\p{L})(?:${anyWordOf(WORDS.sky)})(?!\p{L})`, 'iu');
const WIND = new RegExp(
  String.raw`(?<!\p{L})(?:${anyWordOf(WORDS.winds)})(?:\s\p{L}{1,12}){0,2}\s(\d{1,3}(?:[.,]\d)?)\s?(m/s|km/h|mph|knots?|knop|knoten|kt)(?!\p{L})`,
  'giu',
);

/** Any speed: of several none is the one. */
const SPEED = /\d\s?(?:m\/s|km\/h|mph|knots?|knop|knoten|kt)(?!\p{L})/giu;

/** `condition` of "Oslo today: light snow, -4 degrees": the one part of a weather report that tells of the sky. */
export function skyIn({ words }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded | null {
  const isReport = mentions.some(({ unit }) => unitNamed(unit)?.dimension === 'temperature');
  if (!isReport || !CONDITIONS.has(slotName(words))) return null;
  const own = text.slice(start, end).replace(/^[^:.\n]{1,40}:\s/u, '');
  const found = own
    .split(/[,;.]\s|[.]$|\n/u)
    .map((part) => part.trim())
    .filter((part) => !/\d/u.test(part) && SKY.test(part));
  return found.length === 1 && found[0].split(' ').length < 5 ? fromText(found[0], found[0]) : null;
}

/** `wind_speed` of "wind 6 m/s": in the unit that is told, where the name asks for no other. */
export function windIn({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  const name = slotName(words);
  if (!SPEEDS.has(name)) return null;
  const found = [...text.slice(start, end).matchAll(WIND)];
  const [wind] = found;
  if (found.length !== 1 || [...text.slice(start, end).matchAll(SPEED)].length > 1) return null;
  const isMetres = wind[2].toLowerCase() === 'm/s';
  if ((/\bms\b|m s/u.test(name) && !isMetres) || (/kmh/u.test(name) && !/km/iu.test(wind[2]))) return null;
  return { ...fromText(Number(wind[1].replace(',', '.')), wind[0]), at: start + wind.index + wind[0].indexOf(wind[1]) };
}
