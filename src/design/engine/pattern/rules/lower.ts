import type { Draft } from '../sewing.js';
import { run, seam, half, EASED, NEAR, KNIT, fraction, girth, type Rules, type Body, type RuleMaker } from './kit.js';

export function trousers(prefix: string, waist: { front: [string, string]; back: [string, string] }): RuleMaker {
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

export function pencil(draft: Draft, body: Body): Rules {
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

export function circle(draft: Draft, body: Body): Rules {
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

export function leggings(): Rules {
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

export function pacoLegs(): Rules {
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

export function straightSkirt(): Rules {
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

export function overalls(): Rules {
  return {
    seams: [seam('Inseam', [run('opal.front', 'fork', 'inseamHem')], [run('opal.back', 'fork', 'inseamHem')], NEAR)],
    girths: [],
  };
}
