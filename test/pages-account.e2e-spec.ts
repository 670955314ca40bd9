import { execFileSync } from 'node:child_process';
import type { Browser, Locator, Page } from 'playwright-core';
import { axe, hasBrowser, openBrowser, overflow, pageOf } from './support/browser.js';
import { tabStops, unnamed } from './support/keyboard.js';
import { MailServer } from './support/mail-server.js';
import { Receiver } from './support/receiver.js';
import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { document as api, NEEDS_OWN_ID } from './support/openapi.js';
import { ADMIN_TOKEN, createFurnishedWorld, type World } from './support/world.js';

interface Operation {
  parameters?: { in: string; name: string; schema?: { type?: string } }[];
  requestBody?: { content?: object };
  security?: object[];
  responses: Record<string, { content?: object }>;
}

const HOSTILE = '<img src=x onerror=alert(1)> \u202Eshop';
const IS_KEY = /fyra_(tools|design|arena)_\w{36}/;

/** What the page makes its form of: two operations alike in it are sent in the same way (all of them are, in postman.e2e-spec). */
const formOf = ({ method, operation }: { method: string; operation: object }): string => {
  const { parameters = [], requestBody, security, responses } = operation as Operation;
  const fields = parameters.map((one) => `${one.in} ${one.name} ${one.schema?.type}`).sort();
  const answers = Object.values(responses).flatMap(({ content = {} }) => Object.keys(content));
  return JSON.stringify([
    method,
    fields,
    Object.keys(requestBody?.content ?? {}),
    security,
    [...new Set(answers)].sort(),
  ]);
};

