import type { Columns } from '../../common/db/bulk-insert.js';

/** Columns of what the exchange writes of a tick. */
export const FILL: Columns = {
  id: 'text',
  tick: 'bigint',
  at: 'timestamptz',
  participant_id: 'text',
  symbol: 'text',
  side: 'text',
  kind: 'text',
  maker: 'boolean',
  lots: 'bigint',
  price: 'bigint',
  notional: 'bigint',
  fee: 'bigint',
  realized: 'bigint',
  slippage_bps: 'double precision',
  order_id: 'text',
  decision_id: 'text',
  reasoning: 'text',
};
export const POSTING: Columns = { tick: 'bigint', entry: 'text', kind: 'text', account: 'text', amount: 'bigint' };
