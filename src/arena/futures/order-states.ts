import { Injectable } from '@nestjs/common';
import {
  executedIn,
  isExpired,
  placeOf,
  settledStatus,
  stateOf,
  type Executed,
  type OrderRecord,
  type OrderState,
  type Standing,
} from '../engine/futures/index.js';
import { exitId, type Account, type Order, type Position } from '../engine/exchange/index.js';
import { parseSymbol } from '../engine/instruments.js';
import { SYMBOLS, type MarketSymbol } from '../engine/types.js';
import { PublicLeague } from '../league/public-league.js';
import { OrderRecords, type RecordSpan } from './order-records.js';

const EXITS = [
  { at: 'stop', word: 'stop_loss' },
  { at: 'target', word: 'profit_target' },
] as const;
type ExitKind = (typeof EXITS)[number];

/** An exit of a position with the order that it was set by. */
export interface OpenExit {
  state: OrderState;
  /** its name in the exchange */
  name: string;
}

/** How a challenger's orders stand: what the log says of them, beside the account at the last tick and the fills. */
@Injectable()
export class OrderStates {
  constructor(
    private readonly records: OrderRecords,
    private readonly projection: PublicLeague,
  ) {}

  /** @returns undefined for what the challenger never ordered, or was refused */
  async find(
    participantId: string,
    by: { orderId: number } | { clientOrderId: string },
  ): Promise<OrderState | undefined> {
    if ('orderId' in by && placeOf(by.orderId).seq === 0)
      return (await this.exits(participantId)).find(({ state }) => state.orderId === by.orderId)?.state;
    const records =
      'orderId' in by
        ? await this.records.at(participantId, placeOf(by.orderId).seq)
        : await this.records.named(participantId, [by.clientOrderId]);
    const [state] = await this.statesOf(
      participantId,
      'orderId' in by ? records.filter(({ orderId }) => orderId === by.orderId) : records.slice(0, 1),
    );
    return state;
  }

  /** Oldest first. */
  async between(participantId: string, span: RecordSpan): Promise<OrderState[]> {
    return this.statesOf(participantId, await this.records.between(participantId, span));
  }

  /** Resting orders, oldest first. */
  async resting(participantId: string): Promise<(OrderState & { restsAs: string })[]> {
    const { orders } = this.projection.account(participantId);
    const ids = [...new Set(orders.flatMap(({ decisionId }) => decisionId ?? []))];
    const records = await this.records.named(participantId, ids);
    const byOrder = new Map(records.map((record) => [record.result?.order_id, record]));
    const sums = await this.records.ofOrders(orders.filter(({ filled }) => filled > 0).map(({ id }) => id));
    return orders.flatMap((order) => {
      const record = byOrder.get(order.id);
      const state = record && stateOf(record, restingStanding(order, sums.get(order.id) ?? null));
      return state ? [{ ...state, restsAs: order.id }] : [];
    });
  }

  /** Exits of the open positions. */
  async exits(participantId: string): Promise<OpenExit[]> {
    const account = this.projection.account(participantId);
    const found = await Promise.all(EXITS.map((kind) => this.exitsOf(participantId, account, kind)));
    return found.flat();
  }

  private async exitsOf(participantId: string, account: Account, kind: ExitKind): Promise<OpenExit[]> {
    const held = account.positions.filter((position) => position[kind.at] !== null);
    if (held.length === 0) return [];
    const records = await this.records.settingExit(participantId, kind.word);
    return held.flatMap((position) => {
      const record = records.find(
        ({ action, result }) =>
          parseSymbol(action.symbol) === SYMBOLS[position.market] && result?.status !== 'rejected',
      );
      const own = record?.action.signal === 'hold' ? record : unknown(position, kind); // one that came with an entry has no order
      const state = stateOf(asStop(own, kind), { status: 'NEW', executed: null, side: exitSide(position) });
      return state ? [{ state, name: exitId(kind.at, position.market) }] : [];
    });
  }

