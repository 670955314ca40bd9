const TIME = String.raw`(\d{1,2})(?:(?:[:.h]|\sh\s)(\d{2}))?\s?(am|pm|a\.m\.|p\.m\.|uhr|h(?!\p{L}))?`;
const EACH = new RegExp(
  String.raw`(?<![\d.,])${TIME}\s?(?:to|until|till|bis|à|a|-|–|—)\s?(?:kl\.?\s|las\s)?${TIME}(?!\d)`,
  'giu',
);

const clock = (hour: string, minute: string | undefined, half: string | undefined): number => {
  const isLate = half !== undefined && /^p/iu.test(half) && Number(hour) < 12;
  return Number(hour) + (isLate ? 12 : 0) + Number(minute ?? 0) / 60;
};

/** Hours of a day, from and till. */
export type ClockSpan = readonly [from: number, till: number];

/** Of "9:00 to 12:00 and 13:00 to 18:00"; null where a time is none. */
export function clockSpansIn(said: string): ClockSpan[] | null {
  const spans = [...said.matchAll(EACH)].map(([, hour, minute, half, toHour, toMinute, toHalf]): ClockSpan => [
    clock(hour, minute, half),
    clock(toHour, toMinute, toHalf),
  ]);
  return spans.some(([from, till]) => till <= from || till > 24) ? null : spans;
}

/** All of them together; null where a time is none. */
export const hoursOf = (said: string): number | null =>
  clockSpansIn(said)?.reduce((sum, [from, till]) => sum + till - from, 0) ?? null;
