import { writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { cutOf } from '../src/design/engine/cut/cut-of.js';
import { completedOf } from '../src/design/engine/cut/typical.js';
import { glbOf } from '../src/design/engine/drape/out/glb.js';
import { looksOf } from '../src/design/engine/drape/out/looks.js';
import { sceneOf } from '../src/design/engine/drape/out/scene.js';
import type { FitReport } from '../src/design/engine/drape/fit/fit-report.js';
import { skirt } from '../src/design/engine/drape/out/worn.fixture.js';
import { readDesign } from '../src/design/engine/read/read-design.js';
import { axe, hasBrowser, openBrowser, overflow, pageOf } from './support/browser.js';
import type { Json } from './support/http.js';
import { whenFinal, whenMade } from './support/final.js';
import { tabStops, unnamed } from './support/keyboard.js';
import { decodePng } from './support/png.js';
import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { createWorld, withoutFilesAhead, type World } from './support/world.js';

const TEXT = 'A rust linen A-line dress with short sleeves and little sparrow charms, knee-length';
const HOSTILE =
  'a red linen dress <img src=x onerror="document.title=1"><script>document.title=2</script> \u202Eevil 👗';
const BLUE_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1200"><rect width="600" height="1200" fill="#00f"/></svg>';
const SCRIPT_KB = 35;
const STYLE_KB = 12;

const FIT: FitReport = {
  version: 3,
  unit: 'mm',
  girths: [
    {
      at: 'seat',
      height_mm: 800,
      body_mm: 960,
      cut_mm: 1065,
      worn_mm: 1066,
      declared_mm: 1065,
      ease_mm: 105,
      ease: 0.1094,
      strain: 0.0009,
    },
  ],
  measures: [],
  lengths: [],
  pulls: [{ panel: 'back#1', piece: 'back', at: 'waist', height_mm: 1041, strain: 0.08, comfortable: 0.06 }],
  stands_away_mm: { mean: 20, most: 90, at: [] },
  hem_mm: { front: 451, left: 447, back: 440, right: null },
  put_on: { ok: true, openings: [{ opening: 'waist', passes: 'seat', body_mm: 960, opens_mm: 980, ok: true }] },
  seams: [],
  panels: [],
  approximate: [],
};

(hasBrowser('pages-studio.e2e-spec') ? describe : describe.skip)('the studio in a browser', () => {
  let world: World;
  let server: Server;
  let browser: Browser;
  let made: string;
  let storageState: BrowserContextOptions['storageState'];
  const complaints: string[] = [];

  beforeAll(async () => {
    world = await createWorld({
      SERVICES: 'design',
      PUBLIC_URL: 'http://localhost:9',
      ALLOWANCES: '127.0.0.0/8 x1000; ::1/64 x1000',
    }).then(withoutFilesAhead);
    [server, browser] = await Promise.all([world.start(), openBrowser()]);
    const page = await opened('/studio');
    await page.fill('#description', TEXT);
    await page.click('.compose button');
    await isMade(page);
    made = idOf(page);
    storageState = await page.context().storageState();
    await page.close();
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
  /** As the maker, whose browser holds the session. */
  async function mine(path: string): Promise<Page> {
    const page = await opened(path, { storageState });
    await eventually('the script has taken over', async () => (await page.locator('.pick select option').count()) > 20);
    return page;
  }
  const isMade = (page: Page) =>
    eventually('it is made', async () => (await page.locator('img.illustration').count()) === 1);
  const idOf = (page: Page): string => new URL(page.url()).searchParams.get('design')!;
  const designOf = async (id: string): Promise<Json> => (await server.get(`/api/design/${id}`)).body;
  /** Waits for another version than the one that is shown. */
  const isAnother = (page: Page, before: string) =>
    eventually('another version', async () => Promise.resolve(idOf(page) !== before && idOf(page)));

  test('it is turned round and shows how it fits, by keys and by pointer; what draws it comes with the tab', async () => {
    const id = await skirtWithModel();
    const drawing = await openBrowser(true);
    const page = await pageOf(drawing, complaints);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${server.base}/d/${id}`);
    await eventually('the script has taken over', async () => (await page.locator('#tab-worn').count()) === 1);
    expect(asked.filter((path) => /open\.|worn/.test(path))).toEqual([]);
    await page.click('#tab-worn');
    const table = page.locator('.worn canvas.table:not(.away)');
    await eventually('it is there', async () => (await table.count()) === 1);
    expect(asked.filter((path) => path.endsWith('worn.glb'))).toHaveLength(1);
    const share = async (is: (r: number, g: number, b: number) => boolean): Promise<number> => {
      const picture = decodePng(await table.screenshot());
      const { width, height } = picture;
      const places = Array.from({ length: 10_000 }, (_, i) => [(i % 100) / 100, Math.floor(i / 100) / 100]);
      const colors = places.map(([x, y]) =>
        Number.parseInt(picture.at(Math.floor(x * width), Math.floor(y * height)).slice(1), 16),
      );
      return colors.filter((c) => is(c >> 16, (c >> 8) & 255, c & 255)).length / places.length;
    };
    const red = (r: number, g: number, b: number): boolean => r > g + 50 && r > b + 50;
    const blue = (r: number, _: number, b: number): boolean => b > r + 50;
    await eventually('it is drawn', async () => (await share(red)) > 0.02);
    await table.focus();
    for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowRight');
    expect(await table.getAttribute('aria-valuetext')).toBe('back');
    await page.click('.turns button >> nth=1');
    expect(await table.getAttribute('aria-valuenow')).toBe('90');
    await page.click('.worn .fit button');
    await eventually('the map is drawn', async () => (await share(blue)) > 0.02);
    expect(await page.textContent('.worn .legend')).toContain('pulls');
    await eventually('how it fits', async () => (await page.locator('.fits td').count()) === 3);
    expect(await page.locator('.fits td').allTextContents()).toEqual(['96.0', '106.5', '+10.5']);
    expect(await page.locator('.fits li').allTextContents()).toEqual([
      'Strained more than is comfortable: waist.',
      'The hem hangs 45.1 cm above the floor in front, 44.0 cm behind.',
      'Through the waist, which gives 98.0 cm, the seat of 96.0 cm passes.',
    ]);
    expect(await axe(page)).toEqual([]);
    await drawing.close();
  });

  test('who cannot be shown models sees a picture, and what cannot be draped says why', async () => {
    const id = await skirtWithModel();
    writeFileSync(`${world.dataDir}/artefacts/design/${id}/worn.png`, new Resvg(BLUE_SVG).render().asPng());
    const page = await pageOf(browser, complaints);
    await page.addInitScript('HTMLCanvasElement.prototype.getContext = () => null');
    await page.goto(`${server.base}/d/${id}`);
    await page.click('#tab-worn');
    await eventually('the picture', async () => (await page.locator('.worn img').count()) === 1);
    await world.query(`UPDATE design_submission SET worn_refused = 'It fell.' WHERE id = '${id}'`);
    await page.reload();
    await page.click('#tab-worn');
    await eventually('the reason', async () => (await page.textContent('.undraped'))?.includes('It fell.'));
    expect(await axe(page)).toEqual([]);
    await page.close();
    const card = decodePng(Buffer.from(await (await fetch(`${server.base}/d/${id}/card.png`)).arrayBuffer()));
    expect([card.at(990, 300), card.at(800, 300)]).toEqual(['#0000ff', '#f3f0ea']);
  });

  /** A skirt whose model is put there, so that nothing is draped. */
  async function skirtWithModel(): Promise<string> {
    const description = 'a circle skirt in red gingham cotton';
    const { body } = await server.post('/api/v1/design/trial', { description });
    await whenFinal(server, `/api/design/${String(body.id)}`);
    const read = readDesign({ description });
    if (!read.ok) throw new Error(read.reason);
    const looks = await looksOf(cutOf(completedOf(read.brief)), ['fabric']);
    const model = glbOf(sceneOf({ ...skirt({ cell: 0.03 }), looks }));
    writeFileSync(`${world.dataDir}/artefacts/design/${String(body.id)}/worn.glb`, model);
    writeFileSync(`${world.dataDir}/artefacts/design/${String(body.id)}/fit.json`, JSON.stringify(FIT));
    return String(body.id);
  }

  test('words are marked while they are written: each mark is what the evidence quotes, and what is lost is named', async () => {
    const page = await opened('/studio');
    await page.fill('#description', TEXT);
    await eventually('it is read', async () => (await page.locator('.under mark').count()) > 5);
    const marks = await page
      .locator('.under mark')
      .evaluateAll((all) => all.map((one) => [one.getAttribute('data-span')!, one.textContent!, one.className]));
    for (const [span, text] of marks) expect(TEXT.slice(...span.split(',').map(Number))).toBe(text);
    const { body } = await server.post('/api/v1/design/read', { description: TEXT });
    const quoted = Object.values(body.evidence as unknown as Record<string, { span: number[] | null; text: string }>);
    const shown = marks.map(([, text]) => text);
    expect(shown).toEqual(
      expect.arrayContaining([...new Set(quoted.flatMap(({ span, text }) => (span ? [text] : [])))]),
    );
    expect(marks.filter(([, , name]) => name.includes('unused')).map(([, text]) => text)).toEqual(['sparrow charms']);
    expect(await page.textContent('#understood')).toContain('sparrow charms');
    const [under, field] = await Promise.all([box(page, '.under'), box(page, '#description')]);
    expect(under).toEqual(field);
    await page.close();
  });

  test('a choice makes a version, undo and redo go along them, and the picture is another', async () => {
    const page = await mine(`/studio?design=${made}`);
    const picture = () => page.getAttribute('img.illustration', 'src');
    const first = await picture();
    await page.selectOption('.pick[data-attribute="length"] select', 'mini');
    const second = await isAnother(page, made);
    await eventually('the picture is another', async () => (await picture()) !== first);
    expect(await designOf(String(second))).toMatchObject({
      version: 2,
      parent_id: made,
      result: { spec: { length: 'mini' } },
    });
    await page.click('.undo button:has-text("Undo")');
    await eventually('the first is back', async () => (await picture()) === first);
    expect(idOf(page)).toBe(made);
    expect(await page.inputValue('.pick[data-attribute="length"] select')).toBe('knee');
    await page.click('.undo button:has-text("Redo")');
    await eventually('the second is back', async () => Promise.resolve(idOf(page) === second));
    await page.reload();
    expect(await page.locator('.version').count()).toBe(2);
    expect(await page.textContent('.undo .hint')).toContain('9 changes left');
    await page.close();
  });

  test('waist + 4 cm changes the waist seam by what is declared', async () => {
    const page = await mine(`/studio?design=${made}`);
    const waist = await page.inputValue('input[name="waist"]');
    await page.fill('input[name="waist"]', String(Number(waist) + 4));
    await page.click('.measures button');
    const wider = await isAnother(page, made);
    const [before, after] = [await designOf(made), await designOf(String(wider))];
    const girth = ({ result }: Json) =>
      (result.pattern.checks.finished_measures as unknown as Json[]).find(({ name }) => String(name) === 'waist')!;
    const shown = Number(await seam(page, 'Skirt to waist'));
    const ease = Number(girth(before).ease_mm) / Number(girth(before).body_mm);
    const grown = Number(girth(after).finished_mm) - Number(girth(before).finished_mm);
    expect(Math.abs(grown - 40 * (1 + ease))).toBeLessThanOrEqual(5);
    expect(Math.abs(shown * 10 - Number(girth(after).finished_mm))).toBeLessThanOrEqual(1);
    await page.close();
  });

  test('a measurement shows and says which pieces it moves, by keyboard and by pointer, and is asked for once', async () => {
    const page = await mine(`/studio?design=${made}`);
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith('-measurements.json') && asked.push(request.url()));
    const file = await whenMade(`${server.base}/api/design/${made}/files/pattern-measurements.json`);
    const { pieces } = (await file.json()) as { pieces: { id: string; name: string; measurements: string[] }[] };
    const movedBy = (name: string) => pieces.filter(({ measurements }) => measurements.includes(name));
    await page.click('#tab-pattern');
    await eventually('the drawing', async () => (await page.locator('.drawing [data-piece]').count()) > 3);
    const lit = () =>
      page.locator('.drawing .moved').evaluateAll((all) => all.map((one) => one.getAttribute('data-piece')!));
    const shows = (name: string, said: string) =>
      eventually(`what ${name} moves`, async () => {
        const wanted = [...new Set(movedBy(name).map((piece) => piece.name))].join(', ') || 'no piece';
        const ids = movedBy(name).map(({ id }) => id);
        const text = await page.textContent('.moves');
        return text === `${said} moves: ${wanted}` && (await lit()).sort().join() === ids.sort().join();
      });
    await tabTo(page, 'input[name="waist"]');
    await shows('waist', 'waist');
    expect(await page.locator('button.piece.moved').count()).toBe(movedBy('waist').length);
    expect(await page.getAttribute('.moves', 'role')).toBe('status');
    await tabTo(page, 'input[name="neck"]');
    await shows('neck', 'neck');
    await page.hover('label:has(input[name="waist"])');
    await shows('waist', 'waist');
    await page.hover('.body g:last-of-type .reach', { force: true });
    await shows('waistToFloor', 'waist to floor');
    expect(await page.locator('.taken.now').count()).toBe(1);
    await page.hover('h1');
    await shows('neck', 'neck');
    expect(await axe(page)).toEqual([]);
    await tabTo(page, '.measures button');
    await eventually('nothing is lit', async () => (await lit()).length === 0 && !(await page.textContent('.moves')));
    expect(movedBy('waist').length).toBeGreaterThan(movedBy('waistToFloor').length);
    expect(asked).toHaveLength(1);
    await page.close();
  });

  test('the keyboard reaches every piece, and each says how it is cut and sewn', async () => {
    const page = await opened(`/d/${made}`);
    await page.focus('#tab-illustration');
    for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowRight');
    await eventually('the drawing', async () => (await page.locator('.drawing [data-piece]').count()) > 3);
    const { result } = await designOf(made);
    const pieces = result.pattern.pieces as unknown as { id: string; name: string }[];
    const reached = new Set<string>();
    for (let i = 0; i < pieces.length + 3; i++) {
      await page.keyboard.press('Tab');
      const piece = await page.evaluate(() => document.activeElement?.getAttribute('data-piece'));
      if (!piece) continue;
      reached.add(piece);
      await page.keyboard.press('Enter');
      const name = pieces.find(({ id }) => id === piece)!.name;
      await eventually('its facts', async () => (await page.textContent('.facts-of-piece h3')) === name);
      expect(await page.locator('.facts-of-piece li').count()).toBeGreaterThan(0);
    }
    expect([...reached].sort()).toEqual(pieces.map(({ id }) => id).sort());
    await page.close();
  });

  test('by keyboard alone: written, made, looked at from all sides, changed and undone', async () => {
    const page = await opened('/studio');
    await eventually('the script has taken over', () => page.locator('.compose').evaluate(isListening));
    await tabTo(page, '#description');
    await page.keyboard.type('a navy wool pencil skirt');
    await tabTo(page, '.compose button');
    await page.keyboard.press('Enter');
    await isMade(page);
    const first = idOf(page);
    await page.route('**/files/worn.glb', () => undefined); // nothing is draped for who passes by
    await tabTo(page, '#tab-illustration');
    for (const view of ['flats', 'pattern', 'worn', 'make', 'files']) {
      await page.keyboard.press('ArrowRight');
      expect(await page.getAttribute('#view', 'aria-labelledby')).toBe(`tab-${view}`);
      expect(await unnamed(page)).toEqual([]);
    }
    await tabTo(page, '.pick[data-attribute="length"] select');
    await page.keyboard.type('maxi');
    const second = await isAnother(page, first);
    await tabTo(page, '.undo button');
    await page.keyboard.press('Enter');
    await eventually('the first is back', async () => Promise.resolve(idOf(page) === first));
    const stops = await tabStops(page);
    expect(stops.at(-1)!.element).toBe('a readiness');
    expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
    expect(second).not.toBe(first);
    await page.close();
  });

  test('at its limit it says when it works again, and where one gets more', async () => {
    const page = await pageOf(browser, []);
    const refused = { status: 429, headers: { 'Retry-After': '1380' }, json: { detail: 'One design an hour.' } };
    await page.route('**/api/v1/design/trial', (route) => route.fulfill(refused));
    await page.goto(`${server.base}/studio`);
    await page.fill('#description', TEXT);
    await page.click('.compose button');
    const said = page.locator('.words .problem');
    await eventually('it is refused', async () => (await said.count()) === 1);
    expect(await said.textContent()).toBe('One design an hour. It works again in 23 minutes. What a key gives');
    expect(await said.locator('a').getAttribute('href')).toBe('/api/pricing');
    expect(await axe(page)).toEqual([]);
    await page.close();
  });

  test('a shared link needs no key, shows none, is not indexed, and says so when it is listed', async () => {
    const page = await opened(`/d/${made}`);
    const html = await page.content();
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain(`<meta property="og:image" content="http://localhost:9/d/${made}/card.png"`);
    const card = await fetch(`${server.base}/d/${made}/card.png`);
    expect([card.status, card.headers.get('X-Robots-Tag')]).toEqual([200, 'noindex']);
    const { width, height } = decodePng(Buffer.from(await card.arrayBuffer()));
    expect([width, height]).toEqual([1200, 630]);
    expect(html).not.toMatch(/fyra_(design|tools|arena)_|@example|fyra_trial/);
    const maker = await mine(`/studio?design=${made}`);
    await maker.click('summary:has-text("Share")');
    expect(await maker.inputValue('#share-link')).toBe(`http://localhost:9/d/${made}`);
    await maker.check('.switch input');
    await eventually('it is listed', async () => (await designOf(made)).listed === (true as never));
    await page.goto(`${server.base}/gallery`);
    expect(await page.locator(`.cards a[href="/d/${made}"]`).count()).toBe(1);
    await page.reload();
    await page.click('.cards a');
    expect(await page.locator('meta[name=robots]').count()).toBe(0);
    await maker.uncheck('.switch input');
    await eventually('it is taken back', async () => (await designOf(made)).listed === (false as never));
    await page.goto(`${server.base}/gallery`);
    expect(await page.locator('.cards a[href*="/d/"]').count()).toBe(0);
    await Promise.all([page.close(), maker.close()]);
  });

  test('on a Swedish page values and refusals are said in Swedish: those that came with it, and those of what is typed', async () => {
    const page = await opened(`/studio?text=${encodeURIComponent('a rust linen dress')}`, { locale: 'sv-SE' });
    const valueOf = (attribute: string) => page.textContent(`.pick[data-attribute="${attribute}"] .value`);
    expect(await Promise.all(['garment', 'fabrics', 'colors'].map(valueOf))).toEqual(['klänning', 'linne', 'rost']);
    await page.fill('#description', 'a double-breasted camel wool coat with welt pockets');
    await eventually('the coat is read', async () => (await valueOf('garment')) === 'kappa');
    const read = await Promise.all(['fabrics', 'colors', 'pockets'].map(valueOf));
    expect(read).toEqual(['ylle', 'kamel', 'passpoal']);
    expect(await page.locator('.picks [lang=en]').count()).toBe(0);
    await page.fill('#description', 'hello there how are you');
    await eventually('it is refused', async () => (await page.locator('.refusal').count()) === 1);
    expect(await page.textContent('.refusal')).toBe('Texten beskriver inget plagg.');
    await page.close();
  });

  test('the picture comes as large as it is shown, is kept for ever, and is the illustration', async () => {
    const page = await opened(`/d/${made}`, { viewport: { width: 390, height: 844 } });
    await eventually('the picture is there', () => page.evaluate(isPictureThere));
    const [address, width] = await page
      .locator('img.illustration')
      .evaluate((img) => [(img as HTMLImageElement).currentSrc, (img as HTMLImageElement).naturalWidth] as const);
    expect(address).toBe(`${server.base}/api/design/${made}/files/illustration-512.jpg`);
    expect(width).toBeGreaterThan(0);
    const { headers } = await fetch(address);
    const told = ['Content-Type', 'Cache-Control'].map((name) => headers.get(name));
    expect(told).toEqual(['image/jpeg', 'private, max-age=31536000, immutable']);
    const [whole, small] = await Promise.all(
      ['illustration.png', 'illustration-512.jpg'].map((file) =>
        page.evaluate(meanOf, `/api/design/${made}/files/${file}`),
      ),
    );
    for (let i = 0; i < 3; i++) expect(Math.abs(whole[i] - small[i])).toBeLessThan(2);
    await page.close();
  });

  test('without a script it is a form: made, changed in words, and shown', async () => {
    const page = await opened('/studio', { javaScriptEnabled: false });
    await page.fill('#description', TEXT);
    await page.click('.compose button');
    expect(page.url()).toContain('/studio?design=');
    await reloadedUntil(page, 'img.illustration');
    expect(await page.locator('.pick').count()).toBeGreaterThan(8);
    await page.fill('#instruction', 'in emerald green instead');
    await page.click('.wish button');
    await reloadedUntil(page, 'img.illustration');
    expect(await page.textContent('.version[aria-current]')).toContain('emerald');
    await page.goto(`${server.base}/studio?text=${encodeURIComponent(TEXT)}`);
    expect(await page.locator('.under mark').count()).toBeGreaterThan(5);
    await page.close();
  });

  test('what is no garment, hostile or another’s is said, and never run', async () => {
    const page = await pageOf(browser, []);
    await page.goto(`${server.base}/studio`);
    await page.fill('#description', 'a chocolate cake');
    await page.click('.compose button');
    await eventually('it is refused', async () =>
      (await page.locator('.problem').textContent())!.includes('No garment'),
    );
    await page.fill('#description', HOSTILE);
    await page.click('.compose button');
    await isMade(page);
    const title = 'Design studio · Fyra';
    expect(await page.title()).toBe(title);
    await page.reload();
    expect([await page.title(), await page.inputValue('#description')]).toEqual([title, HOSTILE]);
    const id = idOf(page);
    await page.goto(`${server.base}/d/${id}`);
    expect(await page.textContent('.said')).toBe(HOSTILE);
    expect(await page.locator('.said img, .said script').count()).toBe(0);
    for (const path of [
      '/d/nothing',
      '/d/%3Cscript%3E',
      `/d/dsn_${'0'.repeat(26)}`,
      '/gallery?cursor=x',
      '/studio?design=x',
    ])
      expect([400, 404]).toContain((await page.goto(server.base + path))!.status());
    const stranger = await opened(`/studio?design=${made}`);
    expect(stranger.url()).toBe(`${server.base}/d/${made}`);
    await Promise.all([page.close(), stranger.close()]);
  });

  test('2,000 characters of hostile HTML are a text like any other, and an old version’s link shows the old one', async () => {
    const page = await pageOf(browser, []);
    const attack = '<svg onload=document.title=1></template></textarea><iframe srcdoc="<script>top.x=1</script>">';
    const text = `a red linen dress ${attack.repeat(30)}`.slice(0, 2000);
    await page.goto(`${server.base}/studio`);
    await page.fill('#description', text);
    await page.click('.compose button');
    await isMade(page);
    const first = idOf(page);
    await page.fill('#instruction', 'in emerald green <b>instead</b>');
    await page.click('.wish button');
    const second = await isAnother(page, first);
    for (const [id, version] of [
      [first, 1],
      [String(second), 2],
    ] as const) {
      await page.goto(`${server.base}/d/${id}`);
      expect(await page.textContent('.said')).toBe(text);
      expect(await page.locator('main iframe, main svg[onload], main script').count()).toBe(0);
      expect(await page.title()).toBe('Dress · Fyra studio');
      expect(await page.getAttribute('img.illustration', 'alt')).toContain(`version ${version}`);
    }
    await page.goto(`${server.base}/?wear=${encodeURIComponent(text)}`);
    expect(await page.inputValue('#wear')).toBe(text.slice(0, 500));
    expect(await page.evaluate(() => 'x' in window)).toBe(false);
    await page.close();
  });

  test('one that failed, was cancelled or removed has a page that says so', async () => {
    const page = await pageOf(browser, []);
    const { body } = await server.post('/api/v1/design/trial', { description: 'a blue skirt' });
    const id = String(body.id);
    await eventually('made', async () => (await designOf(id)).status === ('completed' as never));
    const told = async (status: string) => {
      await world.query('UPDATE design_submission SET status = $2, result = NULL, error = $3 WHERE id = $1', [
        id,
        status,
        status === 'failed' ? { code: 'internal_error', message: 'The design could not be made.' } : null,
      ]);
      await page.goto(`${server.base}/d/${id}`);
      return page.textContent('.ended');
    };
    expect(await told('failed')).toContain('could not be made');
    expect(await told('cancelled')).toContain('cancelled');
    expect((await fetch(`${server.base}/d/${id}/card.png`)).status).toBe(404);
    await world.query('UPDATE design_submission SET erased_at = now() WHERE id = $1', [id]);
    const gone = [`/d/${id}`, `/d/${id}/card.png`, `/api/design/${id}/files/illustration-512.jpg`];
    for (const path of gone) expect((await fetch(server.base + path)).status).toBe(410);
    await page.close();
  });

  test.each(['/studio', '/studio?text=', '/studio?design=', '/d/', '/gallery'])(
    '%s is accessible in both widths and schemes, within its policy and its budget',
    async (path) => {
      const rest = { '/studio?text=': encodeURIComponent(TEXT), '/studio?design=': made, '/d/': made }[path] ?? '';
      const page = path === '/studio?design=' ? await mine(path + rest) : await opened(path + rest);
      for (const colorScheme of ['light', 'dark'] as const)
        for (const width of [1280, 390]) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.setViewportSize({ width, height: 900 });
          expect(await page.locator('h1').count()).toBe(1);
          expect(await overflow(page)).toBeLessThanOrEqual(0);
          expect(await axe(page)).toEqual([]);
        }
      expect(await weightOf(page, 'script')).toBeLessThanOrEqual(SCRIPT_KB * 1024);
      expect(await weightOf(page, 'link')).toBeLessThanOrEqual(STYLE_KB * 1024);
      await page.close();
    },
  );

  test('nothing moves while it comes, and it comes soon on a slow line', async () => {
    const page = await pageOf(browser, complaints);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
    await session.send('Network.emulateNetworkConditions', line);
    await page.goto(`${server.base}/d/${made}`);
    await eventually('the picture is there', () => page.evaluate(isPictureThere));
    expect(await page.evaluate(shiftOf)).toBeLessThanOrEqual(0.05);
    await page.close();
  });
});

/** Tab, until an element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 200; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement!.matches(wanted), selector)) return;
  }
  throw new Error(`Tab does not reach ${selector}`);
}

/** A form of the server's is one of the script's as soon as it takes what is written. */
const isListening = (form: Element): boolean => Object.keys(form).length > 0;

const box = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height, getComputedStyle(element).font];
  });

