import { add, type Point, xy } from '../../../geometry/point.js';
import { alongTheEdge, isAoDai } from '../../../cut/cheongsam.js';
import type { Cut } from '../../../cut/cut.js';
import type { Upper, View } from '../garments/upper.js';
import { curve, flip, line, pointAt, shut, xAt } from '../pen/paths.js';
import type { Pen } from '../pen/pen.js';

/** Slits at the sides end so far above the knee, cm. */
const ABOVE_KNEE = 19;

/** A knot through a loop: two bars of cord and the knot between them. */
function frog(pen: Pen, at: Point, way: Point): void {
  const end = (k: number): Point => add(at, way, k);
  pen.ink(line(end(-2.6), end(2.6)), 'outline');
  for (const k of [-2.6, 2.6]) pen.dot(end(k), 0.55, 'seam', '#ffffff');
  pen.dot(at, 0.7, 'outline', '#ffffff');
}

/** The front edge of a cheongsam, from the neck across to the wearer's right underarm, with what closes it. */
function diagonal(pen: Pen, spec: Cut, u: Upper): void {
  const [neck, arm] = [xy(0, u.shape.depth), flip(pointAt(u.t.armhole, 1))];
  const edge = curve(
    neck,
    xy(arm.x * 0.16, neck.y + (arm.y - neck.y) * 0.62),
    xy(arm.x * 0.62, neck.y + (arm.y - neck.y) * 1.16),
    arm,
  );
  pen.ink(edge, 'outline');
  const held = alongTheEdge(spec);
  if (!held) return;
  pen.show({ fastener: held.fastener, count: held.fastener === 'hooks' ? 0 : held.count });
  if (held.fastener === 'hooks') return;
  for (let i = 0; i < held.count; i++) {
    const t = held.count === 1 ? 0.5 : 0.03 + (0.92 * i) / (held.count - 1);
    const at = pointAt(edge, t);
    pen.name('toggles', at);
    if (held.fastener === 'buttons') pen.button(at, 0.7);
    else frog(pen, at, t < 0.1 ? xy(1, 0) : xy(0.35, 0.94));
  }
}

const dart = (x: number, top: number, waist: number, bottom: number) =>
  shut(line(xy(x, top), xy(x + 0.7, waist), xy(x, bottom), xy(x - 0.7, waist)));

/** What a cheongsam has besides its outline: the diagonal edge, darts at bust and waist, sides slit from above the knee. */
export function cheongsamDetails(pen: Pen, spec: Cut, view: View, u: Upper): void {
  const { waistY, armY, chest } = u.f;
  pen.pair(dart(chest * 0.42, armY + (view === 'front' ? 9 : 4), waistY, Math.min(u.hemY - 4, waistY + 12)), 'seam');
  if (view === 'front') diagonal(pen, spec, u);
  if (spec.hem !== 'slit' && !spec.details.includes('slit')) return;
  const from = isAoDai(spec) ? waistY + 6 : Math.max(waistY + 30, Math.min(waistY + 60 - ABOVE_KNEE, u.hemY - 13));
  const x = (y: number): number => xAt(u.t.side, y);
  pen.pair(line(xy(x(from) - 1.4, from), xy(x(u.hemY - 1) - 1.4, u.hemY - 1)), 'stitch');
  pen.pair(line(xy(x(from) - 1.4, from), xy(x(from), from)), 'seam');
}
