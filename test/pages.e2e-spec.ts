import type { Browser, Page } from 'playwright-core';
import { axe, hasBrowser, openBrowser, pageOf } from './support/browser.js';
import { faultsInSwedish, leftInEnglish } from './support/languages.js';
import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { createWorld, type World } from './support/world.js';

const WIDTHS = [390, 1280];
const SCHEMES = ['light', 'dark'] as const;
const PAGES = [
  ['/', 'Fyra: four engines behind one address'],
  ['/trial', 'Try the engine · Fyra'],
  ['/api/register', 'An instant key · Fyra'],
  ['/api/pricing', 'Pricing · Fyra'],
  ['/pages/components', 'Components · Fyra'],
];

(hasBrowser('pages.e2e-spec') ? describe : describe.skip)('pages in a browser', () => {
  let world: World;
  let server: Server;
  let browser: Browser;
  const complaints: string[] = [];

  beforeAll(async () => {
    world = await createWorld({ BILLING: 'sandbox', SERVICES: 'design,cognitive,tools' });
    [server, browser] = await Promise.all([world.start(), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await world?.close();
  });
  afterEach(() => expect(complaints.splice(0)).toEqual([]));

  async function opened(path: string, width = 1280): Promise<Page> {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    page.on('console', (message) => message.type() === 'error' && complaints.push(`${path}: ${message.text()}`));
    page.on('pageerror', (error) => complaints.push(`${path}: ${error.message}`));
    await page.goto(server.base + path);
    return page;
  }

  test.each(PAGES)('%s is whole at both widths and in both schemes', async (path, title) => {
    const grounds = new Set<string>();
    const page = await opened(path);
    expect(await page.title()).toBe(title);
    expect(await page.evaluate('document.documentElement.lang')).toBe('en');
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.evaluate(UNNAMED)).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    }
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' }); // a sentence that fades in is pale for a moment
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await axe(page)).toEqual([]);
      }
      grounds.add(String(await page.evaluate('getComputedStyle(document.body).backgroundColor')));
    }
    await page.close();
    expect(grounds.size).toBe(SCHEMES.length);
  });

  const SPOKEN = [
    '/',
    '/trial',
    '/api/register',
    '/api/pricing',
    '/studio',
    '/gallery',
    '/status',
    '/account',
    '/guide',
    '/guide/decisions',
  ];
  test.each([...SPOKEN, '/nothing/here'])('%s is in Swedish from its title to its foot', async (path) => {
    expect(await leftInEnglish(browser, complaints, server.base + path)).toEqual([]);
    const page = await pageOf(browser, complaints, { locale: 'sv-SE', reducedMotion: 'reduce' });
    await page.goto(server.base + path);
    for (const width of WIDTHS) expect(await faultsInSwedish(page, width)).toEqual([]);
    await page.close();
    complaints.splice(0, complaints.length, ...complaints.filter((line) => !line.includes('404 (Not Found)')));
  });

  test('the language is chosen by a link, without a script, and remembered; a page names itself in both', async () => {
    const page = await pageOf(browser, complaints, { locale: 'de-DE', javaScriptEnabled: false });
    await page.goto(`${server.base}/studio?text=a+coat`);
    expect(await page.evaluate('document.documentElement.lang')).toBe('en');
    await page.click('.tongue a');
    expect(new URL(page.url()).search).toBe('?text=a+coat&lang=sv');
    expect(await page.evaluate('document.documentElement.lang')).toBe('sv');
    await page.goto(`${server.base}/trial`);
    expect(await page.locator('h1').textContent()).toBe('Säg något till sinnet.');
    const alternates = await page
      .locator('link[hreflang]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), new URL(link.getAttribute('href')!).search]),
      );
    expect(alternates).toEqual([
      ['en', '?lang=en'],
      ['sv', '?lang=sv'],
      ['x-default', ''],
    ]);
    await page.close();
  });

  test('caches keep languages apart, and a browser loads the words of one', async () => {
    const asked = (language: string) =>
      server.get('/trial', { headers: { Accept: 'text/html', 'Accept-Language': language } });
    const [en, sv] = await Promise.all(['en', 'sv;q=0.9, de'].map(asked));
    for (const page of [en, sv]) expect(page.headers.get('Vary')).toBe('Accept, Accept-Language, Cookie');
    expect([en, sv].map(({ headers }) => headers.get('Content-Language'))).toEqual(['en', 'sv']);
    expect(en.headers.get('Set-Cookie')).toBeNull();
    const chosen = await server.get('/trial?lang=sv', { headers: { Accept: 'text/html' } });
    expect(chosen.headers.get('Set-Cookie')).toMatch(
      /^fyra_language=sv; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
    const scriptsOf = async ({ text }: typeof en) => {
      const paths = [...new Set(text.match(/\/assets\/[\w.-]+\.js/g))];
      const files = await Promise.all(
        paths.map((path) => server.get(path, { headers: { 'Accept-Encoding': 'identity' } })),
      );
      return files.map((file) => file.text).join('\n');
    };
    const [english, swedish] = await Promise.all([en, sv].map(scriptsOf));
    expect([english.includes('din nyckel'), swedish.includes('din nyckel')]).toEqual([false, true]);
    expect(english).toContain('Put your key');
    expect(swedish).not.toContain('Put your key');
  });

  test('every link and anchor of the guide leads somewhere, and every picture is there', async () => {
    const page = { headers: { Accept: 'text/html' } };
    const texts = new Map<string, string>();
    const opened = async (path: string): Promise<string> => {
      const answer = texts.has(path) ? null : await server.get(path, path.includes('/pictures/') ? {} : page);
      if (answer && answer.status !== 200) texts.set(path, `${answer.status}`);
      else if (answer) texts.set(path, answer.text);
      return texts.get(path)!;
    };
    const linksOf = (text: string) =>
      [...text.matchAll(/<(?:a|img)[^>]* (?:href|src)="([^"]+)"/g)].map(([, link]) => link.replaceAll('&amp;', '&'));
    const todo = ['/guide'];
    const lost: string[] = [];
    for (const path of todo)
      for (const link of linksOf(await opened(path))) {
        const { origin, pathname, hash } = new URL(link, `${server.base}${path}`);
        if (origin !== server.base || !pathname.startsWith('/guide') || pathname === '/guide/search') continue;
        const text = await opened(pathname);
        if (/^\d{3}$/.test(text) || (hash && !text.includes(`id="${decodeURIComponent(hash.slice(1))}"`)))
          lost.push(`${path}: ${link}`);
        if (!pathname.includes('/pictures/') && !todo.includes(pathname)) todo.push(pathname);
      }
    expect(todo.length).toBeGreaterThan(60);
    expect(lost).toEqual([]);
    const map = await server.get('/sitemap.xml', { headers: { Accept: '*/*' } });
    const told = [...map.text.matchAll(/<loc>[^<]*?(\/guide[^<]*)<\/loc>/g)].map(([, path]) => path);
    expect(told.filter((path) => !todo.includes(path))).toEqual([]);
    expect(told.length).toBeGreaterThan(60);
  });

  test('the guide is searched while one writes, and without a script; what cannot be tried has no link', async () => {
    const quiet = await pageOf(browser, complaints, { javaScriptEnabled: false });
    await quiet.goto(`${server.base}/guide`);
    await quiet.fill('#guide-query', 'retry-after 429');
    await quiet.click('.guide-search button');
    expect(await quiet.locator('.prose .places li').count()).toBeGreaterThan(2);
    await quiet.close();
    const page = await pageOf(browser, complaints, { locale: 'sv-SE', viewport: { width: 390, height: 844 } });
    await page.goto(`${server.base}/guide/api`);
    await page.fill('#guide-query', 'retry-after 429');
    await page.waitForSelector('.guide-search .places a');
    expect(await page.locator('.guide-search .places a').first().getAttribute('href')).toMatch(/^\/guide\/?[\w/-]*#./);
    for (const width of WIDTHS) expect(await faultsInSwedish(page, width)).toEqual([]);
    for (const link of await page
      .locator('.try a')
      .evaluateAll((links) => links.map((one) => String((one as HTMLAnchorElement).href))))
      expect([link, (await fetch(link, { headers: { Accept: 'text/html,*/*;q=0.8' } })).status]).not.toEqual([
        link,
        401,
      ]);
    await page.close();
    for (const bad of [
      '/guide/nothing',
      '/guide/..%2f..%2fpackage',
      '/guide/pictures/pictures/..%2fguide.json',
      '/guide/index/x',
    ])
      expect([bad, (await server.get(bad)).status]).toEqual([bad, 404]);
  });

  test('a garment is typed and drawn; each underline is the words of its choice', async () => {
    const page = await opened('/', 390);
    const text = 'a splendid red 👗 linen shirt <b>with</b> a band collar';
    await page.fill('#wear', text);
    await page.waitForSelector('.echo mark.unused');
    const underlined = await page.locator('.echo mark.stated').allTextContents();
    expect(underlined).toEqual(expect.arrayContaining(['red', 'linen', 'shirt', 'band collar']));
    expect((await page.locator('.echo').textContent())?.trim()).toBe(text);
    const choices = await page.locator('.choices li.stated').allTextContents();
    expect(choices).toEqual(expect.arrayContaining(['garmentshirt“shirt”', 'clothlinen“linen”']));
    const drawn = new URLSearchParams({ description: text, format: 'jpg' }).toString();
    await page.waitForSelector(`.drawn img[src$="${drawn}"]`);
    await page.waitForSelector('.drawn:not(.drawing)');
    expect(await page.evaluate("document.querySelector('.drawn img').naturalWidth")).toBe(512);
    await page.locator('.as label', { hasText: 'Python' }).first().click();
    expect(await page.locator('.playground pre:visible').textContent()).toContain('import requests');
    await page.fill('#wear', 'good morning to you');
    await page.waitForSelector('.playground .problem:not(:empty)');
    await page.close();
    complaints.splice(0, complaints.length, ...complaints.filter((line) => !line.includes('400 (Bad Request)')));
  });

  test('without script a form draws, and says what it cannot draw', async () => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(server.base);
    await page.fill('#wear', 'a camel coat <script>alert(1)</script>');
    await page.click('text=Draw it');
    expect(new URL(page.url()).searchParams.get('wear')).toContain('camel coat');
    expect(await page.locator('.echo mark.stated').allTextContents()).toEqual(['camel', 'coat']);
    expect(await page.getAttribute('.drawn img', 'src')).toContain('camel+coat');
    await page.goto(`${server.base}/?wear=good+morning+to+you`);
    expect(await page.locator('.drawn img').count()).toBe(0);
    expect(await page.textContent('.playground .problem')).toContain('No garment');
    await page.close();
  });

  test('the atelier answers without a key, and the engine moves', async () => {
    const page = await opened('/');
    const before = await page.textContent('.meters');
    await page.locator('#message').fill('Which fabric should I take for a summer shirt?');
    await page.click('.talk button[type=submit]');
    await page.waitForSelector('.lines .atelier');
    expect(await page.textContent('.talk form')).toMatch(/[0-2] of today’s questions are left/);
    await eventually('the engine moves', async () => (await page.textContent('.meters')) !== before);
    await page.close();
  });

  test('the button gives a key, which is shown once and works', async () => {
    const page = await opened('/api/register', 390);
    await page.click('button[type=submit]');
    await page.waitForSelector('#issued:not([hidden])');
    const key = await page.locator('#issued code').first().textContent();
    expect(key).toMatch(/^fyra_tools_[0-9A-Za-z]{36}$/);
    expect((await server.get('/api/keys/me', { headers: { 'X-API-Key': key! } })).status).toBe(200);
    await page.reload();
    expect(await page.content()).not.toContain(key);
    await page.close();
  });

  test('a text sent from the trial page is answered', async () => {
    const page = await opened('/trial');
    await page.fill('#text', 'I love this wonderful coat <b>!</b>');
    await page.click('button[type=submit]');
    await page.waitForSelector('#felt:not([hidden])');
    expect(await page.textContent('#felt-label')).toMatch(/^positive/);
    expect(await page.textContent('#felt-text')).toBe('I love this wonderful coat <b>!</b>');
    expect(await page.locator('#felt-text mark').count()).toBeGreaterThan(0);
    await page.close();
  });

  test('a pack is bought in the sandbox, and every page says that no money moves', async () => {
    const { body } = await server.get('/api/register');
    const key = String(body.api_key);
    const page = await opened('/api/pricing', 390);
    const says = async () => expect(await page.textContent('main')).toContain('no money moves');
    await says();
    await page.click('form[data-buy="chat-100"] button');
    expect(await page.textContent('form[data-buy="chat-100"] .problem')).toContain('key');
    await page.fill('#api-key', key);
    await page.click('form[data-buy="chat-100"] button');
    await page.waitForURL(/\/api\/billing\/sandbox\/ord_/);
    await says();
    await page.click('form[data-confirm] button');
    await page.waitForSelector('.stamp');
    await says();
    expect(await page.textContent('.stamp')).toBe('paid');
    const mine = await server.get('/api/keys/me', { headers: { 'X-API-Key': key } });
    expect(mine.body.packs.calls_left).toBe(100);
    await page.close();
  });

  test('an error is a page for who looks at it, and a problem for every program', async () => {
    const browser = { headers: { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' } };
    for (const [path, status] of [
      ['/nothing/here', 404],
      ['/api/design/dsn_none', 404],
      ['/api/keys/me', 401],
      ['/api/v1/design/preview?description=hello', 400],
    ] as const) {
      const page = await server.get(path, browser);
      expect([path, page.status, page.headers.get('Content-Type')]).toEqual([path, status, 'text/html; charset=utf-8']);
      expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
      expect(page.text).toContain('<h1>');
      const program = await server.get(path, { headers: { Accept: '*/*' } });
      expect([path, program.status, program.body.status]).toEqual([path, status, status]);
    }
    const sent = await server.post('/api/chat', {}, browser);
    expect(sent.headers.get('Content-Type')).toMatch(/^application\/problem\+json/);
  });

  test('programs get JSON where browsers get a page', async () => {
    const html = { headers: { Accept: 'text/html' } };
    for (const path of ['/', '/api/pricing']) {
      expect((await server.get(path)).headers.get('Content-Type')).toMatch(/^application\/json/);
      const page = await server.get(path, html);
      expect(page.headers.get('Content-Type')).toMatch(/^text\/html/);
      expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
      const [asset] = /\/assets\/site\.[\w-]+\.css/.exec(page.text)!;
      expect((await server.get(asset)).headers.get('Cache-Control')).toMatch(/immutable/);
    }
    expect((await server.get('/assets/nothing.css')).status).toBe(404);
  });
});

/** Inputs without a label, buttons and links without a name. */
const UNNAMED = `[...document.querySelectorAll('input:not([type=hidden]), textarea, button, a')]
  .filter((e) => !(e.labels?.length || e.getAttribute('aria-label') || e.textContent.trim()))
  .map((e) => e.outerHTML)`;
