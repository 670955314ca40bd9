import { framed } from './frame.js';
import { Html, html } from './html.js';
import type { Site } from './site.js';

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

/** Plans and packs; where billing is on they can be bought with the key of their interface. */
export function pricingPage(site: Site, { plans, packs, billing }: PriceList): string {
  const open = billing !== 'off';
  const body = html`<div class="wide">
    <h1>Free to start, plain to extend.</h1>
    <p class="lead">
      Every interface works without paying. A plan raises the limits of the key you have; a pack is used after the day’s
      free calls and does not expire.
    </p>
    ${billingNotice(billing)}
    <div class="sheet" ${open ? '' : html` hidden`}>
      <label for="api-key">Your API key</label>
      <input class="key" id="api-key" autocomplete="off" spellcheck="false" placeholder="fyra_tools_…" />
      <p class="hint">
        It is sent to this server only, to say whose limits are raised. No key yet?
        <a href="${site.base}/api/register">Get one at once</a>.
      </p>
    </div>
    <div class="plans">
      ${plans.map((plan) => offer(plan.interface, plan.id, plan.name, plan.price_usd, ` per ${plan.interval}`, Object.entries(plan.limits).map(limitLine), open))}
      ${packs.map((pack) => offer('tools', pack.id, `${pack.calls} chat calls`, pack.price_usd, ' once', [`${pack.calls} calls, used after the free ones`, 'Never expire', 'Refundable while unused'], open))}
    </div>
    <p class="hint row">For programs: <a href="${site.base}/api/pricing?format=json">this list as JSON</a></p>
  </div>`;
  return framed(site, { title: 'Pricing · Fyra', description: 'Plans and packs of Fyra.', at: '/api/pricing', body });
}

function billingNotice(billing: string): Html | '' {
  if (billing === 'sandbox')
    return html`<p class="notice">
      <strong>Sandbox: no money moves.</strong> Checkouts here are for trying out; no card is asked for and nothing is
      charged.
    </p>`;
  return billing === 'off'
    ? html`<p class="notice"><strong>Nothing can be bought on this server at the moment.</strong></p>`
    : '';
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

const offer = (
  kind: string,
  id: string,
  name: string,
  price: number,
  per: string,
  lines: string[],
  open: boolean,
): Html =>
  html`<section class="plan ${kind}" aria-labelledby="${id}">
    <p class="kind">${capital(kind)}</p>
    <h2 id="${id}">${name}</h2>
    <p class="price">$${price}<small>${per}</small></p>
    <ul>
      ${lines.map((line) => html`<li>${line}</li>`)}
    </ul>
    ${
      open
        ? html`<form data-buy="${id}">
            <p class="problem" role="alert"></p>
            <button type="submit" aria-label="Buy ${name}">Buy</button>
          </form>`
        : ''
    }
  </section>`;
