import { xy } from '../../../geometry/point.js';
import type { Figure } from '../figure.js';
import type { Pen } from '../pen/pen.js';
import { line, shut } from '../pen/paths.js';

/** The darts that shape a back at the waist, one on each side. */
export function waistDarts(pen: Pen, { waist, waistY }: Pick<Figure, 'waist' | 'waistY'>): void {
  if (pen.lacks('dart')) return;
  const x = waist * 0.46;
  pen.name('dart', xy(x, waistY));
  pen.pair(shut(line(xy(x, waistY - 15), xy(x + 0.6, waistY), xy(x, waistY + 14), xy(x - 0.6, waistY))), 'seam');
}
