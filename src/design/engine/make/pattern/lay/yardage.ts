import { madeOnce } from '../../../../../common/kernel/made-once.js';
import { boxOf } from '../../../geometry/box.js';
import { transform, type Transform } from '../../../geometry/path.js';
import type { Point } from '../../../geometry/point.js';
import { above } from '../pieces/alter.js';
import { nest, type Placement, type Shape } from './nest.js';
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

/** One cut piece on the cloth. */
export interface Placed {
  piece: Piece;
  /** from 1; every second of a mirrored pair is the mirror image */
  copy: number;
  /** of how many in this material */
  of: number;
  mirrored: boolean;
  /** outlines to cut, mm from the corner of the usable cloth, x across it: two halves of a piece on the fold */
  loops: Point[][];
  /** from the piece's own coordinates; null for a part of a piece that the cloth is too narrow for */
  t: Transform | null;
}

/** How the pieces of one material lie on one width: what its published length was measured on. */
export interface Lay extends WidthNeed {
  cloth: Cloth;
  placed: Placed[];
}

const PLAIN: Cloth = { one_way: false, repeat_mm: 0 };
/** A matched pattern takes up to one repeat more for each level at which pieces start: so many levels. */
const MATCHED_LEVELS = 3;

/** Selvedges and cut ends that cannot be used, mm. */
export const SELVEDGE_MM = 10;
export const END_MM = 20;
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

/** The other half of a piece on the fold. */
export function acrossFold(loop: readonly Point[], [a, b]: [Point, Point]): Point[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const squared = dx * dx + dy * dy || 1;
  return loop.map((p) => {
    const t = ((p.x - a.x) * dx + (p.y - a.y) * dy) / squared;
    return { x: 2 * (a.x + t * dx) - p.x, y: 2 * (a.y + t * dy) - p.y };
  });
}

/** A shape to nest, and what it is a cut of. */
interface CutShape extends Shape {
  piece: Piece;
  copy: number;
  of: number;
  mirrored: boolean;
  /** turn and mirroring that were given to the piece; null for a part of it */
  way: Transform | null;
}

/** The shapes that one cut of a piece is made of, laid that way. */
type Parts = (piece: Piece, way: Transform, halvings: number) => Point[][][];

function copies(piece: Piece, cut: PieceCut, halvings: number, cloth: Cloth, partsOf: Parts): CutShape[] {
  const rotate = grainTurn(piece) + (cut.on_bias ? 45 : 0);
  return Array.from({ length: cut.count }, (_, i) => i).flatMap((i) => {
    const mirrored = i % 2 === 1 && cut.mirrored;
    const way = { rotate: mirrored ? -rotate : rotate, mirror: mirrored, dx: 0, dy: 0 };
    return partsOf(piece, way, halvings).map((loops, part) => ({
      id: `${piece.id}${mirrored ? '~' : ''}${part ? '^' : ''}`,
      loops,
      turnable: !cloth.one_way,
      piece,
      copy: i + 1,
      of: cut.count,
      mirrored,
      way: halvings === 0 ? way : null,
    }));
  });
}

/** For as long as nobody changes the pieces: the same for all copies of a piece, whatever the cloth. */
function partsKept(): Parts {
  const all = madeOnce((_piece: Piece) => new Map<string, Point[][][]>());
  return (piece, way, halvings) => {
    const kept = all(piece);
    const key = `${way.rotate} ${way.mirror} ${halvings}`;
    const parts = kept.get(key) ?? cutParts(piece, way, halvings);
    kept.set(key, parts);
    return parts;
  };
}

/** A piece itself (unfolded), or the parts it is cut into when it is too wide for the cloth. */
function cutParts(piece: Piece, way: Transform, halvings: number): Point[][][] {
  const loop = piece.cutLoop ?? piece.loop;
  const turn = (l: readonly Point[]) => l.map((p) => transform(p, way));
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
  return materialsOf(pieces).map((material) => {
    const cloth = clothOf(material);
    return {
      material,
      widths: laysOf(pieces, material, cloth).map(({ width_cm, metres, pieced, use }) => ({
        width_cm,
        metres,
        pieced,
        use,
      })),
      ...(cloth.one_way || cloth.repeat_mm > 0 ? { cloth } : {}),
    };
  });
}

