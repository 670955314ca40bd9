import type { TextLanguage } from './text-language.js';

/** Units that the last word of a name may be, as they are written behind a number. */
const UNITS: Readonly<Record<string, string>> = {
  c: '°C',
  celsius: '°C',
  f: '°F',
  fahrenheit: '°F',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  usd: 'USD',
  gbp: 'GBP',
  sek: 'SEK',
  nok: 'NOK',
  dkk: 'DKK',
  chf: 'CHF',
  km: 'km',
  m: 'm',
  cm: 'cm',
  mm: 'mm',
  kg: 'kg',
  g: 'g',
  percent: '%',
  pct: '%',
  kmh: 'km/h',
};

interface Told {
  heading: string;
  value: string | boolean;
}

/** "price eur 129" as "price" and "129 EUR", with the decimal mark of the language. */
export function withUnit(heading: string, value: string | boolean, language: TextLanguage): Told {
  const words = heading.split(' ');
  const unit = Object.hasOwn(UNITS, words.at(-1) ?? '') ? UNITS[words.at(-1) ?? ''] : undefined;
  const isNumber = typeof value === 'string' && /^-?\d+(?:\.\d+)?$/u.test(value);
  if (unit === undefined || !isNumber || words.length < 2) return { heading, value };
  const figure = language === 'en' ? value : value.replace('.', ',');
  return { heading: words.slice(0, -1).join(' '), value: `${figure.replace('-', '−')} ${unit}` };
}
