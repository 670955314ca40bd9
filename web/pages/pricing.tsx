import { documentOf } from '../document.js';
import { Page } from '../parts/page.js';
import type { Site } from '../site.js';
import { named, usd, whole } from '../format.js';
import { shopWords } from '../words/shop.js';

/** What `GET /api/pricing` answers, as far as the page shows it. */
export interface PriceList {
  plans: {
    id: string;
    interface: string;
    tier: string;
    name: string;
    price_usd: number;
    interval: string;
    limits: Record<string, number | string | undefined>;
  }[];
  packs: { id: string; calls: number; price_usd: number }[];
  billing: string;
}

interface OfferProps {
  kind: string;
  id: string;
  name: string;
  price: number;
  per: string;
  lines: string[];
  open: boolean;
}

/** Plans and packs; where billing is on they can be bought with the key of their interface. */
export const pricingPage = (site: Site, list: PriceList): string =>
  documentOf(
    <Page site={site} title={shopWords().title} description={shopWords().description} at="/api/pricing">
      <div class="wide">
        <h1>{shopWords().heading}</h1>
        <p class="lead">{shopWords().lead}</p>
        <BillingNotice billing={list.billing} />
        <KeyField site={site} hidden={list.billing === 'off'} />
        <div class="plans">
          {offersOf(list).map((offer) => (
            <Offer {...offer} key={offer.id} />
          ))}
        </div>
        <p class="hint row">
          {shopWords().forPrograms((said) => (
            <a href={`${site.base}/api/pricing?format=json`}>{said}</a>
          ))}
        </p>
      </div>
    </Page>,
  );

const KeyField = ({ site, hidden }: { site: Site; hidden: boolean }) => (
  <div class="sheet" hidden={hidden}>
    <label for="api-key">{shopWords().yourKey}</label>
    <input class="key" id="api-key" autocomplete="off" spellcheck={false} placeholder="fyra_tools_…" />
    <p class="hint">
      {shopWords().keyUse} {site.open && shopWords().noKey((said) => <a href={`${site.base}/api/register`}>{said}</a>)}
    </p>
  </div>
);

function BillingNotice({ billing }: { billing: string }) {
  if (billing === 'off')
    return (
      <p class="notice">
        <strong>{shopWords().closed}</strong>
      </p>
    );
  if (billing !== 'sandbox') return null;
  return (
    <p class="notice">
      <strong>{shopWords().sandbox}</strong> {shopWords().sandboxTrying}
    </p>
  );
}

function offersOf({ plans, packs, billing }: PriceList): OfferProps[] {
  const open = billing !== 'off';
  const words = shopWords();
  return [
    ...plans.map(({ id, name, price_usd: price, ...plan }) => ({
      id,
      name,
      price,
      open,
      kind: plan.interface,
      per: named(words.intervals, plan.interval),
      lines: Object.entries(plan.limits).map(limitLine),
    })),
    ...packs.map(({ id, calls, price_usd: price }) => ({
      id,
      name: words.pack(calls),
      price,
      open,
      kind: 'tools',
      per: words.once,
      lines: words.packLines(calls),
    })),
  ];
}

function limitLine([name, value = '']: [string, number | string | undefined]): string {
  const { amounts, limits } = shopWords();
  const amount = typeof value === 'number' ? whole(value) : (amounts[value] ?? capital(value));
  return limits[name]?.(amount) ?? `${amount} ${name.replaceAll('_', ' ')}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const Offer = ({ kind, id, name, price, per, lines, open }: OfferProps) => (
  <section class={`plan ${kind}`} aria-labelledby={id}>
    <p class="kind">{shopWords().interfaces[kind] ?? capital(kind)}</p>
    <h2 id={id}>{name}</h2>
    <p class="price">
      {usd(price, 0)}
      <small>{per}</small>
    </p>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    {open && (
      <form data-buy={id}>
        <p class="problem" role="alert" />
        <button type="submit" aria-label={shopWords().buyIt(name)}>
          {shopWords().buy}
        </button>
      </form>
    )}
  </section>
);