  private async statesOf(participantId: string, records: readonly OrderRecord[]): Promise<OrderState[]> {
    const resting = records.flatMap(({ result }) => result?.order_id ?? []);
    const closing = records.filter(({ action }) => action.signal === 'close').flatMap(({ tick }) => tick ?? []);
    const [byOrder, byDecision, exits] = await Promise.all([
      this.records.ofOrders(resting),
      this.records.ofDecisions(participantId, closing),
      records.some(({ action }) => action.signal === 'hold') ? this.exits(participantId) : [],
    ]);
    const states = await Promise.all(
      records.map(async (record) => {
        const { action, result, decisionId } = record;
        const closed = byDecision.get(`${decisionId} ${parseSymbol(action.symbol)}`);
        if (action.signal === 'hold') return stateOf(record, await this.exitStanding(participantId, record, exits));
        const order = result?.order_id;
        const standing = order
          ? this.restingStandingOf(participantId, record, order, byOrder.get(order) ?? null)
          : answeredStanding(record, closed ?? null);
        return stateOf(record, standing);
      }),
    );
    return states.flatMap((state) => state ?? []);
  }

  private restingStandingOf(
    participantId: string,
    { tick, action }: OrderRecord,
    orderId: string,
    executed: Executed | null,
  ): Standing {
    const rests = this.projection.account(participantId).orders.find(({ id }) => id === orderId);
    if (rests) return restingStanding(rests, executed);
    if (executed && executed.quantity >= (action.quantity ?? Infinity) - 1e-9) return { status: 'FILLED', executed };
    const isSeen = (tick ?? Infinity) <= (this.projection.current?.tick ?? 0);
    if (!isSeen) return { status: executed ? 'PARTIALLY_FILLED' : 'NEW', executed };
    const isFilled = executed !== null && action.quantity === undefined;
    return { status: isFilled ? 'FILLED' : 'CANCELED', executed };
  }

  /** A stop stands, has closed its position, was taken back, or went with the position. */
  private async exitStanding(participantId: string, record: OrderRecord, open: readonly OpenExit[]): Promise<Standing> {
    const { action, tick, orderId } = record;
    const kind = action.stop_loss === undefined ? EXITS[1] : EXITS[0];
    const symbol = parseSymbol(action.symbol);
    const stands = open.find(({ state }) => state.orderId === orderId);
    if (stands || tick === null || symbol === null) return { status: 'NEW', executed: null, side: stands?.state.side };
    if (tick > (this.projection.current?.tick ?? 0)) return { status: 'NEW', executed: null };
    if (await this.records.isTakenBack(participantId, orderId)) return { status: 'CANCELED', executed: null };
    const next = await this.nextExit(participantId, record, kind, symbol);
    const executed = await this.records.exited(participantId, symbol, kind.word, tick, next);
    return executed ? { status: 'FILLED', executed } : { status: 'EXPIRED', executed: null };
  }

  /** The tick of the next order that set the same exit; null: none did. */
  private async nextExit(participantId: string, { orderId }: OrderRecord, { word }: ExitKind, symbol: MarketSymbol) {
    const later = (await this.records.settingExit(participantId, word)).filter(
      (one) => one.orderId > orderId && parseSymbol(one.action.symbol) === symbol && one.result?.status !== 'rejected',
    );
    return later.at(-1)?.tick ?? null;
  }
}

const exitSide = ({ lots }: Position): 'BUY' | 'SELL' => (lots > 0 ? 'SELL' : 'BUY');

function restingStanding({ filled }: Order, executed: Executed | null): Standing {
  return { status: filled > 0 ? 'PARTIALLY_FILLED' : 'NEW', executed };
}

function answeredStanding(record: OrderRecord, closed: Executed | null): Standing {
  const executed = closed ?? executedIn(record, record.placedAt);
  return { status: isExpired(record) ? 'EXPIRED' : settledStatus(record), executed };
}

/** The one of its exits, where an order set both. */
const asStop = (record: OrderRecord, { word }: ExitKind): OrderRecord => ({
  ...record,
  action: {
    symbol: record.action.symbol,
    signal: 'hold',
    [word]: record.action[word],
    ...(record.action.quantity === undefined ? {} : { quantity: record.action.quantity }),
  },
});

/** An exit whose order is not found any more: it is named by its place, below every order of the log. */
const unknown = (position: Position, kind: ExitKind): OrderRecord => ({
  orderId: 1 + 2 * position.market + EXITS.indexOf(kind),
  decisionId: exitId(kind.at, position.market),
  action: { symbol: SYMBOLS[position.market], signal: 'hold', [kind.word]: (position[kind.at] ?? 0) / 1e6 },
  result: null,
  placedAt: 0,
  tick: 0,
});
