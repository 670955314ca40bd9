import type { Cut } from '../../../cut/cut.js';
import { denies } from '../../../cut/denies.js';
import { hasCoinPocket, jeansMouth } from '../../../cut/jeans.js';
import type { Pocket } from '../../../garments/spec.js';
import { straightSides } from '../parts/jeans-side.js';
import { seatYoke, yokeSeam, yokeSide, yokeWaist } from '../parts/jeans-yoke.js';
import { SCOOP_BAG, SCOOP_FACING, scoopPockets } from '../parts/scoop-pockets.js';
import type { Run, SeamRule } from '../pieces/piece.js';
import type { Alteration } from '../recipe.js';
import { run, seam } from '../rules/kit.js';

/** What makes jeans of the trousers' draft. */
export interface JeansCut {
  /** pieces of the draft that are not used */
  without: RegExp;
  alter: Alteration[];
  seams: SeamRule[];
  /** pockets that it has, whatever the text names beside them */
  has: Pocket[];
  /** of which the pieces are made already */
  drawn: Pocket[];
}

type Mouth = ReturnType<typeof jeansMouth>;

const FRONT = 'charlie.front';
const BACK = 'charlie.back';

/** Waist and side of the front, of one piece or with the hip in the facing's. */
function frontEdges(mouth: Mouth): { waist: Run[]; side: Run[] } {
  const waist = run(FRONT, 'styleWaistIn', 'slantTop', undefined, 2);
  if (mouth !== 'scooped') return { waist: [waist], side: [run(FRONT, 'slantTop', 'floorOut', 'kneeOut')] };
  return {
    waist: [waist, run(SCOOP_FACING, 'slantTop', 'sideWaist', undefined, 2)],
    side: [run(SCOOP_FACING, 'sideWaist', 'mouthSide'), run(FRONT, 'mouthSide', 'floorOut', 'kneeOut')],
  };
}

function seamsOf(mouth: Mouth): SeamRule[] {
  const { waist, side } = frontEdges(mouth);
  const back = [yokeSide, run(BACK, 'sideYoke', 'floorOut', 'kneeOut')];
  return [
    yokeSeam(),
    seam('Waistband to waist', [run('charlie.waistband', 'cfLeft', 'bottomLeft')], [...waist, yokeWaist]),
    ...(mouth === 'slanted' ? [] : [seam('Outseam', side, back, { replaces: 'Outseam below the pocket' })]),
    ...(mouth === 'scooped'
      ? [
          seam('Pocket mouth', [run(FRONT, 'slantTop', 'mouthSide')], [run(SCOOP_BAG, 'slantTop', 'mouthSide')]),
          seam(
            'Pocket bag',
            [run(SCOOP_BAG, 'bagSide', 'bagTop', 'bagBottom')],
            [run(`${SCOOP_BAG}Back`, 'bagSide', 'bagTop', 'bagBottom')],
          ),
        ]
      : []),
  ];
}

export function jeansCut(spec: Cut): JeansCut {
  const mouth = jeansMouth(spec);
  const coin = hasCoinPocket(spec);
  return {
    without: mouth === 'slanted' ? /backPocket/ : /(back|front)Pocket/,
    alter: [
      ...(mouth === 'slanted' ? [] : [straightSides]),
      seatYoke,
      ...(mouth === 'scooped' ? [scoopPockets(coin)] : []),
    ],
    seams: seamsOf(mouth),
    has: denies(spec, 'back-pocket') ? [] : ['back'],
    drawn: mouth === 'slanted' ? ['slash'] : ['curved', 'coin'],
  };
}
