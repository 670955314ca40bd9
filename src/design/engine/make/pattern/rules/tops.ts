import type { SeamRule } from '../pieces/piece.js';
import type { GirthRule, Width } from '../checks.js';
import type { Draft } from '../library/sewing.js';
import {
  shapedGirth,
  ribbed,
  run,
  seam,
  half,
  SHOULDER_EASE,
  trued,
  fraction,
  girth,
  cap,
  type Rules,
  type Body,
  type RuleMaker,
} from './kit.js';

export function shirt(draft: Draft, body: Body): Rules {
  const [front, left, back, sleeve] = ['simon.frontRight', 'simon.frontLeft', 'simon.back', 'simon.sleeve'];
  const dart = draft.parts['simon.frontRight']?.points.dartTop && draft.design === 'simone';
  const hem = draft.options.hemStyle === 'baseball' ? 'bballEnd' : 'hem';
  const side = (piece: string) =>
    dart
      ? [run(piece, 'armhole', 'dartTop'), run(piece, 'dartBottom', hem, 'waist')]
      : [run(piece, 'armhole', hem, 'waist')];
  return {
    seams: [
      seam(
        'Side seam, front to back',
        side(front),
        [run(back, 'armhole', hem, 'waist')],
        trued(back, 'armhole', hem, 'cbHem'),
      ),
      seam('Side seam, left front to back', side(left), [run(back, 'armhole', hem, 'waist')]),
      seam(
        'Shoulder, front to yoke',
        [run(front, 's3CollarSplit', 's3ArmholeSplit')],
        [run('simon.yoke', 's3CollarSplit', 's3ArmholeSplit')],
      ),
      seam(
        'Shoulder, left front to yoke',
        [run(left, 's3CollarSplit', 's3ArmholeSplit')],
        [run('simon.yoke', 'leftS3CollarSplit', 'leftS3ArmholeSplit')],
      ),
      seam(
        'Back to yoke',
        [run(back, 'cbYoke', 'armholeYokeSplit')],
        [run('simon.yoke', 'cbYoke', 'armholeYokeSplit')],
      ),
      seam(
        'Back to yoke, left',
        [run(back, 'cbYoke', 'armholeYokeSplit')],
        [run('simon.yoke', 'cbYoke', 'leftArmholeYokeSplit')],
      ),
      cap(draft, sleeve, [
        run(front, 'armhole', 's3ArmholeSplit', 'armholePitch'),
        run(back, 'armhole', 'armholeYokeSplit', 'armholePitch'),
        run('simon.yoke', 'armholeYokeSplit', 's3ArmholeSplit'),
      ]),
      seam('Sleeve underarm', [run(sleeve, 'bicepsLeft', 'wristLeft')], [run(sleeve, 'bicepsRight', 'wristRight')]),
      seam(
        'Sleeve hem to cuff',
        [run(sleeve, 'wristLeft', 'wristRight')],
        [run('simon.cuff', 'bottomLeft', 'bottomRight')],
        cuffPleats(draft, body),
      ),
      seam(
        'Collar stand to neckline',
        [run('simon.collarStand', 'leftBottomEdge', 'rightBottomEdge', 'bottomMid')],
        [
          run(front, 'cfNeck', 's3CollarSplit'),
          run('simon.yoke', 's3CollarSplit', 'leftS3CollarSplit', 'cbNeck'),
          run(left, 's3CollarSplit', 'cfNeck'),
        ],
        {
          kind: 'ease',
          ease_mm: ((draft.stored('buttonPlacketWidth') ?? 0) + (draft.stored('buttonholePlacketWidth') ?? 0)) / 2,
          reason: 'stand reaches over the button extension',
        },
      ),
      seam(
        'Collar to stand',
        [run('simon.collar', 'leftBottomEdge', 'rightBottomEdge', 'bottomMid')],
        [run('simon.collarStand', 'leftTopCf', 'rightTopCf', 'topMid')],
        {
          kind: 'ease',
          ease_mm: -body.neck * fraction(draft, 'collarGap'),
          reason: 'collar shorter than its stand by the gap at the centre front',
        },
      ),
    ],
    girths: [
      shirtWaist(draft, body, dart ? shapedGirth : girth),
      ...(dart
        ? [
            shapedGirth(
              'bust',
              body.chest,
              body.chest * fraction(draft, 'chestEase'),
              [half(front, 'armhole', 'cfNeck'), half(back, 'armhole', 'cbYoke')],
              { where: 'chest' },
            ),
          ]
        : []),
      dart
        ? girth('hips', body.hips, body.hips * fraction(draft, 'hipsEase'), [
            half(front, 'hips', 'cfNeck'),
            half(back, 'hips', 'cbYoke'),
          ])
        : girth('chest', body.chest, body.chest * fraction(draft, 'chestEase'), [
            half(front, 'armhole', 'cfNeck'),
            half(back, 'armhole', 'cbYoke'),
          ]),
    ],
  };
}

