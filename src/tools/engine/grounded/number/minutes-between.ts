import { type Grounded, from } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { converted, unitNamed } from '../units.js';

const TO_TIME = /^\s?(?:to|till|until|bis|–|-|à|a|and|och|und|et|y|hasta(?: las)?)\s?$/iu;

const BEGINS =
  /(?<!\p{L})(?:leaves?|departs?|starts?|begins?|opens?|avgår|börjar|öppnar|beginnt|fährt)(?!\p{L})[^.!?;]{0,40}$/iu;

const STOPS_AT = /(?<!\p{L})(?:arrives?|ends?|closes?|finishes|until|slutar|ankommer|stänger|endet|kommt)(?!\p{L})/iu;
/** A pause is not as long as the work around it. */
const PAUSE = /^(?:break|breaks|pause|pausen|paus|rast|lunch|descanso)$/u;
const IN_MINUTES = new Set(['minute', 'hour', 'second']);

/** "From 9:15 to 10:45": how long that is. */
export function minutesFor({ unit, kind, words }: Property, { text, mentions }: Reading): Grounded | null {
  const [first, second, ...more] = mentions.filter((one) => one.kind === 'time');
  if (
    words.some((word) => PAUSE.test(word)) ||
    second === undefined ||
    more.length > 0 ||
    !(IN_MINUTES.has(unit?.unit ?? '') || (kind === 'duration' && unit === null))
  )
    return null;
  const isFromTo = BEGINS.test(text.slice(0, first.start)) && STOPS_AT.test(text.slice(first.end, second.start));
  if (!TO_TIME.test(text.slice(first.end, second.start)) && !isFromTo) return null;
  const [a, b] = [first, second]
    .map(({ value }) => String(value).split(':').map(Number))
    .map(([hours, minutes]) => hours * 60 + minutes);
  const minute = unitNamed('minute');
  return b > a && unit && minute ? from('arithmetic', converted(b - a, minute, unit)) : null;
}
