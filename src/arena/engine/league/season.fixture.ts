import { advance, genesis, shownBy } from '../market/index.js';
import {
  addQuote,
  brierScore,
  calibrationError,
  emptyReliability,
  logScore,
  type Duration,
  type Reliability,
} from '../matches/index.js';
import { advanceLeague, beginLeague, houseEntries, type EndedMatch, type LeagueCommand } from './index.js';

const MINUTE = 60_000;
const WEEK_MINUTES = 7 * 24 * 60;
/** A Monday. */
const START = Date.UTC(2026, 0, 5);

interface Sums {
  matches: number;
  log: number;
  uniform: number;
  brier: number;
  reliability: Reliability;
}

/** Means over matches of the quotes at one share of their length. */
export interface Score {
  quote: string;
  matches: number;
  log: number;
  uniform: number;
  brier: number;
  /** calibration error */
  error: number;
}

/**
 * Scores of the published odds in a league of the house, in the simulated market at one tick a minute, after a first week
 * in which the fighters gather history. Quotes are named `1h 0.5`: the match's length, the share of it that was over.
 */
export function leagueSeason(weeks: number, seed: string): Score[] {
  const market = genesis(START, seed);
  const league = beginLeague(START, shownBy(market, START).prices);
  const sums = new Map<string, Sums>();
  let commands: LeagueCommand[] = houseEntries();
  for (let k = 1; k <= (weeks + 1) * WEEK_MINUTES; k++) {
    const time = START + k * MINUTE;
    advance(market, time);
    const input = { time, ...shownBy(market, time - MINUTE), commands, tickMs: MINUTE, oddsEveryMs: Infinity };
    const { house, ended } = advanceLeague(league, input);
    commands = house;
    for (const one of ended) if (one.match.starts_at >= START + WEEK_MINUTES * MINUTE) score(one, sums);
  }
  return [...sums].map(([quote, sum]) => meanOf(quote, sum));
}

function score({ match, board: [first] }: EndedMatch, sums: Map<string, Sums>): void {
  if (!first.eligible) return;
  for (const { elapsed, odds } of match.quotes) {
    const key = keyOf(match.duration, elapsed);
    const sum = sums.get(key) ?? { matches: 0, log: 0, uniform: 0, brier: 0, reliability: emptyReliability() };
    const chances = Object.values(odds);
    const winner = Object.keys(odds).indexOf(first.id);
    sum.matches++;
    sum.log += logScore(chances, winner);
    sum.uniform += Math.log(chances.length);
    sum.brier += brierScore(chances, winner);
    sum.reliability = addQuote(sum.reliability, chances, winner);
    sums.set(key, sum);
  }
}

const keyOf = (duration: Duration, elapsed: number): string => `${duration} ${Math.round(elapsed * 20) / 20}`;

const meanOf = (quote: string, { matches, log, uniform, brier, reliability }: Sums): Score => ({
  quote,
  matches,
  log: log / matches,
  uniform: uniform / matches,
  brier: brier / matches,
  error: calibrationError(reliability),
});
