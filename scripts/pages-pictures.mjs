#!/usr/bin/env node
/**
 * Takes the pages' pictures: `BASE=http://localhost:3000 node scripts/pages-pictures.mjs [folder [page…]]`, beside a running server.
 * `pages/<name>.jpg` is a page in both widths and schemes side by side, at half its size; `landing.png`, `arena.png`, `mind.png` and `studio.png`
 * are the README's. Needs Chromium (CHROMIUM names it).
 */
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const { BASE = 'http://localhost:3000', CHROMIUM = '/usr/bin/chromium' } = process.env;
const [folder = 'docs/pictures', ...wanted] = process.argv.slice(2);
const FORMS = [1280, 390].flatMap((width) => ['light', 'dark'].map((colorScheme) => ({ width, colorScheme })));
/** Pixels from the top that are shown of a page. */
const TALLEST = 1700;
const JPEG = { type: 'jpeg', quality: 58 };
/** Long enough for the stream to bring what moves. */
const SETTLED_MS = 2500;

/** Use is counted some seconds late. */
const COUNTED_MS = 8000;
/** Of the account page, from its first picture on. */
let key;

/** Pages whose first sight is shown in the README. */
const ABOVE_THE_FOLD = new Set(['landing', 'arena', 'mind']);

const SENTENCE =
  'A rust linen wrap dress with three-quarter sleeves, a self-tie belt and little sparrow charms, mid-calf';
const SWEDISH = 'En knälång omlottklänning i rostrött linne, med armbågslång ärm och knytskärp';

const { matches } = await (await fetch(`${BASE}/api/v1/matches?status=settled&duration=1d&limit=1`)).json();
const PAGES = {
  landing: '/',
  arena: '/arena',
  fighter: '/arena/fighters/ember-vane',
  match: `/arena/matches/${matches[0]?.id}`,
  studio: `/studio?text=${encodeURIComponent(SENTENCE)}`,
  'studio-swedish': `/studio?text=${encodeURIComponent(SWEDISH)}&lang=sv`,
  design: '/d/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n',
  gallery: '/gallery',
  mind: '/mind',
  status: '/status',
  account: '/account',
  trial: '/trial',
  key: '/api/register',
  pricing: '/api/pricing',
  'not-found': '/nothing/here',
};

mkdirSync(join(folder, 'pages'), { recursive: true });
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
let bytes = 0;
const named = Object.entries(PAGES).filter(([name]) => wanted.length === 0 || wanted.includes(name));
for (const [name, path] of named) {
  const shots = [];
  for (const form of FORMS) shots.push({ ...form, png: await shot(name, path, form) });
  const file = join(folder, 'pages', `${name}.jpg`);
  await sheet(shots, file);
  bytes += statSync(file).size;
}
if (wanted.length === 0) await studio();
await browser.close();
console.log(`${folder}/pages: ${named.length} sheets, ${Math.round(bytes / 1024)} kB`);

async function shot(name, path, { width, colorScheme }) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
  await page.goto(BASE + path);
  if (name === 'account') await signedIn(page);
  await page.waitForTimeout(SETTLED_MS);
  if (ABOVE_THE_FOLD.has(name) && width === 1280 && colorScheme === 'light')
    await page.screenshot({ path: join(folder, `${name}.png`) });
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(TALLEST, tall) };
  const png = await page.screenshot({ fullPage: true, clip });
  await page.close();
  return png;
}

/** With a key that has asked for something. */
async function signedIn(page) {
  key ??= await used();
  await page.fill('input[type=password]', key);
  await page.keyboard.press('Enter');
}

async function used() {
  const { api_key } = await (await fetch(`${BASE}/api/register?format=json`)).json();
  const headers = { 'X-API-Key': api_key, 'Content-Type': 'application/json' };
  for (const message of ['How do I wash a wool jumper?', 'Which cloth for a summer shirt?', ''])
    await fetch(`${BASE}/api/chat`, { method: 'POST', headers, body: JSON.stringify({ message }) });
  await new Promise((counted) => setTimeout(counted, COUNTED_MS));
  return api_key;
}

/** All forms beside each other at half their size. */
async function sheet(shots, file) {
  const page = await browser.newPage({ viewport: { width: 1750, height: 400 } });
  const images = shots.map(
    ({ width, png }) => `<img width="${width / 2}" src="data:image/png;base64,${png.toString('base64')}">`,
  );
  await page.setContent(
    `<!doctype html><style>body{margin:0;padding:12px;display:flex;gap:12px;align-items:start;width:max-content;background:#9a958c}</style>${images.join('')}`,
  );
  await page.screenshot({ ...JPEG, path: file, fullPage: true });
  await page.close();
}

/** The studio with a garment made: it takes this address's trial of the hour. */
async function studio() {
  const page = await browser.newPage({ viewport: { width: 1280, height: 960 } });
  await page.goto(`${BASE}/studio?text=${encodeURIComponent(SENTENCE)}`);
  await page.click('.compose button');
  await page.waitForSelector('img.illustration');
  await page.waitForTimeout(SETTLED_MS);
  await page.screenshot({ path: join(folder, 'studio.png') });
  await page.close();
}
