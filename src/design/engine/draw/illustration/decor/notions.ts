import { n1, pathOf } from '../paint/path.js';
import { spline } from '../../../geometry/spline.js';
import { add, mul, type Point } from '../../../geometry/point.js';
import { decoratingRows } from '../../../cut/buttons.js';
import type { Detail } from '../../../garments/spec.js';
import { Z } from '../figure/order.js';
import { edgeLine, stitch, type Line } from '../paint/line.js';
import type { Piece } from '../paint/piece.js';
import { button } from '../garments/closure.js';
import { buttonFace, buttonScale, shoulderY, type Tailor } from '../garments/tailor.js';
import { stud } from './trims.js';

/** Small notions sewn on the finished garment: cords, rows of buttons, rivets, a short placket. */
export const NOTIONS: Readonly<Partial<Record<Detail, (t: Tailor) => Piece[]>>> = {
  drawcord: (t) => [laid(t, Z.belt, [], cord(t))],
  placket: (t) => (covers(t) ? [laid(t, Z.topCollar - 1, placketLines(t), placketButtons(t))] : []),
  'buttons-decorative': (t) => [laid(t, Z.belt, [], rowsOfButtons(t))],
  rivets: (t) => [laid(t, covers(t) ? Z.belt : Z.bottom + 1, [], rivets(t))],
  asymmetry: (t) =>
    t.spec.variant === 'biker jacket' ? [] : [laid(t, covers(t) ? Z.topCollar - 1 : Z.belt, [slant(t)], '')],
  'shoulder-pads': (t) => (covers(t) ? pads(t) : []),
  thumbholes: (t) => thumbholes(t),
};

const covers = ({ spec }: Tailor): boolean =>
  !['trousers', 'shorts', 'skirt', 'accessory', 'bag', 'headwear'].includes(spec.category) &&
  !['trousers', 'skirt', 'jeans', 'shorts'].includes(spec.garment);

/** Marks without a shape of their own. */
function laid(t: Tailor, z: number, lines: readonly Line[], over: string): Piece {
  const p = t.figure.at(0, 2);
  return {
    z,
    surface: t.cloth.surface,
    edges: [{ kind: 'hidden', points: [p, { x: p.x + 0.1, y: p.y }] }],
    lines,
    over,
  };
}

function cord({ figure, cloth, spec }: Tailor): string {
  const y = ['jacket', 'outerwear', 'knitwear', 'top'].includes(spec.category) ? 3.55 : 3.0;
  const { ink, glint } = cloth.surface.ramp;
  return [-1, 1]
    .map((s) => {
      const [a, b, c] = [figure.at(s * 0.05, y), figure.at(s * 0.1, y + 0.25), figure.at(s * 0.07, y + 0.48)];
      const d = `M${n1(a.x)} ${n1(a.y)}Q${n1(b.x)} ${n1(b.y)} ${n1(c.x)} ${n1(c.y)}`;
      return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="4.2" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${glint}" stroke-width="2.4" stroke-linecap="round"/><circle cx="${n1(a.x)}" cy="${n1(a.y)}" r="3" fill="#b9ae97" stroke="#4a4641"/>`;
    })
    .join('');
}

const column = ({ figure }: Tailor, x: number, from: number, to: number): Point[] =>
  Array.from({ length: 8 }, (_, i) => figure.at(x, from + ((to - from) * i) / 7));

const placketLines = (t: Tailor): Line[] => [
  edgeLine(column(t, 0.06, 1.5, 2.2), 0.8),
  edgeLine(column(t, -0.06, 1.5, 2.2), 0.6),
  edgeLine([t.figure.at(-0.06, 2.2), t.figure.at(0.06, 2.2)], 0.8),
  stitch(column(t, 0.04, 1.52, 2.17)),
];

const placketButtons = (t: Tailor): string =>
  [1.62, 1.84, 2.06].map((y) => button(t.figure.at(0, y), 0.023 * t.figure.head, buttonFace(t))).join('');

/** Beside what closes the front, or down the middle where nothing does. */
function rowsOfButtons(t: Tailor): string {
  const rows = decoratingRows(t.spec);
  if (rows === 'none') return '';
  const ys = covers(t) ? [1.75, 2.0, 2.25, 2.5, 2.75] : [3.2, 3.45, 3.7];
  const face = buttonFace(t, t.spec.details.includes('metal-trim'));
  const r = 0.032 * buttonScale(t) * t.figure.head;
  return ys
    .flatMap((y) => (rows === 'middle' ? [0] : [-0.24, 0.24]).map((x) => button(t.figure.at(x, y), r, face)))
    .join('');
}

function rivets(t: Tailor): string {
  const at: readonly (readonly [number, number])[] = covers(t)
    ? [
        [0.24, 2.0],
        [0.44, 2.0],
        [0.26, 3.2],
        [0.44, 3.3],
      ]
    : [
        [0.3, 3.05],
        [0.52, 3.35],
      ];
  return at.flatMap(([x, y]) => [-x, x].map((u) => stud(t.figure.at(u, y), 0.4 * t.scene.cm))).join('');
}

/** A seam that crosses the garment. */
const slant = (t: Tailor): Line =>
  covers(t)
    ? edgeLine(spline([t.figure.at(0.36, 1.44), t.figure.at(0.2, 2), t.figure.at(0.1, 2.8), t.figure.at(0.06, 3.3)]), 1)
    : edgeLine(spline([t.figure.at(0.3, 3.0), t.figure.at(0.1, 3.7), t.figure.at(-0.15, 4.6)]), 1);

/** The ridge that padding raises over each shoulder. */
function pads(t: Tailor): Piece[] {
  const { figure } = t;
  const end = figure.body.shoulder.x;
  return ([-1, 1] as const).map((s): Piece => {
    const p = (x: number, dy: number): Point => figure.at(s * x, shoulderY(figure, x) + dy);
    const top = spline([p(end * 0.5, -0.005), p(end * 0.85, -0.05), p(end + 0.05, -0.04), p(end + 0.09, 0.06)]);
    const under = spline([p(end + 0.08, 0.1), p(end * 0.8, 0.04), p(end * 0.5, 0.012)]);
    return {
      z: Z.sleeve + 0.4,
      surface: t.cloth.surface,
      edges: [
        { kind: 'side', points: top },
        { kind: 'hidden', points: under },
      ],
      subject: t.subject,
    };
  });
}

/** A slot above each sleeve's end with the thumb's skin in it. */
function thumbholes(t: Tailor): Piece[] {
  if (!covers(t) || ['sleeveless', 'cap', 'short', 'elbow', 'three-quarter'].includes(t.spec.sleeve.length ?? 'long'))
    return [];
  return (['left', 'right'] as const).map((side) => {
    const limb = t.figure.arms[side];
    const at = (s: number, u: number): Point => add(limb.at(s), mul(limb.to('in', s), u * limb.width('in', s)));
    const slot = spline([at(0.92, 0.5), at(0.95, 0.95), at(0.985, 0.9), at(0.96, 0.4), at(0.92, 0.5)], 3);
    const over = `<path d="${pathOf(slot, true)}" fill="${t.skin.ramp.base}" stroke="${t.cloth.surface.ramp.ink}" stroke-width="1.6"/>`;
    return laid(t, Z.sleeveOuter + 0.8, [], over);
  });
}
