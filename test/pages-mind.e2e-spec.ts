import type { Browser, Page, Route } from 'playwright-core';
import { axe, hasBrowser, openBrowser, overflow, pageOf } from './support/browser.js';
import { faultsInSwedish, leftInEnglish } from './support/languages.js';
import { tabStops, unnamed } from './support/keyboard.js';
import { decodePng } from './support/png.js';
import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { createWorld, type World } from './support/world.js';

interface Explanation {
  value: number;
  contributions: unknown[];
}

(hasBrowser('pages-mind.e2e-spec') ? describe : describe.skip)('the mind in a browser', () => {
  let world: World;
  let server: Server;
  let browser: Browser;
  const complaints: string[] = [];

  beforeAll(async () => {
    world = await createWorld({ SERVICES: 'arena,cognitive' }); // a mind without a past has no dreams
    [server, browser] = await Promise.all([world.start(), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await world?.close();
  });
  afterEach(() => expect(complaints.splice(0)).toEqual([]));

  async function opened(options = {}): Promise<Page> {
    const page = await pageOf(browser, complaints, options);
    await page.goto(`${server.base}/mind`);
    return page;
  }
  const isLive = (page: Page) =>
    eventually('the line is live', async () => (await page.locator('.clock.live').count()) === 1);
  const numbersOf = async (page: Page, cells: string) =>
    (await page.locator(cells).allTextContents()).map((text) => Number(text.replace('−', '-')));

  test('with script off: form, sentence, values, strip, dreams and beliefs', async () => {
    const page = await opened({ javaScriptEnabled: false });
    expect(await page.locator('.mind-form').getAttribute('aria-label')).toMatch(/^It is .+ and feels \w+$/);
    expect(await page.locator('.saying .dream').textContent()).toMatch(/^”.+”$/);
    expect(await page.locator('.values dt').count()).toBe(6);
    expect(await page.locator('.mind-strip .line').count()).toBe(7);
    expect(await page.locator('.dreams li').count()).toBeGreaterThan(0);
    expect(await page.locator('#beliefs').count()).toBe(1);
    await page.close();
  });

  test('it is in Swedish from its title to its foot, and moves in Swedish', async () => {
    expect(await leftInEnglish(browser, complaints, `${server.base}/mind`)).toEqual([]);
    const page = await opened({ locale: 'sv-SE' });
    await isLive(page);
    await page.getByRole('button', { name: 'trötthet' }).click();
    await eventually('it is explained', async () => (await page.locator('.waterfall').count()) === 1);
    expect(await page.locator('.waterfall tbody th').allTextContents()).toContain('sömntryck');
    for (const width of [390, 1280]) expect(await faultsInSwedish(page, width)).toEqual([]);
    await page.close();
  });

  test('accessible in both widths and schemes, with an explanation and a dream opened', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await opened({ colorScheme });
      await isLive(page);
      await page.getByRole('button', { name: 'fatigue' }).click();
      await page.locator('.dreams button').first().click();
      await eventually('both are told', async () => (await page.locator('.waterfall').count()) === 2);
      expect(await axe(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await axe(page)).toEqual([]);
      await page.close();
    }
  });

  test.each(['fatigue', 'confidence', 'curiosity', 'creativity', 'lucidity'])(
    'what %s is made of adds up to it, as written and as the API says at that moment',
    async (field) => {
      const page = await opened();
      await isLive(page);
      const answer = page.waitForResponse((one) => one.url().includes(`/explain/${field}`));
      await page.getByRole('button', { name: field }).click();
      const { value, contributions } = (await (await answer).json()) as Explanation;
      const parts = await eventually('it is drawn', async () => {
        const written = await numbersOf(page, '.reasons tbody td:last-child');
        return written.length > 0 && written;
      });
      expect(parts).toHaveLength(contributions.length);
      expect(parts.reduce((sum, part) => sum + part, 0).toFixed(4)).toBe(value.toFixed(4));
      expect(await numbersOf(page, '.reasons tfoot td:last-child')).toEqual([Number(value.toFixed(4))]);
      await page.close();
    },
  );

  test('what is said to it is marked on the strip, felt, and shown as text, whatever it is', async () => {
    const page = await opened();
    await isLive(page);
    const said = '<img src=x onerror=alert(1)> \u202Ethank you 🙂';
    await page.fill('#say', said);
    await page.getByRole('button', { name: 'Say it' }).click();
    await eventually('it answers', async () => (await page.locator('.heard').count()) === 1);
    expect(await page.locator('.said-mark text').textContent()).toContain('you: <img src=x');
    expect(await page.locator('.mind-strip image, .saying-bar img').count()).toBe(0);
    await eventually('the event is on the strip', async () => (await page.locator('.mind-strip .event').count()) > 0);
    expect(await page.locator('.heard').textContent()).toMatch(/It read this as \w+ \([+−]?\d\.\d\d\) and felt \w+\./);
    await page.close();
  });

  test('a moment of the strip is computed again: its hash is that of the API, the values are of then', async () => {
    const page = await opened();
    await isLive(page);
    await eventually('some of its life is kept', async () => {
      const { body } = await server.get<{ seq: number }>('/api/cognitive/model');
      return body.seq > 0;
    });
    const slider = page.locator('#looked');
    await slider.focus();
    await eventually('there is a past', async () => {
      const [least, most] = await Promise.all(['min', 'max'].map((end) => slider.getAttribute(end)));
      return Number(most) - Number(least) >= 3;
    });
    const answer = page.waitForResponse((one) => one.url().includes('/replay?at='));
    await page.keyboard.press('ArrowLeft');
    const replay = await answer;
    const at = new URL(replay.url()).searchParams.get('at');
    const { body } = await server.get<{ state_hash: string; snapshot: { fatigue: number } }>(
      `/api/cognitive/replay?at=${at}`,
    );
    await eventually('it is told', async () => (await page.locator('.hash').count()) === 1);
    expect(await page.locator('.hash').textContent()).toBe(body.state_hash);
    const shown = page.locator('.values div', { hasText: 'fatigue' }).locator('b');
    expect(await shown.textContent()).toBe(`${Math.round(body.snapshot.fatigue * 100)}\u00a0%`);
    await page.getByRole('button', { name: 'Back to now' }).click();
    expect(await page.locator('.hash').count()).toBe(0);
    await page.close();
  });

  test('by keyboard: every stop is seen and named, and the end is reached', async () => {
    const page = await opened();
    await isLive(page);
    const stops = await tabStops(page);
    expect(stops[0].element).toBe('a Skip to the content');
    expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
    for (const wanted of ['button fatigue', 'input looked', 'input say', 'button Say it', 'a readiness'])
      expect(stops.map(({ element }) => element)).toContain(wanted);
    expect(await unnamed(page)).toEqual([]);
    await page.close();
  });

  test('says that the server is away, and comes back when it does', async () => {
    const page = await pageOf(browser, []);
    const away = (route: Route) => route.fulfill({ status: 502, body: 'no upstream' });
    await page.route('**/api/cognitive/stream', away);
    await page.goto(`${server.base}/mind`);
    await eventually('it is away', async () => (await page.textContent('.clock'))!.includes('The server is away'));
    await page.unroute('**/api/cognitive/stream', away);
    await isLive(page);
    await page.close();
  });

  test('its picture for places where links are shared', async () => {
    const { text } = await server.get('/mind', { headers: { Accept: 'text/html' } });
    expect(text).toContain(`property="og:image" content="`);
    const answer = await fetch(`${server.base}/mind/card.png`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    const { width, height } = decodePng(Buffer.from(await answer.arrayBuffer()));
    expect([width, height]).toEqual([1200, 630]);
  });
});
