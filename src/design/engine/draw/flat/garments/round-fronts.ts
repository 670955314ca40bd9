import { flatten, type Op } from '../../../geometry/path.js';
import { type Point, xy } from '../../../geometry/point.js';
import type { Pen } from '../pen/pen.js';
import { curve, flip, line, mirror, shut } from '../pen/paths.js';

/** How far above the hem the edges begin to turn, and how far from the centre they meet it, cm. */
export const ROUNDED_FROM = 9;
const REACH = 7.5;

/** The hem from the side to where the corner begins. */
const hemRun = (hem: Op[]): Point[] =>
  flatten(hem)
    .flat()
    .filter((p) => p.x >= REACH);

/** Fronts whose edges run away from the centre and end in round corners, the gap between them empty. @param overlap half of it, cm */
export function roundFronts(pen: Pen, hem: Op[], hemY: number, overlap: number): void {
  const run = hemRun(hem);
  const end = run.reduce((near, p) => (p.x < near.x ? p : near), xy(Infinity, hemY));
  const upper = curve(
    xy(overlap, hemY - ROUNDED_FROM),
    xy(overlap, hemY - 2.4),
    xy(0.6 - REACH * 0.2, end.y),
    flip(end),
  );
  const way = flatten(upper).flat();
  const inside = way.filter((p) => p.x <= 0);
  const gap = shut(line(...inside, xy(-REACH, hemY + 3), xy(REACH, hemY + 3), ...inside.map(flip).toReversed()));
  pen.fill(gap, '#ffffff');
  pen.name('hem', run[Math.floor(run.length / 2)]);
  pen.edge('hem', line(...run));
  pen.pair(line(...run), 'outline');
  pen.lapped(() => {
    pen.ink(mirror(line(...inside)), 'outline');
    pen.ink(upper, 'outline');
  });
}
