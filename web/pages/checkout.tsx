import { documentOf } from '../document.js';
import { Page } from '../parts/page.js';
import type { Site } from '../site.js';
import { moment, named, usd } from '../format.js';
import { shopWords } from '../words/shop.js';

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
    <Page site={site} title={shopWords().checkout} description={shopWords().sandboxOrderOf} hidden>
      <div class="narrow">
        <h1>{shopWords().confirmOrder}</h1>
        <SandboxNotice />
        <div class="sheet">
          <Facts order={order} />
          <form data-confirm={confirm} method="post" action={site.base + confirm}>
            <p class="problem" role="alert" />
            <div class="row">
              <button type="submit">{shopWords().confirmFree}</button>
              <a class="button quiet" href={`${site.base}/api/pricing`}>
                {shopWords().back}
              </a>
            </div>
          </form>
        </div>
      </div>
    </Page>
  );
}

const Receipt = ({ site, order }: OrderProps) => (
  <Page site={site} title={shopWords().receiptTitle} description={shopWords().receiptOf} hidden>
    <div class="narrow">
      <h1>{shopWords().receipt}</h1>
      <p class="lead">{shopWords().said[order.status] ?? shopWords().over}</p>
      {order.billing === 'sandbox' && <SandboxNotice />}
      <div class="sheet">
        <p>
          <span class={order.status === 'paid' ? 'stamp' : 'stamp open'}>
            {named(shopWords().states, order.status)}
          </span>
        </p>
        <Facts order={order} />
        <p class="hint">{shopWords().whatIsLeft(<a href={`${site.base}/docs#/Tools/keys_me`}>GET /api/keys/me</a>)}</p>
      </div>
    </div>
  </Page>
);

const SandboxNotice = () => (
  <p class="notice">
    <strong>{shopWords().sandbox}</strong> {shopWords().sandboxOrder}
  </p>
);

const Facts = ({ order }: { order: ShownOrder }) => (
  <dl class="facts">
    <dt>{shopWords().order}</dt>
    <dd>{order.order_id}</dd>
    <dt>{shopWords().item}</dt>
    <dd>{order.name}</dd>
    <dt>{shopWords().ordered}</dt>
    <dd>{moment(order.created_at)}</dd>
    {order.paid_at && (
      <>
        <dt>{shopWords().confirmed}</dt>
        <dd>{moment(order.paid_at)}</dd>
      </>
    )}
    {order.refunded_usd > 0 && (
      <>
        <dt>{shopWords().givenBack}</dt>
        <dd>{usd(order.refunded_usd)}</dd>
      </>
    )}
    <dt class="total">{shopWords().total}</dt>
    <dd class="total">
      {usd(order.amount_usd)}
      {order.billing === 'sandbox' && shopWords().notCharged}
    </dd>
  </dl>
);
