import { language, type Language } from './language.js';
import { units } from './words/units.js';

/** How numbers and moments are written on pages, in the language of the page. */

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', sv: 'sv-SE' };

/** To make one costs a thousand times what it costs to use it. */
const made = new Map<string, Intl.NumberFormat>();

function numbers(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const locale = LOCALES[language()];
  const name = locale + JSON.stringify(options);
  const known = made.get(name) ?? new Intl.NumberFormat(locale, options);
  made.set(name, known);
  return known;
}

const minus = (value: number): string => (value < 0 ? '−' : '');

/** With so many decimals: 0.40, 0,40. */
export function fixed(value: number, digits: number): string {
  const text = numbers({ minimumFractionDigits: digits, maximumFractionDigits: digits }).format(Math.abs(value));
  return isNothing(value, digits) ? text : minus(value) + text;
}

const isNothing = (value: number, digits: number): boolean => Number(value.toFixed(digits)) === 0;

/** A count: 12,400 or 12 400. */
export const whole = (value: number): string =>
  minus(value) + numbers({ maximumFractionDigits: 0 }).format(Math.abs(value));

/** With its sign: +1.27, −0.40, and a plain 0.00. */
export function signed(value: number, digits = 2): string {
  return value > 0 && !isNothing(value, digits) ? `+${fixed(value, digits)}` : fixed(value, digits);
}

/** @param share 0–1 */
export const percent = (share: number): string => `${Math.round(share * 100)}\u00a0%`;

/** A chance that is neither 0 nor 1 is never written as if it were. @param share 0–1 */
export function chance(share: number): string {
  if (share > 0 && share < 0.005) return '<\u00a01\u00a0%';
  if (share < 1 && share > 0.995) return '>\u00a099\u00a0%';
  return percent(share);
}

/** One of two forms by the number, with the number: 1 match, 3 matches. */
export const counted = (count: number, one: string, other: string): string =>
  `${whole(count)} ${new Intl.PluralRules(LOCALES[language()]).select(count) === 'one' ? one : other}`;

/** @param seconds ≥ 0 */
export function lasting(seconds: number): string {
  const { minute, hour, day } = units();
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} ${minute}`;
  const hours = Math.floor(minutes / 60);
  return hours < 48
    ? `${hours} ${hour} ${minutes % 60} ${minute}`
    : `${Math.floor(hours / 24)} ${day} ${hours % 24} ${hour}`;
}

/** Until something works again: never less than it takes. @param seconds ≥ 0 */
export function waitOf(seconds: number): string {
  const { seconds: inSeconds, minutes: inMinutes, hours: inHours } = units();
  const minutes = Math.ceil(seconds / 60);
  if (seconds <= 90) return inSeconds(Math.ceil(seconds));
  return minutes < 90 ? inMinutes(minutes) : inHours(Math.ceil(minutes / 60));
}

export const usd = (value: number, digits = 2): string =>
  minus(value) +
  numbers({ style: 'currency', currency: 'USD', minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    Math.abs(value),
  );

/** A quantity as exact as it is. */
export const amount = (value: number): string =>
  minus(value) + numbers({ maximumFractionDigits: 8 }).format(Math.abs(value));

/** A price with as many digits as its size needs. */
export const price = (value: number): string =>
  numbers({ maximumFractionDigits: value < 10 ? 4 : value < 1000 ? 2 : 1 }).format(value);

/** 14:05 UTC of an ISO 8601 moment. */
export const clock = (iso: string): string => iso.slice(11, 16);

/** 2026-11-20 14:05 UTC */
export const moment = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

/** 14:05:09 UTC of a moment. @param t Unix seconds */
export const clockSeconds = (t: number): string => new Date(t * 1000).toISOString().slice(11, 19);

/** What a label of the API is called; one that is new is shown as it is. */
export const named = (names: Readonly<Record<string, string>>, label: string): string => names[label] ?? label;
