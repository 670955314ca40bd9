import type { Span } from '../clause.js';
import type { Reading } from '../reading.js';

const DAY = 86_400_000;
const NIGHTS = /^\s(?:nights?|nätter|natt|nächten?|nuits?|noches?)(?!\p{L})/iu;
/** Nobody books more nights by a letter. */
const MOST = 60;

/** The nights that are told, or between the two days that are; null where neither is. */
export function nightsOf({ text, mentions }: Reading, { start, end }: Span): number | null {
  const own = mentions.filter((one) => one.start >= start && one.end <= end);
  const told = new Set(
    own
      .filter((one) => one.kind === 'number' && NIGHTS.test(text.slice(one.end, one.end + 12)))
      .map(({ value }) => value),
  );
  if (told.size === 1) return Number([...told][0]);
  const days = own.filter(({ kind }) => kind === 'date').map(({ value }) => Date.parse(String(value)));
  const nights = (days[1] - days[0]) / DAY;
  return told.size === 0 && days.length === 2 && nights > 0 && nights <= MOST ? nights : null;
}
