import type { Page } from 'playwright-core';

/** A stop of the Tab key. */
export interface Stop {
  /** tag, and what tells it apart */
  element: string;
  /** whether one sees that it has the focus */
  isSeen: boolean;
}

const MOST_STOPS = 400;

/** Where Tab leads from the top of the page until it leaves it, or comes back to the first; it is a trap that never ends. */
export async function tabStops(page: Page): Promise<Stop[]> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    getSelection()?.removeAllRanges();
  });
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focused);
    if (!stop || (stops.length > 1 && stop.isAgain)) return stops;
    if (stops.length > MOST_STOPS) throw new Error(`no end after ${stops.length} stops; at last ${stop.element}`);
    stops.push(stop);
  }
}

/** The element in focus, marked as seen; null outside of the page. */
function focused(): (Stop & { isAgain: boolean }) | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
  const around = element.closest('.paper') ?? element; // whose frame says it for the text in it
  const isSeen =
    (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) ||
    boxShadow !== 'none' ||
    getComputedStyle(around).outlineStyle !== 'none';
  const isAgain = element.hasAttribute('data-stopped');
  element.setAttribute('data-stopped', '');
  const said = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
  return { element: `${element.tagName.toLowerCase()} ${element.id || said.slice(0, 40)}`, isSeen, isAgain };
}

interface AxNode {
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
}

/** Roles of what can be focused and says no name to a screen reader. */
export async function unnamed(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
  await session.detach();
  return nodes
    .filter(({ ignored, properties }) => !ignored && properties?.some(isFocusable))
    .filter(({ role, name }) => role?.value !== 'RootWebArea' && !name?.value.trim())
    .map(({ role }) => role?.value ?? '?');
}

const isFocusable = ({ name, value }: { name: string; value: { value: unknown } }): boolean =>
  name === 'focusable' && value.value === true;