/** What the pleats at the sleeve's hem take up; the cuff's overlap counts on both sides, a little more on its own. */
function cuffPleats(draft: Draft, body: Body): Partial<SeamRule> {
  const drape = fraction(draft, 'cuffDrape');
  const french = String(draft.options.cuffStyle).includes('French');
  const less = french ? drape : fraction(draft, 'cuffEase') * fraction(draft, 'cuffOverlap');
  return {
    kind: 'pleat',
    ease_mm: body.shoulderToWrist * drape - body.wrist * less,
    reason: 'pleats at the cuff, less the overlap of its ends',
  };
}

/** Side seams and back darts shape the shirt's waist; a waist as wide as the chest is left straight. */
function shirtWaist(draft: Draft, body: Body, rule: typeof girth): GirthRule {
  const [chest, waist] = [
    body.chest * (1 + fraction(draft, 'chestEase')),
    body.waist * (1 + fraction(draft, 'waistEase')),
  ];
  const darts: [string, string][] = draft.parts['simon.back']?.paths.dart ? [['dartCenterIn', 'dartCenterOut']] : [];
  const parts: Width[] = [
    half('simon.frontRight', 'waist', 'cfNeck'),
    { ...half('simon.back', 'waist', 'cbYoke'), less: darts } as Width,
  ];
  return rule('waist', body.waist, Math.max(chest < waist ? chest : 0, waist) - body.waist, parts, {
    hang_mm: body.chest,
  });
}

export function tee(draft: Draft, body: Body): Rules {
  const [front, back] = ['teagan.front', 'teagan.back'];
  return {
    seams: [
      seam('Side seam', [run(front, 'armhole', 'hem')], [run(back, 'armhole', 'hem')]),
      seam('Shoulder', [run(front, 'neck', 'shoulder')], [run(back, 'neck', 'shoulder')]),
      cap(draft, 'teagan.sleeve', [
        run(front, 'armhole', 'shoulder', 'armholeHollow'),
        run(back, 'armhole', 'shoulder', 'armholeHollow'),
      ]),
      seam(
        'Sleeve underarm',
        [run('teagan.sleeve', 'bicepsLeft', 'hemLeft')],
        [run('teagan.sleeve', 'bicepsRight', 'hemRight')],
      ),
    ],
    girths: [
      girth('chest', body.chest, body.chest * fraction(draft, 'chestEase'), [
        half(front, 'armhole', 'cfNeck'),
        half(back, 'armhole', 'cbNeck'),
      ]),
      shapedGirth(
        'hips',
        body.hips,
        body.hips * fraction(draft, 'hipsEase'),
        [half(front, 'hips', 'cfNeck'), half(back, 'hips', 'cbNeck')],
        { hang_mm: widest(body) },
      ),
    ],
  };
}

const widest = (body: Body): number => Math.max(body.chest, body.waist, body.hips);

