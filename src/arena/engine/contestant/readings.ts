import { toDigits } from '../../../common/kernel/to-digits.js';
import { atr, ema, macd, rsi } from '../fighters/indicators.js';

/** A bar of prices, USD. */
export interface Bar {
  high: number;
  low: number;
  close: number;
}

/** What traders read off a row of bars; null where there are too few. */
export interface Readings {
  /** the last ten, oldest first */
  closes: number[];
  ema_20: number | null;
  macd_12_26: number | null;
  rsi_7: number | null;
  rsi_14: number | null;
  atr_14: number | null;
}

const SHOWN = 10;
/** As many digits as a price has that matters to a decision. */
const DIGITS = 6;

/** @param bars of equal length in time, oldest first */
export function readingsOf(bars: readonly Bar[]): Readings {
  const closes = bars.map(({ close }) => close);
  const short = (value: number | null) => (value === null ? null : Number(value.toPrecision(DIGITS)));
  const percent = (value: number | null) => (value === null ? null : toDigits(value, 1));
  return {
    closes: closes.slice(-SHOWN),
    ema_20: short(ema(closes, 20)),
    macd_12_26: short(macd(closes, 12, 26)),
    rsi_7: percent(rsi(closes, 7)),
    rsi_14: percent(rsi(closes, 14)),
    atr_14: short(atr(bars, 14)),
  };
}
