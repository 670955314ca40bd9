import { pointAlong } from '../../../geometry/polyline.js';
import { distance, type Point } from '../../../geometry/point.js';
import { contains } from '../../../geometry/polyline.js';
import type { Op } from '../../../geometry/path.js';
import { total } from '../checks.js';
import { nearestAlong } from '../pieces/loops.js';
import { replaceEdge } from '../pieces/neckline.js';
import { cut, rectangle } from '../pieces/panel.js';
import type { Piece, Run, SeamRule } from '../pieces/piece.js';
import type { Alteration } from '../recipe.js';
import { run } from '../rules/kit.js';
import { withoutShoulders } from './bare.js';
import { tidied } from './bare-tops.js';
import { edgeOf } from './edges.js';

/** Sleeved and off the shoulder: front, back and sleeves are cut across a little above the underarm, their edge held by elastic. */

const FRONT = 'bella.frontSideDart';
const BACK = 'bella.back';
const SLEEVE = 'bella.sleeve';

/** So much of each armhole, from the underarm up, is left to set the sleeve into, mm. */
const ARMHOLE_MM = 62;
const BAND_MM = 30;

/** A loop with a corner at a point that lies on it. */
function withPoint(loop: readonly Point[], p: Point): Point[] {
  const at = nearestAlong(loop, p);
  let along = 0;
  for (let i = 1; i < loop.length; i++) {
    along += distance(loop[i - 1], loop[i]);
    if (along >= at) return [...loop.slice(0, i), p, ...loop.slice(i)];
  }
  return [...loop];
}

const across = (from: Point, to: Point): Op[] => [
  { type: 'move', to: from },
  { type: 'line', to },
];

/** Cuts front or back level from the armhole to its centre. */
function body(piece: Piece, centre: 'cfNeck' | 'cbNeck', sa: number): Piece {
  const armhole = edgeOf(piece, 'armhole', 'shoulder', 'armholePitch');
  if (!armhole) return piece;
  const top = pointAlong(armhole, ARMHOLE_MM);
  const bare = withoutShoulders(piece, top.y + 30, ['Bodice shoulder']);
  const named = { ...bare, loop: withPoint(bare.loop, top), points: { ...bare.points, armTop: top } };
  const end = { x: piece.points[centre].x, y: top.y };
  return tidied(replaceEdge(named, { from: 'armTop', to: centre }, across(top, end), sa));
}

/** Cuts the cap off where its sides are as long as what is left of the armholes. */
function sleeve(piece: Piece, sa: number): Piece {
  const cap = edgeOf(piece, 'bicepsLeft', 'bicepsRight', 'capQ3');
  if (!cap) return piece;
  const [left, right] = [pointAlong(cap, ARMHOLE_MM), pointAlong(cap.toReversed(), ARMHOLE_MM)];
  const named = {
    ...piece,
    loop: withPoint(withPoint(piece.loop, left), right),
    points: { ...piece.points, capLeft: left, capRight: right },
  };
  const made = replaceEdge(named, { from: 'capLeft', to: 'capRight' }, across(left, right), sa);
  const gone: SeamRule = { name: 'Sleeve cap to armhole', a: [], b: [] };
  const seams: SeamRule[] = [
    {
      name: 'Sleeve to armhole, front',
      a: [run(SLEEVE, 'capRight', 'bicepsRight')],
      b: [run(FRONT, 'armTop', 'armhole')],
    },
    { name: 'Sleeve to armhole, back', a: [run(SLEEVE, 'capLeft', 'bicepsLeft')], b: [run(BACK, 'armTop', 'armhole')] },
  ];
  const marks = made.marks.filter((m) => contains(made.loop, m.at));
  return { ...made, marks, seams: [...(piece.seams ?? []), gone, ...seams] };
}

const UPPER: Run[] = [
  run(FRONT, 'armTop', 'cfNeck', undefined, 2),
  run(BACK, 'armTop', 'cbNeck', undefined, 2),
  run(SLEEVE, 'capLeft', 'capRight', undefined, 2),
];

/** Off-shoulder neckline of a bodice with sleeves. */
export const offShoulderSleeves: Alteration = (pieces, _, sa) => {
  const made = pieces.map((p) => {
    if (p.id === FRONT) return { ...body(p, 'cfNeck', sa), shows: ['neckline=off-shoulder'] };
    if (p.id === BACK) return body(p, 'cbNeck', sa);
    return p.id === SLEEVE ? sleeve(p, sa) : p;
  });
  const length = total(made, UPPER);
  if (length === null) return made;
  const band = rectangle({
    id: 'own.shoulderBand',
    title: 'Neck band (folded lengthwise, elastic inside)',
    width: BAND_MM * 2,
    length,
    cuts: [cut(1)],
    sa,
    seams: [{ name: 'Shoulder band to upper edge', a: [run('own.shoulderBand', 'b', 'c')], b: UPPER }],
  });
  return [...made, band];
};
