const FRACTION =
  /(?<![\d/])(\d{1,4})\s?\/\s?(\d{1,4})(?![\d/])[^?]{0,20}(?:percent|procent|prozent|pour ?cent|por ciento|%)/iu;

/** "3/4 as a percentage". */
export function asPercent(text: string): number | null {
  const [, a, b] = FRACTION.exec(text) ?? [];
  return b === undefined || Number(b) === 0 ? null : Number(((100 * Number(a)) / Number(b)).toPrecision(12));
}
