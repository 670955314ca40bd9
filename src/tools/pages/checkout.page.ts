import { framed } from './frame.js';
import { Html, html } from './html.js';
import type { Site } from './site.js';

/** An order as its pages show it: the members of the same names in the API's answer. */
export interface ShownOrder {
  order_id: string;
  /** What it is, for people. */
  name: string;
  amount_usd: number;
  refunded_usd: number;
  status: string;
  billing: string;
  /** ISO 8601 */
  created_at: string;
  paid_at: string | null;
}

/** Where a sandbox order is confirmed; once it is not pending any more the same address shows the receipt. */
export const checkoutPage = (site: Site, order: ShownOrder): string =>
  order.status === 'pending' && order.billing === 'sandbox' ? pendingPage(site, order) : receiptPage(site, order);

function pendingPage(site: Site, order: ShownOrder): string {
  const confirm = `/api/billing/sandbox/${encodeURIComponent(order.order_id)}/confirm`;
  const body = html`<div class="narrow">
    <h1>Confirm your order</h1>
    ${sandboxNotice}
    <div class="sheet">
      ${facts(order)}
      <form data-confirm="${confirm}" method="post" action="${site.base}${confirm}">
        <p class="problem" role="alert"></p>
        <div class="row">
          <button type="submit">Confirm without paying</button>
          <a class="button quiet" href="${site.base}/api/pricing">Back to the prices</a>
        </div>
      </form>
    </div>
  </div>`;
  return framed(site, {
    title: 'Sandbox checkout · Fyra',
    description: 'A sandbox order.',
    at: '',
    body,
    hidden: true,
  });
}

function receiptPage(site: Site, order: ShownOrder): string {
  const body = html`<div class="narrow">
    <h1>Receipt</h1>
    <p class="lead">${SAID[order.status] ?? 'This order is not open any more.'}</p>
    ${order.billing === 'sandbox' ? sandboxNotice : ''}
    <div class="sheet">
      <p><span class="stamp${order.status === 'paid' ? '' : ' open'}">${order.status}</span></p>
      ${facts(order)}
      <p class="hint">
        Ask <a href="${site.base}/docs#/Tools/keys_me">GET /api/keys/me</a> with your key to see what is left.
      </p>
    </div>
  </div>`;
  return framed(site, { title: 'Receipt · Fyra', description: 'A receipt.', at: '', body, hidden: true });
}

const SAID: Record<string, string> = {
  pending: 'The payment has not been confirmed yet. Load this page again in a moment.',
  paid: 'Thank you. Your key has its new limits now.',
  refunded: 'This order was refunded.',
};

const sandboxNotice: Html = html`<p class="notice">
  <strong>Sandbox: no money moves.</strong> No card is asked for and nothing is charged.
</p>`;

const facts = (order: ShownOrder): Html =>
  html`<dl class="facts">
    <dt>Order</dt>
    <dd>${order.order_id}</dd>
    <dt>Item</dt>
    <dd>${order.name}</dd>
    <dt>Ordered</dt>
    <dd>${moment(order.created_at)}</dd>
    ${order.paid_at ? line('Confirmed', moment(order.paid_at)) : ''}
    ${order.refunded_usd > 0 ? line('Given back', money(order.refunded_usd)) : ''}
    <dt class="total">Total</dt>
    <dd class="total">${money(order.amount_usd)}${order.billing === 'sandbox' ? ', not charged' : ''}</dd>
  </dl>`;

const line = (name: string, value: string): Html =>
  html`<dt>${name}</dt>
    <dd>${value}</dd>`;

const money = (usd: number): string => `$${usd.toFixed(2)}`;
const moment = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
