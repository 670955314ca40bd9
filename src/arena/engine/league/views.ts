import { toDigits } from '../../../common/kernel/to-digits.js';
import { isoTime } from '../../../common/kernel/clock.js';
import { viewAccount, type AccountStatement } from '../exchange/index.js';
import type { Fighter } from '../fighters/index.js';
import { INSTRUMENTS, type Instrument } from '../instruments.js';
import { quoteIn } from '../market/index.js';
import type { Candle, MarketSymbol } from '../types.js';
import { newRating, shownSkill, type ShownSkill } from '../skill/index.js';
import type { BoardEntries } from './board.js';
import type { League, Mind, RunningMatch } from './league.js';

const HOUR = 3_600_000;

export interface MarketView {
  symbol: MarketSymbol;
  price: number;
  bid: number;
  ask: number;
  change_1h_pct: number;
  change_24h_pct: number;
  volatility_annual: number;
  funding_rate: number;
  halted: boolean;
}

export function marketView(league: League, { symbol, index }: Instrument): MarketView {
  const { tickers, observed } = league;
  const { price, bid, ask, volatility_annual, funding_rate, halted } = quoteIn(tickers[index], observed, index);
  const change = (ms: number): number => toDigits(100 * (price / closeBefore(league, index, league.time - ms) - 1), 4);
  return {
    symbol,
    price,
    bid,
    ask,
    change_1h_pct: change(HOUR),
    change_24h_pct: change(24 * HOUR),
    volatility_annual: toDigits(volatility_annual, 6),
    funding_rate: toDigits(funding_rate, 10),
    halted,
  };
}

/** Last close at or before a time; the oldest known when there is none. */
function closeBefore(league: League, market: number, time: number): number {
  const minutes = league.chart['1m'][market];
  let [low, high] = [0, minutes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (minutes[middle].time + 60_000 <= time) low = middle + 1;
    else high = middle;
  }
  const candle = minutes[low - 1];
  return candle ? candle.close : (minutes[0]?.open ?? league.observed.mids[market] / 1e6);
}

export interface MatchView {
  id: string;
  duration: string;
  starts_at: string;
  ends_at: string;
  seconds_left: number;
  leader: { id: string; name: string; return_pct: number } | null;
  participants: number;
}

export function matchView(match: RunningMatch, board: BoardEntries, time: number): MatchView {
  const [first] = board.slice(0, 1);
  return {
    id: match.id,
    duration: match.duration,
    starts_at: isoTime(match.starts_at),
    ends_at: isoTime(match.ends_at),
    seconds_left: Math.max(0, Math.ceil((match.ends_at - time) / 1000)),
    leader: first ? { id: first.id, name: first.name, return_pct: first.return_pct } : null,
    participants: board.length,
  };
}

export interface FighterView extends ShownSkill {
  id: string;
  name: string;
  title: string;
  kind: 'house';
  lore: string;
  style: string;
  strategy: Fighter['strategy'];
  baseline: boolean;
  avatar_url: string;
  record: { matches: number; wins: number; podiums: number };
  account: AccountStatement | null;
  equity_curve: [string, number][];
  last_decision: Mind['last'];
}

export type Record3 = FighterView['record'];

/** A fighter without its curve, which is drawn when somebody asks for it. */
export type FighterCard = Omit<FighterView, 'equity_curve'>;

/** Equity in USD, [ms, equity], oldest first. */
export type Curve = readonly (readonly [number, number])[];

/** @param record settled matches, won ones and those among the first three @param base the backend's own address, without a slash at its end */
export function fighterCard(league: League, fighter: Fighter, record: Record3, base: string): FighterCard {
  const { id, name, title, lore, style, strategy, baseline } = fighter;
  const account = league.book.get(id);
  const rating = league.participants.get(id)?.rating ?? newRating();
  return {
    id,
    name,
    title,
    kind: 'house',
    lore,
    style,
    strategy,
    baseline,
    avatar_url: `${base}/api/v1/fighters/${id}/avatar.svg`,
    record,
    ...shownSkill({ baseline, rating }),
    account: account ? viewAccount(account, league.tickers) : null,
    last_decision: league.minds.get(id)?.last ?? null,
  };
}

/** The curve as shown, thinned evenly to at most `most` points, the first and the last among them. @param most ≥ 2 */
export const curveView = (curve: Curve, most = Infinity): [string, number][] =>
  thinned(curve, most).map(([time, equity]) => [isoTime(time), toDigits(equity, 2)]);

function thinned<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list;
  const step = (list.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, i) => list[Math.round(i * step)]);
}

export interface CandleView extends Omit<Candle, 'time'> {
  time: string;
}

export const candleView = ({ time, volume_usd, ...prices }: Candle): CandleView => ({
  time: isoTime(time),
  ...prices,
  volume_usd: Math.round(volume_usd),
});

export const marketViews = (league: League): MarketView[] => INSTRUMENTS.map((one) => marketView(league, one));
