import { LEAST_EXPOSURE } from '../skill/exposure-time.js';
import { LEAST_TRADES } from './eligibility.js';
import { heldFraction, stretchMs, turnoverOf, type ExposureHistory } from './exposure-history.js';

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

/** What the time left may bring. */
export interface Outlook {
  /** probability to be eligible at the end, 0–1 */
  chance: number;
  /** fills still to come where it is, on average: who qualifies by trading pays for that */
  fills: number;
}

/** What one's own past counts for beside what is believed of anybody, in independent pasts as long as the time left. */
const ANYBODY = 1;

/**
 * How often as much time as is left, in one's own last day, brought the trades and the exposure that are wanting, after half an hour
 * as busy as the last; for who has little past, what is believed of anybody who has traded so much since admission.
 * @param left ms to the end
 */
export function outlookOf(so: Qualifying, left: number): Outlook {
  if (left <= 0) return { chance: isQualified(so.trades, so.exposure) ? 1 : 0, fills: 0 };
  const { pasts, ...own } = ofOwnPast(so, left);
  const anybody = ofAnybody(so, left);
  const mean = (a: number, b: number): number => (pasts * a + ANYBODY * b) / (pasts + ANYBODY);
  const chance = mean(own.chance, anybody.chance);
  return { chance, fills: chance > 0 ? mean(own.fills, anybody.fills) / chance : 0 };
}

const isQualified = (trades: number, exposure: number): boolean => trades >= LEAST_TRADES && exposure >= LEAST_EXPOSURE;

/** A chance, and the fills of those cases that it is made of, summed over all of them. */
interface Cases {
  chance: number;
  fills: number;
}

/** Stretches by which it is told how busy somebody is: half an hour, the last of them so far as it has come. */
const LOOKED_AT = 3;
/** Trades come in bursts: a past that began as busily as now weighs so much, one after a fill more or less e^−2 of it, and any at least the rest. */
const WEIGHTS = [0, 1, 2, 3].map((apart) => 0.03 + Math.exp(-2 * apart));
const UNKNOWN = 0.03;

/** Cases among the stretches of one's past, joined to the length of the time left, and how many of them do not overlap. */
function ofOwnPast(so: Qualifying, left: number): Cases & { pasts: number } {
  const { fills, gross } = so.history.stretches ?? { fills: [], gross: [] };
  if (fills.length === 0) return { chance: 0, fills: 0, pasts: 0 };
  const tally = new Tally(so, left, summed(fills), summed(gross));
  const length = left / stretchMs(so.history);
  if (length >= fills.length) tally.add(0, fills.length, 1, length / fills.length);
  else addAll(tally, length, busyNow(so, fills));
  return { ...tally.cases, pasts: Math.min(fills.length / length, tally.apart) };
}

/** A time between two whole numbers of stretches is the one or the other, as likely as it is near. */
function addAll(tally: Tally, length: number, busy: number): void {
  const [whole, part] = [Math.floor(length), length % 1];
  for (let from = 0; from + whole <= tally.stretches; from++) {
    const then = tally.busyBefore(from);
    const weight = then === null ? UNKNOWN : WEIGHTS[Math.abs(then - busy)];
    tally.add(from, whole, weight * (1 - part));
    if (from + whole < tally.stretches) tally.add(from, whole + 1, weight * part);
  }
}

/** Fills of half an hour, which qualify or do not: more of them are all the same. */
const busyness = (fills: number): number => Math.min(LEAST_TRADES, fills);

/** In the last half an hour, what has come since the last stretch among it. */
function busyNow({ fills: all, history }: Qualifying, fills: readonly number[]): number {
  const since = Math.max(0, all - (history.stretches?.counted ?? all));
  return busyness(since + fills.slice(1 - LOOKED_AT).reduce((sum, n) => sum + n, 0));
}

