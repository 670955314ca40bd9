import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lockNamed } from '../../common/db/advisory-lock.js';
import { UnitOfWork } from '../../common/work/unit-of-work.js';
import { BillingEvent, Order } from './entities.js';
import { Grants } from './grants.service.js';
import { StripeGateway } from './stripe.gateway.js';
import { factsOf, misfit, type EndFacts, type Facts, type RefundFacts, type SessionFacts } from './stripe-message.js';

export interface Taken {
  received: true;
  /** Known from before: nothing was done. */
  replayed: boolean;
}

/** Takes Stripe's messages: each once, in whatever order they come, the message and its effect in one transaction. */
@Injectable()
export class StripeEvents {
  private readonly log = new Logger('Billing');

  constructor(
    private readonly work: UnitOfWork,
    private readonly grants: Grants,
    private readonly stripe: StripeGateway,
  ) {}

  /** @throws DomainError not_found, invalid */
  async take(body: Buffer | undefined, signature: string | undefined): Promise<Taken> {
    const event = this.stripe.event(body, signature);
    const facts = factsOf(event);
    return this.work.commit(async (manager) => {
      const isNew = await this.note(manager, event.id, event.type, facts);
      if (isNew) await this.apply(manager, event.id, facts);
      return { received: true, replayed: !isNew };
    });
  }

  /** @returns false when the message was taken before; one that is being taken just now is waited for */
  private async note(manager: EntityManager, id: string, type: string, facts: Facts): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      `INSERT INTO tools_billing_event (id, type, payment_intent, subscription_id, refunded_cents)
       VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO NOTHING RETURNING 1`,
      [
        id,
        type,
        facts.kind === 'refund' ? facts.paymentIntent : null,
        facts.kind === 'end' ? facts.subscriptionId : null,
        facts.kind === 'refund' ? facts.refundedCents : null,
      ],
    );
    return rows.length > 0;
  }

  private async apply(manager: EntityManager, id: string, facts: Facts): Promise<void> {
    if (facts.kind === 'other') return;
    await this.queueUp(manager);
    const orderId = await this.orderOf(manager, facts);
    const order = orderId === null ? null : await this.grants.locked(manager, orderId);
    if (!order) return;
    await manager.update(BillingEvent, { id }, { orderId: order.id });
    if (facts.kind === 'session') await this.session(manager, order, facts);
    else if (facts.kind === 'refund') await this.grants.refunded(manager, order, shareOf(order, facts));
    else await this.ended(manager, order, facts);
  }

  /** One message at a time: a refund and the payment it undoes must see each other. They are rare. */
  private async queueUp(manager: EntityManager): Promise<void> {
    await lockNamed(manager, 'tools:billing');
  }

  private async orderOf(manager: EntityManager, facts: Exclude<Facts, { kind: 'other' }>): Promise<string | null> {
    if (facts.orderId !== null) return facts.orderId;
    const rows = await manager.query<{ id: string }[]>(
      `SELECT id FROM tools_order WHERE session_id = $1 OR payment_intent = $2 OR subscription_id = $3
         OR (customer_id = $4 AND subscription_id IS NOT NULL AND amount_cents = $5)
       ORDER BY created_at DESC LIMIT 1`,
      facts.kind === 'session'
        ? [facts.sessionId, facts.paymentIntent, facts.subscriptionId, null, null]
        : facts.kind === 'refund'
          ? [null, facts.paymentIntent, null, facts.customerId, facts.amountCents]
          : [null, null, facts.subscriptionId, null, null],
    );
    return rows[0]?.id ?? null;
  }

  private async session(manager: EntityManager, order: Order, facts: SessionFacts): Promise<void> {
    if (facts.state === 'paid') return this.paid(manager, order, facts);
    const over = facts.state !== 'unpaid' && order.status === 'pending';
    if (over) await manager.update(Order, { id: order.id }, { status: 'cancelled' });
  }

  private async paid(manager: EntityManager, order: Order, facts: SessionFacts): Promise<void> {
    const wrong = misfit(order, facts);
    if (wrong === null) {
      const { sessionId, paymentIntent, customerId, subscriptionId } = facts;
      await this.refundsBefore(manager, order, facts);
      await this.grants.paid(manager, order, 'stripe', { sessionId, paymentIntent, customerId, subscriptionId });
      if (await this.hasEnded(manager, facts)) await this.grants.end(manager, order);
      return;
    }
    this.log.warn(`${order.id}: paid, but not granted: ${wrong}`);
    if (order.status === 'paid' || order.status === 'refunded') return;
    await manager.update(Order, { id: order.id }, { status: 'review', note: wrong });
  }

  private async ended(manager: EntityManager, order: Order, { subscriptionId }: EndFacts): Promise<void> {
    if (order.subscriptionId === subscriptionId) await this.grants.end(manager, order);
  }

  /** Refunds that named the payment before the order knew it. */
  private async refundsBefore(manager: EntityManager, order: Order, { paymentIntent }: SessionFacts): Promise<void> {
    if (paymentIntent === null) return;
    const [{ cents }] = await manager.query<{ cents: number | null }[]>(
      'SELECT max(refunded_cents) AS cents FROM tools_billing_event WHERE payment_intent = $1 AND order_id IS NULL',
      [paymentIntent],
    );
    if (cents !== null) await this.grants.refunded(manager, order, cents);
  }

  private async hasEnded(manager: EntityManager, { subscriptionId }: SessionFacts): Promise<boolean> {
    if (subscriptionId === null) return false;
    const rows = await manager.query<unknown[]>(
      'SELECT 1 FROM tools_billing_event WHERE subscription_id = $1 LIMIT 1',
      [subscriptionId],
    );
    return rows.length > 0;
  }
}

/** A refund of a payment of another size (a later month's) counts for nothing here. */
const shareOf = (order: Order, { amountCents, refundedCents }: RefundFacts): number =>
  amountCents === order.amountCents ? refundedCents : 0;
