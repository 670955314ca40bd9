import type { Browser, Page } from 'playwright-core';
import { axe, overflow, pageOf } from './browser.js';

/** Names, and words that are the same in both. */
const SAME =
  /^([\d ·]*Fyra|[\d\s:.,+−-]*(UTC|min|h|d|s)|[A-Z]{3,4}|fyra_\w+…|UTC|API|English|Svenska|curl|JavaScript|Python|openapi\.json|llms\.txt|Swagger UI|(GET|POST) \/\S*|Design|Design Pro|Tools Pro|Tools Enterprise|Form|Rating|JSON|MCP|Version|Illustration|Material|min|kB|MB|Start)$/;

/** What a page says in its own language, piece by piece: what is marked as another's, typed, code or a name is left out. */
const TEXTS = `(() => {
  const other = 'script,style,template,noscript,code,pre,bdi,[lang]:not(html),svg .name,.examples,.sentences';
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode;
    if (!parentElement.closest(other)) found.push(data.trim());
  }
  for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
    for (const element of document.querySelectorAll('[' + name + ']'))
      if (!element.closest(other)) found.push(element.getAttribute(name).trim());
  return [...new Set(found)].filter((text) => /\\p{L}{3}/u.test(text));
})()`;

/** Texts of a page that read the same in both languages and are no names. @param names that stand on it */
export async function leftInEnglish(
  browser: Browser,
  complaints: string[],
  url: string,
  names: readonly string[] = [],
): Promise<string[]> {
  const [en, sv] = await Promise.all(['en', 'sv'].map((locale) => textsIn(browser, complaints, url, locale)));
  const known = new Set(en);
  return sv.filter((text) => known.has(text) && !SAME.test(text) && !names.includes(text));
}

async function textsIn(browser: Browser, complaints: string[], url: string, locale: string): Promise<string[]> {
  const page = await pageOf(browser, complaints, { locale, javaScriptEnabled: false });
  await page.goto(url);
  const texts = (await page.evaluate(TEXTS)) as string[];
  const told = await page.evaluate('document.documentElement.lang');
  await page.close();
  if (told !== locale) throw new Error(`${url} is in ${String(told)} for who reads ${locale}`);
  return texts;
}

/** What is wrong with a page in Swedish at a width: breaches of accessibility, what sticks out, a menu of two lines. */
export async function faultsInSwedish(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const lines = await page.evaluate(
    "new Set([...document.querySelectorAll('.top nav[aria-label]:not(.tongue) a')].map((a) => a.offsetTop)).size",
  );
  return [
    ...(await axe(page)),
    ...((await overflow(page)) > 0 ? ['sticks out'] : []),
    ...(lines === 1 ? [] : [`a menu of ${String(lines)} lines`]),
  ];
}
