#!/usr/bin/env node
/**
 * What each page weighs, and how soon it stands there: `BASE=http://localhost:3000 npm run budgets [-- page…]`, beside a running server.
 * Script and styles as gzip, of everything that the page has asked for after three seconds; LCP and CLS on a line of
 * 1.6 Mbit/s and 150 ms with the processor slowed four times, median of three. Ends with 1 where a budget is exceeded.
 * Needs Chromium (CHROMIUM names it).
 */
import { get } from 'node:http';
import { chromium } from 'playwright-core';

const { BASE = 'http://localhost:3000', CHROMIUM = '/usr/bin/chromium', RUNS = '3' } = process.env;
const KB = 1024;
const STYLE_KB = 12;
const LCP_MS = 1500;
const CLS = 0.05;
const LOADED_MS = 3000;
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const SLOWED = 4;
/** A visit draws what nobody has drawn lately. */
const COLOURS = ['rust', 'plum', 'navy', 'sage', 'ochre', 'teal', 'coral', 'ivory', 'cobalt', 'moss'];
const CLOTHS = ['linen', 'cotton', 'silk', 'wool', 'viscose', 'satin', 'hemp', 'twill'];
const any = (list) => list[Math.floor(Math.random() * list.length)];
const sentence = () =>
  `A ${any(COLOURS)} ${any(CLOTHS)} wrap dress with three-quarter sleeves and a self-tie belt, mid-calf`;

const json = async (path) => (await fetch(BASE + path, { headers: { Accept: 'application/json' } })).json();
const { matches } = await json('/api/v1/matches?status=settled&duration=1d&limit=1');

/** Path, or what makes one for each visit, and kB of script that it may have. */
const PAGES = {
  landing: ['/', 30],
  mind: ['/mind', 25],
  account: ['/account', 25],
  arena: ['/arena', 30],
  fighter: ['/arena/fighters/ember-vane', 30],
  match: [`/arena/matches/${matches[0].id}`, 30],
  studio: [() => `/studio?text=${encodeURIComponent(sentence())}`, 35],
  design: ['/d/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n', 35],
  gallery: ['/gallery', 35],
  status: ['/status', 25],
  operator: ['/operator', 25],
  pricing: ['/api/pricing', 25],
  guide: ['/guide/api', 25],
  'not found': ['/nothing/here', 25],
};

const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
console.log('| Page | Requests | Script, kB | Styles, kB | LCP, ms | CLS |\n|---|--:|--:|--:|--:|--:|');
let exceeded = false;
const wanted = process.argv.slice(2);
for (const [name, [path, scriptKb]] of Object.entries(PAGES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const runs = [];
  for (let i = 0; i < Number(RUNS); i++) runs.push(await looked(typeof path === 'function' ? path() : path));
  const [{ files, requests }] = runs;
  const [script, styles] = await Promise.all(['.js', '.css'].map((kind) => weight(files, kind)));
  const [lcp, cls] = ['lcp', 'cls'].map((what) => median(runs.map((run) => run[what])));
  const row = [
    within(script / KB, scriptKb, 1),
    within(styles / KB, STYLE_KB, 1),
    within(lcp, LCP_MS, 0),
    within(cls, CLS, 3),
  ];
  console.log(`| ${name} | ${requests} | ${row.join(' | ')} |`);
}
await browser.close();
process.exit(exceeded ? 1 : 0);

/** One visit without a cache. */
async function looked(path) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const files = [];
  let requests = 0;
  page.on('request', () => (requests += 1));
  page.on('response', (answer) => answer.url().includes('/assets/') && files.push(answer.url()));
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.goto(BASE + path);
  await page.waitForTimeout(LOADED_MS);
  const told = await page.evaluate(painted);
  await page.close();
  return { ...told, requests, files: [...new Set(files)] };
}

/** Largest contentful paint (ms) and cumulative layout shift so far. */
function painted() {
  return new Promise((resolve) => {
    const told = { lcp: 0, cls: 0 };
    const watch = (type, heard) =>
      new PerformanceObserver((list) => list.getEntries().forEach(heard)).observe({ type, buffered: true });
    watch('largest-contentful-paint', ({ startTime }) => (told.lcp = startTime));
    watch('layout-shift', ({ value, hadRecentInput }) => (told.cls += hadRecentInput ? 0 : value));
    setTimeout(() => resolve(told), 300);
  });
}

/** Bytes on the line, as gzip. */
async function weight(files, kind) {
  const sizes = await Promise.all(files.filter((file) => file.endsWith(kind)).map(zipped));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function zipped(file) {
  return new Promise((resolve, reject) =>
    get(file, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk) => (bytes += chunk.length)).on('end', () => resolve(bytes));
    }).on('error', reject),
  );
}

function within(value, budget, digits) {
  if (value <= budget) return value.toFixed(digits);
  exceeded = true;
  return `**${value.toFixed(digits)}** (budget ${budget})`;
}

function median(values) {
  return values.sort((a, b) => a - b)[values.length >> 1];
}
