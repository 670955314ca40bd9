import { INSTRUMENTS, MAX_LEVERAGE, MINIMUM_NOTIONAL_USD } from '../instruments.js';
import { MAX_OPEN_ORDERS } from './execute.js';
import { FEES, feeBps } from './fee.js';
import { IMPACT_AT_DEPTH } from './impact.js';
import { REJECTIONS } from './result.js';

export const STARTING_CASH_USD = 10_000;

/** The exchange's part of the machine-readable rules. */
export const exchangeRules = () => ({
  starting_cash_usd: STARTING_CASH_USD,
  fees: { taker_bps: feeBps(FEES.taker), maker_bps: feeBps(FEES.maker) },
  leverage: { minimum: 1, maximum: MAX_LEVERAGE, margin_mode: 'cross' },
  symbols: INSTRUMENTS.map((one) => ({
    symbol: one.symbol,
    lot: 1 / one.lots_per_unit,
    tick: one.tick_micro / 1e6,
    minimum_notional_usd: MINIMUM_NOTIONAL_USD,
    maintenance_tiers: one.tiers.map((tier) => ({
      from_usd: tier.floor_usd,
      maintenance_rate: tier.rate_ppm / 1e6,
      max_leverage: tier.max_leverage,
    })),
  })),
  order_types: ['market', 'limit'],
  time_in_force: ['gtc', 'ioc'],
  exits: ['stop_loss', 'profit_target'],
  impact: { law: 'square_root', average_at_depth_bps: IMPACT_AT_DEPTH * 1e4, moves_shared_price: false },
  funding: { interval_seconds: 3600, cap_per_hour: 0.0005 / 8 },
  max_open_orders: MAX_OPEN_ORDERS,
  rejection_codes: REJECTIONS,
});
