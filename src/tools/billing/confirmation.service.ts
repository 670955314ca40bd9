import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../common/admin/audit.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { DomainError } from '../../common/kernel/errors.js';
import { isPublicId } from '../../common/work/public-id.js';
import { UnitOfWork } from '../../common/work/unit-of-work.js';
import type { Order } from './entities.js';
import { Grants } from './grants.service.js';
import { orderView, type OrderView } from './order.view.js';
import { unknownOrder } from './orders.service.js';

/** Orders that are confirmed by somebody's word rather than by Stripe. Twice is once. */
@Injectable()
export class Confirmation {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly work: UnitOfWork,
    private readonly grants: Grants,
    private readonly audit: Audit,
  ) {}

  /** Whoever has the order's id; no money moves. @throws DomainError not_found where the sandbox is not on */
  inSandbox(id: string): Promise<OrderView> {
    return this.settle(id, (manager, order) => {
      if (this.config.billing !== 'sandbox' || order.billing !== 'sandbox') throw unknownOrder();
      assertNotRefunded(order);
      return this.grants.paid(manager, order, 'sandbox');
    });
  }

  /** The operator knows of a payment, or settles one in review. */
  byOperator(id: string): Promise<OrderView> {
    return this.settle(id, async (manager, order) => {
      assertNotRefunded(order);
      await this.audit.record(manager, 'order.confirm', id, { item: order.item, was: order.status });
      await this.grants.paid(manager, order, 'operator');
    });
  }

  /** The operator gives all of it back, a pack only while unused. Money that Stripe holds is refunded at Stripe. */
  refundByOperator(id: string): Promise<OrderView> {
    return this.settle(id, async (manager, order) => {
      assertNotRefunded(order);
      if (order.status !== 'paid') throw new DomainError('conflict', 'order_unpaid', `The order is ${order.status}.`);
      await this.audit.record(manager, 'order.refund', id, { item: order.item, was: order.status });
      await this.grants.refunded(manager, order, order.amountCents);
      assertUnused(order);
    });
  }

  /** @throws DomainError not_found */
  private settle(id: string, how: (manager: EntityManager, order: Order) => Promise<void>): Promise<OrderView> {
    return this.work.commit(async (manager) => {
      const order = isPublicId('ord', id) ? await this.grants.locked(manager, id) : null;
      if (!order) throw unknownOrder();
      await how(manager, order);
      return orderView(order);
    });
  }
}

/** What was given back is not paid, however often it is confirmed. @throws DomainError order_refunded */
function assertNotRefunded({ status }: Order): void {
  if (status === 'refunded') throw new DomainError('conflict', 'order_refunded', 'The order is refunded.');
}

/** All or nothing: the transaction undoes what was taken. @throws DomainError pack_used */
function assertUnused({ callsGranted, callsTakenBack }: Order): void {
  if (callsTakenBack < callsGranted)
    throw new DomainError('conflict', 'pack_used', `Only ${callsTakenBack} of the ${callsGranted} calls are unused.`);
}
