import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { anyWordOf, slotName, slotsNamed } from '../text/words-of.js';
import data from '../words/jobs-offered.yaml.js';

const WORDS = data as Record<'names' | 'offers' | 'ends', string>;
const NAMES = slotsNamed(WORDS.names);
const OFFERED = new RegExp(
  String.raw`(?:^|\n|[.!]\s)\s{0,4}(?:${anyWordOf(WORDS.offers)})\s?:\s(\p{L}[\p{L}’'/-]{1,30}(?:\s(?!(?:${anyWordOf(WORDS.ends)})\s)\p{L}[\p{L}’'/-]{0,30}){0,3})(?=[.,;(\n]|$|\s(?:${anyWordOf(WORDS.ends)})\s|\s\()`,
  'giu',
);

/** `poste` of "Offre d'emploi : comptable à Lyon": what the one job is that is offered. */
export function jobOffered({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  if (!NAMES.has(slotName(words))) return null;
  const found = [...text.slice(start, end).matchAll(OFFERED)].map(([, job]) => job);
  return found.length === 1 ? fromText(found[0], found[0]) : null;
}
