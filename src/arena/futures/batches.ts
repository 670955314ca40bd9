import { Injectable } from '@nestjs/common';
import type { Principal } from '../../common/auth/principal.js';
import { problemOf, storyOf } from '../../common/http/problems/problem.js';
import { futuresError, type FuturesError } from '../../common/http/problems/futures-dialect.js';
import { currentRequest } from '../../common/http/request-context.js';
import { Quotas } from '../../common/quota/quotas.js';
import { ARENA_BUCKET } from '../arena.names.js';
import { malformed, orderView, Parameters, refuse, type OrderView } from '../engine/futures/index.js';
import type { OrderName } from './order-name.js';
import { OrdersService } from './orders.service.js';

const MOST_PLACED = 5;
const MOST_CANCELLED = 10;

type Outcome = OrderView | FuturesError;

/** Several orders in one request: each is carried out, counted and refused by itself, in the order in which they stand. */
@Injectable()
export class Batches {
  constructor(
    private readonly orders: OrdersService,
    private readonly quotas: Quotas,
  ) {}

  place(principal: Principal, given: Parameters, { signature, fallback }: OrderName): Promise<Outcome[]> {
    const wishes = listIn(given, 'batchOrders');
    if (wishes.length > MOST_PLACED) throw refuse(-4137, `Number of orders is over the maximum of ${MOST_PLACED}.`);
    return this.each(wishes, (wish, i) =>
      this.orders.place(principal, Parameters.ofOrder(wish), { signature, fallback: `${fallback}-${i}` }),
    );
  }

  cancel(principal: Principal, given: Parameters): Promise<Outcome[]> {
    const { name, key } = given.optional('orderIdList')
      ? { name: 'orderIdList', key: 'orderId' }
      : { name: 'origClientOrderIdList', key: 'origClientOrderId' };
    const ids = listIn(given, name);
    if (ids.length > MOST_CANCELLED) throw refuse(-4137, `Number of orders is over the maximum of ${MOST_CANCELLED}.`);
    const symbol = given.text('symbol');
    return this.each(ids, (id) => this.orders.cancel(principal, Parameters.ofOrder({ symbol, [key]: id })));
  }

  /** The request itself has paid for the first. */
  private each<T>(
    list: readonly T[],
    work: (one: T, i: number) => ReturnType<OrdersService['place']>,
  ): Promise<Outcome[]> {
    return Promise.all(
      list.map(async (one, i) => {
        try {
          if (i > 0) await this.quotas.charge(ARENA_BUCKET, currentRequest() ?? { client: 'unknown' });
          return orderView(await work(one, i));
        } catch (error) {
          return refusalOf(error);
        }
      }),
    );
  }
}

function listIn(given: Parameters, name: string): unknown[] {
  try {
    const list: unknown = JSON.parse(given.text(name));
    if (Array.isArray(list) && list.length > 0) return list;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw malformed(name);
}

function refusalOf(error: unknown): FuturesError {
  const story = storyOf(error);
  if (story.status >= 500 && story.code === 'internal_error') throw error;
  return futuresError(problemOf(story, '', ''));
}
