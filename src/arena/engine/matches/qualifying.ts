import { LEAST_EXPOSURE } from '../skill/exposure-time.js';
import { LEAST_TRADES } from './eligibility.js';
import { heldFraction, stretchMs, turnoverRate, type ExposureHistory } from './exposure-history.js';

const HOUR = 3_600_000;

/** How far somebody is, in a match that it entered in time. */
export interface Qualifying {
  /** fills in the match */
  trades: number;
  /** gross exposure averaged since entry, and now, fraction of equity; Infinity where nobody asks */
  exposure: number;
  gross: number;
  /** ms since entry */
  passed: number;
  history: ExposureHistory;
  /** fills since its admission, and ms since then */
  fills: number;
  age: number;
}

/** What one's own past counts for beside what is believed of anybody, in independent pasts as long as the time left. */
const ANYBODY = 1;

/**
 * Probability to be eligible at the end: how often as much time as is left, in one's own last day, brought the trades and the
 * exposure that are wanting; for who has little past, what is believed of anybody who has traded so much since admission.
 * @param left ms to the end
 */
export function chanceToQualify(so: Qualifying, left: number): number {
  if (left <= 0) return isQualified(so.trades, so.exposure) ? 1 : 0;
  const { share, pasts } = ofOwnPast(so, left);
  return (pasts * share + ANYBODY * ofAnybody(so, left)) / (pasts + ANYBODY);
}

const isQualified = (trades: number, exposure: number): boolean => trades >= LEAST_TRADES && exposure >= LEAST_EXPOSURE;

/** Share of the stretches of one's past, joined to the length of the time left, that would do; and how many do not overlap. */
function ofOwnPast(so: Qualifying, left: number): { share: number; pasts: number } {
  const { fills, gross } = so.history.stretches ?? { fills: [], gross: [] };
  const length = left / stretchMs(so.history);
  const whole = Math.min(fills.length, Math.floor(length));
  const more = Math.min(fills.length, whole + 1);
  if (more === 0) return { share: 0, pasts: 0 };
  const part = length - whole;
  const [low, high] = [whole, more].map((n) =>
    shareOf(so, left, fills, gross, n, Math.max(1, length / Math.max(1, n))),
  );
  const share = more === whole ? low : (1 - part) * low + part * high;
  return { share, pasts: fills.length / Math.max(1, length) };
}

/** @param n stretches joined @param stretched how much longer the time left is than they are */
function shareOf(
  so: Qualifying,
  left: number,
  fills: readonly number[],
  gross: readonly number[],
  n: number,
  stretched: number,
): number {
  const held = heldFraction(turnoverRate(so.history), left);
  let [traded, sum, hits] = [0, 0, 0];
  for (let i = 0; i < fills.length; i++) {
    traded += fills[i] - (i >= n ? fills[i - n] : 0);
    sum += gross[i] - (i >= n ? gross[i - n] : 0);
    if (i < n - 1) continue;
    const later = held * so.gross + (1 - held) * (n > 0 ? sum / n : so.gross);
    if (isQualified(so.trades + traded * stretched, atEnd(so, later, left))) hits++;
  }
  return hits / (fills.length - Math.max(0, n - 1));
}

/** Exposure over the whole time since entry, if `later` is held on average for the rest. */
const atEnd = ({ exposure, passed }: Qualifying, later: number, left: number): number =>
  exposure === Infinity ? Infinity : (exposure * passed + later * left) / (passed + left);

function ofAnybody(so: Qualifying, left: number): number {
  const wanting = LEAST_TRADES - so.trades;
  const trades = wanting <= 0 ? 1 : chanceOfTrades(wanting, so, left);
  const mean = atEnd(so, so.gross, left);
  return trades * (mean >= LEAST_EXPOSURE ? 1 : ((1 + mean / LEAST_EXPOSURE) / 2) * (left / (so.passed + left)));
}

/** Rates differ: before anything is seen half a fill in half an hour, worth that much (a gamma law, so that counts are negative binomial). */
const PRIOR_FILLS = 0.5;
const PRIOR_TIME = HOUR / 2;

/** Probability of so many fills in `left`, given those since admission. */
function chanceOfTrades(wanting: number, { fills, age }: Qualifying, left: number): number {
  const shape = PRIOR_FILLS + fills;
  const stay = (PRIOR_TIME + age) / (PRIOR_TIME + age + left);
  let term = stay ** shape;
  let short = 0;
  for (let k = 0; k < wanting; k++) {
    short += term;
    term *= ((shape + k) / (k + 1)) * (1 - stay);
  }
  return 1 - Math.min(1, short);
}
