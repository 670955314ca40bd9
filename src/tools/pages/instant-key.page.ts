import { commandWithKey } from './command.js';
import { framed } from './frame.js';
import { Html, html } from './html.js';
import type { Site } from './site.js';

/** The page a browser gets at the address of instant keys: a key is issued by the button, not by looking. */
export function instantKeyPage(site: Site, freeSlots: number): string {
  const body = html`<div class="narrow">
    <h1>A key, this instant.</h1>
    <p class="lead">Ten fashion requests and three chat calls a day. No e‑mail address, no account.</p>
    <div class="sheet tools">
      ${freeSlots > 0 ? offer(site, freeSlots) : html`<p>No trial slot is free at the moment.</p>`}
      <div id="issued" tabindex="-1" hidden>
        <h2>Here it is</h2>
        <p>Keep it now: it is shown this one time, and only a fingerprint of it is stored.</p>
        ${commandWithKey('$API_KEY', 'Your key')}
        <h3>Try it</h3>
        ${commandWithKey(`curl -s ${site.url}/api/fashion-concept \\\n  -H "X-API-Key: $API_KEY" \\\n  -H 'Content-Type: application/json' \\\n  -d '{"style":"nordic workwear","count":2}'`, 'Fashion concepts')}
        <p>
          <a href="${site.base}/docs">Swagger UI</a> lets you try every operation: press Authorize and paste the key.
        </p>
      </div>
    </div>
    <p class="hint">
      An address gets three such keys a day. With an e-mail address you get a lasting one:
      <a href="${site.base}/docs#/Tools/registration_register">POST /api/register</a>.
    </p>
  </div>`;
  const description = 'A free key for the fashion tools, without an e-mail address.';
  return framed(site, { title: 'An instant key · Fyra', description, at: '/api/register', body });
}

const offer = ({ base }: Site, freeSlots: number): Html =>
  html`<form data-instant-key method="get" action="${base}/api/register">
    <input type="hidden" name="format" value="json" />
    <p>${freeSlots} trial ${freeSlots === 1 ? 'slot is' : 'slots are'} free.</p>
    <p class="problem" role="alert"></p>
    <div class="row"><button type="submit">Give me a key</button></div>
  </form>`;
