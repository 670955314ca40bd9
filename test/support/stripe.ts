import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Client } from './http.js';

export interface OpenedSession {
  id: string;
  /** The form fields as they came, `line_items[0][quantity]` and so on. */
  fields: Record<string, string>;
  idempotencyKey: string | undefined;
}

export const WEBHOOK_SECRET = 'whsec_of_the_tests';

/** A local server that answers the few calls of Stripe's API that we make, and signs messages as Stripe does. */
export class StripeStandIn {
  readonly sessions: OpenedSession[] = [];
  readonly cancelled: string[] = [];
  /** Payments given back, by the Idempotency-Key of the request. */
  readonly refunds = new Map<string, string>();
  refuses = false;
  /** Everything that was sent to it, headers too. */
  seen = '';
  down = false;

  private constructor(private readonly server: Server) {}

  static async open(): Promise<StripeStandIn> {
    const server = createServer();
    const stand = new StripeStandIn(server);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        stand.seen += `${JSON.stringify(request.headers)}\n${text}\n`;
        const [status, body] = stand.answer(
          `${request.method} ${request.url}`,
          text,
          request.headers['idempotency-key'],
        );
        response.writeHead(status, { 'Content-Type': 'application/json', 'Stripe-Should-Retry': 'false' });
        response.end(JSON.stringify(body));
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return stand;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private answer(call: string, text: string, key: string | string[] | undefined): [number, object] {
    if (this.down) return [500, { error: { type: 'api_error', message: 'down' } }];
    if (call === 'POST /v1/checkout/sessions') return [200, this.session(text, key?.toString())];
    if (call === 'POST /v1/refunds') return this.refund(text, String(key));
    const subscription = /^DELETE \/v1\/subscriptions\/(\w+)$/.exec(call)?.[1];
    if (!subscription) return [404, { error: { type: 'invalid_request_error', message: call } }];
    this.cancelled.push(subscription);
    return [200, { id: subscription, object: 'subscription', status: 'canceled' }];
  }

  private refund(text: string, key: string): [number, object] {
    if (this.refuses) return [400, { error: { type: 'invalid_request_error', message: 'disputed' } }];
    this.refunds.set(key, String(new URLSearchParams(text).get('payment_intent')));
    return [200, { id: `re_${key.slice(-8)}`, object: 'refund', status: 'succeeded' }];
  }

  private session(text: string, idempotencyKey: string | undefined): object {
    const fields = Object.fromEntries(new URLSearchParams(text));
    const id = `cs_test_${randomBytes(8).toString('hex')}`;
    this.sessions.push({ id, fields, idempotencyKey });
    return { id, object: 'checkout.session', url: `${this.url}/pay/${id}` };
  }
}

/** A message about a session that was opened here, as Stripe would send it. */
export function sessionEvent(type: string, { id, fields }: OpenedSession, changes: object = {}): object {
  const subscription = fields.mode === 'subscription' ? `sub_${id.slice(-8)}` : null;
  return event(type, {
    id,
    object: 'checkout.session',
    mode: fields.mode,
    client_reference_id: fields.client_reference_id,
    amount_total: Number(fields['line_items[0][price_data][unit_amount]']),
    currency: fields['line_items[0][price_data][currency]'],
    metadata: { order_id: fields['metadata[order_id]'] },
    payment_status: 'paid',
    payment_intent: subscription ? null : paymentOf(id),
    customer: subscription ? `cus_${id.slice(-8)}` : null,
    subscription,
    ...changes,
  });
}

export const paymentOf = (sessionId: string): string => `pi_${sessionId.slice(-8)}`;

export const refundEvent = (session: OpenedSession, cents: number, amount = 100, changes: object = {}): object =>
  event('charge.refunded', {
    id: `ch_${session.id.slice(-8)}`,
    object: 'charge',
    amount,
    amount_refunded: cents,
    refunded: cents === amount,
    payment_intent: paymentOf(session.id),
    customer: null,
    metadata: {},
    ...changes,
  });

let events = 0;
export const event = (type: string, object: object): object => ({
  id: `evt_${Date.now()}_${++events}`,
  object: 'event',
  type,
  created: Math.floor(Date.now() / 1000),
  livemode: false,
  data: { object },
});

/** `Stripe-Signature` by Stripe's published scheme. @param at Unix seconds */
export function stripeSignature(body: string, at = Math.floor(Date.now() / 1000), secret = WEBHOOK_SECRET): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

/** Sends a message as Stripe does. */
export const deliver = (server: Client, message: object, signature?: string) => {
  const body = JSON.stringify(message, null, 2);
  const headers = { 'Stripe-Signature': signature ?? stripeSignature(body), 'User-Agent': 'Stripe/1.0' };
  return server.post('/api/billing/stripe', body, { headers });
};
