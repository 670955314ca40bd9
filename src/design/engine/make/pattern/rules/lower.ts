import type { Run, SeamRule } from '../pieces/piece.js';
import type { Draft } from '../library/sewing.js';
import type { GirthRule, Width } from '../checks.js';
import { run, seam, half, trued, fraction, girth, shapedGirth, type Rules, type Body, type RuleMaker } from './kit.js';

export function trousers(prefix: string, waist: { front: [string, string]; back: [string, string] }): RuleMaker {
  return (draft, body) => {
    const [front, back] = [`${prefix}.front`, `${prefix}.back`];
    const [frontOut, backOut] = [waist.front[1], waist.back[1]];
    const slash = draft.design === 'charlie';
    const outer: [string, string] = slash ? ['slantCurveEnd', 'slantCurveEnd'] : [frontOut, backOut];
    return {
      seams: [
        seam('Inseam', [run(front, 'fork', 'floorIn', 'kneeIn')], [run(back, 'fork', 'floorIn', 'kneeIn')]),
        seam(
          slash ? 'Outseam below the pocket' : 'Outseam',
          [run(front, outer[0], 'floorOut', slash ? 'kneeOut' : 'seatOut')],
          [run(back, outer[1], 'floorOut', slash ? 'kneeOut' : 'seatOut')],
          slash ? trued(front, 'floorOut', 'slantCurveEnd', 'slantTop') : {},
        ),
        ...(slash ? [chinoWaistband(front, back)] : []),
      ],
      girths: [
        girth('seat', body.seat, body.seat * fraction(draft, 'seatEase'), seatOf(front, back)),
        ...(slash ? [] : [crotch(draft, body, front, back)]),
      ],
    };
  };
}

export const seatOf = (front: string, back: string): Width[] => [
  { piece: front, between: ['seatOut', 'cfSeat'], times: 2 },
  { piece: back, between: ['seatOut', 'cbSeat'], times: 2 },
];

/** Rise from the waist edge in front, between the legs, to the waist edge at the back; what a lowered waist takes off is declared. */
function crotch(draft: Draft, body: Body, front: string, back: string): GirthRule {
  const lowered =
    body.waistToHips * (1 - fraction(draft, 'waistHeight')) +
    (draft.stored('waistbandWidth') ?? body.waistToFloor * fraction(draft, 'waistbandWidth'));
  return shapedGirth('crotch seam', body.crossSeam, -2 * lowered, [
    { run: run(front, 'fork', 'styleWaistIn', 'crotchSeamCurveStart'), times: 1 },
    { run: run(back, 'fork', 'styleWaistIn', 'crossSeamCurveStart'), times: 1 },
  ]);
}

/** The band without its overlap against fronts up to the slant of the pocket and backs less their darts. */
export const chinoWaistband = (front: string, back: string): SeamRule =>
  seam(
    'Waistband to waist',
    [run('charlie.waistband', 'cfLeft', 'bottomLeft')],
    [
      run(front, 'styleWaistIn', 'slantTop', undefined, 2),
      run(back, 'styleWaistIn', 'backDartLeft', undefined, 2),
      run(back, 'backDartRight', 'slantOut', undefined, 2),
    ],
  );

/** How far the ends of a pencil skirt's waistband lie over each other, as a share of the waist. */
export const BAND_OVERLAP = 0.035;

export function pencil(draft: Draft, body: Body): Rules {
  const [front, back] = ['penelope.front', 'penelope.back'];
  return {
    seams: [
      seam(
        'Side seam',
        [run(front, 'rWaist', 'rHem', 'rSeat')],
        [run(back, 'rWaist', 'rHem', 'rSeat')],
        trued(back, 'rHem', 'rWaist', 'dart1End'),
      ),
      seam(
        'Waistband to waist',
        [run('penelope.waistband', 'TR', 'BR', undefined, 2)],
        [...pencilWaist(draft.parts[front], front), ...pencilWaist(draft.parts[back], back)],
        {
          kind: 'ease',
          ease_mm: body.waist * BAND_OVERLAP,
          reason: 'ends overlap for the hook',
        },
      ),
    ],
    girths: [
      girth('seat', body.seat, body.seat * fraction(draft, 'seatEase'), [
        half(front, 'rSeat', 'lWaist'),
        half(back, 'rSeat', 'lWaist'),
      ]),
      girth('skirt waist', body.waist, body.waist * fraction(draft, 'waistEase'), [
        ...besideDarts(draft, front),
        ...besideDarts(draft, back),
      ]),
    ],
  };
}

