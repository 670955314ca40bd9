import type { Cut } from '../../../cut/cut.js';
import { denies } from '../../../cut/denies.js';
import { boxOf } from '../../../geometry/box.js';
import type { Point } from '../../../geometry/point.js';
import type { Piece, SeamRule } from '../pieces/piece.js';
import { panel, segment, type Edge } from '../pieces/panel.js';
import type { Alteration } from '../recipe.js';
import { edgeOf } from './edges.js';

/** Pieces of the long coat's draft whose side seam the back is sewn to. */
const SIDES = ['carlita.side', 'carlton.front'];
const VENT_WIDTH = 50;
/** Coats that reach this far below the seat open for a step, mm. */
const VENTED = 200;

/**
 * The long coat's back in one length, without box pleat, belt seam and pleated tail: the side seam is the front's, the
 * waist dart goes on below the waist, and longer coats have a vent in the centre seam unless the text wants none.
 */
export const plainBack =
  (spec: Cut): Alteration =>
  (pieces, _, sa) => {
    const side = SIDES.map((id) => pieces.find((p) => p.id === id)).find((p) => p !== undefined);
    const back = pieces.find((p) => /^carl(ton|ita)\.back$/.test(p.id));
    const made = side && back && whole(back, side, sa, !denies(spec, 'vent'));
    return made
      ? pieces.filter((p) => !/^carl(ton|ita)\.tail$/.test(p.id)).map((p) => (p === back ? made : p))
      : pieces;
  };

function whole(back: Piece, side: Piece, sa: number, vented: boolean): Piece | null {
  const top = edgeOf(back, 'armhole', 'cbNeck', 's3CollarSplit');
  const seam = edgeOf(side, 'hem', 'armhole', 'waist');
  if (!top || !seam) return null;
  const at = shiftOf(side.points.armhole, back.points.armhole);
  const [hem, waist, seat] = [side.points.hem, side.points.waist, side.points.seat].map(at);
  const vent = vented && hem.y - seat.y > VENTED ? ventAt(seat.y, hem.y) : [];
  const foot = { x: vent.length > 0 ? -VENT_WIDTH : 0, y: hem.y };
  return {
    ...panel({
      id: back.id,
      title: vent.length > 0 ? `${back.title} with vent` : back.title,
      start: { name: 'hem', at: hem },
      edges: [
        ...named(seam.map(at), 'armhole', 's'),
        ...named(top, 'cbNeck', 't'),
        ...vent,
        { name: 'cbHem', to: foot },
        { name: 'hem', to: hem, finish: 'hem' },
      ],
      cuts: back.cuts,
      sa,
      hem: sa * 3,
      grain: [
        { x: back.points.armhole.x * 0.3, y: hem.y * 0.85 },
        { x: back.points.armhole.x * 0.3, y: hem.y * 0.3 },
      ],
      lines: dartLines(back, waist.y, seat.y),
      points: { ...kept(back, waist.y), waist, seat },
      seams: [sideSeam(back.id, side.id)],
    }),
    marks: back.marks.filter((m) => m.at.x > 1 && m.at.y < waist.y - 60),
    ...(vent.length > 0 ? { shows: ['details=vent'] } : {}),
  };
}

const shiftOf =
  (from: Point, to: Point) =>
  (p: Point): Point => ({ x: p.x - from.x + to.x, y: p.y - from.y + to.y });

const named = (line: readonly Point[], last: string, prefix: string): Edge[] =>
  line.slice(1).map((to, i) => ({ name: i === line.length - 2 ? last : `_${prefix}${i}`, to }));

function ventAt(seat: number, hem: number): Edge[] {
  const top = seat + (hem - seat) * 0.35;
  return [
    { name: 'ventTop', to: { x: 0, y: top } },
    { name: 'ventEdge', to: { x: -VENT_WIDTH, y: top + 20 } },
  ];
}

/** Points of the old back that lie on the new one; its dart now at the waist itself. */
function kept(back: Piece, waistY: number): Record<string, Point> {
  const gone = /^(hem|waist|seat|cbWaist|cbHips|hips|bp|bs|dart(Left|Right|Center))/;
  const box = boxOf(back.loop);
  const on = Object.entries(back.points).filter(([name, p]) => !gone.test(name) && p.y <= box.maxY);
  const dart = ['dartLeft', 'dartRight', 'dartCenter'].map((n) => [n, { ...back.points[n], y: waistY }] as const);
  return { ...Object.fromEntries(on), ...Object.fromEntries(dart) };
}

/** The waist dart as a lozenge. */
function dartLines({ points: { dartTip, dartLeft, dartRight } }: Piece, waist: number, seat: number) {
  const low = { x: dartTip.x, y: waist + (seat - waist) * 0.6 };
  return [dartLeft, dartRight].flatMap(({ x }) => [segment(dartTip, { x, y: waist }), segment({ x, y: waist }, low)]);
}

const sideSeam = (back: string, side: string): SeamRule => ({
  name: 'Side seam',
  a: [{ piece: back, from: 'armhole', to: 'hem', via: 'waist' }],
  b: [{ piece: side, from: 'armhole', to: 'hem', via: 'waist' }],
});
