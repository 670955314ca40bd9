import { useState } from 'preact/hooks';
import { Trouble } from '../parts/trouble.js';
import { moment, named, usd } from '../format.js';
import { useAsked, useDoing } from './use-asked.js';
import { usePages } from './use-pages.js';
import { plansFor } from './plans-for.js';
import type { AccountApi, Kind, Offers, Order, Receipt } from './view.js';
import { accountWords, type AccountWords } from '../words/account.js';

interface OrdersProps {
  base: string;
  api: AccountApi;
  kind: Kind;
  tier: string;
  /** Something was bought or given back. */
  onChange: () => void;
}

/** What the key has. */
interface Holding {
  kind: Kind;
  tier: string;
  /** Plans that end by themselves. */
  running: readonly string[];
}

/** What can be bought with this key, what was, and taking it back. */
export function Orders({ base, api, kind, tier, onChange }: OrdersProps) {
  const w = accountWords();
  const offers = useAsked(() => api.offers());
  const orders = usePages((cursor) => api.orders(cursor));
  const { isBusy, trouble, act } = useDoing();
  const [receipt, show] = useState<Receipt | null>(null);
  const billing = offers.answer?.billing;
  const running = (orders.items ?? []).filter(endsByItself).map(({ item }) => item);

  const change = (work: () => Promise<unknown>) =>
    act(async () => {
      await work();
      orders.again();
      onChange();
    });

  return (
    <section aria-labelledby="orders">
      <h2 id="orders">{w.orders}</h2>
      <Trouble base={base} trouble={offers.trouble ?? orders.trouble ?? trouble} />
      {billing === 'sandbox' && (
        <p class="notice">
          <strong>{w.sandbox}</strong> {w.sandboxMeans}
        </p>
      )}
      {billing === 'off' && <p class="hint">{w.billingOff}</p>}
      {offers.answer && billing !== 'off' && (
        <p class="row offers">
          {forSale(offers.answer, { kind, tier, running }, w).map(({ id, name, price }) => (
            <button
              type="button"
              class="small quiet"
              disabled={isBusy}
              onClick={() => change(() => api.buy(id))}
              key={id}
            >
              {w.buy(name, price)}
            </button>
          ))}
        </p>
      )}
      {orders.items?.length === 0 && <p class="hint">{w.noOrders}</p>}
      <ul class="entries">
        {orders.items?.map((order) => (
          <li key={order.order_id}>
            <OneOrder order={order} w={w} />
            <div class="acts">
              {order.status === 'pending' && order.billing === 'sandbox' && (
                <button
                  type="button"
                  class="small"
                  disabled={isBusy}
                  aria-label={w.ofOne(w.confirm, order.name)}
                  onClick={() => change(() => api.confirm(order.order_id))}
                >
                  {w.confirm}
                </button>
              )}
              {order.status === 'pending' && order.billing === 'stripe' && order.checkout_url && (
                <a class="button small" href={order.checkout_url} target="_blank" rel="noopener noreferrer">
                  {w.pay}
                </a>
              )}
              {isRefundable(order) && (
                <button
                  type="button"
                  class="small quiet"
                  disabled={isBusy}
                  aria-label={w.ofOne(w.refund, order.name)}
                  onClick={() => change(() => api.refund(order.order_id))}
                >
                  {w.refund}
                </button>
              )}
              {order.paid_at && (
                <button
                  type="button"
                  class="small quiet"
                  aria-label={w.ofOne(w.receipt, order.order_id)}
                  onClick={() => act(async () => show(await api.receipt(order.order_id)))}
                >
                  {w.receipt}
                </button>
              )}
            </div>
            {receipt?.order_id === order.order_id && <Paper receipt={receipt} close={() => show(null)} />}
          </li>
        ))}
      </ul>
      {orders.more && (
        <button type="button" class="small quiet" onClick={orders.more}>
          {w.more}
        </button>
      )}
    </section>
  );
}

/** Packs are given back while unused; what is used the API knows. */
const isRefundable = ({ status, calls_granted }: Order): boolean => status === 'paid' && calls_granted > 0;

const endsByItself = ({ status, valid_until, ended_at, billing }: Order): boolean =>
  billing === 'sandbox' && status === 'paid' && valid_until !== null && ended_at === null;

/** What fits the key: plans that give more than it has or go on at their end, packs always. */
const forSale = ({ plans, packs, billing }: Offers, { kind, tier, running }: Holding, w: AccountWords) => [
  ...plansFor(
    plans.filter((plan) => plan.interface === kind),
    tier,
    billing === 'sandbox' ? running : [],
  ).map(({ id, name, price_usd, interval }) => ({
    id,
    name,
    price: `${usd(price_usd)}${named(w.intervals, interval)}`,
  })),
  ...(kind === 'tools' ? packs : []).map(({ id, calls, price_usd }) => ({
    id,
    name: w.calls(calls),
    price: usd(price_usd),
  })),
];

const OneOrder = ({ order, w }: { order: Order; w: AccountWords }) => (
  <div>
    <h3>
      {order.name} <span class={`tag ${order.status}`}>{named(w.statuses, order.status)}</span>
    </h3>
    <p class="hint">
      {usd(order.amount_usd)}
      {order.billing === 'sandbox' && ` (${w.inSandbox})`}, {moment(order.created_at)}, <code>{order.order_id}</code>
    </p>
  </div>
);

function Paper({ receipt, close }: { receipt: Receipt; close: () => void }) {
  const w = accountWords();
  return (
    <div class="receipt" role="status">
      <h4>{w.receipt}</h4>
      {receipt.buyer.name && <p>{w.who(receipt.buyer.name, receipt.buyer.email)}</p>}
      <ul>
        {receipt.text.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <button type="button" class="small quiet" onClick={close}>
        {w.close}
      </button>
    </div>
  );
}
