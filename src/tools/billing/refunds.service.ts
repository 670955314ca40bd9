import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { assertOwner } from '../../common/auth/key.decorators.js';
import type { Principal } from '../../common/auth/principal.js';
import { DomainError } from '../../common/kernel/errors.js';
import { isPublicId } from '../../common/work/public-id.js';
import { UnitOfWork } from '../../common/work/unit-of-work.js';
import { itemOf } from './catalog.js';
import type { Order } from './entities.js';
import { Grants } from './grants.service.js';
import { orderView, type OrderView } from './order.view.js';
import { unknownOrder } from './orders.service.js';
import { StripeTrouble } from './stripe.api.js';
import { StripeGateway } from './stripe.gateway.js';

/**
 * A pack's owner takes it back, while none of its calls is spent. The calls go first, so that none is spent while the money is
 * on its way; whoever asks again after a break goes on from there.
 */
@Injectable()
export class Refunds {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly work: UnitOfWork,
    private readonly grants: Grants,
    private readonly stripe: StripeGateway,
  ) {}

  /** @throws DomainError not_found, not_owner, order_unpaid, order_refunded, not_refundable, pack_used, billing_unavailable */
  async byOwner(principal: Principal, id: string): Promise<OrderView> {
    const order = await this.work.commit(async (manager) => {
      const taken = await this.takeBack(manager, principal, id);
      if (taken.billing !== 'stripe') await this.settle(manager, taken);
      return taken;
    }, 0);
    if (order.billing !== 'stripe') return orderView(order);
    await this.atStripe(order);
    return this.work.commit(async (manager) => this.settle(manager, await this.lockedOf(manager, principal, id)), 0);
  }

  private async settle(manager: EntityManager, order: Order): Promise<OrderView> {
    await this.grants.refunded(manager, order, order.amountCents);
    return orderView(order);
  }

  private async takeBack(manager: EntityManager, principal: Principal, id: string): Promise<Order> {
    const order = await this.lockedOf(manager, principal, id);
    assertRefundable(order);
    const left = await this.grants.takeAllCalls(manager, order);
    if (left > 0)
      throw new DomainError('conflict', 'pack_used', `${left} of the ${order.callsGranted} calls have been used.`);
    return order;
  }

  /** A refusal gives the calls again; without an answer they wait for who asks again, or for Stripe's message. */
  private async atStripe(order: Order): Promise<void> {
    try {
      await this.stripe.refund(order);
    } catch (error) {
      if (!(error instanceof StripeTrouble)) throw error;
      if (error.status !== null && error.status < 500)
        await this.db.transaction((manager) => this.grants.giveCallsAgain(manager, order.id));
      const detail = 'The payment service does not answer right now; ask again.';
      throw new DomainError('unavailable', 'billing_unavailable', detail);
    }
  }

  private async lockedOf(manager: EntityManager, principal: Principal, id: string): Promise<Order> {
    const order = isPublicId('ord', id) ? await this.grants.locked(manager, id) : null;
    if (!order) throw unknownOrder();
    assertOwner(principal, order.accountId);
    return order;
  }
}

function assertRefundable(order: Order): void {
  const conflict = (code: string, detail: string) => new DomainError('conflict', code, detail);
  if (order.status === 'refunded') throw conflict('order_refunded', 'The order is refunded.');
  if (order.status !== 'paid') throw conflict('order_unpaid', `The order is ${order.status}.`);
  if (itemOf(order.item).kind !== 'pack')
    throw conflict('not_refundable', 'A plan ends with its month; it is not given back.');
  if (order.billing !== order.confirmedBy)
    throw conflict('not_refundable', 'The operator confirmed this payment, and gives it back.');
}