async function seam(page: Page, name: string): Promise<string | null> {
  await page.click('#tab-pattern');
  return page.locator(`tr[data-seam="${name}"] td`).nth(1).textContent();
}

async function reloadedUntil(page: Page, selector: string): Promise<void> {
  await eventually(selector, async () => {
    if ((await page.locator(selector).count()) > 0 && (await page.locator('.stages').count()) === 0) return true;
    await page.reload();
    return false;
  });
}

/** Bytes on the line of what a page loads of a kind. */
const weightOf = (page: Page, kind: string): Promise<number> =>
  page.evaluate(
    (initiator) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(
          ({ name }) =>
            name.includes('/assets/') && (initiator === 'script' ? name.endsWith('.js') : name.endsWith('.css')),
        )
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    kind,
  );

/** Mean red, green and blue of a picture. */
async function meanOf(path: string): Promise<number[]> {
  const image = await createImageBitmap(await (await fetch(path)).blob());
  const context = new OffscreenCanvas(1, 1).getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, 1, 1);
  return Array.from(context.getImageData(0, 0, 1, 1).data).slice(0, 3);
}

const isPictureThere = (): boolean => document.querySelector<HTMLImageElement>('img.illustration')?.complete === true;

/** Cumulative layout shift so far. */
const shiftOf = (): Promise<number> =>
  new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(sum), 300);
  });
