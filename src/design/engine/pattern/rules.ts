import type { GirthRule, Run, SeamRule, Width } from './checks.js';
import type { DesignName } from './library.js';
import type { Draft } from './sewing.js';

/** Which edges of a design are sewn to which, and what its finished girths should be. */
export interface Rules {
  seams: SeamRule[];
  girths: GirthRule[];
}

type Body = Record<string, number>;
type RuleMaker = (draft: Draft, body: Body) => Rules;

export const run = (piece: string, from: string, to: string, via?: string, times = 1): Run => ({
  piece,
  from,
  to,
  times,
  ...(via ? { via } : {}),
});

const seam = (name: string, a: Run[], b: Run[], more: Partial<SeamRule> = {}): SeamRule => ({ name, a, b, ...more });
const half = (piece: string, level: string, centre: string, times = 2): Width => ({ piece, level, centre, times });
/** Tailored seams whose longer side is eased in while sewing. */
const EASED = { kind: 'ease', tolerance_mm: 8 } as const;
/** Seams with a little play in the base design. */
const NEAR = { tolerance_mm: 4 } as const;

/** Edges of a knit that are stretched or eased a little into each other by design. */
const KNIT = { kind: 'stretch', tolerance_mm: 6 } as const;
const fraction = (draft: Draft, option: string): number => Number(draft.options[option] ?? 0);

const girth = (name: string, body_mm: number, ease_mm: number, parts: Width[], tolerance_mm?: number): GirthRule => ({
  name,
  body_mm,
  ease_mm,
  parts,
  ...(tolerance_mm ? { tolerance_mm } : {}),
});

/** Sleeve cap of a one-piece sleeve against the armholes it goes into; the library plans the cap's ease. */
function cap(draft: Draft, sleeve: string, armholes: Run[]): SeamRule {
  const ease = draft.stored('library.sleeve.sleevecapEase') ?? draft.stored('sleevecapEase') ?? 0;
  const rule = seam('Sleeve cap to armhole', [run(sleeve, 'bicepsLeft', 'bicepsRight', 'capQ3')], armholes, {
    ease_mm: ease,
    kind: ease > 2 ? 'ease' : 'flush',
  });
  return rule;
}

