import { boxOf } from '../../../geometry/box.js';
import { transform } from '../../../geometry/path.js';
import type { Point } from '../../../geometry/point.js';
import { above } from '../pieces/alter.js';
import { nest, type Nesting, type Shape } from './nest.js';
import type { Piece, PieceCut } from '../pieces/piece.js';

/** Fabric widths for which lengths are published, cm. */
export const FABRIC_WIDTHS_CM = [90, 140, 150] as const;
export type FabricWidth = (typeof FABRIC_WIDTHS_CM)[number];

export interface WidthNeed {
  width_cm: FabricWidth;
  /** metres of this width, null when a piece is wider than the fabric even when cut in halves */
  metres: number | null;
  /** ids of pieces that must be cut in halves (or quarters) with a seam to fit */
  pieced: string[];
  /** share of the cloth that ends up in pieces, 0–1 */
  use: number | null;
}

export interface MaterialNeed {
  material: string;
  widths: WidthNeed[];
  /** how the main cloth has to be laid, where it matters */
  cloth?: Cloth;
}

/** What the cloth itself asks for when it is cut. */
export interface Cloth {
  /** nap or a print with a top and a bottom: no piece may be turned */
  one_way: boolean;
  /** repeat of a pattern that is matched at the seams, mm; 0: none */
  repeat_mm: number;
}

const PLAIN: Cloth = { one_way: false, repeat_mm: 0 };
/** A matched pattern takes up to one repeat more for each level at which pieces start: so many levels. */
const MATCHED_LEVELS = 3;

/** Selvedges and cut ends that cannot be used, mm. */
const SELVEDGE_MM = 10;
const END_MM = 20;
/** Allowance of the seam that joins a piece too wide for the cloth. */
const SEAM_MM = 10;
/** A piece is joined from at most this many halvings. */
const HALVINGS = 3;

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

function copies(piece: Piece, cut: PieceCut, halvings: number, cloth: Cloth): Shape[] {
  const rotate = grainTurn(piece) + (cut.on_bias ? 45 : 0);
  return Array.from({ length: cut.count }, (_, i) => i % 2 === 1 && cut.mirrored).flatMap((mirror) =>
    partsOf(piece, rotate, mirror, halvings).map((loops, part) => ({
      id: `${piece.id}${mirror ? '~' : ''}${part ? '^' : ''}`,
      loops,
      turnable: !cloth.one_way,
    })),
  );
}

/** The shapes one cut is made of: itself (unfolded), or the parts it is cut into when it is too wide for the cloth. */
function partsOf(piece: Piece, rotate: number, mirror: boolean, halvings: number): Point[][][] {
  const loop = piece.cutLoop ?? piece.loop;
  const turn = (l: readonly Point[]) => turned(l, rotate, mirror);
  const other = piece.fold ? acrossFold(loop, piece.fold) : null;
  if (halvings === 0) return other ? [[turn(loop), turn(other)]] : [[turn(loop)]];
  const parts = other ? [turn(loop), turn(other)] : splitAcross(turn(loop));
  return quartered(parts, halvings - 1).map((part) => [part]);
}

const quartered = (parts: Point[][], times: number): Point[][] =>
  times <= 0 ? parts : quartered(parts.flatMap(splitAcross), times - 1);

/** A piece cut in two across its width, each half with allowance for the joining seam. */
function splitAcross(loop: Point[]): Point[][] {
  const box = boxOf(loop);
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
export function yardage(pieces: readonly Piece[], clothOf: (material: string) => Cloth = () => PLAIN): MaterialNeed[] {
  const materials = [...new Set(pieces.flatMap((p) => p.cuts.map((c) => c.material)))];
  return materials.map((material) => {
    const cloth = clothOf(material);
    return {
      material,
      widths: neverMore(FABRIC_WIDTHS_CM.map((width) => need(pieces, material, width, cloth))),
      ...(cloth.one_way || cloth.repeat_mm > 0 ? { cloth } : {}),
    };
  });
}

/** What lies on a narrow cloth lies on a wide one too: no width needs more than a narrower one. */
function neverMore(needs: WidthNeed[]): WidthNeed[] {
  return needs.map((need, i) => {
    const narrower = needs.slice(0, i).map((n) => n.metres ?? Infinity);
    const metres = Math.min(need.metres ?? Infinity, ...narrower);
    if (need.metres === null || metres >= need.metres || need.use === null) return need;
    return { ...need, metres, use: Math.round(need.use * (need.metres / metres) * 100) / 100 };
  });
}

function need(pieces: readonly Piece[], material: string, width_cm: FabricWidth, cloth: Cloth): WidthNeed {
  const wanted = pieces.flatMap((p) => p.cuts.filter((c) => c.material === material).map((cut) => ({ p, cut })));
  const usable = width_cm * 10 - 2 * SELVEDGE_MM;
  const halvings = new Map<string, number>();
  for (let round = 0; round <= HALVINGS; round++) {
    const shapes = wanted.flatMap(({ p, cut }) => copies(p, cut, halvings.get(p.id) ?? 0, cloth));
    const nesting = nest(shapes, usable);
    if (nesting.tooWide.length === 0)
      return answer(width_cm, matched(nesting, shapes.length, cloth), [...halvings.keys()], wanted);
    for (const id of new Set(nesting.tooWide.map((wide) => wide.replace(/[~^]/g, ''))))
      halvings.set(id, (halvings.get(id) ?? 0) + 1);
  }
  return { width_cm, metres: null, pieced: [], use: null };
}

function matched(nesting: Nesting, shapes: number, { repeat_mm }: Cloth): Nesting {
  const levels = Math.min(MATCHED_LEVELS, Math.max(0, shapes - 1));
  return { ...nesting, length: nesting.length + levels * repeat_mm };
}

function answer(
  width_cm: FabricWidth,
  nesting: Nesting,
  pieced: string[],
  wanted: { p: Piece; cut: PieceCut }[],
): WidthNeed {
  const metres = Math.ceil((nesting.length + END_MM) / 50) * 0.05;
  const inPieces = wanted.reduce((sum, { p, cut }) => sum + areaOf(p) * cut.count, 0);
  const cloth = metres * 1000 * width_cm * 10;
  return { width_cm, metres: Math.round(metres * 100) / 100, pieced, use: Math.round((inPieces / cloth) * 100) / 100 };
}

/** mm² of cloth in one cut of the piece, allowance included. */
function areaOf(piece: Piece): number {
  const loop = piece.cutLoop ?? piece.loop;
  let sum = 0;
  for (let i = 1; i < loop.length; i++) sum += loop[i - 1].x * loop[i].y - loop[i].x * loop[i - 1].y;
  return (Math.abs(sum) / 2) * (piece.fold ? 2 : 1);
}
