import { documentOf } from '../document.js';
import { Command } from '../parts/command.js';
import { Page } from '../parts/page.js';
import type { Site } from '../site.js';
import { keyWords } from '../words/keys.js';

const concept = (url: string): string =>
  `curl -s ${url}/api/fashion-concept \\\n  -H "X-API-Key: $API_KEY" \\\n  -H 'Content-Type: application/json' \\\n  -d '{"style":"nordic workwear","count":2}'`;

/** The page a browser gets at the address of instant keys: a key is issued by the button, not by looking. */
export const instantKeyPage = (site: Site, freeSlots: number): string =>
  documentOf(
    <Page site={site} title={keyWords().title} description={keyWords().description} at="/api/register">
      <div class="narrow">
        <h1>{keyWords().heading}</h1>
        <p class="lead">{keyWords().lead}</p>
        <div class="sheet tools">
          {freeSlots > 0 ? <Offer site={site} freeSlots={freeSlots} /> : <p>{keyWords().noSlot}</p>}
          <div id="issued" tabIndex={-1} hidden>
            <h2>{keyWords().here}</h2>
            <p>{keyWords().keep}</p>
            <Command name={keyWords().yours} text="$API_KEY" awaitsKey />
            <h3>{keyWords().tryIt}</h3>
            <Command name={keyWords().concepts} text={concept(site.url)} awaitsKey />
            <p>{keyWords().swagger(<a href={`${site.base}/docs`}>Swagger UI</a>)}</p>
          </div>
        </div>
        <p class="hint">
          {keyWords().lasting(<a href={`${site.base}/docs#/Tools/registration_register`}>POST /api/register</a>)}
        </p>
      </div>
    </Page>,
  );

const Offer = ({ site, freeSlots }: { site: Site; freeSlots: number }) => (
  <form data-instant-key method="get" action={`${site.base}/api/register`}>
    <input type="hidden" name="format" value="json" />
    <p>{keyWords().slots(freeSlots)}</p>
    <p class="problem" role="alert" />
    <div class="row">
      <button type="submit">{keyWords().giveKey}</button>
    </div>
  </form>
);