const ribs = (prefix: string, hem: string, stretch: number): SeamRule[] => [
  ribbed(
    'Rib cuff to sleeve',
    [run(`${prefix}.cuff`, 'topLeft', 'bottomLeft')],
    [run(`${prefix}.sleeve`, 'wristLeft', 'wristRight')],
    stretch,
  ),
  ribbed(
    'Waist rib to hem',
    [run(`${prefix}.waistband`, 'topLeft', 'bottomLeft')],
    [run(`${prefix}.front`, hem, 'cfHem', undefined, 2), run(`${prefix}.back`, hem, 'cbHem', undefined, 2)],
    stretch,
  ),
];

/** Set-in sleeve bodies drafted on the library's basic block. */
export function bodyOnBlock(prefix: string, ends: { centreFront: string; centreBack: string; hem: string }): RuleMaker {
  return (draft, body) => {
    const [front, back, sleeve] = [`${prefix}.front`, `${prefix}.back`, `${prefix}.sleeve`];
    return {
      seams: [
        seam('Side seam', [run(front, 'armhole', ends.hem)], [run(back, 'armhole', ends.hem)]),
        seam(
          'Shoulder',
          [run(front, 's3CollarSplit', 's3ArmholeSplit')],
          [run(back, 's3CollarSplit', 's3ArmholeSplit')],
        ),
        cap(draft, sleeve, [
          run(front, 'armhole', 's3ArmholeSplit', 'armholePitch'),
          run(back, 'armhole', 's3ArmholeSplit', 'armholePitch'),
        ]),
        seam('Sleeve underarm', [run(sleeve, 'bicepsLeft', 'wristLeft')], [run(sleeve, 'bicepsRight', 'wristRight')]),
        ...ribs(prefix, ends.hem, fraction(draft, 'ribbingStretch')),
        seam(
          'Hood to neckline',
          [run(`${prefix}.hood`, 'cfBottom', 'cbBottom', undefined, 2)],
          [
            run(front, 's3CollarSplit', ends.centreFront, undefined, 2),
            run(back, 's3CollarSplit', ends.centreBack, undefined, 2),
          ],
        ),
      ],
      girths: [
        girth('chest', body.chest, body.chest * fraction(draft, 'chestEase'), [
          half(front, 'armhole', ends.centreFront),
          half(back, 'armhole', ends.centreBack),
        ]),
      ],
    };
  };
}

export function raglanHoodie(draft: Draft, body: Body): Rules {
  const [front, back, sleeve] = ['hugo.front', 'hugo.back', 'hugo.sleeve'];
  return {
    seams: [
      seam('Side seam', [run(front, 'armhole', 'ribbing')], [run(back, 'armhole', 'ribbing')]),
      seam(
        'Raglan, front',
        [run(front, 'armhole', 'raglanTipFront', 'armholeHollow')],
        [run(sleeve, 'bicepsLeft', 'raglanTipFront', 'slopeFront')],
        trued(sleeve, 'bicepsLeft', 'raglanTipFront', 'raglanTipBack'),
      ),
      seam(
        'Raglan, back',
        [run(back, 'armhole', 'raglanTipBack', 'armholeHollow')],
        [run(sleeve, 'bicepsRight', 'raglanTipBack', 'slopeBack')],
        trued(sleeve, 'bicepsRight', 'raglanTipBack', 'raglanTipFront'),
      ),
      seam('Sleeve underarm', [run(sleeve, 'bicepsLeft', 'wristLeft')], [run(sleeve, 'bicepsRight', 'wristRight')]),
    ],
    girths: [
      girth('chest', body.chest, body.chest * fraction(draft, 'chestEase'), [
        half(front, 'armhole', 'cfNeck'),
        half(back, 'armhole', 'cbNeck'),
      ]),
    ],
  };
}

export function tank(draft: Draft, body: Body): Rules {
  const [front, back] = ['aaron.front', 'aaron.back'];
  const stretched = (ease: string): number => (1 + fraction(draft, ease)) * (1 - fraction(draft, 'stretchFactor')) - 1;
  return {
    seams: [
      seam('Side seam', [run(front, 'armhole', 'hem')], [run(back, 'armhole', 'hem')]),
      seam('Shoulder', [run(front, 'strapLeft', 'strapRight')], [run(back, 'strapLeft', 'strapRight')]),
    ],
    girths: [
      girth('hip hem', body.hips, body.hips * stretched('hipsEase'), [
        half(front, 'hem', 'cfNeck'),
        half(back, 'hem', 'cbNeck'),
      ]),
      shapedGirth('chest', body.chest, body.chest * stretched('chestEase'), [
        half(front, 'armhole', 'cfNeck'),
        half(back, 'armhole', 'cbNeck'),
      ]),
    ],
  };
}

