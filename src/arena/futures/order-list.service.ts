import { Injectable } from '@nestjs/common';
import type { Principal } from '../../common/auth/principal.js';
import { placeOf, refuse, type OrderState, type Parameters } from '../engine/futures/index.js';
import { Challengers } from './challengers.js';
import { OrderStates } from './order-states.js';
import { isIn, OrdersService } from './orders.service.js';

/** Decisions that one call looks at: each brings the page of answers that its own stands on. */
const MOST_LISTED = 100;
const LAST_TIME = 1e14;

/** Lists of a challenger's orders. */
@Injectable()
export class OrderListService {
  constructor(
    private readonly challengers: Challengers,
    private readonly orders: OrdersService,
    private readonly states: OrderStates,
  ) {}

  /** @throws DomainError -2013 */
  async find(principal: Principal, given: Parameters): Promise<OrderState> {
    return this.orders.find(await this.challengers.idOf(principal), given, -2013);
  }

  /** @throws DomainError -2013 for one that is not open any more, too */
  async findOpen(principal: Principal, given: Parameters): Promise<OrderState> {
    const state = await this.find(principal, given);
    if (state.status === 'NEW' || state.status === 'PARTIALLY_FILLED') return state;
    throw refuse(-2013, 'Order does not exist.');
  }

  /** Stops are told by the older names, with the orders, and by the newer ones alone. */
  async open(principal: Principal, given: Parameters, kind: 'orders' | 'exits'): Promise<OrderState[]> {
    const instrument = given.optionalInstrument();
    const { resting, exits } = await this.orders.open(await this.challengers.idOf(principal));
    const stops = exits.map(({ state }) => state);
    return (kind === 'exits' ? stops : [...resting, ...stops]).filter((state) => isIn(instrument, state));
  }

  /** Oldest first: from an order or a time on, else the newest; at most 100 decisions a call, whatever limit is asked for. */
  async all(principal: Principal, given: Parameters): Promise<OrderState[]> {
    const from =
      given.whole('orderId', 0, Number.MAX_SAFE_INTEGER) ?? given.whole('algoId', 0, Number.MAX_SAFE_INTEGER);
    const states = await this.states.between(await this.challengers.idOf(principal), {
      limit: given.limit(MOST_LISTED, MOST_LISTED),
      seq: from === undefined ? undefined : placeOf(from).seq,
      from: given.whole('startTime', 0, LAST_TIME),
      until: given.whole('endTime', 0, LAST_TIME),
    });
    return states.filter((state) => isIn(given.optionalInstrument(), state));
  }
}
