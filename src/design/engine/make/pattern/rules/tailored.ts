import type { Run, SeamRule } from '../pieces/piece.js';
import type { Width } from '../checks.js';
import type { Draft } from '../library/sewing.js';
import { fraction, girth, half, run, seam, shapedGirth, trued, type Rules, type Body } from './kit.js';

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
        tolerance_mm: Math.max(5, Math.round(ease)),
        kind: 'ease',
        reason: `cap ease of ${Math.round(ease)} mm, shrunk in`,
      },
    ),
  ];
}

const less = (width: Width, from: string, to: string): Width => ({ ...width, less: [[from, to]] }) as Width;

/** Whole width of a piece at the height of a named point, twice. */
const across = (piece: string, level: string): Width => ({ piece, level, times: 2 });

const easeOf = (draft: Draft, body: Body, part: 'chest' | 'waist' | 'hips' | 'seat'): [number, number] => [
  body[part],
  body[part] * fraction(draft, `${part}Ease`),
];

/** The stand goes round the neckline up to about where the lapels roll, the collar on the stand and beyond it on the lapel, up to the notch. */
function coatCollar(front: string, back: string): SeamRule[] {
  const [stand, collar] = ['carlton.collarStand', 'carlton.collar'];
  return [
    seam(
      'Collar stand to neckline',
      [run(stand, 'bottomLeft', 'standTip'), run(collar, 'standTip', 'rot4bottomRight')],
      [run(back, 'cbNeck', 's3CollarSplit'), run(front, 's3CollarSplit', 'cfNeck')],
      { tolerance_mm: 6 },
    ),
    seam('Collar to stand', [run(collar, 'standTop', 'standTip')], [run(stand, 'standTop', 'standTip')], {
      kind: 'ease',
      ratio: 1.045,
      tolerance_mm: 3,
      reason: 'the collar is spread at its outer edge, and a little at its seam',
    }),
  ];
}

export function overcoat(draft: Draft, body: Body): Rules {
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
      ...coatCollar(front, back),
    ],
    girths: [
      girth('chest', ...easeOf(draft, body, 'chest'), [
        half(front, 'armhole', 'cfNeck'),
        half(back, 'armhole', 'cbNeck'),
      ]),
      girth('waist', ...easeOf(draft, body, 'waist'), [
        half(front, 'waist', 'cfNeck'),
        less(half(back, 'waist', 'cbNeck'), 'dartLeft', 'dartRight'),
      ]),
    ],
  };
}

export function waistcoat(draft: Draft, body: Body): Rules {
  return {
    seams: [
      seam(
        'Side seam',
        [run('wahid.front', 'armhole', 'hem', 'waist')],
        [run('wahid.back', 'armhole', 'hem', 'waist')],
      ),
      seam('Shoulder', [run('wahid.front', 'neck', 'shoulder')], [run('wahid.back', 'neck', 'shoulder')]),
    ],
    girths: [
      shapedGirth('chest', ...easeOf(draft, body, 'chest'), [
        half('wahid.front', 'armhole', 'cfArmhole'),
        half('wahid.back', 'armhole', 'cbArmhole'),
      ]),
      shapedGirth('waist', ...easeOf(draft, body, 'waist'), [
        less(half('wahid.front', 'waist', 'cfWaist'), 'dartWaistLeft', 'dartWaistRight'),
        less(half('wahid.back', 'waist', 'cbWaist'), 'dartWaistLeft', 'dartWaistRight'),
      ]),
    ],
  };
}

/** As a coat's; its stand ends on the lapel's gorge, on which its collar goes on to the notch. */
function blazerCollar(front: string, back: string): SeamRule[] {
  const [stand, collar] = ['jaeger.collarStand', 'jaeger.collar'];
  return [
    seam(
      'Collar stand to neckline',
      [run(stand, 'collarstandCbBottom', 'collarstandTip', 'collarCorner'), run(collar, 'collarstandTip', 'notch')],
      [run(back, 'cbNeck', 's3CollarSplit'), run(front, 'neck', 'notch', 'collarCorner')],
      { tolerance_mm: 3 },
    ),
    seam(
      'Collar to stand',
      [run(collar, 'collarstandCbTop', 'collarstandTip')],
      [run(stand, 'collarstandCbTop', 'collarstandTip')],
    ),
  ];
}