(hasBrowser('pages-account.e2e-spec') ? describe : describe.skip)('the account page in a browser', () => {
  let world: World;
  let server: Server;
  let browser: Browser;
  let post: MailServer;
  const complaints: string[] = [];

  beforeAll(async () => {
    world = await createFurnishedWorld({ WEBHOOK_ALLOW_PRIVATE: 'true' });
    post = await MailServer.open();
    const mail = { SMTP_URL: post.url, MAIL_FROM: 'Fyra <hello@fyra.example>' };
    [server, browser] = await Promise.all([world.start(mail), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await world?.close();
    await post?.close();
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
  const isThere = (_what: string, place: Locator) => place.first().waitFor({ state: 'attached', timeout: 60_000 });

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
    const operations = Object.values(api.paths).flatMap((methods) => Object.keys(methods));
    expect(await page.locator('nav.operations a').count()).toBe(operations.length);
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
    await page.getByText('One more key', { exact: true }).click();
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
    await isThere('the receipt', page.locator('.receipt', { hasText: 'Sandbox: no money was moved.' }));
    await press(button('Give it back: 100 chat calls'));
    await isThere('it is refunded', page.locator('.tag.refunded'));
    await eventually('no pack', async () => (await pack.locator('b').textContent()) === '0 of 0 left');

    await press(page.getByText('One more key', { exact: true }));
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

  describe('by mail', () => {
    test('without a key: a new address gets one at once, one that has a key is mailed a link to another', async () => {
      const page = await pageOf(browser, complaints);
      const ask = async () => {
        await page.goto(`${server.base}/account`);
        await page.getByText('A new key by e-mail', { exact: true }).click();
        await page.fill('#email', 'page-ada@example.com');
        await page.getByRole('button', { name: 'Go on' }).click();
      };
      await ask();
      await isThere('the new key', page.locator('.key-box'));
      expect(await traces(page)).not.toMatch(IS_KEY);
      await page.getByRole('button', { name: 'Done' }).click();
      await isThere('its allowances', page.locator('.meters'));
      await ask();
      await isThere('it says so', page.locator('.notice', { hasText: 'a link is on its way' }));
      await eventually('a browser tells of the 409', () => complaints.splice(0).length > 0);
      const mailed = () =>
        world.query(`SELECT 1 FROM tools_email_link WHERE purpose = 'rotate'`).then((rows) => rows.length === 1);
      await eventually('a link is made', mailed);
      await page.close();
    });

    test('a mailed link signs in the browser that asked for it, once, beside the key that there is', async () => {
      const email = 'page-lin@example.com';
      const { body } = await server.post('/api/register', { email, name: 'Lin' });
      const own = String(body.api_key);
      const first = await eventually('the first mail', () => post.to(email)[0]);
      await server.post(/\/api\/register\/confirm\/\w+/.exec(first.text)![0]);
      const page = await opened();
      await page.getByText('Sign in by e-mail', { exact: true }).click();
      await page.fill('#link-email', email);
      await page.getByRole('button', { name: 'Mail me a link' }).click();
      await isThere('it says so', page.locator('.notice', { hasText: 'Open it in this browser' }));
      const mail = await eventually('the link', () => post.to(email)[1]);
      expect(mail.raw).not.toMatch(IS_KEY);
      const link = `${server.base}${/\/account#link-\w+/.exec(mail.text)![0]}`;
      const elsewhere = await pageOf(browser, complaints);
      await elsewhere.goto(link);
      await isThere('why not', elsewhere.locator('.problem', { hasText: 'only in the browser in which you asked' }));
      expect([await stored(elsewhere), elsewhere.url()]).toEqual(['{}', `${server.base}/account`]);
      await elsewhere.close();

      await page.goto(link);
      await isThere('its allowances', page.locator('.meters'));
      expect(page.url()).toBe(`${server.base}/account`);
      expect(await traces(page)).not.toMatch(IS_KEY);
      await isThere('its name and end', page.locator('.keys > li', { hasText: /account page 20.*this one/ }));
      expect(await page.locator('.keys > li').count()).toBe(2);
      await isThere('what manages the account', page.locator('#orders'));
      expect((await server.with({ 'X-API-Key': own }).get('/api/keys/me')).status).toBe(200);
      const { body: listed } = await server
        .with({ 'X-API-Key': own })
        .get<{ keys: { id: string; name: string | null; expires_at: string | null }[] }>('/api/keys/named');
      const hours = listed.keys.map(({ expires_at: end }) =>
        end === null ? null : (Date.parse(end) - Date.now()) / 3_600_000,
      );
      expect([hours[0]! > 7 && hours[0]! <= 8, hours[1]]).toEqual([true, null]);
      await page.getByRole('button', { name: 'Sign out' }).click();
      expect(await stored(page)).toBe('{}');

      await page.getByText('Sign in by e-mail', { exact: true }).click();
      await page.fill('#link-email', email);
      await page.getByRole('button', { name: 'Mail me a link' }).click();
      await isThere('it says so', page.locator('.notice', { hasText: 'Open it in this browser' }));
      await page.goto('about:blank');
      await page.goto(link);
      await isThere('that it was used', page.locator('.problem'));
      expect(await page.locator('.meters').count()).toBe(0);
      await eventually('a browser tells of the refusal', () => complaints.splice(0).length > 0);
      await page.close();

      await server.with({ 'X-API-Key': own }).delete(`/api/keys/named/${listed.keys[0].id}`);
      const { body: left } = await server.with({ 'X-API-Key': own }).get<{ keys: object[] }>('/api/keys/named');
      expect(left.keys).toHaveLength(1);
    });
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

  const answerIn = async (page: Page) => {
    const told = page.locator('.answer .told, .panel > .problem');
    await isThere('an answer', told).catch(async () => {
      throw new Error(`no answer: ${await page.locator('.panel').innerText()}`);
    });
    return (await told.first().textContent())!;
  };
  async function chosen(page: Page, id: string): Promise<void> {
    await page.fill('#search', id);
    await page.locator(`nav.operations a[href$="/${id}"]`).click();
    await isThere('its form', page.locator(`.panel a[href$="/${id}"]`));
  }
  const sent = async (page: Page): Promise<string> => {
    await page.locator('.panel button[type=submit]').click();
    return answerIn(page);
  };

  describe('the playground', () => {
    let keys: Record<'tools' | 'design' | 'arena', string>;
    let own: Record<string, Record<string, string>>;

    beforeAll(async () => {
      const { body: arena } = await server.post('/api/v1/agents', { name: 'Page Runner' });
      const { body: other } = await server.post('/api/v1/agents', { name: 'Page Leaver' });
      const { body: design } = await server.post('/api/v1/keys/request', { email: 'page@example.com', plan: 'beta' });
      const tools = await issued({ tier: 'pro' });
      keys = { tools, design: String(design.api_key), arena: String(arena.api_key) };
      await server.post('/api/v1/agents/heartbeat', undefined, { headers: { 'X-Arena-Key': keys.arena } });
      own = await ownIds(String(arena.id), String(other.id));
      for (const path of ['/api/status/{job_id}', '/api/design/{id}'])
        await eventually('the showcase', async () => {
          const { body } = await server.get(path.replace(/\{\w+\}/, exampleOf(path)));
          return String(body.status) === 'completed';
        });
    });
    const exampleOf = (path: string): string => String(api.paths[path].get.parameters![0].schema!.example);

    /** What only a caller has: made here, and put into the forms. */
    async function ownIds(challenger: string, other: string): Promise<Record<string, Record<string, string>>> {
      const holder = server.with({ 'X-API-Key': keys.tools });
      const maker = server.with({ 'X-API-Key': keys.design });
      const ordered = async (isPaid = true): Promise<string> => {
        const { body } = await holder.post('/api/pricing/checkout', { item: 'chat-100' });
        if (isPaid) await server.post(`/api/billing/sandbox/${String(body.order_id)}/confirm`);
        return String(body.order_id);
      };
      const answered = async () =>
        String((await holder.post('/v1/responses', { input: 'How do I wash wool?' })).body.id);
      const made = async () => {
        const { body } = await maker.post('/api/v1/design', { description: 'a red linen skirt' });
        await eventually('it is made', async () => {
          const { body: now } = await server.get(`/api/design/${String(body.id)}`);
          return String(now.status) === 'completed';
        });
        return String(body.id);
      };
      const receiver = await Receiver.open();
      await holder.post('/api/generate', {
        description: 'a red coat',
        image_size: '512x768',
        webhook_url: receiver.url('/'),
      });
      const delivery = await eventually('a delivery', async () => {
        const { body } = await holder.get<{ deliveries: { id: string; status: string }[] }>('/api/keys/me/deliveries');
        return body.deliveries.find(({ status }) => status === 'delivered')?.id;
      });
      receiver.close();
      const { body: operators } = await server
        .with({ Authorization: `Bearer ${ADMIN_TOKEN}` })
        .post('/api/admin/keys', { interface: 'tools' });
      const [kept, removed] = [await made(), await made()];
      return {
        namedKeys_revoke: { id: String((await holder.post('/api/keys/named', { name: 'gone' })).body.id) },
        billing_order: { id: await ordered() },
        billing_confirm: { id: await ordered(false) },
        billing_confirmByOperator: { id: await ordered(false) },
        billing_refundByOperator: { id: await ordered() },
        ownOrders_receipt: { id: await ordered() },
        ownOrders_refund: { id: await ordered() },
        deliveries_find: { id: delivery },
        deliveries_resend: { id: delivery },
        admin_change: { id: String(operators.id) },
        admin_erase: { id: String(operators.id) },
        agents_one: { id: challenger },
        arenaOperator_nameOperator: { id: challenger },
        arenaOperator_retire: { id: other },
        design_revise: { id: kept },
        gallery_list: { id: kept },
        designs_remove: { id: removed },
        openAi_response: { id: await answered() },
        openAi_forget: { id: await answered() },
        openAiAlias_response: { id: await answered() },
        openAiAlias_forget: { id: await answered() },
      };
    }

    async function withKeys(): Promise<Page> {
      const page = await signedIn(keys.tools);
      for (const kind of ['design', 'arena'] as const) {
        await page.getByRole('button', { name: 'Use another key' }).click();
        await page.fill('#key', keys[kind]);
        await page.keyboard.press('Enter');
        await isThere(`the ${kind} key`, page.locator('.held button', { hasText: `fyra_${kind}_` }));
      }
      return page;
    }

    /** What costs minutes of a processor; arena-audit.e2e-spec.ts asks it. */
    const TOO_DEAR = 'arenaOperator_audit';
    /** These change what the others need, so they come last, in this order. */
    const LAST = [
      'arenaOperator_pause',
      'arenaOperator_resume',
      'admin_erase',
      'me_rotate',
      'me_retire',
      'keys_rotate',
      'keys_remove',
    ];

    test('nothing is sent before Send; then what it cost stands beside the status', async () => {
      const page = await signedIn(await issued({ tier: 'pro' }));
      const asked: string[] = [];
      await chosen(page, 'concepts_plan');
      page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
      await page.fill('#body-style', 'linen <b>summer</b>');
      await page.fill('#body-count', '2');
      expect(asked).toEqual([]);
      const told = await sent(page);
      expect(told).toMatch(/^200 OK ?[\d,]+ ms ?cost 1 unit ?99 of 100 left$/);
      expect(asked).toEqual(['POST /api/fashion-concept']);
      const { concepts } = JSON.parse((await page.locator('.answer pre').textContent())!) as { concepts: unknown[] };
      expect(concepts).toHaveLength(2);
      await page.getByText(/^Headers/).click();
      expect(await page.locator('.headers').textContent()).toContain('ratelimit-policy');
      await page.fill('#body-count', 'many');
      expect(await sent(page)).toMatch(/^400 .*cost nothing ?99 of 100 left$/);
      expect(await page.locator('.panel b:not(.method):not(.status)').count()).toBe(0);
      await eventually('a browser tells of each 400', () => complaints.splice(0).length > 0);
      await page.close();
    });

    test('the same request, copied as a command, is answered alike; the key is only named', async () => {
      const key = await issued({ tier: 'pro' });
      const page = await signedIn(key);
      await chosen(page, 'concepts_plan');
      await page.fill('#body-style', "it's linen; $(touch x)");
      const commands = await page.locator('.panel .as code').allTextContents();
      expect(commands.map((text) => /\$API_KEY|env\.API_KEY|environ\["API_KEY"\]/.test(text))).toEqual([
        true,
        true,
        true,
      ]);
      const env = { ...process.env, API_KEY: key };
      const programs: [string, string[]][] = [
        ['sh', ['-c', commands[0]]],
        ['node', ['--input-type=module', '-e', commands[1]]],
      ];
      for (const [program, args] of programs)
        expect(execFileSync(program, args, { env, encoding: 'utf8' })).toContain("it's linen; $(touch x)");
      await page.close();
    });

    test('what is drawn is shown; a stream by its first events; a file is handed over', async () => {
      const page = await opened();
      await chosen(page, 'preview_picture');
      expect(await sent(page)).toMatch(/^200/);
      expect(await page.locator('.answer .drawing').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(
        512,
      );
      await chosen(page, 'league_avatar');
      await sent(page);
      expect(await page.locator('.answer .drawing').getAttribute('src')).toMatch(/^data:image\/svg\+xml/);
      await chosen(page, 'cognitive_follow');
      await sent(page);
      await isThere('it is closed', page.getByText(/The stream was closed here/));
      expect(await page.locator('.answer pre').textContent()).toMatch(/event: snapshot/);
      await chosen(page, 'designs_file');
      await page.selectOption('#path-name', 'pattern-a4.pdf');
      await sent(page);
      const saving = page.waitForEvent('download');
      await page.getByRole('link', { name: /^Save pattern-a4\.pdf/ }).click();
      expect((await saving).suggestedFilename()).toBe('pattern-a4.pdf');
      await page.close();
    });

    test('a key that an answer brings is used or copied, and never read; none goes into an address', async () => {
      const page = await opened();
      await chosen(page, 'registration_instant');
      expect(await sent(page)).toMatch(/^200/);
      expect(await page.locator('.answer pre').textContent()).toMatch(/"api_key": "fyra_tools_….{4}"/);
      await page.getByRole('button', { name: 'Use it on this page' }).click();
      await isThere('its allowances', page.locator('.meters'));
      expect(await traces(page)).not.toMatch(IS_KEY);
      const [held] = Object.values(JSON.parse(await stored(page)) as Record<string, string>);
      await chosen(page, 'league_fighter');
      await page.fill('#path-id', (JSON.parse(held) as { tools: string }).tools);
      await page.locator('.panel button[type=submit]').click();
      expect(await page.locator('.panel > .problem').textContent()).toMatch(/does not belong in an address/);
      expect(await traces(page)).not.toMatch(IS_KEY);
      await page.close();
    });

    test('an example of the guide is opened there, filled in, and sent by whoever presses Send', async () => {
      const page = await pageOf(browser, complaints);
      await page.goto(`${server.base}/guide/api`);
      const example = page.locator('.try a', { hasText: 'POST /api/fashion-concept' }).first();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
      await example.click();
      await isThere('its form', page.locator('.panel h3'));
      expect(page.url()).toBe(`${server.base}/account#try-concepts_plan`);
      expect(await page.inputValue('#body-style')).toBe('nordic workwear');
      expect(asked.filter((one) => one.startsWith('POST'))).toEqual([]);
      expect(await sent(page)).toMatch(/^200 OK/);
      const { concepts } = JSON.parse((await page.locator('.answer pre').textContent())!) as { concepts: unknown[] };
      expect(concepts).toHaveLength(2);
      await chosen(page, 'concepts_plan');
      await page.close();
    });

    test('what cannot be taken back says so before it is sent', async () => {
      const page = await opened();
      for (const [id, said] of [
        ['keys_remove', 'This ends a key or an account'],
        ['me_rotate', 'replaces the key that you use here'],
        ['designs_remove', 'This removes something'],
        ['arenaOperator_pause', 'for others'],
      ]) {
        await chosen(page, id);
        expect(await page.locator('.notice.danger').textContent()).toContain(said);
      }
      await chosen(page, 'keys_me');
      expect(await page.locator('.notice.danger').count()).toBe(0);
      await page.close();
    });

    test('found by words, opened by an address, accessible in both widths and schemes, by keyboard', async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await pageOf(browser, complaints, { colorScheme });
        await page.goto(`${server.base}/account#try-reading_read`);
        await isThere('its form', page.locator('.panel h3'));
        expect(await sent(page)).toMatch(/^200/);
        await page.getByText(/^Headers/).click();
        expect(await axe(page)).toEqual([]);
        await page.setViewportSize({ width: 390, height: 844 });
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        expect(await axe(page)).toEqual([]);
        await page.close();
      }
      const page = await opened();
      await page.fill('#search', 'fashion post');
      const found = await page.locator('nav.operations a code').allTextContents();
      expect(found).toContain('/api/fashion-concept');
      expect(found.length).toBeLessThan(12);
      await page.fill('#search', '<img src=x>');
      expect(await page.locator('nav.operations').textContent()).toContain('No operation is called so.');
      await page.fill('#search', 'cognitive_snapshot');
      await page.focus('#search');
      for (let i = 0; i < 2; i++) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await isThere('its form', page.locator('.panel h3'));
      await eventually('it has the focus', () => page.evaluate(() => document.activeElement?.id === 'trying'));
      const stops = await tabStops(page);
      expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
      expect(stops.map(({ element }) => element)).toContain('button Send');
      expect(await unnamed(page)).toEqual([]);
      await page.close();
    });

    test('an example of every form is sent from the page, with the status that is documented', async () => {
      const page = await withKeys();
      const all = Object.entries(api.paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
      );
      expect(await page.locator('nav.operations a').count()).toBe(all.length);
      const tried = all
        .map((one) => ({ ...one, id: String((one.operation as unknown as { operationId: string }).operationId) }))
        .filter(({ id, method, path }) => id in own || !NEEDS_OWN_ID.includes(`${method.toUpperCase()} ${path}`))
        .filter(({ id }) => id !== TOO_DEAR)
        .filter((one, i, ones) => one.id in own || ones.findIndex((other) => formOf(other) === formOf(one)) === i)
        .sort((a, b) => LAST.indexOf(a.id) - LAST.indexOf(b.id));
      const wrong: string[] = [];
      for (const { id, method, path, operation } of tried) {
        await chosen(page, id);
        for (const [name, value] of Object.entries(own[id] ?? {})) await page.fill(`#path-${name}`, value);
        if (path.startsWith('/api/admin')) await page.fill('#token', ADMIN_TOKEN);
        const told = await sent(page);
        const status = /^\d{3}/.exec(told)?.[0] ?? '';
        if (!status.startsWith('2') || !(status in operation.responses))
          wrong.push(
            `${method} ${path}: ${told} ${
              (await page
                .locator('.answer pre')
                .first()
                .textContent()
                .catch(() => '')) ?? ''
            }`,
          );
      }
      expect(wrong).toEqual([]);
      expect(await traces(page)).not.toMatch(IS_KEY);
      await page.close();
    });
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
