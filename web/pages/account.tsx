import { documentOf } from '../document.js';
import { Account } from '../islands/account.js';
import type { AccountView } from '../account/view.js';
import { accountWords } from '../words/account.js';
import { Command } from '../parts/command.js';
import { Island } from '../parts/island.js';
import type { Listed } from '../playground/document.js';
import { Page } from '../parts/page.js';
import type { Site } from '../site.js';

/** Where one keeps one's keys. @param mails whether mails are sent from here */
export function accountPage(site: Site, mails: boolean, operations: readonly Listed[]): string {
  const { base, url, services, open } = site;
  const view: AccountView = { base, url, services, open, mails, operations };
  const w = accountWords();
  return documentOf(
    <Page site={site} title={w.title} description={w.about} at="/account" script="account.js">
      <div class="wide account tools">
        <h1>{w.heading}</h1>
        <p class="lead">{w.lead}</p>
        <Island id="account" data={view}>
          <Account view={view} />
        </Island>
        <noscript>
          <section class="sheet">
            <p>{w.needsScript}</p>
            <Command name={w.byCommand} text={commands(url)} />
          </section>
        </noscript>
      </div>
    </Page>,
  );
}

/** What the page asks, one by one. */
const commands = (url: string): string =>
  [
    'GET    /api/keys/me',
    "GET    '/api/keys/me/usage?days=90'",
    'GET    /api/keys/named',
    'POST   /api/keys/rotate',
    'GET    /api/keys/me/orders',
    'GET    /api/keys/me/deliveries',
    'GET    /api/keys/me/export',
    'DELETE /api/keys/me',
  ]
    .map((line) => /^(\w+) +'?([^']+)'?$/.exec(line)!)
    .map(
      ([, method, path]) =>
        `curl -s ${method === 'GET' ? '' : `-X ${method} `}-H "X-API-Key: $API_KEY" '${url}${path}'`,
    )
    .join('\n');
