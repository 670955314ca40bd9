import type { Interval } from '../market/index.js';
import { byDuration, type Snapshot } from './snapshot.js';
import { candleView, curveView, type CandleView, type FighterView } from './views.js';

/** How much of everything a user interface gets at once; all the rest has reads of its own. */
const SHOWN = { board: 50, tape: 30, research: 20, chat: 40, fighterCurve: 16 };
/** Candles per market; other intervals and older ones are at /api/v1/markets/{symbol}/candles. */
const CANDLES: Partial<Record<Interval, number>> = { '1m': 45, '1h': 24, '1d': 7 };
/** Points in a day of a curve: a quarter of an hour each. */
const DAY = 96;
/** Points of all curves together, and bounds of each. */
const POINTS = { all: 560, least: 16, most: 48 };

/** The full state for a user interface; `version` is that of the interface. */
export const uiState = (snapshot: Snapshot): Record<string, unknown> => ({
  version: '1.0.0',
  tick: snapshot.tick,
  as_of: snapshot.as_of,
  league: snapshot.league,
  leaderboards: byDuration((duration) => ({
    ...snapshot.boards[duration],
    entries: snapshot.boards[duration].entries.slice(0, SHOWN.board),
  })),
  fighters: fightersOf(snapshot, SHOWN.fighterCurve),
  challengers: snapshot.challengers,
  tape: snapshot.tape.slice(0, SHOWN.tape),
  research: snapshot.tape.filter((entry) => entry.type === 'research').slice(0, SHOWN.research),
  chat: snapshot.chat.slice(-SHOWN.chat),
  odds: snapshot.odds,
  odds_by_return: snapshot.oddsByReturn,
  equity_curves: dayOf(snapshot),
  candles: Object.fromEntries(
    Object.entries(CANDLES).map(([interval, count]) => [interval, candlesOf(snapshot, interval as Interval, count)]),
  ),
});

/** All fighters with their curves, each thinned to `points`. */
export const fightersOf = ({ fighters, curves }: Snapshot, points: number): FighterView[] =>
  fighters.map((card) => ({ ...card, equity_curve: curveView(curves[card.id] ?? [], points) }));

/** One fighter with its whole curve; null for an unknown id. */
export function fighterOf({ fighters, curves }: Snapshot, id: string): FighterView | null {
  const card = fighters.find((one) => one.id === id);
  return card ? { ...card, equity_curve: curveView(curves[id] ?? []) } : null;
}

function dayOf({ boards, curves }: Snapshot): Record<string, [string, number][]> {
  const shown = boards['1d'].entries.slice(0, SHOWN.board);
  const points = Math.min(POINTS.most, Math.max(POINTS.least, Math.floor(POINTS.all / shown.length)));
  return Object.fromEntries(shown.map(({ id }) => [id, curveView((curves[id] ?? []).slice(-DAY), points)]));
}

const candlesOf = ({ candles }: Snapshot, interval: Interval, count: number): Record<string, CandleView[]> =>
  Object.fromEntries(
    Object.entries(candles[interval]).map(([symbol, list]) => [symbol, list.slice(-count).map(candleView)]),
  );
