import { useState } from 'preact/hooks';
import { Trouble } from '../parts/trouble.js';
import { moment } from '../format.js';
import { useDoing } from './use-asked.js';
import { usePages } from './use-pages.js';
import type { AccountApi, Delivery, DeliveryWithBody } from './view.js';
import { accountWords, type AccountWords } from '../words/account.js';

/** What the account's webhooks were told: looked into, and sent again. */
export function Deliveries({ base, api }: { base: string; api: AccountApi }) {
  const w = accountWords();
  const [status, choose] = useState('');
  const deliveries = usePages((cursor) => api.deliveries(status, cursor), [status]);
  const [seen, see] = useState<DeliveryWithBody | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const { isBusy, trouble, act } = useDoing();

  const resend = (id: string) =>
    act(async () => {
      await api.resend(id);
      setSent(id);
      deliveries.again();
    });

  return (
    <section aria-labelledby="deliveries">
      <div class="heading">
        <h2 id="deliveries">{w.deliveries}</h2>
        <label class="choice">
          {w.shown}{' '}
          <select onChange={({ currentTarget }) => choose(currentTarget.value)}>
            {Object.entries(w.deliveryStatuses).map(([value, name]) => (
              <option value={value} key={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Trouble base={base} trouble={deliveries.trouble ?? trouble} />
      {deliveries.items?.length === 0 && <p class="hint">{w.noDeliveries}</p>}
      <ul class="entries">
        {deliveries.items?.map((one) => (
          <li key={one.id}>
            <OneDelivery of={one} w={w} />
            <div class="acts">
              <button
                type="button"
                class="small quiet"
                aria-label={w.ofOne(w.look, one.id)}
                aria-expanded={seen?.id === one.id}
                onClick={() => (seen?.id === one.id ? see(null) : act(async () => see(await api.delivery(one.id))))}
              >
                {w.look}
              </button>
              <button
                type="button"
                class="small quiet"
                disabled={isBusy || one.status === 'pending'}
                aria-label={w.ofOne(w.resend, one.id)}
                onClick={() => resend(one.id)}
              >
                {w.resend}
              </button>
            </div>
            {sent === one.id && (
              <p class="hint" role="status">
                {w.sent}
              </p>
            )}
            {seen?.id === one.id && (
              <div class="code">
                <div>
                  <span>{w.body}</span>
                </div>
                <pre tabIndex={0} aria-label={w.body}>
                  <code>{JSON.stringify(seen.body, null, 2)}</code>
                </pre>
              </div>
            )}
          </li>
        ))}
      </ul>
      {deliveries.more && (
        <button type="button" class="small quiet" onClick={deliveries.more}>
          {w.more}
        </button>
      )}
    </section>
  );
}

const OneDelivery = ({ of, w }: { of: Delivery; w: AccountWords }) => (
  <div>
    <h3>
      {of.type} <span class={`tag ${of.status}`}>{w.deliveryStatuses[of.status] ?? of.status}</span>
    </h3>
    <p class="hint">
      {moment(of.created_at)}, <code>{of.url}</code>
    </p>
    <p class="hint">
      {w.attempts}: {of.attempts}. {w.answer}: {of.last_status ?? of.last_error ?? w.none}
    </p>
  </div>
);