/** Waist edge of both halves of a panel, without its one or two darts. */
export function pencilWaist(part: { points: Record<string, unknown> } | undefined, piece: string): Run[] {
  const two = part?.points.dart2Start !== undefined;
  const stops = ['lWaist', 'dart1Start', 'dart1End', ...(two ? ['dart2Start', 'dart2End'] : []), 'rWaist'];
  return stops.flatMap((from, i) => (i % 2 === 0 ? [run(piece, from, stops[i + 1], undefined, 2)] : []));
}

const besideDarts = (draft: Draft, piece: string): Width[] =>
  pencilWaist(draft.parts[piece], piece).map(({ times = 1, ...edge }) => ({ run: edge, times }));

export function circle(draft: Draft, body: Body): Rules {
  const panels = Number(draft.options.panels ?? 1);
  const gathered = 1 + fraction(draft, 'gathering');
  const waist = draft.stored('topCircumference') ?? body.waist;
  return {
    seams: [
      seam('Skirt side edges', [run('sandy.skirt', 'in2', 'ex2')], [run('sandy.skirt', 'in2Flipped', 'ex2Flipped')]),
      seam('Skirt to waist', [run('sandy.skirt', 'in2', 'in2Flipped', 'in1', panels * 2)], [], {
        to_mm: waist,
        ease_mm: waist * (gathered - 1),
        kind: gathered > 1 ? 'gather' : 'flush',
      }),
      seam('Waistband to waist', [run('sandy.waistband', 'bottomLeft', 'bottomRight')], [], {
        to_mm: waist,
        ease_mm: draft.stored('waistbandOverlap') ?? 0,
        kind: 'ease',
        reason: 'ends overlap for the button',
      }),
    ],
    girths: seatOfRing(draft, body, panels),
  };
}

/** A ring's girth grows evenly from its waist edge to its hem: where it passes the fullest part it is measured by both. */
function seatOfRing(draft: Draft, body: Body, panels: number): GirthRule[] {
  const { in2, ex2 } = draft.parts['sandy.skirt']?.points ?? {};
  const length = in2 && ex2 ? Math.hypot(in2.x - ex2.x, in2.y - ex2.y) : 0;
  const down = body.waistToSeat - body.waistToHips * fraction(draft, 'waistbandPosition');
  if (length < down) return [];
  const share = down / length;
  const fullest = Math.max(body.seat, body.hips);
  const inner = { run: run('sandy.skirt', 'in2', 'in2Flipped', 'in1'), times: panels * 2 * (1 - share) };
  const outer = { run: run('sandy.skirt', 'ex2', 'ex2Flipped', 'ex1'), times: panels * 2 * share };
  const own = { body_mm: fullest, ease_mm: 0, tolerance_mm: null, least_mm: fullest };
  return [{ name: 'seat', ...own, parts: [inner, outer], ring: true }];
}

export function leggings(draft: Draft, body: Body): Rules {
  const [front, back] = ['lily.front', 'lily.back'];
  const waist = ['styleWaistInLily', 'styleWaistOutLily'] as const;
  return {
    seams: [
      seam('Inseam', [run(front, 'fork', 'floorIn', 'kneeIn')], [run(back, 'fork', 'floorIn', 'kneeIn')]),
      seam(
        'Outseam',
        [run(front, 'styleWaistOutLily', 'floorOut', 'kneeOut')],
        [run(back, 'styleWaistOutLily', 'floorOut', 'kneeOut')],
      ),
      seam(
        'Waistband to waist',
        [run('lily.waistband', 'topLeft', 'bottomLeft')],
        [run(front, ...waist, undefined, 2), run(back, ...waist, undefined, 2)],
        { kind: 'stretch', ease_mm: 0, reason: 'knit edges stretched to each other' },
      ),
    ],
    girths: [
      girth('seat', body.seat, body.seat * fraction(draft, 'seatEase'), seatOf(front, back)),
      crotch(draft, body, front, back),
    ],
  };
}

