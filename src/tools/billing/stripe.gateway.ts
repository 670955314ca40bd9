import { Inject, Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { CONFIG, type Config } from '../../common/config/env.js';
import { DomainError } from '../../common/kernel/errors.js';
import { itemOf } from './catalog.js';
import type { Order } from './entities.js';

const TIMEOUT_MS = 10_000;
/** How old a signed message may be. */
const TOLERANCE_SECONDS = 300;

export interface OpenSession {
  id: string;
  url: string;
}

/** The only place that talks to Stripe. The package is loaded when it is first needed. */
@Injectable()
export class StripeGateway {
  private client: Promise<Stripe> | undefined;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** A checkout session of an order. Asking twice for one order gives the same session. @param email prefilled */
  async openSession(order: Order, email: string | null): Promise<OpenSession> {
    const stripe = await this.open();
    const session = await stripe.checkout.sessions.create(this.sessionOf(order, email), { idempotencyKey: order.id });
    if (!session.url) throw new Error('the session has no address');
    return { id: session.id, url: session.url };
  }

  async cancelSubscription(id: string): Promise<void> {
    const stripe = await this.open();
    await stripe.subscriptions.cancel(id);
  }

  /** A message of Stripe, its signature checked. @throws DomainError not_found without a secret, invalid */
  async event(body: Buffer | undefined, signature: string | undefined): Promise<Stripe.Event> {
    const secret = this.config.stripeWebhookSecret;
    if (secret === undefined) throw new DomainError('not_found', 'not_found', 'There is nothing at this address.');
    const { default: Library } = await import('stripe');
    try {
      return Library.webhooks.constructEvent(body ?? '', signature ?? '', secret, TOLERANCE_SECONDS);
    } catch {
      throw new DomainError('invalid', 'validation_failed', 'The signature does not fit the body.', {
        errors: [{ path: 'Stripe-Signature', message: 'must be a fresh signature of the body' }],
      });
    }
  }

  private sessionOf(order: Order, email: string | null): Stripe.Checkout.SessionCreateParams {
    const item = itemOf(order.item);
    const { publicUrl } = this.config;
    const metadata = { order_id: order.id };
    const price = { currency: order.currency, unit_amount: order.amountCents, product_data: { name: item.name } };
    const paid =
      item.kind === 'plan'
        ? { mode: 'subscription' as const, subscription_data: { metadata } }
        : { mode: 'payment' as const, payment_intent_data: { metadata } };
    const recurring = item.kind === 'plan' ? { recurring: { interval: item.interval } } : {};
    return {
      ...paid,
      metadata,
      client_reference_id: order.accountId,
      line_items: [{ quantity: 1, price_data: { ...price, ...recurring } }],
      success_url: `${publicUrl}/api/billing/orders/${order.id}`,
      cancel_url: `${publicUrl}/api/pricing`,
      ...(email === null ? {} : { customer_email: email }),
    };
  }

  private open(): Promise<Stripe> {
    this.client ??= this.connect();
    return this.client;
  }

  private async connect(): Promise<Stripe> {
    const { default: Library } = await import('stripe');
    const { protocol, hostname, port } = new URL(this.config.stripeApiUrl);
    return new Library(this.config.stripeSecretKey ?? '', {
      protocol: protocol === 'http:' ? 'http' : 'https',
      host: hostname,
      ...(port ? { port: Number(port) } : {}),
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 2,
      telemetry: false,
    });
  }
}
