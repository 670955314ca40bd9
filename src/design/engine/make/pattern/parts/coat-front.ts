import { boxOf } from '../../../geometry/box.js';
import type { Cut } from '../../../cut/cut.js';
import { has } from '../lengths/lengths.js';
import type { Mark, Piece } from '../pieces/piece.js';
import type { Alteration, Options } from '../recipe.js';
import { reshaped } from '../pieces/shift.js';
import { columns, rowsOf } from './double-breasted.js';

/** How a long coat closes: in one row at the centre front, in two across a wide overlap, or crossed and tied. */
export type CoatFront = 'single' | 'double' | 'wrap';

export function coatFrontOf({ closure, lapel, variant }: Cut): CoatFront {
  if (has(closure, 'wrap', 'tie', 'belt')) return 'wrap';
  const pea = variant?.startsWith('pea ') === true;
  return closure === 'double-breasted' || (pea && closure === null) || (closure === null && lapel === 'peak')
    ? 'double'
    : 'single';
}

/** One row: both rows of the draft on the centre front, 3 % of the waist beyond it. Pockets and facing keep their width. */
export const SINGLE_ROW: Options = {
  buttonSpacingHorizontal: 0,
  frontOverlap: 0.035,
  pocketPlacementHorizontal: 0.42,
  pocketWidth: 0.56,
};

/** What closes on the marks of a single row without changing the draft. */
const ON_MARKS = ['buttons', 'single-breasted', 'snaps', 'toggles'];

/** Button marks and what they show, from where the draft put its rows. */
export const coatButtons =
  (spec: Cut): Alteration =>
  (pieces) =>
    pieces.map((p) => (/^carl(ton|ita)\.front$/.test(p.id) ? fastened(p, spec) : p));

function fastened(front: Piece, spec: Cut): Piece {
  const { button1Left: low, button1Right, button3Left: high } = front.points;
  const others = front.marks.filter((m) => m.kind !== 'button');
  const form = coatFrontOf(spec);
  if (form === 'wrap') return { ...front, marks: others, shows: ['closure=wrap', `silhouette=wrap`] };
  if (form === 'double') return { ...front, marks: [...others, ...inColumns(front, spec)] };
  if (!low || !high || Math.abs(low.x - button1Right.x) > 4) return front;
  if (spec.closure === 'open-front') return { ...front, marks: others, shows: ['closure=open-front'] };
  const count = Math.max(1, Math.min(10, spec.counts?.buttons ?? (spec.opening?.count || 3)));
  const step = (low.y - high.y) / 2;
  const space = Math.min(step, (boxOf(front.loop).maxY - high.y - 150) / Math.max(1, count - 1));
  const marks = Array.from({ length: count }, (_, i): Mark[] =>
    (['button', 'buttonhole'] as const).map((kind) => ({
      kind,
      at: { x: high.x, y: high.y + i * space },
      rotate: kind === 'buttonhole' ? 90 : 0,
    })),
  ).flat();
  const shows = spec.closure && ON_MARKS.includes(spec.closure) ? [`closure=${spec.closure}`] : [];
  return { ...front, marks: [...others, ...marks], shows: ['closure=single-breasted', ...shows] };
}

/** As many rows of two as there are buttons, as far apart as the draft has its three; nearer where the hem is near. */
function inColumns(front: Piece, { opening }: Cut): Mark[] {
  const { button1Left: low, button1Right: beside, button3Left: high } = front.points;
  const rows = rowsOf(opening?.count);
  const space = Math.min((low.y - high.y) / 2, (boxOf(front.loop).maxY - high.y - 150) / Math.max(1, rows - 1));
  const [outer, inner] = [low.x, beside.x].toSorted((a, b) => a - b);
  return columns({ outer, inner, top: high.y, low: high.y + space * (rows - 1) }, rows);
}

/**
 * The women's draft lengthens the front for the bust and leaves its facing short: the facing follows the front edge. Its
 * front has a lining of its own and is not cut from lining a second time.
 */
export const facingToFront: Alteration = (pieces) => {
  const front = pieces.find((p) => p.id === 'carlita.front');
  return pieces.map((p) => {
    if (front && p.id === 'carlita.frontFacing') return lengthened(p, front);
    return p === front ? { ...p, cuts: p.cuts.filter((c) => c.material !== 'lining') } : p;
  });
};

function lengthened(facing: Piece, front: Piece): Piece {
  const { lapelStraightEnd: from, rollLineStart: to, hemEdge } = facing.points;
  const by = front.points.hemEdge.y - hemEdge.y;
  const share = (y: number): number => Math.max(0, Math.min(1, (y - from.y) / (to.y - from.y)));
  const moved = reshaped(facing, (p) => ({ x: p.x, y: p.y + by * share(p.y) }));
  const edge = (piece: string) => ({ piece, from: 'collarTip', to: 'hemEdge', via: 'lapelStraightEnd' });
  return {
    ...moved,
    seams: [{ name: 'Facing to front edge', a: [edge(facing.id)], b: [edge(front.id)] }],
  };
}