export function pacoLegs(draft: Draft, body: Body): Rules {
  const [front, back] = ['paco.front', 'paco.back'];
  return {
    seams: [
      seam('Inseam', [run('paco.front', 'fork', 'floorIn')], [run('paco.back', 'fork', 'floorIn')]),
      seam(
        'Outseam',
        [run('paco.front', 'styleWaistOut', 'floorOut')],
        [run('paco.back', 'styleWaistOut', 'floorOut')],
      ),
      seam(
        'Waistband to waist',
        [run('paco.waistband', 'topLeft', 'bottomLeft')],
        [
          run('paco.front', 'styleWaistIn', 'styleWaistOut', undefined, 2),
          run('paco.back', 'styleWaistIn', 'styleWaistOut', undefined, 2),
        ],
      ),
      seam(
        'Cuff to leg',
        [run('paco.cuff', 'topLeft', 'bottomLeft')],
        [run('paco.front', 'floorIn', 'floorOut'), run('paco.back', 'floorIn', 'floorOut')],
      ),
    ],
    girths: [
      shapedGirth('seat', body.seat, body.seat * fraction(draft, 'seatEase'), [
        half(front, 'cfSeat', 'cfSeat'),
        half(back, 'cbSeat', 'cbSeat'),
      ]),
      crotch(draft, body, front, back),
    ],
  };
}

export function straightSkirt(draft: Draft, body: Body): Rules {
  const [front, back] = ['sarah.front', 'sarah.back'];
  const edge = (piece: string, from: string, to: string): Width => ({ run: run(piece, from, to), times: 2 });
  const waistline = draft.stored('sarah.waistline') ?? body.waist;
  const seatEase = 2 * (draft.stored('sarah.seatEase') ?? 0) + body.seat * fraction(draft, 'extraSeatEase');
  return {
    seams: [
      seam(
        'Side seam',
        [run(front, 'sfTop', 'sideBottom', 'sideSeat')],
        [run(back, 'sbTop', 'sideBottom', 'sideSeat')],
      ),
    ],
    girths: [
      girth('waist', waistline, waistline * fraction(draft, 'extraWaistEase'), [
        edge(front, 'sfTop', 'frontDartLeft'),
        edge(front, 'frontDartRight', 'cfTop'),
        edge(back, 'sbTop', 'backOutsideDartRight'),
        edge(back, 'backOutsideDartLeft', 'backInsideDartRight'),
        edge(back, 'backInsideDartLeft', 'cbTop'),
      ]),
      girth('seat', body.seat, seatEase, [half(front, 'sideSeat', 'cfTop'), half(back, 'sideSeat', 'cbTop')]),
    ],
  };
}

export function overalls(draft: Draft, body: Body): Rules {
  const [front, back] = ['opal.front', 'opal.back'];
  return {
    seams: [
      seam(
        'Inseam',
        [run(front, 'fork', 'inseamHem')],
        [run(back, 'fork', 'inseamHem')],
        trued(back, 'inseamHem', 'fork', 'crossSeamCurveStart'),
      ),
    ],
    girths: [
      girth(
        'waist',
        body.waist,
        body.waist * fraction(draft, 'waistEase'),
        [{ piece: 'opal.waistband', between: ['topLeft', 'topRight'], times: 1 }, half(back, 'cfWaist', 'cfWaist')],
        { where: undefined },
      ),
      shapedGirth('crotch seam below the waistband', body.crossSeam, 0, [
        { run: run(front, 'fork', 'cfWaist', 'crossSeamCurveStart'), times: 1 },
        { run: run(back, 'fork', 'cfWaist', 'crossSeamCurveStart'), times: 1 },
      ]),
    ],
  };
}

/** Swim trunks: the band is as long as the edge it is sewn to; both are drawn in by the elastic. */
export function trunks(): Rules {
  const [front, back] = ['shin.front', 'shin.back'];
  const edge = [front, back].map((piece) => run(piece, 'hipSide', 'hipCb', undefined, 2));
  return {
    seams: [
      seam(
        'Outseam',
        [run(front, 'hipSide', 'legSide')],
        [run(back, 'hipSide', 'legSide')],
        trued(back, 'legSide', 'hipSide', 'reducedLegInner'),
      ),
      seam('Waistband to waist', [run('shin.waistband', 'topLeft', 'bottomLeft')], edge),
    ],
    girths: [],
  };
}
