import type Stripe from 'stripe';
import type { Order } from './entities.js';

type Id = string | { id: string } | null | undefined;
const idOf = (value: Id): string | null => (typeof value === 'string' ? value : (value?.id ?? null));

/** A checkout session as a message carries it, as far as orders need it. */
export interface SessionFacts {
  kind: 'session';
  state: 'paid' | 'unpaid' | 'failed' | 'expired';
  sessionId: string;
  orderId: string | null;
  accountId: string | null;
  amountCents: number | null;
  currency: string | null;
  paymentIntent: string | null;
  customerId: string | null;
  subscriptionId: string | null;
}

export interface RefundFacts {
  kind: 'refund';
  orderId: string | null;
  paymentIntent: string | null;
  customerId: string | null;
  amountCents: number;
  refundedCents: number;
}

export interface EndFacts {
  kind: 'end';
  orderId: string | null;
  subscriptionId: string;
}

export type Facts = SessionFacts | RefundFacts | EndFacts | { kind: 'other' };

/** What a message of Stripe says about an order; `other` for those that say nothing. */
export function factsOf(event: Stripe.Event): Facts {
  switch (event.type) {
    case 'checkout.session.completed':
      return sessionFacts(event.data.object, event.data.object.payment_status === 'paid' ? 'paid' : 'unpaid');
    case 'checkout.session.async_payment_succeeded':
      return sessionFacts(event.data.object, 'paid');
    case 'checkout.session.async_payment_failed':
      return sessionFacts(event.data.object, 'failed');
    case 'checkout.session.expired':
      return sessionFacts(event.data.object, 'expired');
    case 'charge.refunded':
      return refundFacts(event.data.object);
    case 'customer.subscription.deleted': {
      const { id, metadata } = event.data.object;
      return { kind: 'end', orderId: metadata?.order_id ?? null, subscriptionId: id };
    }
    default:
      return { kind: 'other' };
  }
}

const sessionFacts = (session: Stripe.Checkout.Session, state: SessionFacts['state']): SessionFacts => ({
  kind: 'session',
  state,
  sessionId: session.id,
  orderId: session.metadata?.order_id ?? null,
  accountId: session.client_reference_id,
  amountCents: session.amount_total,
  currency: session.currency,
  paymentIntent: idOf(session.payment_intent),
  customerId: idOf(session.customer),
  subscriptionId: idOf(session.subscription),
});

const refundFacts = (charge: Stripe.Charge): RefundFacts => ({
  kind: 'refund',
  orderId: charge.metadata?.order_id ?? null,
  paymentIntent: idOf(charge.payment_intent),
  customerId: idOf(charge.customer),
  amountCents: charge.amount,
  refundedCents: charge.amount_refunded,
});

/** Why a paid session does not pay this order; null when it does. */
export function misfit(order: Order, facts: SessionFacts): string | null {
  if (order.billing !== 'stripe') return 'not an order of Stripe';
  if (order.sessionId !== null && order.sessionId !== facts.sessionId) return 'another session';
  if (facts.accountId !== order.accountId) return 'another account';
  if (facts.currency?.toLowerCase() !== order.currency) return `currency ${String(facts.currency)}`;
  return facts.amountCents === order.amountCents ? null : `amount ${String(facts.amountCents)}`;
}
