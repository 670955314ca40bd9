import type { Spoken } from '../text.js';

const SIGNS: Readonly<Record<string, string>> = {
  EUR: '€',
  GBP: '£',
  USD: '$',
  JPY: '¥',
  SEK: 'kr',
  NOK: 'kr',
  DKK: 'kr',
};

/** A number as it is written in a language: `3,5`. */
export const numberSaid = (value: number, language: Spoken): string =>
  String(Number(value.toFixed(3))).replace('.', language === 'en' ? '.' : ',');

/** A sum of money as it is written in a language: `€10.50`, `10,50 €`. */
export function moneySaid(amount: number, currency: string | undefined, language: Spoken): string {
  const rounded = Number(amount.toFixed(2));
  const digits = Number.isInteger(rounded) ? String(rounded) : rounded.toFixed(2);
  const written = language === 'en' ? digits : digits.replace('.', ',');
  const sign = SIGNS[currency ?? ''] ?? currency ?? '';
  return language === 'en' && /^[€£$¥]$/u.test(sign) ? `${sign}${written}` : `${written} ${sign}`.trim();
}
