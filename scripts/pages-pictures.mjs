#!/usr/bin/env node
/**
 * Takes the pages' pictures: `BASE=http://localhost:3000 node scripts/pages-pictures.mjs [folder]`, beside a running server;
 * each page in both widths and schemes, and `landing.png`, `arena.png` and `studio.png` for the README. Needs Chromium (CHROMIUM names it).
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const { BASE = 'http://localhost:3000', CHROMIUM = '/usr/bin/chromium' } = process.env;
const folder = process.argv[2] ?? '.cache/pages';
const WIDTHS = [390, 1280];
const SCHEMES = ['light', 'dark'];
/** Long enough for the stream to bring what moves. */
const SETTLED_MS = 2500;

/** Pages whose first sight is shown in the README. */
const ABOVE_THE_FOLD = new Set(['landing', 'arena']);

const SENTENCE =
  'A rust linen wrap dress with three-quarter sleeves, a self-tie belt and little sparrow charms, mid-calf';

const { matches } = await (await fetch(`${BASE}/api/v1/matches?status=settled&duration=1d&limit=1`)).json();
const PAGES = {
  landing: '/',
  arena: '/arena',
  fighter: '/arena/fighters/ember-vane',
  match: `/arena/matches/${matches[0]?.id}`,
  studio: `/studio?text=${encodeURIComponent(SENTENCE)}`,
  design: '/d/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n',
  gallery: '/gallery',
  trial: '/trial',
  pricing: '/api/pricing',
};

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
for (const [name, path] of Object.entries(PAGES))
  for (const width of WIDTHS)
    for (const colorScheme of SCHEMES) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
      await page.goto(BASE + path);
      await page.waitForTimeout(SETTLED_MS);
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: name !== 'arena' });
      if (ABOVE_THE_FOLD.has(name) && width === 1280 && colorScheme === 'light')
        await page.screenshot({ path: join(folder, `${name}.png`) });
      await page.close();
    }
await studio();
await browser.close();
console.log(`${folder}: ${Object.keys(PAGES).length * 4 + 3} pictures`);

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
