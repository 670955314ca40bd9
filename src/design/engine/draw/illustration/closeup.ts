import { n1, n2 } from './paint/path.js';
import { GARMENT } from '../../garments/index.js';
import type { Garment } from '../../garments/spec.js';
import type { View } from './backdrop/paper.js';
import { PAPER } from './backdrop/paper.js';
import type { Defs } from './paint/scene.js';

/** A nearer look at a part of the figure: how much larger, and which place of the page comes to the middle. */
interface Closeup {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Small garments are drawn near; everything else is seen whole. */
const CLOSEUPS = {
  face: { scale: 2.3, x: 500, y: 262 },
  bust: { scale: 1.8, x: 500, y: 352 },
  body: { scale: 1.34, x: 500, y: 598 },
  feet: { scale: 1.62, x: 500, y: 1032 },
} as const satisfies Record<string, Closeup>;

const FOOT_Y = 1376;

/** The figure as it is seen: whole, or near with its lower end fading into the paper above the caption. */
export function framed(defs: Defs, view: View, garment: Garment, drawing: string): string {
  const { near } = GARMENT[garment].picture;
  if (near === undefined) return drawing;
  const { scale, x, y } = CLOSEUPS[near];
  const clip = defs.add(
    `<clipPath id="ID"><rect x="${n1(view.x)}" y="${n1(view.y)}" width="${n1(view.width)}" height="${n1(FOOT_Y - view.y)}"/></clipPath>`,
  );
  const fade = defs.add(
    `<linearGradient id="ID" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${PAPER}" stop-opacity="0"/><stop offset="1" stop-color="${PAPER}"/></linearGradient>`,
  );
  const veil = `<rect x="${n1(view.x)}" y="${FOOT_Y - 150}" width="${n1(view.width)}" height="152" fill="url(#${fade})"/>`;
  return `<g clip-path="url(#${clip})"><g transform="translate(${n1(500 - scale * x)} ${n1(690 - scale * y)}) scale(${n2(scale)})">${drawing}</g>${veil}</g>`;
}
