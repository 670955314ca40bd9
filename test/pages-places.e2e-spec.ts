import type { Browser, Page } from 'playwright-core';
import { hasBrowser, openBrowser, pageOf } from './support/browser.js';
import { PrefixGateway } from './support/prefix-gateway.js';
import { eventually } from './support/wait.js';
import { createWorld, type World } from './support/world.js';

/** Pages of a place below a path, to which nobody may register and where not everything is loaded. */
const PLACES: [services: string, pages: string[]][] = [
  ['design', ['/', '/studio', '/studio?text=a%20red%20dress', '/gallery', '/account']],
  ['tools,cognitive', ['/', '/mind', '/trial', '/account', '/api/pricing', '/nothing-here']],
  ['arena', ['/', '/arena']],
];

(hasBrowser('pages-places.e2e-spec') ? describe : describe.skip).each(PLACES)(
  'below a path, closed, only with %s',
  (services, paths) => {
    let world: World;
    let gateway: PrefixGateway;
    let browser: Browser;
    const complaints: string[] = [];

    beforeAll(async () => {
      [gateway, world] = await Promise.all([PrefixGateway.open('/fyra'), createWorld({ REGISTRATION: 'closed' })]);
      const place = { SERVICES: services, PUBLIC_URL: gateway.url, ROLE: 'api' };
      const [server, opened] = await Promise.all([world.launch(place), openBrowser()]);
      [gateway.behind, browser] = [server.port, opened];
      await eventually('it answers', () => server.get('/livez').catch(() => null)); // a league that is not there is never ready
    });
    afterAll(async () => {
      await browser?.close();
      gateway?.close();
      await world?.close();
    });

    test.each(paths)('%s leads nowhere where nothing is, and asks for nothing that is not there', async (path) => {
      const page = await pageOf(browser, complaints);
      const refused: string[] = [];
      page.on('response', (answer) => {
        if (answer.status() >= 400 && !answer.url().endsWith('/nothing-here'))
          refused.push(`${answer.status()} ${answer.url()}`);
      });
      await page.goto(gateway.url + path);
      expect(await page.locator('h1').count()).toBe(1);
      for (const link of await linksOf(page, gateway.url + path)) {
        const { status } = await fetch(link, { headers: { Accept: 'text/html,*/*;q=0.8' } });
        if (new URL(link).pathname.endsWith('/nothing-here')) continue; // the same in the other language
        if (status >= 400 && status < 500) refused.push(`${status} ${link}`); // 503: a league or a mind without a worker is not ready
      }
      expect(refused).toEqual([]);
      expect(complaints.splice(0).filter((line) => path !== '/nothing-here' || !line.includes('404'))).toEqual([]);
      await page.close();
    });

    if (services === 'design')
      test('its script asks below the path: a garment that is written is read and drawn', async () => {
        const page = await pageOf(browser, complaints);
        await page.goto(gateway.url);
        await page.fill('#wear', 'a green wool coat');
        await page.waitForSelector('.drawn img[src*="green"]');
        expect(await page.locator('.echo mark.stated').allTextContents()).toEqual(['green', 'wool', 'coat']);
        await page.goto(`${gateway.url}/studio`);
        expect(await page.locator('#own-key').count()).toBe(1);
        expect(complaints.splice(0)).toEqual([]);
        await page.close();
      });

    if (services === 'arena')
      test('a league without its first tick is said to open', async () => {
        const page = await pageOf(browser, complaints);
        const told = async (path: string) => {
          await page.goto(gateway.url + path);
          return page.textContent('main');
        };
        expect(await told('/arena')).toContain('The league is opening.');
        await eventually('so is it on the first page', async () => (await told('/'))?.includes('is opening'));
        expect(complaints.splice(0)).toEqual([]);
        await page.close();
      });
  },
);

/** Addresses of this place that a page links to, but for its own. */
const linksOf = async (page: Page, own: string): Promise<string[]> =>
  (
    await page.locator('a[href]').evaluateAll((all) => [
      ...new Set(
        all
          .map((link) => (link as HTMLAnchorElement).href)
          .filter((href) => new URL(href).host === location.host)
          .map((href) => href.split('#')[0]),
      ),
    ])
  ).filter((link) => link !== own && !link.startsWith(`${own}?lang=`));
