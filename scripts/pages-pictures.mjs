#!/usr/bin/env node
/**
 * Takes the pages' pictures: `BASE=http://localhost:3000 node scripts/pages-pictures.mjs [folder]`, beside a running server;
 * each page in both widths and schemes, and `arena.png` for the README. Needs Chromium (CHROMIUM names it).
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

const { matches } = await (await fetch(`${BASE}/api/v1/matches?status=settled&duration=1d&limit=1`)).json();
const PAGES = {
  landing: '/',
  arena: '/arena',
  fighter: '/arena/fighters/ember-vane',
  match: `/arena/matches/${matches[0]?.id}`,
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
      if (name === 'arena' && width === 1280 && colorScheme === 'light')
        await page.screenshot({ path: join(folder, 'arena.png') });
      await page.close();
    }
await browser.close();
console.log(`${folder}: ${Object.keys(PAGES).length * 4 + 1} pictures`);
