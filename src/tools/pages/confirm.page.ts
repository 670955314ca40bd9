import { framed } from './frame.js';
import { html } from './html.js';
import type { Site } from './site.js';

/** Where a mailed link leads: nothing happens before the button is pressed. */
export function confirmPage(site: Site, token: string, purpose: 'confirm' | 'rotate'): string {
  const replaces = purpose === 'rotate';
  const body = html`<div class="narrow">
    <h1>${replaces ? 'Replace your key' : 'Confirm your address'}</h1>
    <p class="lead">
      ${replaces ? 'You get a new key; the one you have ends at once.' : 'Your key then has an allowance of its own.'}
    </p>
    <form class="sheet" method="post" action="${site.base}/api/register/confirm/${token}">
      <div class="row"><button type="submit">${replaces ? 'Give me a new key' : 'Confirm'}</button></div>
    </form>
  </div>`;
  return framed(site, { title: 'Confirm · Fyra', description: 'Confirm an address.', at: '', body, hidden: true });
}

export function confirmedPage(site: Site, { api_key: key }: { api_key?: string }): string {
  const body = html`<div class="narrow">
    <h1>Confirmed</h1>
    ${key ? html`<p class="lead">This is your new key. It is shown this one time.</p>` : html`<p class="lead">Thank you.</p>`}
    ${
      key
        ? html`<div class="sheet">
            <pre tabindex="0"><code>${key}</code></pre>
          </div>`
        : ''
    }
  </div>`;
  return framed(site, { title: 'Confirmed · Fyra', description: 'Confirmed.', at: '', body, hidden: true });
}
