import type { AccountStatement, ActionResult, OpenOrder, OpenPosition } from '../engine/exchange/index.js';
import type { DecisionAnswer } from '../engine/league/index.js';
import { inOrder } from '../engine/league/key-order.js';

const FILL = ['quantity', 'price', 'notional_usd', 'fee_usd', 'slippage_bps', 'realized_pnl_usd'];
const RESULT = ['symbol', 'signal', 'status', 'code', 'order_id', 'fill', 'position', 'cancelled_orders'];
const POSITION = [
  'symbol',
  'side',
  'quantity',
  'entry_price',
  'mark_price',
  'leverage',
  'liquidation_price',
  'unrealized_pnl_usd',
  'stop_loss',
  'profit_target',
];
const ORDER = [
  'id',
  'symbol',
  'side',
  'quantity',
  'filled_quantity',
  'limit_price',
  'leverage',
  'reduce_only',
  'stop_loss',
  'profit_target',
  'placed_at',
];
const ACCOUNT = [
  'starting_cash_usd',
  'cash_usd',
  'equity_usd',
  'margin_used_usd',
  'free_margin_usd',
  'unrealized_pnl_usd',
  'realized_pnl_usd',
  'fees_usd',
  'funding_usd',
  'adjustments_usd',
  'positions',
  'open_orders',
];
const DECISION = ['decision_id', 'status', 'results', 'account', 'tick', 'next_decision_at'];

const positionView = (position: OpenPosition): OpenPosition => inOrder(POSITION, position);
export const orderView = (order: OpenOrder): OpenOrder => inOrder(ORDER, order);

export const accountView = (account: AccountStatement): AccountStatement =>
  inOrder(ACCOUNT, {
    ...account,
    positions: account.positions.map(positionView),
    open_orders: account.open_orders.map(orderView),
  });

export const resultView = (result: ActionResult): ActionResult =>
  inOrder(RESULT, {
    ...result,
    ...(result.fill && { fill: inOrder(FILL, result.fill) }),
    ...(result.position && { position: positionView(result.position) }),
  });

/** One order of members, whether an answer comes from the tick itself or, without order, from the database. */
export const decisionView = (answer: DecisionAnswer): DecisionAnswer =>
  inOrder(DECISION, { ...answer, results: answer.results.map(resultView), account: accountView(answer.account) });
