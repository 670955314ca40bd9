import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { anyCaseOf, anyWordOf, slotName, slotsNamed } from '../text/words-of.js';
import data from '../words/jobs-offered.yaml.js';

const WORDS = data as Record<'names' | 'offers' | 'ends' | 'firms' | 'places' | 'leads', string>;
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

const [FIRMS, PLACES] = [WORDS.firms, WORDS.places].map(slotsNamed);
const NAME = String.raw`\p{Lu}[\p{L}’'&-]{1,30}(?:\s(?:&\s|and\s|och\s|und\s|et\s)?\p{Lu}[\p{L}’'&-]{0,30}){0,3}`;
/** "Job opening: Cutter (full-time) at Holm & Co, Leeds". */
const EMPLOYER = new RegExp(
  String.raw`(?:^|\n|[.!]\s)\s{0,4}(?:${anyCaseOf(WORDS.offers)})\s?:\s[^.,:\n]{2,80}?\s(?:${anyWordOf(WORDS.leads)})\s(?<firm>${NAME})(?:,\s(?<place>\p{Lu}[\p{L}’'-]{1,30}(?:\s\p{Lu}[\p{L}’'-]{1,30})?))?(?=[.,;(\n]|$)`,
  'gu',
);

/** `company`, `location` of "Job opening: Cutter at Holm & Co, Leeds": who offers the one job, and where. */
export function employerOffered({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  const part = FIRMS.has(slotName(words)) ? 'firm' : PLACES.has(slotName(words)) ? 'place' : null;
  if (part === null) return null;
  const found = [...text.slice(start, end).matchAll(EMPLOYER)].map(({ groups }) => groups?.[part]);
  const [said] = found;
  return found.length === 1 && said !== undefined ? fromText(said, said) : null;
}