export function blazer(draft: Draft, body: Body): Rules {
  const [front, side, back, facing] = ['jaeger.front', 'jaeger.side', 'jaeger.back', 'jaeger.frontFacing'];
  return {
    seams: [
      seam(
        'Front to side panel',
        [run(front, 'split', 'hem', 'waist')],
        [run(side, 'fsArmhole', 'sideHem', 'sideWaist')],
        trued(side, 'fsArmhole', 'sideHem', 'bsHem'),
      ),
      seam(
        'Back to side panel',
        [run(back, 'bsArmholeHollow', 'hem', 'waist')],
        [run(side, 'bsArmholeHollow', 'bsHem', 'bsWaist')],
        trued(side, 'bsArmholeHollow', 'bsHem', 'sideHem'),
      ),
      seam('Shoulder', [run(front, 'neck', 'shoulder')], [run(back, 's3CollarSplit', 's3ArmholeSplit')]),
      seam(
        'Lapel: facing to front',
        [run(facing, 'notch', 'lapelStraightEnd', 'notchEdge')],
        [run(front, 'notch', 'lapelStraightEnd', 'notchEdge')],
      ),
      seam(
        'Facing to front edge',
        [run(facing, 'lapelStraightEnd', 'roundStart', 'cutawayPoint')],
        [run(front, 'lapelStraightEnd', 'roundStart', 'cutawayPoint')],
      ),
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
      ...blazerCollar(front, back),
    ],
    girths: [
      shapedGirth('chest', ...easeOf(draft, body, 'chest'), [
        half(front, 'split', 'cfWaist'),
        across(side, 'fsArmhole'),
        across(back, 'bsArmholeHollow'),
      ]),
      shapedGirth('waist', ...easeOf(draft, body, 'waist'), [
        less(half(front, 'waist', 'cfWaist'), 'dartLeft', 'dartRight'),
        across(side, 'sideWaist'),
        across(back, 'waist'),
      ]),
    ],
  };
}

/** Fronts, yoke, armholes and cuffs of the denim jacket; its pocket bags grow on the panels beside the seam that is their mouth. */
function denimFronts(draft: Draft): SeamRule[] {
  const [yoke, inside, panel, side] = ['frontYoke', 'frontInside', 'frontPanel', 'frontSidePanel'].map(
    (p) => `devon.${p}`,
  );
  const ease = draft.stored('sleevecapEase') ?? 0;
  return [
    seam(
      'Front panels to yoke',
      [
        run(inside, 'frontYoke', 'frontYokePanel'),
        run(panel, 'frontYokePanel', 'frontYokeSidePanel'),
        run(side, 'frontYokeSidePanel', 'frontArmholeYoke'),
      ],
      [run(yoke, 'frontYoke', 'frontArmholeYoke')],
      { kind: 'ease', reason: 'panels shaped over the bust, eased to the yoke' },
    ),
    seam('Side seam', [run(side, 'armhole', 'hem')], [run('devon.backSide', 'backYokeArmhole', 'hemBack')], {
      kind: 'ease',
      reason: 'front eased over the bust',
    }),
    seam(
      'Pocket bag, top',
      [run(panel, 'panelPocketTop', 'mirroredCfPocketTop')],
      [run(side, 'panelPocketTop', 'cfPocketTop')],
    ),
    seam(
      'Pocket bag, side',
      [run(panel, 'mirroredCfPocketTop', 'mirroredCfPocketBottom')],
      [run(side, 'cfPocketTop', 'cfPocketBottom')],
    ),
    seam(
      'Sleeve cap to armhole',
      [
        run('devon.topSleeve', 'tsLeftEdge', 'backPitchPoint', 'top'),
        run('devon.underSleeve', 'usTip', 'usLeftEdge', 'usLeftEdgeRight'),
      ],
      [
        run(side, 'armhole', 'frontArmholeYoke', 'armholeHollow'),
        run(yoke, 'frontArmholeYoke', 's3ArmholeSplit'),
        run('devon.backYoke', 'backArmholeYoke', 's3ArmholeSplit'),
        run('devon.backSide', 'backYokeArmhole', 'backArmholeYoke'),
      ],
      {
        ease_mm: ease,
        tolerance_mm: Math.max(8, Math.round(ease)),
        kind: 'ease',
        reason: 'cap eased into the armhole',
      },
    ),
    seam(
      'Sleeve, slit',
      [run('devon.topSleeve', 'tsSlitRight', 'tsCuffRight')],
      [run('devon.underSleeve', 'usSlitRight', 'usCuffRight')],
    ),
    seam(
      'Sleeve hem to cuff',
      [run('devon.topSleeve', 'tsCuffLeft', 'tsCuffRight'), run('devon.underSleeve', 'usCuffRight', 'usCuffLeft')],
      [run('devon.cuff', 'topLeft', 'topRight', undefined, 2)],
      { ratio: 1.07, kind: 'ease', reason: 'the ends of the slit lap over each other', tolerance_mm: 8 },
    ),
  ];
}

