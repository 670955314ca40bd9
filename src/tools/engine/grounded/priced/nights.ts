import type { Span } from '../clause.js';
import { daysBetween } from '../dates.js';
import { isUpTo } from '../number/days-between.js';
import type { Reading } from '../reading.js';

const NIGHTS = /^\s(?:nights?|nätter|natt|nächten?|nuits?|noches?)(?!\p{L})/iu;
/** Nobody books more nights by a letter. */
const MOST = 60;

/** The nights that are told, or from one day to another; null where neither is, or several are. */
export function nightsOf({ text, mentions }: Reading, { start, end }: Span): number | null {
  const own = mentions.filter((one) => one.start >= start && one.end <= end);
  const told = new Set(
    own
      .filter((one) => one.kind === 'number' && NIGHTS.test(text.slice(one.end, one.end + 12)))
      .map(({ value }) => value),
  );
  if (told.size > 0) return told.size === 1 ? Number([...told][0]) : null;
  const days = own.filter(({ kind }) => kind === 'date');
  const stays = days.flatMap((day, i) => {
    const next = days.at(i + 1);
    return i + 1 < days.length && next && isUpTo(text, day, next)
      ? [daysBetween(String(day.value), String(next.value))]
      : [];
  });
  return stays.length === 1 && days.length === 2 && stays[0] > 0 && stays[0] <= MOST ? stays[0] : null;
}
