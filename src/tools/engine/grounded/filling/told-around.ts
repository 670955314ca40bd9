import { type Cut, sentencesCut, withoutInserted } from '../inserted.js';
import { hasStem, plainly } from '../naming/folded.js';
import type { Property } from '../property.js';
import { type Reading, readingOf } from '../reading.js';

const kept = new WeakMap<Reading, { cuts: readonly (string | Cut)[]; reading: Reading } | null>();

/** A text as it is without what its sentences insert between commas; null where they insert nothing. */
function around(reading: Reading): { cuts: readonly (string | Cut)[]; reading: Reading } | null {
  const known = kept.get(reading);
  if (known !== undefined) return known;
  const cuts = reading.text.includes(', ') ? sentencesCut(reading.text) : [];
  const isCut = cuts.some((one) => typeof one !== 'string' && /[\d@]/u.test(one.inserted));
  const plain = isCut
    ? { ...readingOf(withoutInserted(cuts), reading.today), instructions: reading.instructions }
    : null;
  const own = plain && { cuts, reading: plain };
  kept.set(reading, own);
  return own;
}

/**
 * The reading in which what a name asks for stands without an inserted clause: "Mr Abbot, whose wife takes 50 mg, takes
 * 75 mg". All of the name that the text says has to be said around the clause, and some of it before.
 */
export function toldAround(
  { labels }: Property,
  reading: Reading,
): { reading: Reading; isTold: (quote: string) => boolean } | null {
  const own = around(reading);
  if (!own) return null;
  const text = plainly(reading.text);
  const said = labels.filter((stems) => hasStem(text, stems));
  const ways = own.cuts.filter(
    (one): one is Cut =>
      typeof one !== 'string' &&
      said.some((stems) => hasStem(plainly(one.head), stems)) &&
      said.every((stems) => hasStem(plainly(`${one.head} ${one.rest}`), stems)),
  );
  return ways.length === 1 ? { reading: own.reading, isTold: (quote) => ways[0].rest.includes(quote) } : null;
}
