import { above } from './alter.js';
import { boxOf, transform, type Point } from './geometry.js';
import { nest, type Nesting, type Shape } from './nest.js';
import type { Cut, Piece } from './pieces.js';

/** Fabric widths for which lengths are published, cm. */
export const FABRIC_WIDTHS_CM = [90, 140, 150] as const;
export type FabricWidth = (typeof FABRIC_WIDTHS_CM)[number];

export interface WidthNeed {
  width_cm: FabricWidth;
  /** metres of this width, null when a piece is wider than the fabric even when cut in halves */
  metres: number | null;
  /** ids of pieces that must be cut in halves with a seam to fit: fold pieces and long strips */
  pieced: string[];
  /** share of the cloth that ends up in pieces, 0–1 */
  use: number | null;
}

export interface MaterialNeed {
  material: string;
  widths: WidthNeed[];
}

/** Selvedges and cut ends that cannot be used, mm. */
const SELVEDGE_MM = 10;
const END_MM = 20;
/** Pieces up to this deep across the cloth may be joined from two lengths, with so much for the joining seam. */
const STRIP_MM = 260;
const SEAM_MM = 10;

/** Degrees to turn a piece so that its grain runs along the cloth. */
export function grainTurn(piece: Piece): number {
  if (!piece.grain) return 0;
  const [a, b] = piece.grain;
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const turn = 90 - angle;
  return ((((turn + 90) % 180) + 180) % 180) - 90;
}

const turned = (loop: readonly Point[], rotate: number, mirror: boolean): Point[] =>
  loop.map((p) =>
    transform(mirror ? { x: -p.x, y: p.y } : p, { rotate: mirror ? -rotate : rotate, mirror: false, dx: 0, dy: 0 }),
  );

/** The other half of a piece on the fold. */
export function acrossFold(loop: readonly Point[], [a, b]: [Point, Point]): Point[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const squared = dx * dx + dy * dy || 1;
  return loop.map((p) => {
    const t = ((p.x - a.x) * dx + (p.y - a.y) * dy) / squared;
    return { x: 2 * (a.x + t * dx) - p.x, y: 2 * (a.y + t * dy) - p.y };
  });
}

function copies(piece: Piece, cut: Cut, halved: boolean): Shape[] {
  const rotate = grainTurn(piece) + (cut.on_bias ? 45 : 0);
  return Array.from({ length: cut.count }, (_, i) => i % 2 === 1 && cut.mirrored).flatMap((mirror) =>
    partsOf(piece, rotate, mirror, halved).map((loops, part) => ({
      id: `${piece.id}${mirror ? '~' : ''}${part ? '^' : ''}`,
      loops,
      turnable: true,
    })),
  );
}

/** The shapes one cut is made of: itself (unfolded), or its two halves when it is too wide for the cloth. */
function partsOf(piece: Piece, rotate: number, mirror: boolean, halved: boolean): Point[][][] {
  const loop = piece.cutLoop ?? piece.loop;
  const turn = (l: readonly Point[]) => turned(l, rotate, mirror);
  if (piece.fold) {
    const other = acrossFold(loop, piece.fold);
    return halved ? [[turn(loop)], [turn(other)]] : [[turn(loop), turn(other)]];
  }
  const whole = turn(loop);
  return halved ? splitAcross(whole).map((half) => [half]) : [[whole]];
}

/** A strip (waistband, binding, belt) cut in two across its length; other pieces stay whole. */
function splitAcross(loop: Point[]): Point[][] {
  const box = boxOf(loop);
  if (box.maxY - box.minY > STRIP_MM) return [loop];
  const middle = (box.minX + box.maxX) / 2;
  const upright = (l: readonly Point[]) => l.map((p) => ({ x: p.y, y: p.x }));
  const near = above(upright(loop), middle + SEAM_MM);
  const far = above(
    upright(loop).map((p) => ({ x: p.x, y: -p.y })),
    SEAM_MM - middle,
  );
  return [upright(near), upright(far.map((p) => ({ x: p.x, y: -p.y })))];
}

/** Length of cloth for all pieces of each material at each width, by nesting the real pieces with their grain kept. */
export function yardage(pieces: readonly Piece[]): MaterialNeed[] {
  const materials = [...new Set(pieces.flatMap((p) => p.cuts.map((c) => c.material)))];
  return materials.map((material) => ({
    material,
    widths: FABRIC_WIDTHS_CM.map((width) => need(pieces, material, width)),
  }));
}

function need(pieces: readonly Piece[], material: string, width_cm: FabricWidth): WidthNeed {
  const wanted = pieces.flatMap((p) => p.cuts.filter((c) => c.material === material).map((cut) => ({ p, cut })));
  const usable = width_cm * 10 - 2 * SELVEDGE_MM;
  const first = nest(
    wanted.flatMap(({ p, cut }) => copies(p, cut, false)),
    usable,
  );
  if (first.tooWide.length === 0) return answer(width_cm, first, [], wanted);
  const wide = new Set(first.tooWide.map((id) => id.replace(/[~^]/g, '')));
  const again = nest(
    wanted.flatMap(({ p, cut }) => copies(p, cut, wide.has(p.id))),
    usable,
  );
  if (again.tooWide.length > 0) return { width_cm, metres: null, pieced: [], use: null };
  return answer(width_cm, again, [...wide], wanted);
}

function answer(
  width_cm: FabricWidth,
  nesting: Nesting,
  pieced: string[],
  wanted: { p: Piece; cut: Cut }[],
): WidthNeed {
  const metres = Math.ceil((nesting.length + END_MM) / 50) * 0.05;
  const inPieces = wanted.reduce((sum, { p, cut }) => sum + clothOf(p) * cut.count, 0);
  const cloth = metres * 1000 * width_cm * 10;
  return { width_cm, metres: Math.round(metres * 100) / 100, pieced, use: Math.round((inPieces / cloth) * 100) / 100 };
}

/** mm² of cloth in one cut of the piece, allowance included. */
function clothOf(piece: Piece): number {
  const loop = piece.cutLoop ?? piece.loop;
  let sum = 0;
  for (let i = 1; i < loop.length; i++) sum += loop[i - 1].x * loop[i].y - loop[i].x * loop[i - 1].y;
  return (Math.abs(sum) / 2) * (piece.fold ? 2 : 1);
}
