import type { Points, Target } from './fill.js';

/** Half the width of a seam as it is drawn, pixels, and how far it may lie behind the cloth, of its nearness. */
const [HALF, BEHIND] = [1.3, 0.0009];

/** How dark seams and edges are in each pixel, 0–255. @param lines pairs of points */
export function seamLines({ width, height, nearness }: Target, points: Points, lines: Uint32Array): Uint8Array {
  const dark = new Uint8Array(width * height);
  const dot = (x: number, y: number, near: number): void => {
    for (let py = Math.floor(y - HALF); py <= y + HALF; py++)
      for (let px = Math.floor(x - HALF); px <= x + HALF; px++) {
        const i = py * width + px;
        if (px < 0 || py < 0 || px >= width || py >= height || nearness[i] > near + BEHIND) continue;
        const share = Math.min(1, HALF - Math.hypot(px + 0.5 - x, py + 0.5 - y));
        if (share * 255 > dark[i]) dark[i] = share * 255;
      }
  };
  for (let k = 0; k < lines.length; k += 2) along(points, lines[k], lines[k + 1], dot);
  return dark;
}

function along(
  { x, y, nearness: n }: Points,
  a: number,
  b: number,
  dot: (x: number, y: number, near: number) => void,
): void {
  const steps = Math.max(1, Math.ceil(Math.hypot(x[b] - x[a], y[b] - y[a]) / 0.7));
  for (let s = 0; s <= steps; s++) {
    const f = s / steps;
    dot(x[a] + f * (x[b] - x[a]), y[a] + f * (y[b] - y[a]), n[a] + f * (n[b] - n[a]));
  }
}
