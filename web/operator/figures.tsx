import { fixed, lasting, moment, usd, whole } from '../format.js';
import { operatorWords } from '../words/operator.js';
import { Rows } from './rows.js';
import type { Budget, Entry, Overview, QueueCounts } from './view.js';

const percentOf = (share: number | null): string => (share === null ? '–' : `${fixed(share * 100, 2)}\u00a0%`);

export function Traffic({ overview: { traffic, audit } }: { overview: Overview }) {
  const words = operatorWords();
  return (
    <section class="sheet" aria-labelledby="traffic">
      <h2 id="traffic">{words.traffic}</h2>
      {traffic && <p class="hint">{words.trafficOf(whole(traffic.window_seconds))}</p>}
      <dl class="facts">
        <dt>{words.rate}</dt>
        <dd>{traffic ? fixed(traffic.requests_per_second, 2) : '–'}</dd>
        <dt>{words.p99}</dt>
        <dd>{traffic?.p99_ms == null ? '–' : words.ms(whole(traffic.p99_ms))}</dd>
        <dt>{words.errors}</dt>
        <dd>{percentOf(traffic?.error_share ?? null)}</dd>
        <dt>{words.audit}</dt>
        <dd>{audit ? `${moment(audit.at)}, ${words.differences(whole(audit.differences))}` : words.never}</dd>
      </dl>
    </section>
  );
}

export function Queues({ overview, base }: { overview: Overview; base: string }) {
  const words = operatorWords();
  const queues = Object.entries(overview.queues as Record<string, QueueCounts | null>);
  const numbers = [words.waiting, words.active, words.delayed, words.failed, words.oldest];
  return (
    <section class="sheet" aria-labelledby="queues">
      <h2 id="queues">{words.queues}</h2>
      <Rows title={words.queues} heads={[{ name: words.queue }, ...numbers.map((name) => ({ name, number: true }))]}>
        {queues.map(([name, counts]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {counts ? <Counts counts={counts} /> : <td colSpan={5}>{words.away}</td>}
          </tr>
        ))}
      </Rows>
      <p>
        <a href={`${base}/api/admin/queues/ui`}>{words.board}</a>
      </p>
    </section>
  );
}

const Counts = ({ counts }: { counts: QueueCounts }) => (
  <>
    {[counts.waiting, counts.active, counts.delayed, counts.failed].map((n, i) => (
      <td class="num" key={i}>
        {whole(n)}
      </td>
    ))}
    <td class="num">{counts.oldest_waiting_seconds === null ? '–' : lasting(counts.oldest_waiting_seconds)}</td>
  </>
);

export function Orders({ orders }: { orders: Overview['orders'] }) {
  const words = operatorWords();
  const heads = [
    { name: words.order },
    { name: words.item },
    { name: words.amount, number: true },
    { name: words.since },
  ];
  return (
    <section class="sheet" aria-labelledby="orders">
      <h2 id="orders">{words.orders}</h2>
      {orders.length === 0 ? (
        <p>{words.noOrders}</p>
      ) : (
        <Rows title={words.orders} heads={heads}>
          {orders.map(({ id, item, amount_cents, created_at }) => (
            <tr key={id}>
              <th scope="row">{id}</th>
              <td>{item}</td>
              <td class="num">{usd(amount_cents / 100)}</td>
              <td>{moment(created_at)}</td>
            </tr>
          ))}
        </Rows>
      )}
    </section>
  );
}

export function Budgets({ budgets }: { budgets: readonly Budget[] }) {
  const words = operatorWords();
  const heads = [{ name: words.bucket }, { name: words.holder }, { name: words.used, number: true }];
  return (
    <section class="sheet" aria-labelledby="budgets">
      <h2 id="budgets">{words.budgets}</h2>
      <p class="hint">{words.budgetsOf}</p>
      {budgets.length === 0 ? (
        <p>{words.noBudgets}</p>
      ) : (
        <Rows title={words.budgets} heads={heads}>
          {budgets.map(({ bucket, holder, account_id, used }, i) => (
            <tr key={i}>
              <th scope="row">{bucket}</th>
              <td title={account_id ?? undefined}>{holder}</td>
              <td class="num">{whole(used)}</td>
            </tr>
          ))}
        </Rows>
      )}
    </section>
  );
}

export function Trail({ trail }: { trail: readonly Entry[] }) {
  const words = operatorWords();
  const heads = [words.when, words.action, words.target, words.actor].map((name) => ({ name }));
  return (
    <section class="sheet" aria-labelledby="trail">
      <h2 id="trail">{words.trail}</h2>
      <p class="hint">{words.trailOf}</p>
      <Rows title={words.trail} heads={heads}>
        {trail.map(({ id, at, action, target, actor }) => (
          <tr key={id}>
            <th scope="row">{moment(at)}</th>
            <td>{action}</td>
            <td>{target}</td>
            <td>{actor ?? '–'}</td>
          </tr>
        ))}
      </Rows>
    </section>
  );
}
