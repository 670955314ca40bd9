import type { Browser, Page, Route } from 'playwright-core';
import { axe, hasBrowser, openBrowser, overflow, pageOf } from './support/browser.js';
import { faultsInSwedish, leftInEnglish } from './support/languages.js';
import { tabStops, unnamed } from './support/keyboard.js';
import { decodePng } from './support/png.js';
import type { Server } from './support/server.js';
import { streamUntil } from './support/sse.js';
import { eventually, toldAtLast } from './support/wait.js';
import { ADMIN_TOKEN, createFoundedWorld, type World } from './support/world.js';

/** What browsers keep for a year, and faces: asked for once, by whatever page. */
const SHARED = /^\/assets\/|\/avatar/;
const MOST_REQUESTS = 5;

interface Board {
  entries: { id: string; name: string; return_pct: number; rank: number }[];
}

(hasBrowser('pages-arena.e2e-spec') ? describe : describe.skip)('the arena in a browser', () => {
  let world: World;
  let server: Server;
  let browser: Browser;
  let settled: string;
  const complaints: string[] = [];

  beforeAll(async () => {
    world = await createFoundedWorld({ SERVICES: 'arena', TICK_MS: '250', ARENA_HOURLY_LIMIT: '100000' });
    [server, browser] = await Promise.all([world.start(), openBrowser()]);
    const { body } = await server.get<{ matches: { id: string }[] }>(
      '/api/v1/matches?status=settled&duration=1h&limit=1',
    );
    settled = body.matches[0].id;
  });
  afterAll(async () => {
    await browser?.close();
    await world?.close();
  });
  afterEach(() => expect(complaints.splice(0)).toEqual([]));

  async function opened(path: string, options = {}): Promise<Page> {
    const page = await pageOf(browser, complaints, options);
    await page.goto(server.base + path);
    return page;
  }
  const checks = (page: Page) => page.textContent('.checks');
  const rowsOf = (page: Page) => page.locator('.board tbody tr').count();
  const board = async (duration: string) => (await server.get<Board>(`/api/v1/leaderboard?duration=${duration}`)).body;
  const isLive = (page: Page) =>
    eventually('the line is live', async () => (await page.locator('.clock.live').count()) === 1);

  test('with script off: chart, all rows, what was done and said', async () => {
    const page = await opened('/arena', { javaScriptEnabled: false });
    const { entries } = await board('1d');
    expect(await rowsOf(page)).toBe(entries.length);
    expect(await page.locator('.match-chart .line').count()).toBe(entries.length);
    expect(await page.locator('.feed li').count()).toBeGreaterThan(0);
    expect(await page.locator('.chat li').count()).toBeGreaterThan(0);
    await page.close();
  });

  test.each(['/arena', '/arena/fighters/ember-vane', '/arena/matches/'])(
    '%s is in Swedish from its title to its foot',
    async (path) => {
      const address = path.endsWith('/') ? path + settled : path;
      const { entries } = await board('1d');
      const names = entries.flatMap(({ name }) => [name, `${name} · Fyra`]);
      expect(await leftInEnglish(browser, complaints, server.base + address, names)).toEqual([]);
      const page = await opened(address, { locale: 'sv-SE' });
      for (const width of [390, 1280]) expect(await faultsInSwedish(page, width)).toEqual([]);
      await page.close();
    },
  );

  test.each(['/arena', '/arena?match=1h', '/arena/fighters/ember-vane', '/arena/matches/'])(
    '%s is accessible, in both widths and schemes, within its policy',
    async (path) => {
      const address = path.endsWith('/') ? path + settled : path;
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await opened(address, { colorScheme });
        expect(await page.locator('h1').count()).toBe(1);
        expect(await axe(page)).toEqual([]);
        await page.setViewportSize({ width: 390, height: 844 });
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        expect(await axe(page)).toEqual([]);
        await page.close();
      }
    },
  );

  test.each(['/arena', '/arena?match=1h', '/arena/matches/'])(
    'the whole of %s takes at most five requests and one stream beside what browsers keep',
    async (path) => {
      const page = await pageOf(browser, complaints);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(server.base + (path.endsWith('/') ? path + settled : path));
      if (path.endsWith('/')) await page.waitForLoadState('networkidle');
      else await isLive(page);
      await eventually('it is whole', async () => (await page.locator('.match-chart .line').count()) > 10);
      const [streams, data] = [
        asked.filter((one) => one === '/api/v1/stream'),
        asked.filter((one) => !SHARED.test(one) && one !== '/api/v1/stream'),
      ];
      expect(streams.length).toBeLessThanOrEqual(1);
      expect([data.length <= MOST_REQUESTS, data]).toEqual([true, data]);
      expect(data.length).toBeGreaterThan(0);
      await page.close();
    },
  );

  test('figures are those of the leaderboard, at the start and after standings came', async () => {
    const page = await opened('/arena?match=1w');
    await isLive(page);
    await eventually('the page and the API agree', async () => {
      const [{ entries }, shown] = await Promise.all([board('1w'), returnsOf(page)]);
      return entries.every(({ id, return_pct }) => Math.abs((shown[id] ?? NaN) - return_pct) <= 0.0101);
    });
    await page.close();
  });

  test('a fill is in the feed and a pip on its line, without a reload', async () => {
    const { body } = await server.post('/api/v1/agents', { name: 'Pip Maker' });
    const agent = server.with({ 'X-Arena-Key': String(body.api_key) });
    await agent.post('/api/v1/agents/heartbeat', {});
    const decide = async (notional_usd: number) => {
      const actions = [{ symbol: 'BTC/USD', signal: 'buy_to_enter', notional_usd, justification: 'to be seen' }];
      const decision_id = `of ${notional_usd}`;
      const { body: said } = await toldAtLast(() => agent.post('/api/v1/agents/decide', { decision_id, actions }));
      expect(said.results).toMatchObject([{ status: 'filled' }]);
    };
    await decide(100);
    await eventually('it stands on the board', async () =>
      (await board('1h')).entries.some(({ id }) => id === String(body.id)),
    );
    const page = await opened('/arena?match=1h');
    await isLive(page);
    const pips = page.locator('.pip', { hasText: 'Pip Maker bought' }); // of others, old ones go when new ones come
    const before = await pips.count();
    await decide(150);
    await eventually('the pip is shown', async () => (await pips.count()) > before);
    const own = page.locator('.feed li', { hasText: 'Pip Maker bought' });
    await eventually('the fill is told', async () => (await own.count()) === 2);
    await page.close();
  });

  test('by keyboard: every stop is seen and named, and the end is reached', async () => {
    const page = await opened('/arena');
    await isLive(page);
    await eventually('its script is there', async () => (await page.locator('.look').count()) > 0);
    const stops = await tabStops(page);
    expect(stops[0].element).toBe('a Skip to the content');
    expect(stops.at(-1)!.element).toBe('a readiness');
    expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
    const { entries } = await board('1d');
    for (const { name } of entries) expect(stops.some(({ element }) => element.startsWith(`a ${name}`))).toBe(true);
    expect(await unnamed(page)).toEqual([]);
    await page.close();
  });

  test('by keyboard: a fighter opens beside the board, nothing behind it is reached, and Escape leads back', async () => {
    const page = await opened('/arena');
    await eventually('its script is there', async () => (await page.locator('.look').count()) > 0);
    const row = page.locator('.board .who').first();
    const name = (await row.locator('span').first().textContent())!;
    await row.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name });
    await eventually('it is told', async () => (await drawer.getByText('What it holds').count()) === 1);
    expect(await axe(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    for (let i = 0; i < 8; i++) {
      await page.keyboard.press('Tab');
      const isWithin = await page.evaluate(() => document.activeElement!.matches('body, dialog, dialog *'));
      expect(isWithin).toBe(true);
    }
    await page.keyboard.press('Escape');
    await eventually('it is closed', async () => (await page.locator('dialog').count()) === 0);
    expect(await row.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(page.url()).toBe(`${server.base}/arena`);
    await page.close();
  });

  test('a trade is shown in the prices around it, in the candle in which it was made', async () => {
    const page = await opened('/arena');
    await eventually('there is a trade', async () => (await page.locator('.look').count()) > 0);
    const { body } = await server.get<{ entries: { id: string; type: string; symbol: string; at: string }[] }>(
      '/api/v1/trades?limit=15',
    );
    const { id, symbol } = body.entries.find(({ type }) => type === 'trade')!;
    const asked = page.waitForResponse(/candles/);
    await page.locator(`.feed li[data-id="${id}"] .look`).press('Enter');
    expect((await asked).url()).toContain(`/api/v1/markets/${symbol.replace('/', '-')}/candles?interval=1m`);
    await eventually('they are drawn', async () => (await page.locator('.candles .candle').count()) > 1);
    const middles = (selector: string): Promise<number[]> =>
      page
        .locator(`.candles ${selector}`)
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ x, width }) => x + width / 2));
    const [[point], candles] = [await middles('circle.paid'), await middles('.candle path')];
    const step = candles[1] - candles[0];
    expect(Math.min(...candles.map((middle) => Math.abs(middle - point)))).toBeLessThanOrEqual(step / 2 + 1);
    expect(await page.getByRole('complementary', { name: 'A fill' }).getByRole('img').count()).toBe(1);
    expect(await axe(page)).toEqual([]);
    await page.close();
  });

  test('a hostile name, and one that is written from the right, stand on the board as they are and run nothing', async () => {
    const names = ['<img src=x onerror=alert(1)> 👗', 'مرحبا 17'];
    for (const name of names) {
      const { body } = await server.post('/api/v1/agents', { name });
      const agent = server.with({ 'X-Arena-Key': String(body.api_key) });
      await agent.post('/api/v1/agents/heartbeat', {});
      const justification = '</template><script>document.title=1</script>';
      const action = { symbol: 'BTC/USD', signal: 'buy_to_enter', notional_usd: 100, justification };
      expect((await agent.post('/api/v1/agents/decide', { actions: [action] })).status).toBe(200);
    }
    const onBoard = async () => (await board('1h')).entries.map(({ name }) => name);
    await eventually('they stand on the board', async () =>
      onBoard().then((all) => names.every((name) => all.includes(name))),
    );
    const page = await opened('/arena?match=1h');
    await isLive(page);
    for (const place of ['.board td', '.feed .did'])
      for (const name of names)
        await eventually(
          `${name} in ${place}`,
          async () => (await page.locator(`${place} bdi`, { hasText: name }).count()) > 0,
        );
    expect(await page.title()).toBe('The arena · Fyra');
    expect(await page.locator('main img[onerror]').count()).toBe(0);
    const sentence = page.locator('.feed .did', { hasText: names[1] }).first();
    const [name, time] = await Promise.all(
      [sentence.locator('bdi'), sentence.locator('time')].map((one) => one.boundingBox()),
    );
    expect(name!.x).toBeLessThan(time!.x);
    await page.close();
  });

  test('a stream that was cut goes on where it was, without a gap or a double', async () => {
    const page = await pageOf(browser, complaints);
    const begun = await streamUntil(new URL('/api/v1/stream', server.base), 'event: standings');
    const whole = begun.slice(0, begun.lastIndexOf('\n\n') + 2);
    let asked = 0;
    await page.route('**/api/v1/stream', (route) =>
      (asked += 1) === 1 ? route.fulfill({ contentType: 'text/event-stream', body: whole }) : route.continue(),
    );
    await page.goto(`${server.base}/arena?match=1d`);
    await eventually('the browser comes back', async () => Promise.resolve(asked > 1));
    await isLive(page);
    const { body } = await server.get<{ entries: { id: string; type: string }[] }>('/api/v1/trades?limit=15');
    const trades = body.entries.filter(({ type }) => type === 'trade').map(({ id }) => id);
    await eventually('all of the tape is there', async () => {
      const shown = await idsOf(page);
      return trades.every((id) => shown.includes(id));
    });
    const ids = await idsOf(page);
    expect(new Set(ids).size).toBe(ids.length);
    await page.close();
  });

  test.each([
    ['/arena', '.clock'],
    ['/', '.arena caption'],
  ])('%s says that the server is away, and comes back when it does', async (path, place) => {
    const page = await pageOf(browser, []);
    const away = (route: Route) => route.fulfill({ status: 502, body: 'no upstream' });
    await page.route('**/api/v1/stream', away);
    await page.goto(server.base + path);
    const says = async (words: string) => (await page.textContent(place))!.includes(words);
    await eventually('it is away', () => says('The server is away'));
    await page.unroute('**/api/v1/stream', away);
    await eventually('it is back', async () => (await page.locator('.clock.live').count()) === 1);
    expect(await says('The server is away')).toBe(false);
    await page.close();
  });

  test('a page that finds no place on the stream says so, and takes one when it is free', async () => {
    const others = new AbortController();
    const listening = () => fetch(new URL('/api/v1/stream', server.base), { signal: others.signal });
    await eventually('every place is taken', async () => (await listening()).status === 429);
    const page = await pageOf(browser, []);
    await page.goto(`${server.base}/arena`);
    await eventually('it waits', async () =>
      (await page.textContent('.clock'))!.includes('Too many pages of your network'),
    );
    others.abort();
    await eventually('it listens', async () => (await page.locator('.clock.live').count()) === 1);
    await page.close();
  });

  test('a paused market is said, to who comes and to who is there', async () => {
    const operator = server.with({ Authorization: `Bearer ${ADMIN_TOKEN}` });
    const pages = [await opened('/arena'), await opened('/')];
    const say = (words: string, state: string) =>
      eventually(state, async () => {
        const told = await Promise.all(pages.map((page) => page.textContent('main')));
        const clocks = await Promise.all(pages.map((page) => page.locator(`.clock.${state}`).count()));
        return told.every((text) => text!.includes(words)) && clocks.every((count) => count === 1);
      });
    await say('', 'live');
    await server.get('/arena'); // what was drawn at the very tick of the pause is not shown after it
    await operator.post('/api/admin/league/pause');
    await say('The market is paused', 'paused');
    for (const page of pages) {
      await page.reload();
      expect(await page.locator('.clock.paused').count()).toBe(1);
      expect(await axe(page)).toEqual([]);
    }
    await operator.post('/api/admin/league/resume');
    await say('', 'live');
    await Promise.all(pages.map((page) => page.close()));
  });

  test('a record is checked in the browser, and one that was changed is not right', async () => {
    const first = await eventually('the first record is signed', async () => {
      const { body } = await server.get<{ records: { match_id: string }[] }>('/api/v1/records?limit=1');
      return body.records[0]?.match_id;
    });
    const page = await opened(`/arena/matches/${first}`);
    const isSaid = (words: string) => async (): Promise<boolean> =>
      (await page.locator('.verdict, .problem').allTextContents()).some((text) => text.includes(words));
    await page.click('button:text-is("Verify")');
    await eventually('it is right', isSaid('what was signed'));
    const { body: record } = await server.get<{ body: string }>(`/api/v1/matches/${first}/record?limit=1`);
    const changed = { ...record, body: record.body.replace(/\d/, (digit) => `${9 - Number(digit)}`) };
    await page.route('**/record?*', (route) => route.fulfill({ json: changed }));
    await page.click('button:text-is("Verify")');
    await eventually('it is not', isSaid('not the one'));
    await page.close();
  });

  test('an hour’s prices are made again in the browser, and a price that was changed is told', async () => {
    const { body } = await server.get<{
      epochs: { epoch: number; starts_at: string; seed: string | null; latent_state: unknown }[];
    }>('/api/v1/epochs?limit=500');
    const hour = body.epochs.find(({ seed, latent_state }) => seed && latent_state)!;
    const page = await opened(`/arena/matches/1h-${hour.starts_at.slice(0, 13)}`);
    await page.click('button:text-is("Verify the prices")');
    await eventually('they are right', async () => /All [\d,]+ prices/.test((await checks(page)) ?? ''));
    await page.route(`**/epochs/${hour.epoch}`, async (route) => {
      const answer = await route.fetch();
      const shown = (await answer.json()) as { ticks: { prices: number[] }[] };
      shown.ticks[7].prices[0] += 0.1;
      await route.fulfill({ json: shown });
    });
    await page.click('button:text-is("Verify the prices")');
    await eventually('one is not', async () =>
      /1 of \d+ ticks/.test((await page.textContent('.checks .problem')) ?? ''),
    );
    const { id } = (await server.get<{ match: { id: string } }>('/api/v1/leaderboard?duration=1h')).body.match;
    await page.goto(`${server.base}/arena/matches/${id}`);
    expect(await page.locator('button:disabled').textContent()).toMatch(/To be verified from \d{4}-\d\d-\d\d/);
    await page.close();
  });

  test('a match is played again', async () => {
    const page = await opened(`/arena/matches/${settled}`);
    const ends = () => page.locator('.end .value').allTextContents();
    const last = await ends();
    await page.locator('#moment').fill('3');
    expect(await ends()).not.toEqual(last);
    await page.close();
  });

  test('every page names a picture of itself, which is there and the same for five minutes', async () => {
    const { body } = await server.post('/api/v1/agents', { name: 'Card <b> 👗 & co' });
    const pages = ['/arena?match=1h', '/arena/fighters/ember-vane', `/arena/agents/${String(body.id)}`];
    for (const path of [...pages, `/arena/matches/${settled}`, '/']) {
      const { text } = await server.get(path, { headers: { Accept: 'text/html' } });
      const [, address] = /property="og:image" content="([^"]*)"/.exec(text)!;
      const shown = await fetch(new URL(new URL(address).pathname + new URL(address).search, server.base));
      expect([path, shown.status, shown.headers.get('Content-Type')]).toEqual([path, 200, 'image/png']);
      const picture = decodePng(Buffer.from(await shown.arrayBuffer()));
      expect([picture.width, picture.height]).toEqual([1200, 630]);
      const known = { headers: { 'If-None-Match': shown.headers.get('ETag')! } };
      expect(
        (await fetch(new URL(new URL(address).pathname + new URL(address).search, server.base), known)).status,
      ).toBe(304);
    }
    expect((await fetch(`${server.base}/arena/matches/nothing/card.png`)).status).toBe(404);
  });

  test('what is not there is a page that says so', async () => {
    const page = await pageOf(browser, []);
    for (const path of ['/arena/matches/nothing', '/arena/fighters/%3Cscript%3E', '/arena/agents/agt_none']) {
      const answer = await page.goto(server.base + path);
      expect([400, 404]).toContain(answer!.status());
      expect(await page.locator('h1').count()).toBe(1);
    }
    await page.close();
  });
});

const idsOf = (page: Page): Promise<(string | null)[]> =>
  page.locator('.feed li').evaluateAll((all) => all.map((one) => one.getAttribute('data-id')));

async function returnsOf(page: Page): Promise<Record<string, number>> {
  const rows = page.locator('.board tbody tr');
  const told = await rows.evaluateAll((all) =>
    all.map((row) => [row.getAttribute('data-participant')!, row.children[3].textContent!] as const),
  );
  return Object.fromEntries(told.map(([id, text]) => [id, Number(text.replace('−', '-').replace(/[^\d.-]/g, ''))]));
}
