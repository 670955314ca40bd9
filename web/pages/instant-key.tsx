import { documentOf } from '../document.js';
import { Command } from '../parts/command.js';
import { Page } from '../parts/page.js';
import type { Site } from '../site.js';

const concept = (url: string): string =>
  `curl -s ${url}/api/fashion-concept \\\n  -H "X-API-Key: $API_KEY" \\\n  -H 'Content-Type: application/json' \\\n  -d '{"style":"nordic workwear","count":2}'`;

/** The page a browser gets at the address of instant keys: a key is issued by the button, not by looking. */
export const instantKeyPage = (site: Site, freeSlots: number): string =>
  documentOf(
    <Page
      site={site}
      title="An instant key · Fyra"
      description="A free key for the fashion tools, without an e-mail address."
      at="/api/register"
    >
      <div class="narrow">
        <h1>A key, this instant.</h1>
        <p class="lead">Ten fashion requests and three chat calls a day. No e‑mail address, no account.</p>
        <div class="sheet tools">
          {freeSlots > 0 ? <Offer site={site} freeSlots={freeSlots} /> : <p>No trial slot is free at the moment.</p>}
          <div id="issued" tabIndex={-1} hidden>
            <h2>Here it is</h2>
            <p>Keep it now: it is shown this one time, and only a fingerprint of it is stored.</p>
            <Command name="Your key" text="$API_KEY" awaitsKey />
            <h3>Try it</h3>
            <Command name="Fashion concepts" text={concept(site.url)} awaitsKey />
            <p>
              <a href={`${site.base}/docs`}>Swagger UI</a> lets you try every operation: press Authorize and paste the
              key.
            </p>
          </div>
        </div>
        <p class="hint">
          An address gets three such keys a day. With an e-mail address you get a lasting one:{' '}
          <a href={`${site.base}/docs#/Tools/registration_register`}>POST /api/register</a>.
        </p>
      </div>
    </Page>,
  );

const Offer = ({ site, freeSlots }: { site: Site; freeSlots: number }) => (
  <form data-instant-key method="get" action={`${site.base}/api/register`}>
    <input type="hidden" name="format" value="json" />
    <p>
      {freeSlots} trial {freeSlots === 1 ? 'slot is' : 'slots are'} free.
    </p>
    <p class="problem" role="alert" />
    <div class="row">
      <button type="submit">Give me a key</button>
    </div>
  </form>
);
