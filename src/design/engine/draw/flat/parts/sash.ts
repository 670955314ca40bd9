import { xy } from '../../../geometry/point.js';
import type { Cut } from '../../../cut/cut.js';
import type { View } from '../garments/upper.js';
import type { Pen } from '../pen/pen.js';
import { line, shut } from '../pen/paths.js';
import { tonesOfPart, type Tones } from '../cloth/tone.js';

/** The belt of what is drawn in at the waist. @param side half of the garment's width where the belt lies */
export function sash(pen: Pen, spec: Cut, side: number, waistY: number, wrap: boolean, view: View, cloth: Tones): void {
  const tones = tonesOfPart(cloth, 'belt');
  const belted =
    wrap ||
    spec.waistline === 'belted' ||
    spec.details.includes('belt') ||
    spec.details.includes('self-tie') ||
    spec.closure === 'belt' ||
    spec.closure === 'tie';
  if (!belted || pen.lacks('belt')) return;
  const half = side + 0.3;
  pen.name('belt', xy(half * 0.6, waistY));
  pen.ink(
    shut(line(xy(-half, waistY - 1.8), xy(half, waistY - 1.8), xy(half, waistY + 1.6), xy(-half, waistY + 1.6))),
    'outline',
    tones.second,
  );
  if (view === 'front' && wrap) pen.lapped(() => sideBow(pen, half, waistY, tones));
  else if (view === 'front') tieEnds(pen, waistY, tones);
}

function sideBow(pen: Pen, half: number, y: number, tones: Tones): void {
  const x = half - 2.4;
  for (const [dx, length] of [
    [-1.6, 20],
    [2.6, 23],
  ])
    pen.ink(
      shut(line(xy(x - 0.8, y), xy(x + 1, y), xy(x + dx + 1.5, y + length), xy(x + dx - 1.6, y + length - 1))),
      'seam',
      tones.second,
    );
  pen.dot(xy(x, y), 1.7, 'outline', tones.second);
}

/** The ends of a wrap, tied where its edge meets the side. */
export function tiedAtSide(pen: Pen, half: number, y: number, view: View, tones: Tones): void {
  pen.lapped(() => {
    pen.name('belt', xy(half * 0.9, y));
    if (view === 'front') sideBow(pen, half, y, tones);
  });
}

/** A knot in front with its two ends. */
export function tieEnds(pen: Pen, y: number, tones: Tones): void {
  for (const [dx, length] of [
    [-2.6, 22],
    [3.4, 25],
  ])
    pen.ink(
      shut(line(xy(-1.4, y), xy(1.6, y), xy(dx + 2, y + length), xy(dx - 2.2, y + length - 1))),
      'seam',
      tones.second,
    );
  pen.ink(shut(line(xy(-2.4, y - 2.8), xy(2.4, y - 2.6), xy(2, y + 2.6), xy(-2, y + 2.4))), 'outline', tones.second);
}
