import type { Width } from '../checks.js';
import type { Draft } from '../sewing.js';
import { run, seam, half, EASED, KNIT, fraction, girth, cap, type Rules, type Body, type RuleMaker } from './kit.js';

export function shirt(draft: Draft, body: Body): Rules {
  const [front, back, sleeve] = ['simon.frontRight', 'simon.back', 'simon.sleeve'];
  const dart = draft.parts['simon.frontRight']?.points.dartTop && draft.design === 'simone';
  const side = (piece: string) =>
    dart
      ? [run(piece, 'armhole', 'dartTop'), run(piece, 'dartBottom', 'hem', 'waist')]
      : [run(piece, 'armhole', 'hem', 'waist')];
  return {
    seams: [
      seam('Side seam, front to back', side(front), [run(back, 'armhole', 'hem', 'waist')]),
      seam('Side seam, left to right', side('simon.frontLeft'), side(front)),
      seam(
        'Shoulder, front to yoke',
        [run(front, 's3CollarSplit', 's3ArmholeSplit')],
        [run('simon.yoke', 's3CollarSplit', 's3ArmholeSplit')],
      ),
      seam(
        'Back to yoke',
        [run(back, 'cbYoke', 'armholeYokeSplit')],
        [run('simon.yoke', 'cbYoke', 'armholeYokeSplit')],
      ),
      cap(draft, sleeve, [
        run(front, 'armhole', 's3ArmholeSplit', 'armholePitch'),
        run(back, 'armhole', 'armholeYokeSplit', 'armholePitch'),
        run('simon.yoke', 'armholeYokeSplit', 's3ArmholeSplit'),
      ]),
      seam('Sleeve underarm', [run(sleeve, 'bicepsLeft', 'wristLeft')], [run(sleeve, 'bicepsRight', 'wristRight')]),
    ],
    girths: [
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
    ],
  };
}

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
        KNIT,
      ),
      seam(
        'Raglan, back',
        [run(back, 'armhole', 'raglanTipBack', 'armholeHollow')],
        [run(sleeve, 'bicepsRight', 'raglanTipBack', 'slopeBack')],
        KNIT,
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
  return {
    seams: [
      seam('Side seam', [run(front, 'armhole', 'hem')], [run(back, 'armhole', 'hem')]),
      seam('Shoulder', [run(front, 'strapLeft', 'strapRight')], [run(back, 'strapLeft', 'strapRight')]),
    ],
    girths: [
      girth(
        'hip hem',
        body.hips,
        body.hips * (fraction(draft, 'hipsEase') - fraction(draft, 'stretchFactor')),
        [half(front, 'hem', 'cfNeck'), half(back, 'hem', 'cbNeck')],
        60,
      ),
    ],
  };
}

export function fittedTop(draft: Draft, _body: Body): Rules {
  const [front, back] = ['toni.front', 'toni.back'];
  const set = draft.options.construction === 'set-in';
  const dart = draft.parts[front]?.points.startDart;
  const side = dart
    ? [run(front, 'armhole', 'endDart'), run(front, 'startDart', 'sideHem')]
    : [run(front, 'armhole', 'sideHem')];
  const around = (piece: string) => run(piece, 'armhole', 's3ArmholeSplit', 'armholePitch');
  return {
    seams: [
      ...(draft.options.construction === 'dolman'
        ? []
        : [seam('Side seam', side, [run(back, 'armhole', 'sideHem')], KNIT)]),
      ...(set
        ? [
            seam(
              'Shoulder',
              [run(front, 's3CollarSplit', 's3ArmholeSplit')],
              [run(back, 's3CollarSplit', 's3ArmholeSplit')],
              KNIT,
            ),
            { ...cap(draft, 'toni.sleeve', [around(front), around(back)]), ...KNIT },
          ]
        : []),
    ],
    girths: [],
  };
}

export function knitDress(draft: Draft, _body: Body): Rules {
  const [front, back] = ['bibi.front', 'bibi.back'];
  return {
    seams: [
      seam('Side seam', [run(front, 'armhole', 'hem', 'waist')], [run(back, 'armhole', 'hem', 'waist')], {
        ...KNIT,
        tolerance_mm: 32,
      }),
      seam('Shoulder', [run(front, 'neck', 'shoulder')], [run(back, 'neck', 'shoulder')], KNIT),
      {
        ...cap(draft, 'bibi.sleeve', [
          run(front, 'armhole', 'shoulder', 'armholePitch'),
          run(back, 'armhole', 'shoulder', 'armholePitch'),
        ]),
        ...KNIT,
      },
    ],
    girths: [],
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
      seam('Bodice shoulder', [run(back, 'hps', 'shoulder')], [run(front, 'hps', 'shoulder')], EASED),
      {
        ...cap(draft, 'bella.sleeve', [
          run(front, 'armhole', 'shoulder', 'armholePitch'),
          run(back, 'armhole', 'shoulder', 'armholePitch'),
        ]),
        tolerance_mm: 4,
      },
      seam(
        'Sleeve underarm',
        [run('bella.sleeve', 'bicepsLeft', 'wristLeft')],
        [run('bella.sleeve', 'bicepsRight', 'wristRight')],
      ),
    ],
    girths: [
      girth(
        'waist',
        body.waist,
        body.waist * fraction(draft, 'waistEase'),
        [
          waist(front, 'cfHem', 'waistDartLeft'),
          waist(front, 'waistDartRight', 'sideHem'),
          waist(back, 'waistCenter', 'dartBottomLeft'),
          waist(back, 'dartBottomRight', 'waistSide'),
        ],
        12,
      ),
    ],
  };
}

export function raglanSuit(prefix: string): RuleMaker {
  const [front, back, sleeve] = [`${prefix}.front`, `${prefix}.back`, `${prefix}.raglanSleeve`];
  return () => ({
    seams: [
      seam(
        'Side seam',
        [run(front, 'armpitCornerScooped', 'outseamHem', 'waist')],
        [run(back, 'armpitCornerScooped', 'outseamHem', 'waist')],
        KNIT,
      ),
      seam(
        'Raglan, front',
        [run(front, 'armpitCornerScooped', 'neckShoulderCorner', 'armpitScoopEnd')],
        [run(sleeve, 'frontArmholeScooped', 'frontNeck', 'frontArmholeScoopEnd')],
        KNIT,
      ),
      seam(
        'Raglan, back',
        [run(back, 'armpitCornerScooped', 'neckShoulderCorner', 'armpitScoopEnd')],
        [run(sleeve, 'backArmholeScooped', 'backNeck', 'backArmholeScoopEnd')],
        KNIT,
      ),
    ],
    girths: [],
  });
}

export function corset(): Rules {
  const edge = (n: number, side: 'Left' | 'Right', piece: number) =>
    run(`cathrin.panel${piece}`, `hipsGap${n}`, `underbustGap${n}${side}`, `waistGap${n}${side}`);
  return {
    seams: [2, 3, 4, 5].map((n) =>
      seam(`Panel ${n} to ${n + 1}`, [edge(n, 'Left', n)], [edge(n, 'Right', n + 1)], {
        kind: 'ease',
        tolerance_mm: 12,
      }),
    ),
    girths: [],
  };
}
