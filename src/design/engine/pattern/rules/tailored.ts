import type { Run, SeamRule } from '../checks.js';
import type { Draft } from '../sewing.js';
import { run, seam, EASED, NEAR, type Rules, type Body } from './kit.js';

/** A two-part sleeve: its own two seams, and its cap against the armholes. */
export function twoPartSleeve(
  draft: Draft,
  top: string,
  under: string,
  wrist: { top: string; under: string },
  armholes: Run[],
): SeamRule[] {
  const ease = draft.stored('library.twoPartSleeve.sleevecapEase') ?? draft.stored('sleevecapEase') ?? 0;
  return [
    seam(
      'Sleeve, elbow seam',
      [run(top, 'backPitchPoint', wrist.top, 'elbowRight')],
      [run(under, 'usTip', wrist.under, 'elbowRight')],
    ),
    seam(
      'Sleeve cap to armhole',
      [run(top, 'tsLeftEdge', 'backPitchPoint', 'top'), run(under, 'usTip', 'usLeftEdge', 'usLeftEdgeRight')],
      armholes,
      {
        ease_mm: ease,
        kind: 'ease',
        tolerance_mm: 6,
      },
    ),
  ];
}

export function overcoat(draft: Draft, _body: Body): Rules {
  const [front, back] = ['carlton.front', 'carlton.back'];
  const around = (piece: string) => run(piece, 'armhole', 's3ArmholeSplit', 'armholePitch');
  return {
    seams: [
      seam('Shoulder', [run(front, 's3CollarSplit', 's3ArmholeSplit')], [run(back, 's3CollarSplit', 's3ArmholeSplit')]),
      ...twoPartSleeve(
        draft,
        'carlton.topsleeve',
        'carlton.undersleeve',
        { top: 'tsWristRight', under: 'tsWristRight' },
        [around(front), around(back)],
      ),
    ],
    girths: [],
  };
}

export function waistcoat(): Rules {
  return {
    seams: [
      seam(
        'Side seam',
        [run('wahid.front', 'armhole', 'hem', 'waist')],
        [run('wahid.back', 'armhole', 'hem', 'waist')],
        NEAR,
      ),
      seam('Shoulder', [run('wahid.front', 'neck', 'shoulder')], [run('wahid.back', 'neck', 'shoulder')], NEAR),
    ],
    girths: [],
  };
}

export function blazer(draft: Draft, _body: Body): Rules {
  const [front, side, back] = ['jaeger.front', 'jaeger.side', 'jaeger.back'];
  return {
    seams: [
      seam(
        'Front to side panel',
        [run(front, 'split', 'hem', 'waist')],
        [run(side, 'fsArmhole', 'sideHem', 'sideWaist')],
        EASED,
      ),
      seam(
        'Back to side panel',
        [run(back, 'bsArmholeHollow', 'hem', 'waist')],
        [run(side, 'bsArmholeHollow', 'bsHem', 'bsWaist')],
        EASED,
      ),
      seam('Shoulder', [run(front, 'neck', 'shoulder')], [run(back, 's3CollarSplit', 's3ArmholeSplit')], EASED),
      ...twoPartSleeve(
        draft,
        'jaeger.topsleeve',
        'jaeger.undersleeve',
        { top: 'ventSlopeStart', under: 'ventSlopeStart' },
        [
          run(front, 'split', 'shoulder', 'armholePitch'),
          run(side, 'fsArmhole', 'bsArmholeHollow', 'sideArmhole'),
          run(back, 'bsArmholeHollow', 's3ArmholeSplit', 'armholePitch'),
        ],
      ),
    ],
    girths: [],
  };
}

export function denimJacket(): Rules {
  const [panel, side, yoke] = ['devon.backPanel', 'devon.backSide', 'devon.backYoke'];
  return {
    seams: [
      seam(
        'Back panel to side',
        [run(panel, 'backHemPanel', 'backYokePanel')],
        [run(side, 'backHemPanel', 'backYokePanel')],
      ),
      seam(
        'Back to yoke',
        [run(panel, 'cbYoke', 'backYokePanel'), run(side, 'backYokePanel', 'backArmholeYoke')],
        [run(yoke, 'cbYoke', 'backArmholeYoke')],
        NEAR,
      ),
      seam(
        'Shoulder',
        [run('devon.frontYoke', 's3CollarSplit', 's3ArmholeSplit')],
        [run(yoke, 's3CollarSplit', 's3ArmholeSplit')],
        NEAR,
      ),
      seam(
        'Sleeve, elbow seam',
        [run('devon.topSleeve', 'backPitchPoint', 'tsSlit', 'elbowRight')],
        [run('devon.underSleeve', 'usTip', 'usSlit', 'elbowRight')],
        NEAR,
      ),
      seam(
        'Sleeve, inner seam',
        [run('devon.topSleeve', 'tsLeftEdge', 'tsCuffLeft', 'tsElbowLeft')],
        [run('devon.underSleeve', 'usLeftEdge', 'usCuffLeft', 'usElbowLeft')],
        EASED,
      ),
    ],
    girths: [],
  };
}

export function princessCoat(draft: Draft, _body: Body): Rules {
  const [front, side, back] = ['carlita.front', 'carlita.side', 'carlita.back'];
  return {
    seams: [
      seam('Princess seam', [run(front, 'psHem', 'bustPoint')], [run(side, 'psHem', 'bustPoint', 'psWaist')], EASED),
      seam(
        'Shoulder',
        [run(front, 's3CollarSplit', 's3ArmholeSplit')],
        [run(back, 's3CollarSplit', 's3ArmholeSplit')],
        NEAR,
      ),
      ...twoPartSleeve(
        draft,
        'carlton.topsleeve',
        'carlton.undersleeve',
        { top: 'tsWristRight', under: 'tsWristRight' },
        [
          run(front, 'armholePitch', 's3ArmholeSplit'),
          run(side, 'armhole', 'armholePitch', 'armholeHollow'),
          run(back, 'armhole', 's3ArmholeSplit', 'armholePitch'),
        ],
      ),
    ],
    girths: [],
  };
}
