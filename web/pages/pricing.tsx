import { documentOf } from '../document.js';
import { Page } from '../parts/page.js';
import type { Site } from '../site.js';

/** What `GET /api/pricing` answers, as far as the page shows it. */
export interface PriceList {
  plans: {
    id: string;
    interface: string;
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
    <Page site={site} title="Pricing · Fyra" description="Plans and packs of Fyra." at="/api/pricing">
      <div class="wide">
        <h1>Free to start, plain to extend.</h1>
        <p class="lead">
          Every interface works without paying. A plan raises the limits of the key you have; a pack is used after the
          day’s free calls and does not expire.
        </p>
        <BillingNotice billing={list.billing} />
        <KeyField site={site} hidden={list.billing === 'off'} />
        <div class="plans">
          {offersOf(list).map((offer) => (
            <Offer {...offer} key={offer.id} />
          ))}
        </div>
        <p class="hint row">
          For programs: <a href={`${site.base}/api/pricing?format=json`}>this list as JSON</a>
        </p>
      </div>
    </Page>,
  );

const KeyField = ({ site, hidden }: { site: Site; hidden: boolean }) => (
  <div class="sheet" hidden={hidden}>
    <label for="api-key">Your API key</label>
    <input class="key" id="api-key" autocomplete="off" spellcheck={false} placeholder="fyra_tools_…" />
    <p class="hint">
      It is sent to this server only, to say whose limits are raised.{' '}
      {site.open && (
        <>
          No key yet? <a href={`${site.base}/api/register`}>Get one at once</a>.
        </>
      )}
    </p>
  </div>
);

function BillingNotice({ billing }: { billing: string }) {
  if (billing === 'off')
    return (
      <p class="notice">
        <strong>Nothing can be bought on this server at the moment.</strong>
      </p>
    );
  if (billing !== 'sandbox') return null;
  return (
    <p class="notice">
      <strong>Sandbox: no money moves.</strong> Checkouts here are for trying out; no card is asked for and nothing is
      charged.
    </p>
  );
}

function offersOf({ plans, packs, billing }: PriceList): OfferProps[] {
  const open = billing !== 'off';
  return [
    ...plans.map(({ id, name, price_usd: price, ...plan }) => ({
      id,
      name,
      price,
      open,
      kind: plan.interface,
      per: ` per ${plan.interval}`,
      lines: Object.entries(plan.limits).map(limitLine),
    })),
    ...packs.map(({ id, calls, price_usd: price }) => ({
      id,
      name: `${calls} chat calls`,
      price,
      open,
      kind: 'tools',
      per: ' once',
      lines: [`${calls} calls, used after the free ones`, 'Never expire', 'Refundable while unused'],
    })),
  ];
}

const LIMITS: Record<string, string> = {
  fashion_daily: 'concepts and images a day',
  chat_daily: 'chat calls a day',
  cognitive_daily: 'texts to the engine a day',
  uses: 'designs',
};

const limitLine = ([name, value = '']: [string, number | string | undefined]): string =>
  `${typeof value === 'number' ? value.toLocaleString('en-US') : capital(value)} ${LIMITS[name] ?? name.replaceAll('_', ' ')}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const Offer = ({ kind, id, name, price, per, lines, open }: OfferProps) => (
  <section class={`plan ${kind}`} aria-labelledby={id}>
    <p class="kind">{capital(kind)}</p>
    <h2 id={id}>{name}</h2>
    <p class="price">
      ${price}
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
        <button type="submit" aria-label={`Buy ${name}`}>
          Buy
        </button>
      </form>
    )}
  </section>
);