function shirt(draft: Draft, body: Body): Rules {
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

function tee(draft: Draft, body: Body): Rules {
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
function bodyOnBlock(prefix: string, ends: { centreFront: string; centreBack: string; hem: string }): RuleMaker {
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

function raglanHoodie(draft: Draft, body: Body): Rules {
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

function tank(draft: Draft, body: Body): Rules {
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

function trousers(prefix: string, waist: { front: [string, string]; back: [string, string] }): RuleMaker {
  return (draft, body) => {
    const [front, back] = [`${prefix}.front`, `${prefix}.back`];
    const [frontOut, backOut] = [waist.front[1], waist.back[1]];
    const slash = draft.design === 'charlie';
    return {
      seams: [
        seam('Inseam', [run(front, 'fork', 'floorIn', 'kneeIn')], [run(back, 'fork', 'floorIn', 'kneeIn')]),
        ...(slash
          ? []
          : [
              seam(
                'Outseam',
                [run(front, frontOut, 'floorOut', 'seatOut')],
                [run(back, backOut, 'floorOut', 'seatOut')],
              ),
            ]),
      ],
      girths: [
        girth('seat', body.seat, body.seat * fraction(draft, 'seatEase'), [
          { piece: front, between: ['seatOut', 'cfSeat'], times: 2 },
          { piece: back, between: ['seatOut', 'cbSeat'], times: 2 },
        ]),
      ],
    };
  };
}

function pencil(draft: Draft, body: Body): Rules {
  const [front, back] = ['penelope.front', 'penelope.back'];
  return {
    seams: [seam('Side seam', [run(front, 'rWaist', 'rHem', 'rSeat')], [run(back, 'rWaist', 'rHem', 'rSeat')], EASED)],
    girths: [
      girth('seat', body.seat, body.seat * fraction(draft, 'seatEase'), [
        half(front, 'rSeat', 'lWaist'),
        half(back, 'rSeat', 'lWaist'),
      ]),
    ],
  };
}

function circle(draft: Draft, body: Body): Rules {
  const panels = Number(draft.options.panels ?? 1);
  const gathered = 1 + fraction(draft, 'gathering');
  const waist = draft.stored('topCircumference') ?? body.waist;
  return {
    seams: [
      seam('Skirt side edges', [run('sandy.skirt', 'in2', 'ex2')], [run('sandy.skirt', 'in2Flipped', 'ex2Flipped')]),
      seam('Skirt to waist', [run('sandy.skirt', 'in2', 'in2Flipped', 'in1', panels * 2)], [], {
        ease_mm: waist * gathered,
        kind: gathered > 1 ? 'gather' : 'flush',
        tolerance_mm: 3,
      }),
    ].filter((rule) => rule.b.length > 0 || rule.ease_mm),
    girths: [],
  };
}

/** A two-part sleeve: its own two seams, and its cap against the armholes. */
function twoPartSleeve(
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

function overcoat(draft: Draft, _body: Body): Rules {
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

const none: RuleMaker = () => ({ seams: [], girths: [] });

function fittedTop(draft: Draft, _body: Body): Rules {
  const [front, back] = ['toni.front', 'toni.back'];
  const set = draft.options.construction === 'set-in';
  const dart = draft.parts[front]?.points.startDart;
  const side = dart
    ? [run(front, 'armhole', 'endDart'), run(front, 'startDart', 'sideHem')]
    : [run(front, 'armhole', 'sideHem')];
  const around = (piece: string) => run(piece, 'armhole', 's3ArmholeSplit', 'armholePitch');
  return {
    seams: [
      seam('Side seam', side, [run(back, 'armhole', 'sideHem')], KNIT),
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

function knitDress(draft: Draft, _body: Body): Rules {
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

function leggings(): Rules {
  return {
    seams: [
      seam(
        'Inseam',
        [run('lily.front', 'fork', 'floorIn', 'kneeIn')],
        [run('lily.back', 'fork', 'floorIn', 'kneeIn')],
        KNIT,
      ),
      seam(
        'Outseam',
        [run('lily.front', 'styleWaistOutLily', 'floorOut', 'kneeOut')],
        [run('lily.back', 'styleWaistOutLily', 'floorOut', 'kneeOut')],
        KNIT,
      ),
    ],
    girths: [],
  };
}

function pacoLegs(): Rules {
  return {
    seams: [
      seam('Inseam', [run('paco.front', 'fork', 'floorIn')], [run('paco.back', 'fork', 'floorIn')], NEAR),
      seam(
        'Outseam',
        [run('paco.front', 'styleWaistOut', 'floorOut')],
        [run('paco.back', 'styleWaistOut', 'floorOut')],
        NEAR,
      ),
    ],
    girths: [],
  };
}

function waistcoat(draft: Draft, body: Body): Rules {
  void draft;
  void body;
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

function blazer(draft: Draft, _body: Body): Rules {
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

function denimJacket(): Rules {
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

function princessCoat(draft: Draft, _body: Body): Rules {
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

function bodice(draft: Draft, body: Body): Rules {
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

function straightSkirt(): Rules {
  return {
    seams: [
      seam(
        'Side seam',
        [run('sarah.front', 'sfTop', 'sideBottom', 'sideSeat')],
        [run('sarah.back', 'sbTop', 'sideBottom', 'sideSeat')],
        NEAR,
      ),
    ],
    girths: [],
  };
}

function overalls(): Rules {
  return {
    seams: [seam('Inseam', [run('opal.front', 'fork', 'inseamHem')], [run('opal.back', 'fork', 'inseamHem')], NEAR)],
    girths: [],
  };
}

function raglanSuit(prefix: string): RuleMaker {
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

function corset(): Rules {
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

const MAKERS: Partial<Record<DesignName, RuleMaker>> = {
  simon: shirt,
  simone: shirt,
  teagan: tee,
  toni: fittedTop,
  bibi: knitDress,
  bella: bodice,
  cathrin: corset,
  sven: bodyOnBlock('sven', { centreFront: 'cfNeck', centreBack: 'cbNeck', hem: 'hem' }),
  huey: bodyOnBlock('huey', { centreFront: 'cfNeck', centreBack: 'cbNeck', hem: 'hem' }),
  yuri: bodyOnBlock('yuri', { centreFront: 'cbNeck', centreBack: 'cbNeck', hem: 'bottom' }),
  hugo: raglanHoodie,
  aaron: tank,
  charlie: trousers('charlie', { front: ['styleWaistIn', 'slantTop'], back: ['styleWaistIn', 'slantOut'] }),
  titan: trousers('titan', { front: ['styleWaistIn', 'styleWaistOut'], back: ['styleWaistIn', 'styleWaistOut'] }),
  lily: leggings,
  paco: pacoLegs,
  penelope: pencil,
  sandy: circle,
  sarah: straightSkirt,
  wahid: waistcoat,
  jaeger: blazer,
  devon: denimJacket,
  carlton: overcoat,
  carlita: princessCoat,
  opal: overalls,
  onyx: raglanSuit('onyx'),
  shelly: raglanSuit('shelly'),
};

/** Seam and girth rules of a drafted design; designs without rules are checked for outlines only. */
export const rulesOf = (draft: Draft, body: Body): Rules => (MAKERS[draft.design] ?? none)(draft, body);
