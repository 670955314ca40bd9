import type { PleatLay } from '../../../cut/pleat-lay.js';
import { pleatTake } from '../../../cut/pleat-lay.js';
import type { Pen } from '../pen/pen.js';
import { line, shut } from '../pen/paths.js';
import { xy } from '../../../geometry/point.js';
import type { Point } from '../../../geometry/point.js';

/** Half widths and heights of a skirt's front, cm. */
interface Hung {
  top: number;
  waist: number;
  hip: number;
  hipY: number;
  hemY: number;
}

type At = (share: number, y: 'waist' | 'hip' | 'hem') => Point;

/** Points of a skirt by the share of its half width, −1 … 1. */
const placeOn = (s: Hung, hemHalf: number, hemY: number): At => {
  const hem = (share: number): Point => xy(hemHalf * share, hemY + (1 - share * share) * (s.hemY - hemY));
  const [waist, hip] = [s.top + 0.7, s.hipY];
  return (share, y) => (y === 'hem' ? hem(share) : y === 'hip' ? xy(s.hip * share, hip) : xy(s.waist * share, waist));
};

/** How far the lower layer looks out at the hem, a share of a pleat's place. */
const LOOKS_OUT = 0.12;

/** A folded edge from waist to hem, with what looks out beside it. @param towards the side on which it does, 0 on both */
function foldedEdge(pen: Pen, at: At, share: number, width: number, towards: number, shade: string): void {
  const sides = towards === 0 ? [-0.5, 0.5] : [0, towards];
  const out = sides.map((side) => at(share + side * width * LOOKS_OUT, 'hem'));
  pen.fill(shut(line(at(share, 'waist'), at(share, 'hip'), out[0], out[1], at(share, 'hip'))), shade);
  for (const foot of towards === 0 ? out : [out[0]])
    pen.ink(line(at(share, 'waist'), at(share, 'hip'), foot), 'detail');
}

/** Pleats as the text counts them: boxes that stand out, folds that meet over a layer beneath, or folds all one way. */
export function drawLaidPleats(pen: Pen, s: Hung, lay: PleatLay, hem: Point, shade: string): void {
  const at = placeOn(s, hem.x, hem.y);
  const width = 2 / lay.count;
  const pitch = (20 * s.waist) / lay.count;
  const half = (pleatTake(pitch) / pitch / 4) * width * 0.92;
  pen.show({ pleats: lay });
  pen.name('pleat', at(-1 + width / 2, 'hip'));
  for (let i = 0; i < lay.count; i++) {
    const middle = -1 + (i + 0.5) * width;
    if (lay.kind === 'box') for (const side of [-1, 1]) foldedEdge(pen, at, middle + side * half, width, side, shade);
    else foldedEdge(pen, at, middle, width, lay.kind === 'inverted' ? 0 : -1, shade);
  }
}