export function fittedTop(draft: Draft, body: Body): Rules {
  const [front, back] = ['toni.front', 'toni.back'];
  const set = draft.options.construction === 'set-in';
  const dart = draft.parts[front]?.points.startDart;
  const side = dart
    ? [run(front, 'armhole', 'endDart'), run(front, 'startDart', 'sideHem')]
    : [run(front, 'armhole', 'sideHem')];
  const around = (piece: string) => run(piece, 'armhole', 's3ArmholeSplit', 'armholePitch');
  return {
    seams: [
      ...(draft.options.construction === 'dolman' ? [] : [seam('Side seam', side, [run(back, 'armhole', 'sideHem')])]),
      ...(set
        ? [
            seam(
              'Shoulder',
              [run(front, 's3CollarSplit', 's3ArmholeSplit')],
              [run(back, 's3CollarSplit', 's3ArmholeSplit')],
            ),
            cap(draft, 'toni.sleeve', [around(front), around(back)]),
          ]
        : []),
    ],
    girths: [
      girth('waist', body.waist, body.waist * fraction(draft, 'waistEase'), [
        half(front, 'sideWaist', 'cfWaist'),
        half(back, 'sideWaist', 'cbWaist'),
      ]),
      ...(draft.options.construction === 'dolman'
        ? []
        : [
            shapedGirth('chest', body.chest, body.chest * fraction(draft, 'chestEase'), [
              half(front, 'armhole', 'cfNeck'),
              half(back, 'armhole', 'cbNeck'),
            ]),
          ]),
    ],
  };
}

export function knitDress(draft: Draft, body: Body): Rules {
  const [front, back] = ['bibi.front', 'bibi.back'];
  const outer = draft.options.sleeves === false ? 'strapTop' : 'shoulder';
  return {
    seams: [
      seam('Side seam', [run(front, 'armhole', 'hem', 'waist')], [run(back, 'armhole', 'hem', 'waist')], {
        ...trued(back, 'armhole', 'hem', 'cbHem'),
      }),
      seam('Shoulder', [run(front, 'neck', outer)], [run(back, 'neck', outer)]),
      cap(draft, 'bibi.sleeve', [
        run(front, 'armhole', 'shoulder', 'armholePitch'),
        run(back, 'armhole', 'shoulder', 'armholePitch'),
      ]),
    ],
    girths: [
      shapedGirth('chest', body.chest, body.chest * fraction(draft, 'chestEase'), [
        half(front, 'armhole', 'cfNeck'),
        half(back, 'armhole', 'cbNeck'),
      ]),
      shapedGirth(
        'waist',
        body.waist,
        body.waist * fraction(draft, 'waistEase'),
        [half(front, 'waist', 'cfNeck'), half(back, 'waist', 'cbNeck')],
        draft.options.fitWaist === true ? {} : { hang_mm: widest(body) },
      ),
    ],
  };
}

