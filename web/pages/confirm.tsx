import { documentOf } from '../document.js';
import { Page } from '../parts/page.js';
import type { Site } from '../site.js';

const LEADS = {
  confirm: 'Your key then has an allowance of its own.',
  rotate: 'You get a new key; the one you have ends at once.',
  entry: 'Your challenger then counts as an entry of yours.',
};

/** Where a mailed link leads: nothing happens before the button is pressed. @param action path that the button posts to */
export function confirmPage(site: Site, action: string, purpose: keyof typeof LEADS): string {
  const replaces = purpose === 'rotate';
  return documentOf(
    <Page site={site} title="Confirm · Fyra" description="Confirm an address." hidden>
      <div class="narrow">
        <h1>{replaces ? 'Replace your key' : 'Confirm your address'}</h1>
        <p class="lead">{LEADS[purpose]}</p>
        <form class="sheet" method="post" action={`${site.base}${action}`}>
          <div class="row">
            <button type="submit">{replaces ? 'Give me a new key' : 'Confirm'}</button>
          </div>
        </form>
      </div>
    </Page>,
  );
}

export const confirmedPage = (site: Site, { api_key: key }: { api_key?: string }): string =>
  documentOf(
    <Page site={site} title="Confirmed · Fyra" description="Confirmed." hidden>
      <div class="narrow">
        <h1>Confirmed</h1>
        <p class="lead">{key ? 'This is your new key. It is shown this one time.' : 'Thank you.'}</p>
        {key && (
          <div class="sheet">
            <pre tabIndex={0}>
              <code>{key}</code>
            </pre>
          </div>
        )}
      </div>
    </Page>,
  );
