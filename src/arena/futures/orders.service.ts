import { Injectable } from '@nestjs/common';
import type { Principal } from '../../common/auth/principal.js';
import { DomainError } from '../../common/kernel/errors.js';
import { DecisionsService } from '../decisions/decisions.service.js';
import {
  actionOf,
  executedIn,
  futuresSymbol,
  isExpired,
  isStop,
  orderIdOf,
  orderOf,
  refuse,
  refusedFor,
  settledStatus,
  stateOf,
  type FuturesOrder,
  type OrderState,
  type Parameters,
} from '../engine/futures/index.js';
import type { RequestedAction } from '../engine/exchange/index.js';
import type { Instrument } from '../engine/instruments.js';
import { PublicLeague } from '../league/public-league.js';
import { Challengers } from './challengers.js';
import { Leverages } from './leverages.js';
import { takingBack } from './order-records.js';
import type { OrderName } from './order-name.js';
import { OrderStates, type OpenExit } from './order-states.js';

/** Orders of the futures protocol: each is a decision of one action, executed by the next tick like any other. */
@Injectable()
export class OrdersService {
  constructor(
    private readonly challengers: Challengers,
    private readonly decisions: DecisionsService,
    private readonly leverages: Leverages,
    private readonly projection: PublicLeague,
    private readonly states: OrderStates,
  ) {}

  /**
   * Reads, carries out and tells an order. A request that comes again as it was signed is answered again and trades nothing; another
   * of the same id of the client's is refused. @throws DomainError in the protocol's words
   */
  async place(principal: Principal, given: Parameters, name: OrderName): Promise<OrderState> {
    const order = orderOf(given);
    const id = await this.challengers.idOf(principal);
    const action = actionOf(order, await this.groundOf(id, order));
    return this.carry(principal, order, action, name);
  }

  /** What `place` would refuse before a tick sees it, and nothing else. */
  async check(principal: Principal, given: Parameters): Promise<void> {
    const order = orderOf(given);
    actionOf(order, await this.groundOf(await this.challengers.idOf(principal), order));
  }

  /** @throws DomainError -2011 for one that stands no more */
  async cancel(principal: Principal, given: Parameters): Promise<OrderState> {
    const id = await this.challengers.idOf(principal);
    const state = await this.find(id, given, -2011);
    const exit = isStop(state.type) ? await this.exitOf(id, state) : undefined;
    const name = exit?.name ?? (await this.restingName(id, state));
    if (name === undefined) throw unknownOrder();
    return this.takeBack(principal, state, name);
  }

  /** Takes back all that rests in a market, or some of it. @returns what it was */
  async cancelAll(
    principal: Principal,
    instrument: Instrument,
    kind: 'orders' | 'exits' | 'both',
  ): Promise<OrderState[]> {
    const id = await this.challengers.idOf(principal);
    const { resting, exits } = await this.open(id);
    const own = <T extends { symbol: string }>(one: T): boolean => one.symbol === instrument.symbol;
    const named = [
      ...(kind === 'exits' ? [] : resting.filter(own).map((state) => ({ state, name: state.restsAs }))),
      ...(kind === 'orders' ? [] : exits.filter(({ state }) => own(state))),
    ];
    const taken = await Promise.all(
      named.map(({ state, name }) => this.takeBack(principal, state, name).catch(ofNothing)),
    );
    return taken.flatMap((state) => state ?? []);
  }

  async open(participantId: string) {
    const [resting, exits] = await Promise.all([this.states.resting(participantId), this.states.exits(participantId)]);
    return { resting, exits };
  }

  /** @param code of the refusal when there is no such order */
  async find(participantId: string, given: Parameters, code: -2011 | -2013): Promise<OrderState> {
    const instrument = given.optionalInstrument();
    const orderId = given.whole('orderId', 0, MOST_ID) ?? given.whole('algoId', 0, MOST_ID);
    const clientOrderId = given.optional('origClientOrderId') ?? given.optional('clientAlgoId');
    if (orderId === undefined && clientOrderId === undefined)
      throw refuse(-1102, "Param 'origClientOrderId' or 'orderId' must be sent, but both were empty/null!");
    const state = await this.states.find(
      participantId,
      orderId === undefined ? { clientOrderId: clientOrderId ?? '' } : { orderId },
    );
    if (state && (!instrument || state.symbol === instrument.symbol)) return state;
    throw code === -2011 ? unknownOrder() : refuse(-2013, 'Order does not exist.');
  }

  private async groundOf(participantId: string, { instrument }: FuturesOrder) {
    const { index, symbol } = instrument;
    const leverages = await this.leverages.of(participantId);
    const { positions } = this.projection.statement(participantId);
    const mark = (this.projection.quoted[index]?.mid ?? 0) / 1e6;
    return { held: positions.find((one) => one.symbol === symbol), leverage: leverages[index], mark };
  }

  private async carry(
    principal: Principal,
    order: FuturesOrder,
    action: RequestedAction,
    { fallback, signature }: OrderName,
  ): Promise<OrderState> {
    const decisionId = order.clientOrderId ?? fallback;
    const { answer, seq } = await this.decisions
      .submit(principal, decisionId, { actions: [action] }, signature)
      .catch(ofDuplicate);
    const [result] = answer.results;
    const now = Date.now();
    const record = { orderId: orderIdOf(seq, 0), decisionId, action, result, placedAt: now, tick: answer.tick };
    if (result.code !== undefined && !isExpired(record)) throw refusedFor(result.code);
    const state = stateOf(record, {
      status: isExpired(record) ? 'EXPIRED' : settledStatus(record),
      executed: executedIn(record, now),
      side: order.side,
    });
    if (!state) throw refuse(-2010, 'Order was rejected.');
    return { ...state, side: order.side, reduceOnly: order.reduceOnly || state.closePosition };
  }

  private async exitOf(participantId: string, { orderId }: OrderState): Promise<OpenExit | undefined> {
    return (await this.states.exits(participantId)).find(({ state }) => state.orderId === orderId);
  }

  private async restingName(participantId: string, { orderId }: OrderState): Promise<string | undefined> {
    return (await this.states.resting(participantId)).find((one) => one.orderId === orderId)?.restsAs;
  }

  private async takeBack(principal: Principal, state: OrderState, name: string): Promise<OrderState> {
    const id = isStop(state.type) ? takingBack(state.orderId) : undefined;
    const gone = await this.decisions.takeBack(principal, name, id).catch((error: unknown) => {
      throw error instanceof DomainError && error.refusal === 'not_found' ? unknownOrder() : error;
    });
    const quantity = isStop(state.type) ? state.quantity : gone.quantity + gone.filled_quantity;
    return { ...state, quantity, status: 'CANCELED', updatedAt: Date.now() };
  }
}

const MOST_ID = Number.MAX_SAFE_INTEGER;

const unknownOrder = () => refuse(-2011, 'Unknown order sent.');

function ofDuplicate(error: unknown): never {
  const isTaken = error instanceof DomainError && error.code === 'decision_id_reused';
  throw isTaken ? refuse(-4116, 'ClientOrderId is duplicated.') : error;
}

/** What was to be taken back has gone by itself. */
function ofNothing(error: unknown): null {
  if (error instanceof DomainError && error.refusal === 'invalid') return null;
  throw error;
}

export const isIn = (instrument: Instrument | undefined, { symbol }: OrderState): boolean =>
  instrument === undefined || futuresSymbol(symbol) === futuresSymbol(instrument.symbol);
