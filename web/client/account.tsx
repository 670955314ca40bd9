import './lib/page.js';
import { Account } from '../islands/account.js';
import type { AccountView, Browser } from '../account/view.js';
import { accountApi } from './lib/account-api.js';
import { takeOver } from './lib/island.js';
import { copied } from './lib/copied.js';
import { forgetKeys, heldKeys, keepKey } from './lib/keyring.js';

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
};

takeOver<AccountView>('account', (view) => <Account view={view} browser={browser} />);
