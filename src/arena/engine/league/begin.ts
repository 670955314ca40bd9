import { armAll, beginObserving, emptyChart, tickersOf, type Observed } from '../market/index.js';
import { DURATIONS, matchWindow, startCovariance, type Duration } from '../matches/index.js';
import { INSTRUMENTS } from '../instruments.js';
import { RULES, type League, type RunningMatch } from './league.js';

/** The name of a match: its length and the hour (UTC) at which it starts, `1h-2026-11-20T23`. */
export const matchId = (duration: Duration, startsAt: number): string =>
  `${duration}-${new Date(startsAt).toISOString().slice(0, 13)}`;

/** The match of a length that runs at `time`, without participants yet. */
export function openMatch(duration: Duration, time: number): RunningMatch {
  const window = matchWindow(duration, time);
  const id = matchId(duration, window.starts_at);
  return {
    ...window,
    id,
    rules: RULES.byMatch,
    standings: new Map(),
    odds: new Map(),
    oddsByReturn: new Map(),
    oddsAt: 0,
    leader: null,
    quotes: [],
  };
}

/** A league before its first tick. @param prices USD per market */
export function beginLeague(time: number, prices: readonly number[]): League {
  const observed = beginObserving(time, prices);
  return leagueAround(observed, time);
}

/** An empty league around an observation. */
export function leagueAround(observed: Observed, time: number): League {
  const matches = Object.fromEntries(DURATIONS.map((duration) => [duration, openMatch(duration, time)]));
  return {
    tick: 0,
    time,
    version: 1,
    observed,
    volumes: null,
    breakers: armAll(
      observed.mids.map((mid) => mid / 1e6),
      time,
    ),
    tickers: tickersOf(
      observed,
      INSTRUMENTS.map(() => false),
    ),
    chart: emptyChart(),
    covariance: startCovariance(INSTRUMENTS.map((one) => one.volatility)),
    book: new Map(),
    participants: new Map(),
    matches: matches as League['matches'],
    minds: new Map(),
    curves: new Map(),
    tape: [],
    chat: [],
    totals: { trades: 0, volume: 0, fees: 0 },
  };
}
