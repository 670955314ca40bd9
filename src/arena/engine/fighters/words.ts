import { toDigits } from '../../../common/kernel/to-digits.js';
/** Percent with a sign: 0.0123 → "+1.23 %"; what rounds to nothing has none. */
export function signedPct(fraction: number, digits = 2): string {
  const size = Math.abs(fraction * 100).toFixed(digits);
  return `${Number(size) === 0 ? '' : fraction > 0 ? '+' : '−'}${size} %`;
}

/** Percent without a sign: 0.0123 → "1.23 %". */
export const pct = (fraction: number, digits = 2): string => `${(fraction * 100).toFixed(digits)} %`;

/** A price with as many decimals as its size asks for: 64120, 3120.4, 0.1234. */
export const price = (usd: number): string => usd.toFixed(priceDecimals(usd, 5));

/** `usd` rounded to `digits` significant decimal digits. */
export const roundPrice = (usd: number, digits = 5): number => toDigits(usd, priceDecimals(usd, digits));

const priceDecimals = (usd: number, digits: number): number =>
  Math.min(10, Math.max(0, digits - 1 - Math.floor(Math.log10(usd))));

/** "BTC" of "BTC/USD". */
export const coin = (symbol: string): string => symbol.slice(0, symbol.indexOf('/'));

export const signed = (x: number, digits = 2): string => `${x >= 0 ? '+' : '−'}${Math.abs(x).toFixed(digits)}`;
