import { toDigits } from '../../../common/kernel/to-digits.js';
import type { AccountView, Action, MarketHistory, PositionView, Quote } from '../types.js';
import { declaresEdges, type Target, type Temper } from './fighter.js';
import { sigmaOver } from './indicators.js';
import { pct, roundPrice, signedPct } from './words.js';

/** Changes worth less than this many USD are left alone (the league's minimum notional is 10 USD). */
const SMALLEST_ORDER_USD = 15;
const STOP_RANGE = [0.003, 0.12] as const;

/** Signed exposure of a position, fraction of equity. */
export const exposureOf = (position: PositionView | undefined, equityUsd: number): number =>
  position === undefined
    ? 0
    : ((position.side === 'long' ? 1 : -1) * position.quantity * position.mark_price) / equityUsd;

/** Targets scaled down together so that Σ|exposure| ≤ limit. */
export function withinGross(targets: readonly Target[], limit: number): Target[] {
  const gross = targets.reduce((sum, target) => sum + Math.abs(target.exposure), 0);
  const scale = gross > limit ? limit / gross : 1;
  return targets.map((target) => ({ ...target, exposure: target.exposure * scale }));
}

/** Orders that bring the account to its targets, closing ones first; none for halted markets or trifles. */
export function rebalance(
  view: MarketHistory,
  account: AccountView,
  targets: readonly Target[],
  temper: Temper,
): Action[] {
  if (account.equity_usd <= SMALLEST_ORDER_USD) return [];
  const actions = targets.flatMap((target) => toward(view, account, target, temper));
  return [...actions.filter((a) => a.signal === 'close'), ...actions.filter((a) => a.signal !== 'close')].slice(0, 20);
}

/** Where to be after this decision: part of the way, the whole way when little is left of a position to close. */
function paced(now: number, wanted: number, { pace, band }: Temper): number {
  if (wanted === 0 && Math.abs(now) <= 2 * band) return 0;
  return now + pace * (wanted - now);
}

function toward(view: MarketHistory, account: AccountView, wanted: Target, temper: Temper): Action[] {
  const { symbol } = wanted;
  const quote = view.quotes[symbol];
  const position = account.positions.find((p) => p.symbol === symbol);
  const now = exposureOf(position, account.equity_usd);
  const target = { ...wanted, exposure: paced(now, wanted.exposure, temper) };
  const step = target.exposure - now;
  const leaves = target.exposure === 0 && now !== 0;
  const smallest = leaves ? 0 : Math.max(temper.band, SMALLEST_ORDER_USD / account.equity_usd);
  if (quote.halted || step === 0 || Math.abs(step) < smallest) return [];
  if (leaves || now * target.exposure < 0) {
    const close = closing(quote, target, now, Math.abs(now));
    const trifle = declaresEdges(view) && Math.abs(target.exposure) * account.equity_usd < SMALLEST_ORDER_USD;
    return leaves || trifle ? [close] : [close, entering(quote, target, 0, temper)];
  }
  if (Math.abs(target.exposure) > Math.abs(now)) return [entering(quote, target, now, temper)];
  const quantity = roundPrice((Math.abs(step) * account.equity_usd) / quote.price, 6);
  return [{ ...closing(quote, target, now, Math.abs(step)), quantity }];
}

function closing(quote: Quote, target: Target, now: number, size: number): Action {
  return {
    symbol: quote.symbol,
    signal: 'close',
    confidence: target.confidence,
    justification: `${target.reason()} Taking off ${pct(size, 1)} of equity, from ${signedPct(now, 1)}.`,
  };
}

function entering(quote: Quote, target: Target, now: number, temper: Temper): Action {
  const side = Math.sign(target.exposure);
  const stop = exitDistance(quote, temper.stopSigmas, temper.horizonHours);
  const goal = exitDistance(quote, temper.targetSigmas, temper.horizonHours);
  return {
    symbol: quote.symbol,
    signal: side > 0 ? 'buy_to_enter' : 'sell_to_enter',
    equity_pct: Number(((Math.abs(target.exposure) - Math.abs(now)) * 100).toFixed(3)),
    leverage: temper.leverage,
    confidence: toDigits(target.confidence, 3),
    ...(stop > 0 && { stop_loss: roundPrice(quote.price * (1 - side * stop)) }),
    ...(goal > 0 && { profit_target: roundPrice(quote.price * (1 + side * goal)) }),
    ...(target.invalidation !== undefined && { invalidation_condition: target.invalidation }),
    justification: justify(quote, target, now, stop),
  };
}

function justify(quote: Quote, target: Target, now: number, stop: number): string {
  const move = `Exposure ${signedPct(now, 1)} to ${signedPct(target.exposure, 1)} of equity`;
  const exit = stop > 0 ? `, stop ${pct(stop)} away at ${pct(quote.volatility_annual, 0)} annual volatility` : '';
  return `${target.reason()} ${move}${exit}.`;
}

function exitDistance(quote: Quote, sigmas: number, hours: number): number {
  if (sigmas === 0) return 0;
  return Math.min(STOP_RANGE[1], Math.max(STOP_RANGE[0], sigmas * sigmaOver(quote.volatility_annual, hours)));
}