/** In the order in which the pieces name them. */
export const materialsOf = (pieces: readonly Piece[]): string[] => [
  ...new Set(pieces.flatMap((p) => p.cuts.map((c) => c.material))),
];

/** What lies on a narrow cloth lies on a wide one too: no width needs more than a narrower one. */
export function laysOf(pieces: readonly Piece[], material: string, cloth: Cloth): Lay[] {
  const lays: Lay[] = [];
  const partsOf = partsKept();
  for (const width of FABRIC_WIDTHS_CM) {
    const own = layAt(pieces, material, width, cloth, partsOf);
    const shorter = lays.find((l) => l.metres !== null && l.metres < (own.metres ?? Infinity));
    lays.push(shorter ? widened(shorter, width) : own);
  }
  return lays;
}

function widened(lay: Lay, width_cm: FabricWidth): Lay {
  const use = lay.use === null ? null : Math.round(((lay.use * lay.width_cm) / width_cm) * 100) / 100;
  return { ...lay, width_cm, use };
}

function layAt(pieces: readonly Piece[], material: string, width_cm: FabricWidth, cloth: Cloth, partsOf: Parts): Lay {
  const wanted = pieces.flatMap((p) => p.cuts.filter((c) => c.material === material).map((cut) => ({ p, cut })));
  const usable = width_cm * 10 - 2 * SELVEDGE_MM;
  const halvings = new Map<string, number>();
  for (let round = 0; round <= HALVINGS; round++) {
    const shapes = wanted.flatMap(({ p, cut }) => copies(p, cut, halvings.get(p.id) ?? 0, cloth, partsOf));
    const { tooWide, placements, length } = nest(shapes, usable);
    if (tooWide.length === 0) {
      const placed = placements.map((spot) => placedAt(shapes[spot.index], spot));
      const need = needOf(width_cm, length + matching(shapes.length, cloth), wanted);
      return { ...need, pieced: [...halvings.keys()], cloth, placed };
    }
    for (const id of new Set(tooWide.map((wide) => wide.replace(/[~^]/g, ''))))
      halvings.set(id, (halvings.get(id) ?? 0) + 1);
  }
  return { width_cm, metres: null, pieced: [], use: null, cloth, placed: [] };
}

function placedAt({ piece, copy, of, mirrored, loops, way }: CutShape, { turned, dx, dy }: Placement): Placed {
  const shift: Transform = { rotate: turned ? 180 : 0, mirror: false, dx, dy };
  return {
    piece,
    copy,
    of,
    mirrored,
    loops: loops.map((loop) => loop.map((p) => transform(p, shift))),
    t: way && { ...way, rotate: way.rotate + shift.rotate, dx, dy },
  };
}

/** What matching a pattern of the cloth takes besides, mm. */
const matching = (shapes: number, { repeat_mm }: Cloth): number =>
  Math.min(MATCHED_LEVELS, Math.max(0, shapes - 1)) * repeat_mm;

function needOf(
  width_cm: FabricWidth,
  length: number,
  wanted: { p: Piece; cut: PieceCut }[],
): Omit<WidthNeed, 'pieced'> {
  const metres = Math.ceil((length + END_MM) / 50) * 0.05;
  const inPieces = wanted.reduce((sum, { p, cut }) => sum + areaOf(p) * cut.count, 0);
  const cloth = metres * 1000 * width_cm * 10;
  return { width_cm, metres: Math.round(metres * 100) / 100, use: Math.round((inPieces / cloth) * 100) / 100 };
}

/** mm² of cloth in one cut of the piece, allowance included. */
function areaOf(piece: Piece): number {
  const loop = piece.cutLoop ?? piece.loop;
  let sum = 0;
  for (let i = 1; i < loop.length; i++) sum += loop[i - 1].x * loop[i].y - loop[i].x * loop[i - 1].y;
  return (Math.abs(sum) / 2) * (piece.fold ? 2 : 1);
}
