import type { Browser, Locator, Page } from 'playwright-core';
import { axe, hasBrowser, openBrowser, overflow, pageOf } from './support/browser.js';
import { tabStops, unnamed } from './support/keyboard.js';
import { Receiver } from './support/receiver.js';
import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { ADMIN_TOKEN, createWorld, type World } from './support/world.js';

const HOSTILE = '<img src=x onerror=alert(1)> \u202Eshop';
const IS_KEY = /fyra_(tools|design|arena)_\w{36}/;

(hasBrowser('pages-account.e2e-spec') ? describe : describe.skip)('the account page in a browser', () => {
  let world: World;
  let server: Server;
  let browser: Browser;
  const complaints: string[] = [];

  beforeAll(async () => {
    world = await createWorld({ SERVICES: 'tools,design', WEBHOOK_ALLOW_PRIVATE: 'true' });
    [server, browser] = await Promise.all([world.start(), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await world?.close();
  });
  afterEach(() => expect(complaints.splice(0)).toEqual([]));

  async function issued(wish: object = {}): Promise<string> {
    const operator = server.with({ Authorization: `Bearer ${ADMIN_TOKEN}` });
    const { body } = await operator.post('/api/admin/keys', {
      interface: 'tools',
      tier: 'free',
      name: HOSTILE,
      ...wish,
    });
    return String(body.api_key);
  }

  async function opened(options = {}): Promise<Page> {
    const page = await pageOf(browser, complaints, options);
    await page.goto(`${server.base}/account`);
    return page;
  }
  const isThere = (what: string, place: Locator) => eventually(what, async () => (await place.count()) > 0);

  async function signedIn(key: string, options = {}): Promise<Page> {
    const page = await opened(options);
    await page.fill('#key', key);
    await page.keyboard.press('Enter');
    await isThere('its allowances', page.locator('.meters'));
    return page;
  }

  /** Everything where a key could be read by who looks at the page, or at what it leaves behind. */
  const traces = (page: Page): Promise<string> =>
    page.evaluate(() =>
      [
        location.href,
        document.documentElement.outerHTML,
        document.body.innerText,
        document.title,
        document.cookie,
        JSON.stringify(history.state),
        JSON.stringify({ ...localStorage }),
      ].join('\n'),
    );
  const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));

  test('with script off it says what it is for and how the same is asked by command', async () => {
    const page = await opened({ javaScriptEnabled: false });
    expect(await page.locator('h1').textContent()).toBe('Your account');
    expect(await page.locator('noscript').first().textContent()).toContain('/api/keys/me/usage');
    expect(await page.locator('#key').getAttribute('name')).toBeNull();
    await page.close();
  });

  test('what is no key is refused in words, and nothing is kept or asked', async () => {
    const page = await opened();
    await page.fill('#key', 'fyra_tools_short');
    await page.getByRole('button', { name: 'Use it' }).click();
    expect(await page.locator('.problem').textContent()).toMatch(/^That is no key of ours/);
    expect(await stored(page)).toBe('{}');
    await page.close();
  });

  test('a key is in no address, text, or place outlasting the page; it outlasts a reload', async () => {
    const key = await issued();
    const addresses: string[] = [];
    const page = await opened();
    page.on('request', (request) => addresses.push(`${request.url()} ${request.headers().referer ?? ''}`));
    await page.fill('#key', key);
    await page.getByRole('button', { name: 'Use it' }).click();
    await isThere('its allowances', page.locator('.meters'));
    expect(await traces(page)).not.toMatch(IS_KEY);
    expect(await stored(page)).toContain(key);
    await page.reload();
    await isThere('its allowances', page.locator('.meters'));
    for (const path of ['/', '/docs', '/api/pricing', '/account']) {
      await page.goto(`${server.base}/account`);
      await page.fill('#key', key);
      await page.keyboard.press('Enter');
      await isThere('its allowances', page.locator('.meters'));
      await page.goto(server.base + path);
      await eventually(`nothing is kept at ${path}`, async () => !(await stored(page)).includes(key));
      expect(await traces(page)).not.toMatch(IS_KEY);
    }
    await page.fill('#key', key);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Sign out' }).click();
    expect(await stored(page)).toBe('{}');
    await page.goto(`${server.base}/`);
    await page.goBack();
    await isThere('it asks for a key again', page.locator('#key'));
    expect(await stored(page)).toBe('{}');
    expect(addresses.join('\n')).not.toMatch(IS_KEY);
    await page.close();
  });

  test('what was asked stands there by day and operation, as the API counts it', async () => {
    const key = await issued();
    const holder = server.with({ 'X-API-Key': key });
    for (let i = 0; i < 3; i++) await holder.post('/api/fashion-concept', { style: 'linen summer', count: 1 });
    await holder.post('/api/fashion-concept', { style: '' });
    await eventually('it is counted', async () => {
      const { body } = await holder.get<{ totals: { units: number } }>('/api/keys/me/usage');
      return body.totals.units === 3;
    });
    const page = await signedIn(key);
    const row = page.locator('tr', { hasText: 'POST /api/fashion-concept' });
    await isThere('the operation', row);
    expect(await row.locator('td').allTextContents()).toEqual(['4', '1', '0', '3']);
    expect(await page.locator('.usage-chart .hit').count()).toBe(90);
    await row.getByRole('button').click();
    await eventually('its own days alone', async () =>
      (await page.locator('.usage-chart').getAttribute('aria-label'))!.startsWith('4 requests in 90 days'),
    );
    const meter = page.locator('.meters div', { hasText: 'Concepts and images' });
    expect(await meter.locator('b').textContent()).toBe('7 of 10 left');
    await page.close();
  });

  test('a name is shown as text, whatever it is', async () => {
    const key = await issued();
    const page = await signedIn(key);
    await page.getByText('One more key').click();
    await page.fill('#key-name', '<b onclick=alert(1)>shop</b>');
    await page.getByRole('button', { name: 'Create it' }).click();
    await isThere('the new key', page.locator('.key-box'));
    await isThere('its name', page.locator('.keys h3', { hasText: '<b onclick' }));
    expect(await page.locator('.chips').textContent()).toContain('<img src=x');
    expect(await page.locator('main img, .keys b').count()).toBe(0);
    await page.close();
  });

  /** Names, makes and ends a key; buys a pack and gives it back. `press` and `write` are of the mouse, or of the keyboard. */
  async function keptHouse(
    page: Page,
    press: (place: Locator) => Promise<void>,
    write: (place: Locator, text: string) => Promise<void>,
  ): Promise<void> {
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
    await press(button('Order 100 chat calls for $1.00'));
    await press(button('Confirm without paying: 100 chat calls'));
    await isThere('it is paid', page.locator('.tag.paid'));
    const pack = page.locator('.meters div', { hasText: 'Calls of packs left' });
    await eventually('the pack', async () => (await pack.locator('b').textContent()) === '100 of 100 left');
    await press(button(/^Receipt: ord_/));
    await isThere('the receipt', page.locator('.paper', { hasText: 'Sandbox: no money was moved.' }));
    await press(button('Give it back: 100 chat calls'));
    await isThere('it is refunded', page.locator('.tag.refunded'));
    await eventually('no pack', async () => (await pack.locator('b').textContent()) === '0 of 0 left');

    await press(page.getByText('One more key'));
    await write(page.locator('#key-name'), 'till');
    await press(page.locator('input[value=chat]'));
    await write(page.locator('input[name=cap-chat]'), '2');
    await press(button('Create it'));
    await isThere('the new key', page.locator('.key-box'));
    const till = await page.locator('.key-box input').inputValue();
    expect(till).toMatch(IS_KEY);
    expect(await traces(page)).not.toMatch(IS_KEY);
    const asked = () => server.with({ 'X-API-Key': till }).get('/api/keys/me');
    expect((await asked()).body).toMatchObject({
      key: { name: 'till', scopes: ['chat'], daily_caps: { chat: { limit: 2 } } },
    });
    await press(button('Revoke: till'));
    expect(await button('Revoke').isDisabled()).toBe(true);
    await write(page.locator('.typed input[id^=revoke]'), 'till');
    await press(button('Revoke'));
    await eventually('it is gone', async () => (await page.locator('.keys > li').count()) === 1);
    expect((await asked()).body.code).toBe('key_revoked');
  }

  test('by mouse: a purchase, its refund, a key that is made and revoked', async () => {
    const page = await signedIn(await issued());
    await keptHouse(
      page,
      (place) => place.click(),
      (place, text) => place.fill(text),
    );
    await page.close();
  });

  test('by keyboard: the same', async () => {
    const page = await signedIn(await issued());
    const reached = async (place: Locator): Promise<void> => {
      await isThere('what is wanted', place);
      for (let i = 0; i < 200; i++) {
        if (await place.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error('Tab does not lead there');
    };
    await keptHouse(
      page,
      async (place) => {
        await reached(place);
        await page.keyboard.press((await place.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
      },
      async (place, text) => {
        await reached(place);
        await page.keyboard.type(text);
      },
    );
    await page.close();
  });

  test('a key is replaced, and the page goes on with the new one', async () => {
    const key = await issued();
    const page = await signedIn(key);
    await page.getByRole('button', { name: 'Replace this key' }).click();
    await isThere('the new key', page.locator('.key-box'));
    const fresh = await page.locator('.key-box input').inputValue();
    expect(fresh).not.toBe(key);
    await eventually('it is the one that is used', async () =>
      (await page.locator('.held').textContent())!.includes(`…${fresh.slice(-4)}`),
    );
    await page.getByRole('button', { name: 'Show' }).click();
    expect(await traces(page)).not.toMatch(IS_KEY);
    await page.getByRole('button', { name: 'Done' }).click();
    expect(await page.locator('.key-box').count()).toBe(0);
    await page.close();
  });

  test('a key with limits of its own sees its use, and nothing to manage', async () => {
    const main = server.with({ 'X-API-Key': await issued() });
    const { body } = await main.post('/api/keys/named', { name: 'small', scopes: ['chat'] });
    const page = await signedIn(String(body.api_key));
    await isThere('it says so', page.locator('.notice', { hasText: 'limits of its own' }));
    await isThere('its use', page.locator('#usage'));
    expect(await page.locator('#keys, #orders, #deliveries, #data').count()).toBe(0);
    await page.close();
  });

  test('a delivery is looked into and sent again under its old id', async () => {
    const receiver = await Receiver.open();
    const key = await issued({ tier: 'pro' });
    await server
      .with({ 'X-API-Key': key })
      .post('/api/generate', { description: 'a red coat', image_size: '512x768', webhook_url: receiver.url('/hook') });
    await eventually('it arrived', () => receiver.received.length > 0);
    const page = await signedIn(key);
    await isThere('the delivery', page.locator('.tag.delivered'));
    await page.getByRole('button', { name: /^Look: msg_/ }).click();
    await isThere('what was sent', page.locator('pre', { hasText: 'image.completed' }));
    await page.getByRole('button', { name: /^Send again: msg_/ }).click();
    await eventually('it came again', () => receiver.received.length > 1);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    await page.close();
    receiver.close();
  });

  test('all that is kept is saved as a file; the account is ended by a typed word', async () => {
    const key = await issued();
    const page = await signedIn(key);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download everything that is kept' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('account.jsonl');
    await page.getByText('End the account').click();
    await page.getByLabel(/forget the e-mail/).check();
    await page.fill('#end-word', 'end my account');
    await page.getByRole('button', { name: 'End it' }).click();
    await isThere('it says so', page.locator('.notice', { hasText: 'has ended' }));
    expect(await stored(page)).toBe('{}');
    expect((await server.with({ 'X-API-Key': key }).get('/api/keys/me')).body.code).toBe('key_revoked');
    await page.close();
  });

  test('accessible in both widths and schemes; everything is named and reached by Tab', async () => {
    const key = await issued({ tier: 'pro' });
    await server.with({ 'X-API-Key': key }).post('/api/pricing/checkout', { item: 'chat-100' });
    for (const colorScheme of ['light', 'dark'] as const) {
      const fresh = await opened({ colorScheme });
      expect(await axe(fresh)).toEqual([]);
      await fresh.close();
      const page = await signedIn(key, { colorScheme });
      await isThere('the order', page.locator('.tag.pending'));
      for (const summary of await page.locator('summary').all()) await summary.click();
      expect(await axe(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await axe(page)).toEqual([]);
      await page.close();
    }
    const page = await signedIn(key);
    await isThere('the order', page.locator('.tag.pending'));
    const stops = await tabStops(page);
    expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
    for (const wanted of ['button Sign out', 'button Replace this key', 'summary One more key'])
      expect(stops.map(({ element }) => element)).toContain(wanted);
    expect(await unnamed(page)).toEqual([]);
    await page.close();
  });
});
