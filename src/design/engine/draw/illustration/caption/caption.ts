import { n1 } from '../paint/path.js';
import type { View } from '../backdrop/paper.js';
import { lettering } from './lettering.js';

export interface Caption {
  readonly title: string;
  readonly subtitle: string;
}

/** Title and subtitle at the foot of the page. */
export function caption(view: View, text: Caption, dots: number): string {
  const x = view.x + 56;
  const room = view.width - 130 - dots * 42;
  return (
    lettering(text.title, { x, y: 1424, size: 21, color: '#2e2a28', tracking: 0.3, weight: 0.085, maxWidth: room }) +
    lettering(text.subtitle, { x, y: 1458, size: 12.5, color: '#655b54', tracking: 0.2, weight: 0.11, maxWidth: room })
  );
}

/** The palette as dots at the right foot of the page. */
export function paletteDots(view: View, colors: readonly string[]): string {
  const right = view.x + view.width - 62;
  return colors
    .slice(0, 6)
    .toReversed()
    .map(
      (hex, i) =>
        `<circle cx="${n1(right - i * 42)}" cy="1437" r="15.5" fill="${hex}" stroke="#2e2a28" stroke-opacity=".25" stroke-width="1.2"/>`,
    )
    .join('');
}
