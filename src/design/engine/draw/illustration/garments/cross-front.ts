import { alongTheEdge } from '../../../cut/cheongsam.js';
import { add, type Point, towards } from '../../../geometry/point.js';
import { pointAt } from '../../../geometry/polyline.js';
import { spline } from '../../../geometry/spline.js';
import { Z } from '../figure/order.js';
import { edge } from '../paint/edge.js';
import { edgeLine, seam, type Line } from '../paint/line.js';
import type { Piece } from '../paint/piece.js';
import { n1 } from '../paint/path.js';
import { button, type Fastening } from './closure.js';
import { buttonFace, UNDERARM_Y, type Tailor } from './tailor.js';

/** A knot of cord through a loop, lying along `way`. */
function frog(p: Point, way: Point, head: number, color: string): string {
  const [a, b] = [-1, 1].map((k) => add(p, way, k * head * 0.085));
  const bar = `M${n1(a.x)} ${n1(a.y)}L${n1(b.x)} ${n1(b.y)}`;
  const knob = (q: Point, r: number): string =>
    `<circle cx="${n1(q.x)}" cy="${n1(q.y)}" r="${n1(r * head)}" fill="${color}" stroke="#2b1a22" stroke-width=".9"/>`;
  return `<path d="${bar}" fill="none" stroke="#2b1a22" stroke-width="5.4" stroke-linecap="round"/><path d="${bar}" fill="none" stroke="${color}" stroke-width="3.6" stroke-linecap="round"/>${knob(a, 0.012)}${knob(b, 0.012)}${knob(p, 0.018)}`;
}

/** The edge from the neck across to the wearer's right underarm, with the frogs, buttons or hooks that close it. */
export function crossFront(t: Tailor, lowY: number, side: (y: number) => number): Fastening {
  const { figure, trim } = t;
  const arm = -side(UNDERARM_Y + 0.12);
  const drop = UNDERARM_Y + 0.12 - lowY;
  const edge = spline([
    figure.at(0, lowY),
    figure.at(arm * 0.2, lowY + drop * 0.58),
    figure.at(arm * 0.6, lowY + drop * 0.95),
    figure.at(arm, UNDERARM_Y + 0.12),
  ]);
  const lines: Line[] = [edgeLine(edge, 1.2)];
  const held = alongTheEdge(t.spec);
  if (!held) return { lines, over: '' };
  const color = trim.surface.ramp.base;
  const hidden = held.fastener === 'hooks';
  const over = Array.from({ length: hidden ? 0 : held.count }, (_, i) => {
    const share = held.count === 1 ? 0.5 : 0.05 + (0.88 * i) / (held.count - 1);
    const p = pointAt(edge, share);
    if (held.fastener === 'buttons') return button(p, 0.024 * figure.head, buttonFace(t));
    const way = share < 0.1 ? { x: 1, y: 0 } : towards(figure.at(0, lowY), figure.at(-0.1, lowY + 0.3));
    return frog(p, way, figure.head, color);
  });
  const count = hidden ? {} : { count: held.count };
  return { lines, over: over.join(''), shows: { fastener: held.fastener, ...count } };
}

/** How far above the hem's end a slit at the side begins, head heights; it ends above the knee. */
const SLIT_FROM = 5;

/** Both sides open from above the knee to the hem. */
export function sideSlits({ figure }: Tailor, side: (y: number) => number, hemY: number): Line[] {
  const from = Math.min(SLIT_FROM, hemY - 0.5);
  return [-1, 1].map((sign) =>
    seam(
      spline(
        [0, 0.5, 1].map((k) => figure.at(sign * (side(from + (hemY - from) * k) - 0.045), from + (hemY - from) * k)),
      ),
      1.4,
    ),
  );
}

/** From here down the front panel of an ao dai is no wider than the waist lets it hang; the back one shows beside it. */
const APART_FROM = 3;

/** The front panel of an ao dai: it follows the body to the waist and hangs straight from there. */
export const frontPanel =
  (side: (y: number) => number) =>
  (y: number): number =>
    y < APART_FROM ? side(y) : side(APART_FROM) + 0.012 * (y - APART_FROM);

/** The back panel of an ao dai, behind the trousers. */
export function backPanel(t: Tailor, side: (y: number) => number, hemY: number): Piece {
  const { figure } = t;
  const wide = side(APART_FROM) + 0.16;
  return {
    z: Z.behind,
    surface: t.cloth.surface,
    edges: [
      edge('side', [figure.at(-side(APART_FROM), APART_FROM), figure.at(-wide, hemY - 0.06)]),
      edge('hem', spline([figure.at(-wide, hemY - 0.06), figure.at(0, hemY), figure.at(wide, hemY - 0.06)])),
      edge('side', [figure.at(wide, hemY - 0.06), figure.at(side(APART_FROM), APART_FROM)]),
    ],
    dim: 0.3,
    subject: t.subject,
  };
}
