import { Random } from '../../../common/kernel/random.js';
import { SYMBOLS } from '../types.js';
import type { AccountView, Action, Candle, MarketHistory, MarketSymbol, PositionView, Quote } from '../types.js';
import type { Fighter, Memory, Research } from './fighter.js';
import { isDue } from './roster.js';

/** A small market and a small broker for tests: one factor, two regimes of volatility, fees of 6 bps, stops honoured. */
const START: Record<MarketSymbol, number> = {
  'BTC/USD': 64_000,
  'ETH/USD': 3_200,
  'SOL/USD': 150,
  'BNB/USD': 580,
  'XRP/USD': 0.6,
  'DOGE/USD': 0.14,
};
const BETA = [0.8, 1.05, 1.25, 0.8, 1.05, 1.3];
const OWN = [0.2, 0.33, 0.5, 0.33, 0.53, 0.62];
const FACTOR = 0.5;
const MINUTE = 60_000;
const PER_YEAR = 525_960;
const FEE = 0.0006;

export interface Pit {
  view: MarketHistory;
  regime: number;
  variance: number[];
}

const each = <T>(make: (symbol: MarketSymbol, i: number) => T): Record<MarketSymbol, T> =>
  Object.fromEntries(SYMBOLS.map((symbol, i) => [symbol, make(symbol, i)])) as Record<MarketSymbol, T>;

const quoteOf = (symbol: MarketSymbol, price: number, volatility: number, funding: number): Quote => ({
  symbol,
  price,
  bid: price * 0.9999,
  ask: price * 1.0001,
  depth_usd: 1e6,
  volatility_annual: volatility,
  funding_rate: funding,
  halted: false,
});

/** A market of one candle per symbol at `now`, ms. */
export function openPit(now: number): Pit {
  const minutes = each((s) => [
    { time: now, open: START[s], high: START[s], low: START[s], close: START[s], volume_usd: 1e6 },
  ]);
  const quotes = each((s, i) => quoteOf(s, START[s], Math.hypot(BETA[i] * FACTOR, OWN[i]), 0));
  return {
    view: { now, quotes, minutes },
    regime: 1,
    variance: SYMBOLS.map((_, i) => (BETA[i] * FACTOR) ** 2 + OWN[i] ** 2),
  };
}

/** The market one minute later. */
export function nextMinute(pit: Pit, random: Random): Pit {
  const regime = random.chance(0.004) ? (pit.regime === 1 ? 2.2 : 1) : pit.regime;
  const scale = (regime * 0.8) / Math.sqrt(PER_YEAR);
  const factor = random.normal() * FACTOR * scale;
  const now = pit.view.now + MINUTE;
  const variance = [...pit.variance];
  const minutes = each((symbol, i) => {
    const r = BETA[i] * factor + OWN[i] * scale * random.normal();
    variance[i] += (r * r * PER_YEAR - variance[i]) * 0.02;
    return [...pit.view.minutes[symbol].slice(-1499), candle(pit.view.quotes[symbol].price, r, now, random)];
  });
  const quotes = each((symbol, i) => {
    const funding = 0.97 * pit.view.quotes[symbol].funding_rate + 2e-6 * random.normal();
    return quoteOf(symbol, minutes[symbol][minutes[symbol].length - 1].close, Math.sqrt(variance[i]), funding);
  });
  return { view: { now, quotes, minutes }, regime, variance };
}

function candle(open: number, r: number, time: number, random: Random): Candle {
  const close = open * Math.exp(r);
  const wick = Math.abs(r) * 0.3;
  const volume = 1e6 * Math.exp(0.4 * random.normal() + Math.abs(r) * 400);
  return {
    time,
    open,
    high: Math.max(open, close) * (1 + wick),
    low: Math.min(open, close) * (1 - wick),
    close,
    volume_usd: volume,
  };
}

interface Held {
  quantity: number;
  entry: number;
  stop: number;
}

