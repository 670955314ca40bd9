import { toUsd } from '../../../common/kernel/money.js';
import type { Signal } from '../types.js';
import { positionIn, type Account } from './account.js';
import type { Fill, Session } from './session.js';
import { quantityOf, viewPosition, type OpenPosition } from './view.js';

export const REJECTIONS = [
  'insufficient_margin',
  'unknown_symbol',
  'slippage_exceeded',
  'below_minimum',
  'stop_on_wrong_side',
  'market_halted',
  'reduce_only_violation',
  'nothing_to_close',
  'agent_bust',
  'too_many_orders',
] as const;
export type Rejection = (typeof REJECTIONS)[number];

/** Beside a noted action: exits were named, but there is no position to have them. */
export const NO_POSITION = 'no_position';

export type ResultStatus = 'filled' | 'partially_filled' | 'resting' | 'rejected' | 'noted';

/** What became of one action, as contract A shows it. */
export interface ActionResult {
  symbol: string;
  signal: Signal;
  status: ResultStatus;
  code?: Rejection | typeof NO_POSITION;
  order_id?: string;
  fill?: {
    quantity: number;
    price: number;
    notional_usd: number;
    fee_usd: number;
    slippage_bps: number;
    realized_pnl_usd: number;
  };
  position?: OpenPosition;
  /** resting orders that a close took back; absent when there were none */
  cancelled_orders?: number;
}

/** Thrown inside one action and turned into its result; never leaves the exchange. */
export class Refused extends Error {
  constructor(readonly code: Rejection) {
    super(code);
  }
}

export const fillView = (market: number, fill: Fill): NonNullable<ActionResult['fill']> => ({
  quantity: quantityOf(market, fill.lots),
  price: fill.price / 1e6,
  notional_usd: toUsd(fill.notional),
  fee_usd: toUsd(fill.fee),
  slippage_bps: fill.slippage_bps,
  realized_pnl_usd: toUsd(fill.realized),
});

/** The position left in a market, for a result; nothing when flat. */
export function positionView(session: Session, account: Account, market: number): { position?: OpenPosition } {
  const position = positionIn(account, market);
  return position ? { position: viewPosition(account, position, session.tickers) } : {};
}
