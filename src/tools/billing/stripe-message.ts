import type { Order } from './entities.js';
import type { StripeEvent } from './stripe.api.js';

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

/** What is read of the objects that messages carry. */
interface Named {
  id: string;
  metadata?: Record<string, string> | null;
}
interface Session extends Named {
  payment_status: string;
  client_reference_id: string | null;
  amount_total: number | null;
  currency: string | null;
  payment_intent: Id;
  customer: Id;
  subscription: Id;
}
interface Charge extends Named {
  payment_intent: Id;
  customer: Id;
  amount: number;
  amount_refunded: number;
}

export type Facts = SessionFacts | RefundFacts | EndFacts | { kind: 'other' };

/** What a message of Stripe says about an order; `other` for those that say nothing. */
export function factsOf({ type, data }: StripeEvent): Facts {
  const session = data.object as unknown as Session;
  switch (type) {
    case 'checkout.session.completed':
      return sessionFacts(session, session.payment_status === 'paid' ? 'paid' : 'unpaid');
    case 'checkout.session.async_payment_succeeded':
      return sessionFacts(session, 'paid');
    case 'checkout.session.async_payment_failed':
      return sessionFacts(session, 'failed');
    case 'checkout.session.expired':
      return sessionFacts(session, 'expired');
    case 'charge.refunded':
      return refundFacts(data.object as unknown as Charge);
    case 'customer.subscription.deleted': {
      const { id, metadata } = data.object as unknown as Named;
      return { kind: 'end', orderId: metadata?.order_id ?? null, subscriptionId: id };
    }
    default:
      return { kind: 'other' };
  }
}

const sessionFacts = (session: Session, state: SessionFacts['state']): SessionFacts => ({
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

const refundFacts = (charge: Charge): RefundFacts => ({
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