/** How many stretches of somebody's past would do, by their weights. */
class Tally {
  private weight = 0;
  private squares = 0;
  private hits = 0;
  private traded = 0;
  private readonly held: number;

  /** @param fills @param gross sums before each stretch, and of all */
  constructor(
    private readonly so: Qualifying,
    private readonly left: number,
    private readonly fills: Float64Array,
    private readonly gross: Float64Array,
  ) {
    this.held = heldFraction(turnoverOf(so.history), left);
  }

  get stretches(): number {
    return this.fills.length - 1;
  }

  get cases(): Cases {
    return { chance: this.hits / this.weight, fills: this.traded / this.weight };
  }

  /** Pasts that weigh alike and tell as much (Kish 1965). */
  get apart(): number {
    return this.weight ** 2 / this.squares;
  }

  /** Null where too little is known of the time before. */
  busyBefore(from: number): number | null {
    return from < LOOKED_AT ? null : busyness(this.fills[from] - this.fills[from - LOOKED_AT]);
  }

  /** @param joined how many stretches @param times how much longer than they the time left is */
  add(from: number, joined: number, weight: number, times = 1): void {
    const { so, held, left } = this;
    const fills = (this.fills[from + joined] - this.fills[from]) * times;
    const usual = joined > 0 ? (this.gross[from + joined] - this.gross[from]) / joined : so.gross;
    const hit = isQualified(so.trades + fills, atEnd(so, held * so.gross + (1 - held) * usual, left));
    this.weight += weight;
    this.squares += weight ** 2;
    if (!hit) return;
    this.hits += weight;
    this.traded += weight * fills;
  }
}

/** Sums of all before each place, and of all. */
function summed(list: readonly number[]): Float64Array {
  const sums = new Float64Array(list.length + 1);
  for (let i = 0; i < list.length; i++) sums[i + 1] = sums[i] + list[i];
  return sums;
}

/** Exposure over the whole time since entry, if `later` is held on average for the rest. */
const atEnd = ({ exposure, passed }: Qualifying, later: number, left: number): number =>
  exposure === Infinity ? Infinity : (exposure * passed + later * left) / (passed + left);

function ofAnybody(so: Qualifying, left: number): Cases {
  const wanting = Math.max(0, LEAST_TRADES - so.trades);
  const mean = atEnd(so, so.gross, left);
  const holds = mean >= LEAST_EXPOSURE ? 1 : ((1 + mean / LEAST_EXPOSURE) / 2) * (left / (so.passed + left));
  const chance = holds * chanceOfTrades(wanting, so, left);
  return { chance, fills: chance * Math.max(wanting, paceOf(so) * left) };
}

/** What somebody buys at its entry says how it enters, not how often it trades. */
const fillsSince = ({ fills }: Qualifying): number => Math.max(0, fills - LEAST_TRADES);

/** So many trades halve the time without any that is counted before the admission. */
const TELLING_TRADES = 8;

/** Fills per ms, counting a day before the admission without any: the first say little of a week; after many of them the day shrinks, since they say what they say. */
function paceOf(so: Qualifying): number {
  const fills = fillsSince(so);
  return fills / (so.age + (24 * HOUR * TELLING_TRADES) / (fills + TELLING_TRADES));
}

/** Rates differ: before anything is seen half a fill in half an hour, worth that much (a gamma law, so that counts are negative binomial). */
const PRIOR_FILLS = 0.5;
const PRIOR_TIME = HOUR / 2;

/** Probability of so many fills in `left`, given those since entry. */
function chanceOfTrades(wanting: number, so: Qualifying, left: number): number {
  const shape = PRIOR_FILLS + fillsSince(so);
  const stay = (PRIOR_TIME + so.age) / (PRIOR_TIME + so.age + left);
  let term = stay ** shape;
  let short = 0;
  for (let k = 0; k < wanting; k++) {
    short += term;
    term *= ((shape + k) / (k + 1)) * (1 - stay);
  }
  return 1 - Math.min(1, short);
}
