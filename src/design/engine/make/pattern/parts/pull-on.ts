import { distance } from '../../../geometry/point.js';
import { loopOps } from '../../../geometry/path.js';
import { drawnTo, elasticFor } from './elastic.js';
import type { Cut } from '../../../cut/cut.js';
import { runLength, type GirthRule } from '../checks.js';
import { cut, rectangle, segment } from '../pieces/panel.js';
import type { Piece, Run } from '../pieces/piece.js';
import type { Alteration, Body } from '../recipe.js';
import { run } from '../rules/kit.js';
import { straightened } from './closing/open-edge.js';

/** A bodice without an opening: its waist darts are left unsewn and elastic or a cord draws the waist in. */

const FRONT = 'bella.frontSideDart';
const DARTS: Readonly<Record<string, readonly [left: string, right: string]>> = {
  [FRONT]: ['waistDartLeft', 'waistDartRight'],
  'bella.back': ['dartBottomLeft', 'dartBottomRight'],
};

/** Least ease of the chest, so that the waist without its darts is wide enough. */
export const PULL_ON_EASE = 0.11;
/** What has to pass slides over what it passes with so much to spare, mm. */
const MARGIN_MM = 20;

const WAIST: Run[] = [
  run(FRONT, 'cfHem', 'sideHem', undefined, 2),
  run('bella.back', 'waistCenter', 'waistSide', undefined, 2),
];

/** The waist edge without its dart: both feet of the dart become one point of it. */
function withoutDart(piece: Piece): Piece {
  const names = DARTS[piece.id];
  const [left, right] = names ? names.map((name) => piece.points[name]) : [];
  if (!left || !right) return piece;
  const loop = straightened(piece.loop, left, right);
  const inDart = (l: Piece['lines'][number]): boolean =>
    l.ops.some((op) => 'to' in op && [left, right].some((p) => distance(p, op.to) < 1));
  return {
    ...piece,
    loop,
    outlineOps: loopOps(loop),
    lines: piece.lines.filter((l) => !inDart(l)),
    points: { ...piece.points, [names[1]]: left },
  };
}

/** Waist darts left out of front and back. */
export const undarted: Alteration = (pieces) => pieces.map(withoutDart);

const HEIGHT_MM = 25;

/** A casing over the waist seam, as long as the waist is wide before it is drawn in. */
export const waistCasing =
  ({ waistline, closure }: Cut): Alteration =>
  (pieces, body, sa) => {
    const length = WAIST.reduce((sum, edge) => sum + (runLength(pieces, edge) ?? 0), 0);
    if (length === 0) return pieces;
    const cord = waistline === 'drawstring' || closure === 'drawstring';
    const casing = rectangle({
      id: 'own.waistCasing',
      title: `Waist casing (${cord ? 'for a cord' : `for elastic of 20 mm, ${elasticFor(body.waist) / 10} cm long`})`,
      width: HEIGHT_MM,
      length,
      cuts: [cut(1)],
      sa,
      lines: cord ? [segment({ x: 0, y: length / 2 }, { x: HEIGHT_MM, y: length / 2 })] : [],
      seams: [{ name: 'Casing to waist', a: [run('own.waistCasing', 'b', 'c')], b: WAIST }],
    });
    const by = `${cord ? 'a cord' : 'elastic'} in a casing`;
    const opens = { opening: 'waist' as const, passes: 'chest' as const, body_mm: body.chest, opens_mm: length, by };
    const shows = [
      'closure=pullover',
      `closure=${cord ? 'drawstring' : 'elastic'}`,
      `waistline=${cord ? 'drawstring' : 'elastic'}`,
    ];
    return [...pieces, { ...drawnTo(casing, body.waist), openings: [opens], shows }];
  };

/** The waist before it is drawn in: the chest passes it. */
export function pullOnWaist(body: Body): GirthRule {
  const least_mm = body.chest + MARGIN_MM;
  const ease_mm = least_mm - body.waist;
  return {
    name: 'waist',
    body_mm: body.waist,
    ease_mm,
    tolerance_mm: null,
    least_mm,
    parts: WAIST.map((edge) => ({ run: { ...edge, times: 1 }, times: 2 })),
  };
}