export function bodice(draft: Draft, body: Body): Rules {
  const [front, back] = ['bella.frontSideDart', 'bella.back'];
  const waist = (piece: string, from: string, to: string): Width => ({ run: run(piece, from, to), times: 2 });
  return {
    seams: [
      seam(
        'Bodice side seam',
        [run(front, 'armhole', 'bustDartTop'), run(front, 'bustDartBottom', 'sideHem')],
        [run(back, 'armhole', 'waistSide')],
      ),
      seam('Bodice shoulder', [run(back, 'hps', 'shoulder')], [run(front, 'hps', 'shoulder')], SHOULDER_EASE),
      cap(draft, 'bella.sleeve', [
        run(front, 'armhole', 'shoulder', 'armholePitch'),
        run(back, 'armhole', 'shoulder', 'armholePitch'),
      ]),
      seam(
        'Sleeve underarm',
        [run('bella.sleeve', 'bicepsLeft', 'wristLeft')],
        [run('bella.sleeve', 'bicepsRight', 'wristRight')],
      ),
    ],
    girths: [
      girth(
        'chest',
        body.chest,
        body.chest * (fraction(draft, 'chestEase') - fraction(draft, 'fullChestEaseReduction')),
        [frontAtBust(draft), { piece: back, level: 'bustSide', times: 2, less: [['bustDartLeft', 'bustDartRight']] }],
      ),
      girth('waist', body.waist, body.waist * fraction(draft, 'waistEase'), [
        waist(front, 'cfHem', 'waistDartLeft'),
        waist(front, 'waistDartRight', 'sideHem'),
        waist(back, 'waistCenter', 'dartBottomLeft'),
        waist(back, 'dartBottomRight', 'waistSide'),
      ]),
    ],
  };
}

/** On a large bust the side dart opens above the bust line: there the width ends at the side seam as it runs when the dart is sewn. */
function frontAtBust(draft: Draft): Width {
  const { bust, bustDartTop } = draft.parts['bella.frontSideDart']?.points ?? {};
  return bust && bustDartTop && bustDartTop.y < bust.y
    ? { piece: 'bella.frontSideDart', between: ['cfBust', 'bustSide'], times: 2 }
    : half('bella.frontSideDart', 'bust', 'cfHem');
}

export function raglanSuit(prefix: string): RuleMaker {
  const [front, back, sleeve] = [`${prefix}.front`, `${prefix}.back`, `${prefix}.raglanSleeve`];
  return () => ({
    seams: [
      seam(
        'Side seam',
        [run(front, 'armpitCornerScooped', 'outseamHem', 'waist')],
        [run(back, 'armpitCornerScooped', 'outseamHem', 'waist')],
      ),
      seam(
        'Raglan, front',
        [run(front, 'armpitCornerScooped', 'neckShoulderCorner', 'armpitScoopEnd')],
        [run(sleeve, 'frontArmholeScooped', 'frontNeck', 'frontArmholeScoopEnd')],
      ),
      seam(
        'Raglan, back',
        [run(back, 'armpitCornerScooped', 'neckShoulderCorner', 'armpitScoopEnd')],
        [run(sleeve, 'backArmholeScooped', 'backNeck', 'backArmholeScoopEnd')],
      ),
    ],
    girths: [],
  });
}

/** The finished waist leaves the lacing gap at the centre back. Panels are sewn flush; where the draft's edges differ, the lower end of one is trued up. */
export function corset(draft: Draft, body: Body): Rules {
  const edge = (n: number, side: 'Left' | 'Right', piece: number) =>
    run(`cathrin.panel${piece}`, `hipsGap${n}`, `underbustGap${n}${side}`, `waistGap${n}${side}`);
  const gap = draft.stored('backOpening') ?? 0;
  const lower = (n: number) => (n === 5 ? 'hipsCB' : `hipsGap${n + 1}`);
  const between = (piece: number, from: string, to: string): Width => ({
    piece: `cathrin.panel${piece}`,
    between: [from, to],
    times: 2,
  });
  return {
    seams: [2, 3, 4, 5].map((n) =>
      seam(
        `Panel ${n} to ${n + 1}`,
        [edge(n, 'Left', n)],
        [edge(n, 'Right', n + 1)],
        trued(`cathrin.panel${n + 1}`, `waistGap${n}Right`, `hipsGap${n}`, lower(n)),
      ),
    ),
    girths: [
      girth('waist, laced', body.waist, -body.waist * fraction(draft, 'waistReduction') - gap, [
        between(1, 'waistCF', 'waistGap1Left'),
        ...[2, 3, 4, 5].map((n) => between(n, `waistGap${n - 1}Right`, `waistGap${n}Left`)),
        between(6, 'waistGap5Right', 'waistCB'),
      ]),
    ],
  };
}