export interface Corner {
  fighter: Fighter;
  memory: Memory;
  cash: number;
  held: Map<MarketSymbol, Held>;
  fills: { at: number; symbol: MarketSymbol; notional: number }[];
  actions: Action[];
  research: Research[];
}

export const cornerOf = (fighter: Fighter): Corner => ({
  fighter,
  memory: {},
  cash: 10_000,
  held: new Map(),
  fills: [],
  actions: [],
  research: [],
});

export function equityOf(corner: Corner, view: MarketHistory): number {
  let equity = corner.cash;
  for (const [symbol, held] of corner.held) equity += held.quantity * (view.quotes[symbol].price - held.entry);
  return equity;
}

/** Signed exposures in the order of SYMBOLS, fractions of equity. */
export const exposuresOf = (corner: Corner, view: MarketHistory): number[] =>
  SYMBOLS.map((s) => ((corner.held.get(s)?.quantity ?? 0) * view.quotes[s].price) / equityOf(corner, view));

export function accountOf(corner: Corner, view: MarketHistory): AccountView {
  const positions = [...corner.held].map(([symbol, held]): PositionView => ({
    symbol,
    side: held.quantity > 0 ? 'long' : 'short',
    quantity: Math.abs(held.quantity),
    entry_price: held.entry,
    mark_price: view.quotes[symbol].price,
    leverage: 1,
    unrealized_pnl_usd: held.quantity * (view.quotes[symbol].price - held.entry),
  }));
  const equity = equityOf(corner, view);
  return { equity_usd: equity, free_margin_usd: equity, positions };
}

function trade(corner: Corner, symbol: MarketSymbol, quantity: number, view: MarketHistory, stop = 0): void {
  const price = view.quotes[symbol].price;
  const before = corner.held.get(symbol) ?? { quantity: 0, entry: price, stop: 0 };
  const reduces = before.quantity * quantity < 0;
  const after = before.quantity + quantity;
  if (reduces) corner.cash += -quantity * (price - before.entry);
  corner.cash -= Math.abs(quantity) * price * FEE;
  corner.fills.push({ at: view.now, symbol, notional: Math.abs(quantity) * price });
  if (Math.abs(after * price) < 1) corner.held.delete(symbol);
  else {
    const entry = reduces ? before.entry : (before.entry * before.quantity + price * quantity) / after;
    corner.held.set(symbol, { quantity: after, entry, stop: stop || before.stop });
  }
}

function execute(corner: Corner, action: Action, view: MarketHistory): void {
  const held = corner.held.get(action.symbol);
  if (action.signal === 'close') {
    if (!held) return;
    const size = Math.min(action.quantity ?? Infinity, Math.abs(held.quantity));
    trade(corner, action.symbol, -Math.sign(held.quantity) * size, view);
  } else {
    const side = action.signal === 'buy_to_enter' ? 1 : -1;
    const notional = ((action.equity_pct ?? 0) / 100) * equityOf(corner, view);
    trade(corner, action.symbol, (side * notional) / view.quotes[action.symbol].price, view, action.stop_loss);
  }
}

function stops(corner: Corner, view: MarketHistory): void {
  for (const [symbol, held] of corner.held) {
    const through = held.quantity > 0 ? view.quotes[symbol].price < held.stop : view.quotes[symbol].price > held.stop;
    if (held.stop > 0 && through) trade(corner, symbol, -held.quantity, view);
  }
}

/** Stops, then the fighter's decision if it is due, filled at this minute's price. */
export function fightMinute(corner: Corner, view: MarketHistory, seed: string): void {
  stops(corner, view);
  if (!isDue(corner.fighter, view.now)) return;
  const random = Random.from(`${seed}/${corner.fighter.id}/${view.now}`);
  const decision = corner.fighter.decide(view, accountOf(corner, view), corner.memory, random);
  corner.memory = decision.memory;
  corner.actions.push(...decision.actions);
  if (decision.research) corner.research.push(decision.research);
  for (const action of decision.actions) execute(corner, action, view);
}
