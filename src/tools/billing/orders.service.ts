import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Account } from '../../common/auth/entities.js';
import { assertOwner } from '../../common/auth/key.decorators.js';
import type { Principal } from '../../common/auth/principal.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { decodeCursor, encodeCursor } from '../../common/http/queries/cursor.js';
import type { PageQuery } from '../../common/http/queries/page-query.js';
import { DomainError } from '../../common/kernel/errors.js';
import { isPublicId } from '../../common/work/public-id.js';
import { itemOf } from './catalog.js';
import { Order } from './entities.js';
import {
  orderView,
  paymentNote,
  receiptLines,
  type OrderList,
  type OrderView,
  type ReceiptView,
} from './order.view.js';

const MICROSECONDS = '(extract(epoch FROM o.created_at) * 1000000)::bigint';

/** What buyers see of their orders. An order's id is a secret of its own: who has it may look at the order. */
@Injectable()
export class Orders {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async view(id: string): Promise<OrderView> {
    return orderView(await this.find(id));
  }

  /** A sandbox order, where the sandbox is on. @throws DomainError not_found */
  async sandboxView(id: string): Promise<OrderView> {
    const order = this.config.billing === 'sandbox' ? await this.view(id) : null;
    if (order?.billing !== 'sandbox') throw unknownOrder();
    return order;
  }

  async list({ accountId }: Principal, { limit, cursor }: PageQuery): Promise<OrderList> {
    const [at, id] = cursor === undefined ? [null, null] : decodeCursor(cursor, ['string', 'string']);
    if (at !== null && !/^\d{1,17}$/.test(String(at))) decodeCursor('', ['string']);
    const query = this.db.manager
      .createQueryBuilder(Order, 'o')
      .addSelect(`${MICROSECONDS}::text`, 'at')
      .where('o.account_id = :accountId', { accountId });
    if (at !== null) query.andWhere(`(${MICROSECONDS}, o.id) < (:at::bigint, :id)`, { at, id });
    const { entities, raw } = await query
      .orderBy('o.created_at', 'DESC')
      .addOrderBy('o.id', 'DESC')
      .limit(limit + 1)
      .getRawAndEntities<{ at: string }>();
    const page = entities.slice(0, limit);
    const last = entities.length > limit ? page.at(-1) : undefined;
    return { orders: page.map(orderView), next_cursor: last ? encodeCursor([raw[limit - 1].at, last.id]) : null };
  }

  /** @throws DomainError not_found, not_owner, order_unpaid */
  async receipt(principal: Principal, id: string): Promise<ReceiptView> {
    const order = await this.find(id);
    assertOwner(principal, order.accountId);
    if ((order.status !== 'paid' && order.status !== 'refunded') || !order.paidAt) {
      throw new DomainError('conflict', 'order_unpaid', 'There is a receipt once the order is paid.');
    }
    const { name, email } = await this.db.manager.findOneByOrFail(Account, { id: order.accountId });
    return {
      order_id: order.id,
      issued_at: order.paidAt.toISOString(),
      status: order.status,
      buyer: { name, email },
      lines: [{ description: itemOf(order.item).name, quantity: 1, amount_usd: order.amountCents / 100 }],
      currency: order.currency.toUpperCase(),
      total_usd: order.amountCents / 100,
      refunded_usd: order.refundedCents / 100,
      paid_with: order.confirmedBy ?? order.billing,
      note: paymentNote(order),
      text: receiptLines(order),
    };
  }

  private async find(id: string): Promise<Order> {
    const order = isPublicId('ord', id) ? await this.db.manager.findOneBy(Order, { id }) : null;
    if (!order) throw unknownOrder();
    return order;
  }
}

export const unknownOrder = (): DomainError => new DomainError('not_found', 'not_found', 'There is no such order.');
