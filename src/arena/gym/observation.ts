import { isoTime } from '../../common/kernel/clock.js';
import { viewAccount, type Account, type AccountStatement } from '../engine/exchange/index.js';
import { INSTRUMENTS } from '../engine/instruments.js';
import {
  boardEntries,
  candleView,
  equities,
  marketView,
  type BoardEntry,
  type CandleView,
  type League,
  type MarketView,
} from '../engine/league/index.js';
import { lastCandles, type Interval } from '../engine/market/index.js';
import type { Duration } from '../engine/matches/index.js';
import { AGENT } from './episode.js';
import type { GymSettings } from './settings.js';

/** How the agent stands in its match, as the board shows it. */
export interface PlaceInMatch extends Pick<
  BoardEntry,
  | 'rank'
  | 'score'
  | 'return_pct'
  | 'max_drawdown_pct'
  | 'sharpe'
  | 'exposure'
  | 'trades'
  | 'win_rate'
  | 'fees_usd'
  | 'eligible'
  | 'reason'
> {
  id: string;
  duration: Duration;
  starts_at: string;
  ends_at: string;
  seconds_left: number;
  participants: number;
}

/** What the agent sees: the same members, units and roundings as the league's API has. */
export interface Observation {
  tick: number;
  as_of: string;
  markets?: MarketView[];
  account?: AccountStatement;
  match?: PlaceInMatch;
  candles?: Partial<Record<Interval, Record<string, CandleView[]>>>;
}

/** @param match as it stands, or stood when it ended */
export function observationOf(league: League, settings: GymSettings, match: PlaceInMatch): Observation {
  const { observe, candles } = settings;
  return {
    tick: league.tick,
    as_of: isoTime(league.time),
    ...(observe.includes('markets') && { markets: INSTRUMENTS.map((one) => marketView(league, one)) }),
    ...(observe.includes('account') && { account: viewAccount(accountOf(league), league.tickers) }),
    ...(observe.includes('match') && { match }),
    ...(Object.keys(candles).length > 0 && { candles: candlesOf(league, candles) }),
  };
}

export const accountOf = ({ book }: League): Account => book.get(AGENT) as Account;

function candlesOf(league: League, wanted: GymSettings['candles']): Observation['candles'] {
  const of = (interval: Interval, count: number) =>
    INSTRUMENTS.map(({ symbol, index }) => [symbol, lastCandles(league.chart, interval, index, count).map(candleView)]);
  const shown = Object.entries(wanted).map(([interval, count]) => [
    interval,
    Object.fromEntries(of(interval as Interval, count)),
  ]);
  return Object.fromEntries(shown) as Observation['candles'];
}

/** The agent's line on the board of the match that runs now. */
export function placeIn(league: League, duration: Duration): PlaceInMatch {
  const match = league.matches[duration];
  const board = boardEntries(league, match, equities(league));
  const secondsLeft = (match.ends_at - league.time) / 1000;
  return placeOf(match, board.of(AGENT) as BoardEntry, board.length, secondsLeft);
}

/** @param entry on the board of the match @param participants how many are on it */
export function placeOf(
  match: League['matches'][Duration],
  entry: BoardEntry,
  participants: number,
  secondsLeft: number,
): PlaceInMatch {
  const { rank, score, return_pct, max_drawdown_pct, sharpe, exposure, trades, win_rate, fees_usd, ...line } = entry;
  const { id, duration, starts_at, ends_at } = match;
  return {
    id,
    duration,
    starts_at: isoTime(starts_at),
    ends_at: isoTime(ends_at),
    seconds_left: secondsLeft,
    rank,
    participants,
    score,
    return_pct,
    max_drawdown_pct,
    sharpe,
    exposure,
    trades,
    win_rate,
    fees_usd,
    eligible: line.eligible,
    ...(line.reason === undefined ? {} : { reason: line.reason }),
  };
}
