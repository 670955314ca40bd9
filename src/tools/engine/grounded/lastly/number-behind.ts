import { sentenceAt, type Span } from '../clause.js';
import { escaped } from '../expression-of.js';
import type { Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import { inUnit } from '../number/said.js';
import { isArticle } from '../numbers.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { slotName, slotsNamed } from '../text/words-of.js';
import { unitNamed } from '../units.js';
import data from '../words/numbers-behind.yaml.js';

const phrase = (said: string): string =>
  said
    .split(' … ')
    .map(escaped)
    .join(String.raw`\s[^.;!?\n]{0,100}?\s?`);
const ROWS = Object.values(data as unknown as Record<string, { names: string; leads: string }>).map(
  ({ names, leads }) => ({
    names: slotsNamed(names),
    leads: new RegExp(String.raw`(?<!\p{L})(?:${listOf(leads).map(phrase).join('|')})\s?:?\s$`, 'iu'),
  }),
);
/** "18 months ago" is no length. */
const AGO = /^\s(?:ago|earlier|later|sedan|tidigare|zuvor|später|plus tôt|antes|después)(?!\p{L})/iu;

/** `inseam_in` of "inside leg 32 inches", `term_months` of "the lease begins … for 24 months": the one measure of its kind right behind words that call it. */
export function numberBehind(
  { words, unit }: Property,
  { text, mentions }: Reading,
  { start, end }: Span,
): Grounded | null {
  const name = slotName(unit === null ? words : words.slice(0, -1));
  const row = unit === null || unit.currency === true ? undefined : ROWS.find(({ names }) => names.has(name));
  if (!row) return null;
  const found = mentions.filter(
    (one) =>
      one.kind === 'number' &&
      !isArticle(one) &&
      one.start >= start &&
      one.end <= end &&
      unitNamed(one.unit)?.dimension === unit?.dimension &&
      !AGO.test(text.slice(one.end, one.end + 16)) &&
      row.leads.test(text.slice(sentenceAt(text, one.start).start, one.start)),
  );
  return found.length === 1 ? inUnit(found[0], unit) : null;
}
