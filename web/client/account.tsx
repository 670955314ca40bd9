import './lib/page.js';
import { Account } from '../islands/account.js';
import type { AccountView, Browser } from '../account/view.js';
import { accountApi, keyByMail } from './lib/account-api.js';
import type { Document } from '../playground/document.js';
import type { Loaded, Trying } from '../playground/trying.js';
import { ask } from './lib/ask.js';
import { takeOver } from './lib/island.js';
import { copied } from './lib/copied.js';
import { forgetKeys, heldKeys, keepKey, keyOf } from './lib/keyring.js';
import { mailedToken, mailLink, openLink } from './lib/mailed-link.js';
import { send } from './lib/send.js';

/** Keys outlive a reload of this page and nothing else: who comes from elsewhere, or back, brings one again. */
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.type !== 'reload') forgetKeys();
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  forgetKeys();
  location.reload();
});

const browser: Browser = {
  held: heldKeys,
  keep: keepKey,
  forget: forgetKeys,
  api: accountApi,
  copy: copied,
  byMail: keyByMail,
  mailLink,
  mailedToken,
  openLink,
};

let loaded: Promise<Loaded> | undefined;

async function load(): Promise<Loaded> {
  const [document, { Panel }] = await Promise.all([ask<Document>('/openapi.json'), import('../playground/panel.js')]);
  return { document, Panel };
}

const trying: Trying = {
  load: () =>
    (loaded ??= load().catch((error: Error) => {
      loaded = undefined;
      throw error;
    })),
  send: (ready, { kind, header, token }, signal, tell) => {
    const value = kind === 'operator' ? token && `Bearer ${token}` : kind && keyOf(kind);
    return send(ready, header && value ? { header, value } : null, signal, tell);
  },
  copy: copied,
};

takeOver<AccountView>('account', (view) => <Account view={view} browser={browser} trying={trying} />);
