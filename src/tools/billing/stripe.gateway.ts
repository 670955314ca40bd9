import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../common/config/env.js';
import { DomainError } from '../../common/kernel/errors.js';
import { itemOf } from './catalog.js';
import type { Order } from './entities.js';
import { isSigned, StripeApi, StripeTrouble, type Fields, type StripeEvent } from './stripe.api.js';

const TIMEOUT_MS = 10_000;
/** How old a signed message may be. */
const TOLERANCE_SECONDS = 300;

export interface OpenSession {
  id: string;
  url: string;
}

/** The only place that talks to Stripe. */
@Injectable()
export class StripeGateway {
  private readonly api: StripeApi;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    this.api = new StripeApi(config.stripeApiUrl.replace(/\/$/, ''), config.stripeSecretKey ?? '', TIMEOUT_MS);
  }

  /** A checkout session of an order. Asking twice for one order gives the same session. @param email prefilled */
  async openSession(order: Order, email: string | null): Promise<OpenSession> {
    const session = await this.api.post<{ id: string; url: string | null }>(
      '/checkout/sessions',
      this.sessionOf(order, email),
      order.id,
    );
    if (!session.url) throw new Error('the session has no address');
    return { id: session.id, url: session.url };
  }

  /** All of an order's payment. Asking twice for one order gives it back once. @throws StripeTrouble */
  async refund({ id, paymentIntent }: Order): Promise<void> {
    await this.api.post('/refunds', { payment_intent: paymentIntent, metadata: { order_id: id } }, `refund_${id}`);
  }

  /** One that is gone already is no trouble. */
  async cancelSubscription(id: string): Promise<void> {
    await this.api.delete(`/subscriptions/${encodeURIComponent(id)}`).catch((error: unknown) => {
      if (!(error instanceof StripeTrouble) || error.status !== 404) throw error;
    });
  }

  /** A message of Stripe, its signature checked. @throws DomainError not_found without a secret, invalid */
  event(body: Buffer | undefined, signature: string | undefined): StripeEvent {
    const secret = this.config.stripeWebhookSecret;
    if (secret === undefined) throw new DomainError('not_found', 'not_found', 'There is nothing at this address.');
    const event = isSigned(body ?? NOTHING, signature ?? '', secret, Date.now() / 1000, TOLERANCE_SECONDS)
      ? eventIn(String(body))
      : null;
    if (event !== null) return event;
    throw new DomainError('invalid', 'validation_failed', 'The signature does not fit the body.', {
      errors: [{ path: 'Stripe-Signature', message: 'must be a fresh signature of the body' }],
    });
  }

  private sessionOf(order: Order, email: string | null): Fields {
    const item = itemOf(order.item);
    const { publicUrl } = this.config;
    const metadata = { order_id: order.id };
    const price = { currency: order.currency, unit_amount: order.amountCents, product_data: { name: item.name } };
    const paid =
      item.kind === 'plan'
        ? { mode: 'subscription', subscription_data: { metadata } }
        : { mode: 'payment', payment_intent_data: { metadata } };
    const recurring = item.kind === 'plan' ? { recurring: { interval: item.interval } } : {};
    return {
      ...paid,
      metadata,
      client_reference_id: order.accountId,
      line_items: [{ quantity: 1, price_data: { ...price, ...recurring } }],
      success_url: `${publicUrl}/api/billing/orders/${order.id}`,
      cancel_url: `${publicUrl}/api/pricing`,
      customer_email: email,
    };
  }
}

const NOTHING = Buffer.alloc(0);

function eventIn(text: string): StripeEvent | null {
  try {
    return JSON.parse(text) as StripeEvent;
  } catch {
    return null;
  }
}