export function denimJacket(draft: Draft, body: Body): Rules {
  const [panel, side, yoke] = ['devon.backPanel', 'devon.backSide', 'devon.backYoke'];
  return {
    seams: [
      ...denimFronts(draft),
      seam(
        'Back panel to side',
        [run(panel, 'backHemPanel', 'backYokePanel')],
        [run(side, 'backHemPanel', 'backYokePanel')],
      ),
      seam(
        'Back to yoke',
        [run(panel, 'cbYoke', 'backYokePanel'), run(side, 'backYokePanel', 'backArmholeYoke')],
        [run(yoke, 'cbYoke', 'backArmholeYoke')],
      ),
      seam(
        'Waistband to hem',
        [run('devon.waistband', 'topRight', 'topLeft', undefined, 2)],
        [
          run('devon.frontInside', 'frontHem', 'frontHemPanel', undefined, 2),
          run('devon.frontPanel', 'frontHemPanel', 'frontHemSidePanel', undefined, 2),
          run('devon.frontSidePanel', 'frontHemSidePanel', 'hem', undefined, 2),
          run(side, 'backHemPanel', 'hemBack', undefined, 2),
          run(panel, 'cbHem', 'backHemPanel', undefined, 2),
        ],
      ),
      seam(
        'Shoulder',
        [run('devon.frontYoke', 's3CollarSplit', 's3ArmholeSplit')],
        [run(yoke, 's3CollarSplit', 's3ArmholeSplit')],
      ),
      seam(
        'Sleeve, elbow seam',
        [run('devon.topSleeve', 'backPitchPoint', 'tsSlit', 'elbowRight')],
        [run('devon.underSleeve', 'usTip', 'usSlit', 'elbowRight')],
      ),
      seam(
        'Sleeve, inner seam',
        [run('devon.topSleeve', 'tsLeftEdge', 'tsCuffLeft', 'tsElbowLeft')],
        [run('devon.underSleeve', 'usLeftEdge', 'usCuffLeft', 'usElbowLeft')],
        trued('devon.underSleeve', 'usLeftEdge', 'usCuffLeft', 'usSlit'),
      ),
    ],
    girths: [
      shapedGirth('chest', ...easeOf(draft, body, 'chest'), [
        half('devon.frontSidePanel', 'armhole', 'cfHips'),
        half(side, 'backYokeArmhole', 'cbHips'),
      ]),
      girth('hem', body.hips, body.hips * fraction(draft, 'hemEase'), [
        { piece: 'devon.backPanel', between: ['cbHem', 'backHemPanel'], times: 2 },
        { piece: side, between: ['backHemPanel', 'hemBack'], times: 2 },
        { piece: 'devon.frontSidePanel', between: ['hem', 'frontHemSidePanel'], times: 2 },
        { piece: 'devon.frontPanel', between: ['frontHemSidePanel', 'frontHemPanel'], times: 2 },
        { piece: 'devon.frontInside', between: ['frontHemPanel', 'cfHem'], times: 2 },
      ]),
    ],
  };
}

export function princessCoat(draft: Draft, body: Body): Rules {
  const [front, side, back] = ['carlita.front', 'carlita.side', 'carlita.back'];
  return {
    seams: [
      seam('Princess seam', [run(front, 'psHem', 'bustPoint')], [run(side, 'psHem', 'bustPoint', 'psWaist')]),
      seam('Shoulder', [run(front, 's3CollarSplit', 's3ArmholeSplit')], [run(back, 's3CollarSplit', 's3ArmholeSplit')]),
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
      ...coatCollar(front, back),
    ],
    girths: [
      shapedGirth('chest', ...easeOf(draft, body, 'chest'), [
        half(front, 'bustPoint', 'cfNeck'),
        across(side, 'bustPoint'),
        half(back, 'armhole', 'cbNeck'),
      ]),
      girth('waist', ...easeOf(draft, body, 'waist'), [
        { piece: front, between: ['cfWaist', 'sideSeamWaist'], times: 2 },
        { piece: side, between: ['psWaist', 'waist'], times: 2 },
        less(half(back, 'waist', 'cbNeck'), 'dartLeft', 'dartRight'),
      ]),
    ],
  };
}
