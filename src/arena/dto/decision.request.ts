import { DomainError, type FieldError } from '../../common/kernel/errors.js';
import type { RequestedAction } from '../engine/exchange/index.js';
import { instrumentOf, parseSymbol } from '../engine/instruments.js';
import type { Signal } from '../engine/types.js';
import type { ActionFields, DecisionDto } from './decision.dto.js';

/** A decision in the league's own words. */
export interface DecisionRequest {
  decision_id?: string;
  actions: RequestedAction[];
  research?: { title: string; body: string; symbols: string[] };
  message?: string;
}

const SIGNAL_OF: Record<string, Signal> = {
  LONG: 'buy_to_enter',
  BUY: 'buy_to_enter',
  SHORT: 'sell_to_enter',
  SELL: 'sell_to_enter',
  FLAT: 'close',
  CLOSE: 'close',
  HOLD: 'hold',
};

/** The decision meant by a request: aliases resolved, shorthand unfolded, rules between fields checked. @throws DomainError */
export function requestOf(dto: DecisionDto): DecisionRequest {
  const { decision_id, actions, research, message, ...top } = dto;
  const given = Object.values(top).some((value) => value !== undefined);
  if (actions && given)
    throw refused([{ path: 'actions', message: 'stands beside the fields of a single action; send one or the other' }]);
  if (!actions && !given) throw refused([{ path: 'actions', message: 'must hold 1 to 20 actions' }]);
  const problems: FieldError[] = [];
  const list = actions ?? [top];
  const read = list.map((action, i) => actionOf(action, actions ? `actions.${i}.` : '', problems));
  if (research?.symbols?.some((name) => parseSymbol(name) === null))
    problems.push({ path: 'research.symbols', message: 'must be markets of the league' });
  if (problems.length > 0) throw refused(problems);
  return {
    ...(decision_id === undefined ? {} : { decision_id }),
    actions: read,
    ...(research && { research: { title: research.title, body: research.body, symbols: research.symbols ?? [] } }),
    ...(message === undefined || message.trim() === '' ? {} : { message: message.trim() }),
  };
}

function actionOf(fields: ActionFields, path: string, problems: FieldError[]): RequestedAction {
  const { coin, pair, signal: word, ...rest } = fields;
  const names = [fields.symbol, coin, pair].filter((name) => name !== undefined);
  if (names.length !== 1) problems.push({ path: `${path}symbol`, message: 'must be given once' });
  if (word === undefined) problems.push({ path: `${path}signal`, message: 'must be given' });
  const signal = SIGNAL_OF[word ?? 'HOLD'] ?? (word as Signal);
  checkSize(fields, signal, path, problems);
  if (fields.order_type === 'limit' && fields.limit_price === undefined) {
    problems.push({ path: `${path}limit_price`, message: 'is needed for a limit order' });
  }
  if (fields.order_type !== 'limit' && fields.limit_price !== undefined) {
    problems.push({ path: `${path}limit_price`, message: 'belongs to order_type "limit"' });
  }
  checkLimit(fields.limit_price, names[0], path, problems);
  const stated = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return { ...stated, symbol: names[0] ?? '', signal };
}

/** A limit below one price tick would have to be lifted to it, against its owner. */
function checkLimit(limit: number | undefined, name: string | undefined, path: string, problems: FieldError[]): void {
  const symbol = parseSymbol(name ?? '');
  if (limit === undefined || symbol === null) return;
  const tick = instrumentOf(symbol).tick_micro / 1e6;
  if (limit < tick)
    problems.push({ path: `${path}limit_price`, message: `must be at least ${tick}, the price tick of ${symbol}` });
}

const SIZES = ['quantity', 'notional_usd', 'equity_pct'] as const;
const ONE_SIZE = 'an entry needs exactly one of quantity, notional_usd and equity_pct';

function checkSize(fields: ActionFields, signal: Signal, path: string, problems: FieldError[]): void {
  const sizes = SIZES.filter((size) => fields[size] !== undefined);
  const entry = signal === 'buy_to_enter' || signal === 'sell_to_enter';
  const blamed = sizes.length === 0 ? SIZES : sizes;
  if (entry && sizes.length !== 1)
    problems.push(...blamed.map((size) => ({ path: `${path}${size}`, message: ONE_SIZE })));
  if (!entry) {
    const foreign = sizes.filter((size) => signal === 'hold' || size !== 'quantity');
    for (const size of foreign) problems.push({ path: `${path}${size}`, message: `does not go with ${signal}` });
  }
}

const refused = (errors: FieldError[]): DomainError =>
  new DomainError(
    'invalid',
    'validation_failed',
    `Not valid: ${[...new Set(errors.map(({ path }) => path))].join(', ')}.`,
    { errors },
  );
