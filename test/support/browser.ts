import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

/** Without a window to draw it takes half of the processor. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';
const CHROMIUM = process.env.CHROMIUM ?? (existsSync(WITHOUT_WINDOWS) ? WITHOUT_WINDOWS : '/usr/bin/chromium');
const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** Whether pages can be looked at here; says so when not. */
export function hasBrowser(name: string): boolean {
  const there = existsSync(CHROMIUM);
  if (!there) process.stdout.write(`${name}: skipped, there is no Chromium at ${CHROMIUM}\n`);
  return there;
}

/** @param hasModels whether it draws WebGL, by its processor */
export const openBrowser = (hasModels = false): Promise<Browser> => {
  const drawing = hasModels ? ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'] : ['--disable-gpu'];
  return chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', ...drawing] });
};

/** A page of its own context whose errors, and breaches of its policy, are complaints. */
export async function pageOf(
  browser: Browser,
  complaints: string[],
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options });
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  return page;
}

/** What axe finds wrong: rule and element. Run past the page's policy, which lets no script of others in. */
export async function axe(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const run = `${AXE};axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ' ' + html.slice(0, 120))))`;
  const { result } = await session.send('Runtime.evaluate', {
    expression: run,
    awaitPromise: true,
    returnByValue: true,
  });
  await session.detach();
  return result.value as string[];
}

/** Pixels by which a page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - innerWidth');
