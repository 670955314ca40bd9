import { documentOf } from '../document.js';
import { Page } from '../parts/page.js';
import type { Site } from '../site.js';
import { moment } from '../words.js';

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

interface OrderProps {
  site: Site;
  order: ShownOrder;
}

/** Where a sandbox order is confirmed; once it is not pending any more the same address shows the receipt. */
export const checkoutPage = (site: Site, order: ShownOrder): string =>
  documentOf(
    order.status === 'pending' && order.billing === 'sandbox' ? (
      <Pending site={site} order={order} />
    ) : (
      <Receipt site={site} order={order} />
    ),
  );

function Pending({ site, order }: OrderProps) {
  const confirm = `/api/billing/sandbox/${encodeURIComponent(order.order_id)}/confirm`;
  return (
    <Page site={site} title="Sandbox checkout · Fyra" description="A sandbox order." hidden>
      <div class="narrow">
        <h1>Confirm your order</h1>
        <SandboxNotice />
        <div class="sheet">
          <Facts order={order} />
          <form data-confirm={confirm} method="post" action={site.base + confirm}>
            <p class="problem" role="alert" />
            <div class="row">
              <button type="submit">Confirm without paying</button>
              <a class="button quiet" href={`${site.base}/api/pricing`}>
                Back to the prices
              </a>
            </div>
          </form>
        </div>
      </div>
    </Page>
  );
}

const Receipt = ({ site, order }: OrderProps) => (
  <Page site={site} title="Receipt · Fyra" description="A receipt." hidden>
    <div class="narrow">
      <h1>Receipt</h1>
      <p class="lead">{SAID[order.status] ?? 'This order is not open any more.'}</p>
      {order.billing === 'sandbox' && <SandboxNotice />}
      <div class="sheet">
        <p>
          <span class={order.status === 'paid' ? 'stamp' : 'stamp open'}>{order.status}</span>
        </p>
        <Facts order={order} />
        <p class="hint">
          Ask <a href={`${site.base}/docs#/Tools/keys_me`}>GET /api/keys/me</a> with your key to see what is left.
        </p>
      </div>
    </div>
  </Page>
);

const SAID: Record<string, string> = {
  pending: 'The payment has not been confirmed yet. Load this page again in a moment.',
  paid: 'Thank you. Your key has its new limits now.',
  refunded: 'This order was refunded.',
};

const SandboxNotice = () => (
  <p class="notice">
    <strong>Sandbox: no money moves.</strong> No card is asked for and nothing is charged.
  </p>
);

const Facts = ({ order }: { order: ShownOrder }) => (
  <dl class="facts">
    <dt>Order</dt>
    <dd>{order.order_id}</dd>
    <dt>Item</dt>
    <dd>{order.name}</dd>
    <dt>Ordered</dt>
    <dd>{moment(order.created_at)}</dd>
    {order.paid_at && (
      <>
        <dt>Confirmed</dt>
        <dd>{moment(order.paid_at)}</dd>
      </>
    )}
    {order.refunded_usd > 0 && (
      <>
        <dt>Given back</dt>
        <dd>{money(order.refunded_usd)}</dd>
      </>
    )}
    <dt class="total">Total</dt>
    <dd class="total">
      {money(order.amount_usd)}
      {order.billing === 'sandbox' && ', not charged'}
    </dd>
  </dl>
);

const money = (usd: number): string => `$${usd.toFixed(2)}`;
