/** How numbers are written on pages. */

/** @param share 0–1 */
export const percent = (share: number): string => `${Math.round(share * 100)}\u00a0%`;

/** With its sign: +1.27, −0.40, and a plain 0.00. */
export function signed(value: number, digits = 2): string {
  const text = Math.abs(value).toFixed(digits);
  if (Number(text) === 0) return text;
  return `${value < 0 ? '−' : '+'}${text}`;
}

/** A chance that is neither 0 nor 1 is never written as if it were. @param share 0–1 */
export function chance(share: number): string {
  if (share > 0 && share < 0.005) return '<\u00a01\u00a0%';
  if (share < 1 && share > 0.995) return '>\u00a099\u00a0%';
  return percent(share);
}

/** @param seconds ≥ 0 */
export function lasting(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} d ${hours % 24} h`;
}

/** Until something works again: never less than it takes. @param seconds ≥ 0 */
export function waitOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds <= 90) return `${Math.ceil(seconds)} seconds`;
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

export const usd = (value: number, digits = 2): string =>
  `${value < 0 ? '−' : ''}$${Math.abs(value).toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;

/** A price with as many digits as its size needs. */
export const price = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 4 : value < 1000 ? 2 : 1 });

/** 14:05 UTC of an ISO 8601 moment. */
export const clock = (iso: string): string => iso.slice(11, 16);

/** 2026-11-20 14:05 UTC */
export const moment = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

/** 14:05:09 UTC of a moment. @param t Unix seconds */
export const clockSeconds = (t: number): string => new Date(t * 1000).toISOString().slice(11, 19);
