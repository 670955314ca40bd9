import { isoTime } from '../../../common/kernel/clock.js';
import { viewAccount } from '../exchange/index.js';
import { FIGHTERS } from '../fighters/index.js';
import { INSTRUMENTS } from '../instruments.js';
import { INTERVALS, lastCandles, type Interval } from '../market/index.js';
import { decimalOdds, DURATIONS, type Duration } from '../matches/index.js';
import type { Candle } from '../types.js';
import { boardEntries, type BoardEntries } from './board.js';
import type { ChatLine, League, TapeEntry } from './league.js';
import { equities } from './standings.js';
import {
  fighterCard,
  marketViews,
  matchView,
  type Curve,
  type FighterCard,
  type MarketView,
  type Record3,
} from './views.js';

/** One duration's board as it stands. */
export interface Board {
  id: string;
  duration: Duration;
  starts_at: string;
  ends_at: string;
  entries: BoardEntries;
}

/** What the league itself does not know: counts and lists of participants, records, settings. */
export interface SnapshotContext {
  status: 'running' | 'paused';
  /** the backend's own address, without a slash at its end */
  base: string;
  feed: Record<string, unknown>;
  rules: Record<string, unknown>;
  participants: { house: number; challengers_active: number; challengers_queued: number };
  challengers: Record<string, unknown>[];
  records: ReadonlyMap<string, Record3>;
  /** `complete` when each of its ticks can be read, before that those from `filled_from` on */
  replayed: { from: string; until: string; source: string; filled_from: string; complete: boolean };
}

/** Id of the line of odds that stands for all who are not shown; no participant's. */
export const OTHERS = 'others';

export interface OddsLine {
  id: string;
  name: string;
  win_probability: number;
  decimal_odds: number | null;
  /** how many the line stands for; with `others` alone */
  participants?: number;
}

/** Everything public after one tick; shares nothing that the next tick changes. */
export interface Snapshot {
  tick: number;
  as_of: string;
  league: Record<string, unknown>;
  markets: MarketView[];
  boards: Record<Duration, Board>;
  odds: Record<Duration, OddsLine[]>;
  /** of the highest return */
  oddsByReturn: Record<Duration, OddsLine[]>;
  fighters: FighterCard[];
  challengers: Record<string, unknown>[];
  /** newest first */
  tape: TapeEntry[];
  chat: ChatLine[];
  /** of the house and of the first on the day's board */
  curves: Readonly<Record<string, Curve>>;
  candles: Record<Interval, Record<string, Candle[]>>;
}

const SHOWN = { tape: 200, chat: 60, board: 50, odds: 100, candles: { '1m': 120, '5m': 144, '1h': 168, '1d': 60 } };

/** The public picture of the league after a tick. */
export function snapshotOf(league: League, context: SnapshotContext): Snapshot {
  const equity = equities(league);
  const boards = byDuration((duration) => {
    const match = league.matches[duration];
    const { id, starts_at, ends_at } = match;
    const entries = boardEntries(league, match, equity);
    return { id, duration, starts_at: isoTime(starts_at), ends_at: isoTime(ends_at), entries };
  });
  const markets = marketViews(league);
  const fighters = FIGHTERS.map((one) =>
    fighterCard(league, one, context.records.get(one.id) ?? NO_RECORD, context.base),
  );
  return {
    tick: league.tick,
    as_of: isoTime(league.time),
    league: leagueView(league, context, markets, boards),
    markets,
    boards,
    odds: byDuration((duration) => oddsView(league, league.matches[duration].odds)),
    oddsByReturn: byDuration((duration) => oddsView(league, league.matches[duration].oddsByReturn)),
    fighters,
    challengers: context.challengers.map((line) => withAccount(league, line)),
    tape: league.tape.slice(-SHOWN.tape).reverse(),
    chat: league.chat.slice(-SHOWN.chat),
    curves: curves(league, boards['1d'].entries),
    candles: candles(league),
  };
}

function withAccount(league: League, line: Record<string, unknown>): Record<string, unknown> {
  const account = league.book.get(String(line.id));
  return { ...line, account: account ? viewAccount(account, league.tickers) : null };
}

const NO_RECORD: Record3 = { matches: 0, wins: 0, podiums: 0 };

export const byDuration = <T>(make: (duration: Duration) => T): Record<Duration, T> =>
  Object.fromEntries(DURATIONS.map((duration) => [duration, make(duration)])) as Record<Duration, T>;

function leagueView(
  league: League,
  { status, feed, rules, participants, replayed }: SnapshotContext,
  markets: MarketView[],
  boards: Snapshot['boards'],
): Record<string, unknown> {
  return {
    name: 'Fyra Arena',
    version: '1.0.0',
    status,
    tick: league.tick,
    as_of: isoTime(league.time),
    feed,
    replayed,
    rules,
    markets,
    matches: DURATIONS.map((duration) => matchView(league.matches[duration], boards[duration].entries, league.time)),
    participants,
    totals: {
      trades: league.totals.trades,
      volume_usd: league.totals.volume / 1e6,
      fees_usd: league.totals.fees / 1e6,
    },
  };
}

/** Everybody who may still win, the likeliest first: those who are not eligible yet, too, unlike on the board. */
function oddsView(league: League, odds: ReadonlyMap<string, number>): OddsLine[] {
  const possible = [...odds].filter(([, chance]) => chance > 0);
  const lines = possible.map(([id, chance]) => ({
    id,
    name: league.participants.get(id)?.name ?? id,
    win_probability: chance,
    decimal_odds: decimalOdds(chance),
  }));
  return withOthers(lines.sort((a, b) => b.win_probability - a.win_probability || (a.id < b.id ? -1 : 1)));
}

/** Who is not among the first stands together in the last line, so that the sum stays 1. */
function withOthers(lines: OddsLine[]): OddsLine[] {
  if (lines.length <= SHOWN.odds) return lines;
  const [shown, rest] = [lines.slice(0, SHOWN.odds - 1), lines.slice(SHOWN.odds - 1)];
  const chance = rest.reduce((sum, { win_probability }) => sum + win_probability, 0);
  const others = { id: OTHERS, name: `${rest.length} others`, participants: rest.length };
  return [...shown, { ...others, win_probability: chance, decimal_odds: decimalOdds(chance) }];
}

function curves(league: League, board: BoardEntries): Snapshot['curves'] {
  const shown = new Set([...board.slice(0, SHOWN.board), ...FIGHTERS].map(({ id }) => id));
  return Object.fromEntries([...shown].map((id) => [id, (league.curves.get(id) ?? []).slice()]));
}

function candles(league: League): Snapshot['candles'] {
  const of = (interval: Interval): Record<string, Candle[]> =>
    Object.fromEntries(
      INSTRUMENTS.map(({ symbol, index }) => [
        symbol,
        lastCandles(league.chart, interval, index, SHOWN.candles[interval]),
      ]),
    );
  return Object.fromEntries(INTERVALS.map((interval) => [interval, of(interval)])) as Snapshot['candles'];
}
