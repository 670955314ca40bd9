import { whole } from '../format.js';
import { Bar } from '../parts/bar.js';
import { Trouble } from '../parts/trouble.js';
import { useAsked } from './use-asked.js';
import { UNLIMITED, type AccountApi, type Allowance, type OwnKey } from './view.js';
import { accountWords, type AccountWords } from '../words/account.js';

interface LeftProps {
  base: string;
  api: AccountApi;
  /** Changes when something was bought or given back. */
  version: number;
  tell: (own: OwnKey) => void;
}

/** Who this is, and what is left of every allowance. */
export function Left({ base, api, version, tell }: LeftProps) {
  const w = accountWords();
  const ask = async () => {
    const own = await api.me();
    tell(own);
    return own;
  };
  const { answer: own, trouble } = useAsked(ask, [version]);
  return (
    <section aria-labelledby="left">
      <h2 id="left">{w.now}</h2>
      <Trouble base={base} trouble={trouble} />
      {own && <Allowances own={own} />}
    </section>
  );
}

function Allowances({ own }: { own: OwnKey }) {
  const w = accountWords();
  const all = { ...own.usage, ...own.key.daily_caps } as Record<string, Allowance>;
  return (
    <>
      <ul class="chips">
        <li>{w.who(own.name, own.email) || (own.instant ? w.instant : w.without)}</li>
        <li>{w.tier(own.tier)}</li>
        <li>{w.since(own.created_at.slice(0, 10))}</li>
      </ul>
      <dl class="meters">
        {Object.entries(all).map(([bucket, allowance]) => (
          <div key={bucket}>
            <dt>
              {w.buckets[bucket] ?? bucket}
              <b>{leftOf(allowance, w)}</b>
            </dt>
            <dd aria-hidden="true">
              <Bar share={allowance.limit === 0 ? 0 : allowance.remaining / allowance.limit} />
            </dd>
          </div>
        ))}
        {'packs' in own && (
          <div>
            <dt>
              {w.pack}
              <b>{w.leftOf(whole(own.packs.calls_left), whole(own.packs.calls_bought))}</b>
            </dt>
            <dd aria-hidden="true">
              <Bar share={own.packs.calls_left / Math.max(1, own.packs.calls_bought)} />
            </dd>
          </div>
        )}
      </dl>
      {own.key.limited && <p class="notice">{w.limitedKey}</p>}
    </>
  );
}

const leftOf = ({ limit, remaining }: Allowance, w: AccountWords): string =>
  limit === UNLIMITED ? w.unlimited : w.leftOf(whole(remaining), whole(limit));
