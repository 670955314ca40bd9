import { pointAlong } from '../../../geometry/polyline.js';
import { distance, type Point } from '../../../geometry/point.js';
import { loopOps } from '../../../geometry/path.js';
import { above } from '../pieces/alter.js';
import type { Piece } from '../pieces/piece.js';
import { edgeOf } from './edges.js';
import type { Alteration } from '../recipe.js';

/** Seams that end with the shoulders: a rule without edges withdraws the one of its name. */
const ALL_GONE = ['Bodice shoulder', 'Sleeve cap to armhole', 'Sleeve underarm'];
const gone = (names: readonly string[]) => names.map((name) => ({ name, a: [], b: [] }));
const GONE = gone(ALL_GONE);

/** Strapless: front and back end straight across just below the underarm; both side seams lose as much. */
export const strapless =
  (ids: { front: string; back: string }): Alteration =>
  (pieces, _, sa) =>
    pieces.map((p) => {
      if (p.id === ids.front) return { ...cutOff(p, 'cfNeck', 'bustDartTop', sa), shows: ['neckline=strapless'] };
      return p.id === ids.back ? cutOff(p, 'cbNeck', 'waistSide', sa) : p;
    });

/** A piece whose shoulder and armhole are about to go: no seam is left there, and no dart reaches above `level`. */
export function withoutShoulders(piece: Piece, level?: number, seams: readonly string[] = ALL_GONE): Piece {
  const loop = level === undefined ? piece.loop : dartBelow(piece, level);
  return { ...piece, loop, outlineOps: loopOps(loop), allowance: [], seams: [...(piece.seams ?? []), ...gone(seams)] };
}

/** The armhole dips a little below its end at the side: so much of both side seams goes with it, mm. */
const DIP_MM = 12;

function cutOff(piece: Piece, centre: string, sideEnd: string, sa: number): Piece {
  const side = edgeOf(piece, 'armhole', sideEnd);
  if (!side) return piece;
  const corner = pointAlong(side, DIP_MM);
  const level = corner.y;
  const upside = (p: Point): Point => ({ x: p.x, y: -p.y });
  const loop = above(dartBelow(piece, level + 25).map(upside), -level).map(upside);
  if (loop.length < 4) return piece;
  const edge = loop.filter((p) => Math.abs(p.y - level) < 0.01).map((p) => p.x);
  const top = { x: Math.min(...edge), y: level };
  const fold: [Point, Point] | null = piece.fold && [top, piece.fold.reduce((a, b) => (a.y > b.y ? a : b))];
  return {
    ...piece,
    loop,
    cutLoop: piece.cutLoop && above(piece.cutLoop.map(upside), sa - level).map(upside),
    outlineOps: loopOps(loop),
    allowance: [],
    fold,
    grain: piece.grain && lowered(piece.grain, level + 20),
    marks: piece.marks.filter((m) => m.at.y > level),
    points: {
      ...Object.fromEntries(Object.entries(piece.points).filter(([, p]) => p.y >= level - 0.01)),
      [centre]: top,
      armhole: corner,
    },
    seams: [...(piece.seams ?? []), ...GONE],
  };
}

/** The outline with a waist dart that reaches above the level shortened to end there. */
function dartBelow(piece: Piece, level: number): Point[] {
  const { dartTip: tip, dartBottomLeft: foot } = piece.points;
  const dart = tip && foot && tip.y < level ? edgeOf(piece, 'dartBottomLeft', 'dartBottomRight') : null;
  if (!dart) return piece.loop;
  const shorter = (y: number): number => level + ((y - tip.y) * (foot.y - level)) / (foot.y - tip.y);
  const inDart = (p: Point): boolean => p.y < foot.y - 1 && dart.some((q) => distance(p, q) < 0.01);
  return piece.loop.map((p) => (inDart(p) ? { x: p.x, y: shorter(p.y) } : p));
}

const lowered = (line: [Point, Point], least: number): [Point, Point] =>
  line.map((p) => ({ x: p.x, y: Math.max(p.y, least) })) as [Point, Point];

const KEYHOLE_MM = 85;

/** A drop-shaped opening marked below the neck at the centre front, to be faced and cut. */
export const keyhole =
  (front: string): Alteration =>
  (pieces) =>
    pieces.map((p) => {
      const top = p.points.cfNeck;
      if (p.id !== front || !top) return p;
      const drop = (dx: number, dy: number): Point => ({ x: top.x + dx, y: top.y + dy });
      const ops = [
        { type: 'move' as const, to: top },
        {
          type: 'curve' as const,
          cp1: drop(6, KEYHOLE_MM * 0.3),
          cp2: drop(44, KEYHOLE_MM),
          to: drop(0, KEYHOLE_MM),
        },
      ];
      return { ...p, lines: [...p.lines, { ops, style: 'inner' as const }], shows: ['neckline=keyhole'] };
    });
