import { xy } from '../../../geometry/point.js';
import { spline } from '../../../geometry/spline.js';
import { crease, stitch, type Line } from '../paint/line.js';
import { fold } from '../paint/fold.js';
import type { Piece } from '../paint/piece.js';
import { Z } from '../figure/order.js';
import { partOf } from './accessories.js';
import type { Tailor } from './tailor.js';

type HatPart = ReturnType<typeof partOf>;

const KNITTED: ReadonlySet<string> = new Set(['knit', 'rib', 'cable', 'jersey']);

/** A hat by its trade name, else by its cloth: knitted ones are beanies, others brimmed. */
export function hat(t: Tailor): Piece[] {
  const part = partOf(t, Z.overHead, t.figure.face);
  const kind = t.spec.variant ?? (KNITTED.has(t.cloth.drape.tile) ? 'beanie' : 'brimmed');
  if (kind === 'beanie') return beanie(t, part);
  if (kind === 'cap' || kind === 'flat cap') return cap(t, part);
  if (kind === 'bucket hat') return bucket(t, part);
  return kind === 'beret' ? beret(t, part) : brimmed(t, part);
}

const way = (t: Tailor, text: string) =>
  spline(text.split(' ').map((at) => t.figure.face(xy(Number(at.split(',')[0]), Number(at.split(',')[1])))));

function cap(t: Tailor, part: HatPart): Piece[] {
  return [
    part('!-40,20 -39.5,0 -31,-22 -13,-32 0,-33 13,-32 31,-22 39.5,0 !40,20 20,25 0,26 -20,25 !-40,20', {
      lines: [
        crease(way(t, '0,-32 1,-10 0,18'), 0.7),
        crease(way(t, '-5,-31 -22,-14 -27,16'), 0.7),
        crease(way(t, '5,-31 22,-14 27,16'), 0.7),
      ],
      folds: [fold(way(t, '-24,-16 -30,12'), [3, 7, 2], 'light', 0.8, true)],
    }),
    part(
      '!-37,15 -20,21 0,22.6 20,21 !37,15 !43,24 32,35 14,40 0,41 -14,40 -32,35 !-43,24 !-37,15',
      { lines: [stitch(way(t, '-37,27 -20,33 0,35 20,33 37,27'))], casts: 1.4 },
      0.2,
    ),
    part('-4,-33 0,-36 4,-33 0,-31 -4,-33', {}, 0.3),
  ];
}

function bucket(t: Tailor, part: HatPart): Piece[] {
  return [
    part('!-38,12 -36,-12 -30,-27 -10,-32 10,-32 30,-27 36,-12 !38,12 20,17 0,18 -20,17 !-38,12', {
      lines: [crease(way(t, '-31,-25 -12,-21 12,-21 31,-25'), 0.8)],
      folds: [fold(way(t, '-22,-16 -26,8'), [3, 7, 2], 'light', 0.8, true)],
    }),
    part(
      '!-38,8 -20,13 0,14.4 20,13 !38,8 54,26 !59,33 38,39 14,42 0,42.6 -14,42 -38,39 !-59,33 -54,26 !-38,8',
      {
        lines: [stitch(way(t, '-43,17 -22,22 0,23.4 22,22 43,17')), stitch(way(t, '-50,26 -25,31 0,33 25,31 50,26'))],
        casts: 1.6,
      },
      0.2,
    ),
  ];
}

function beret(t: Tailor, part: HatPart): Piece[] {
  return [
    part('-43,12 -54,-2 -48,-20 -26,-32 6,-37 36,-32 54,-18 56,-2 46,10 24,17 0,19 -24,17 -43,12', {
      folds: [
        fold(way(t, '34,-24 40,-6 30,10'), [3, 8, 2], 'deep', 0.5, true),
        fold(way(t, '-30,-22 -40,-6'), [3, 7, 2], 'light', 0.8, true),
      ],
      casts: 1,
    }),
    part('!-40,10 -20,16 0,17.6 20,16 !40,10 !40,19 20,24 0,25 -20,24 !-40,19 !-40,10', { dim: 0.2 }, 0.1),
    part('-2,-37 2,-43 5,-42 3,-36 -2,-37', {}, 0.2),
  ];
}

function beanie(t: Tailor, part: HatPart): Piece[] {
  return [
    part('!-39,24 -38,0 -26,-20 0,-30 26,-20 38,0 !39,24 20,20 0,19 -20,20 !-39,24'),
    part(
      '!-41,12 -20,6 0,4 20,6 !41,12 !41.5,30 20,25 0,23.6 -20,25 !-41.5,30 !-41,12',
      {
        lines: Array.from({ length: 17 }, (_, i): Line =>
          crease(
            [
              t.figure.face(xy(-38 + i * 4.75, 11 - 6 * Math.cos(((i - 8) / 8) * 1.4))),
              t.figure.face(xy(-38 + i * 4.75, 27 - 4 * Math.cos(((i - 8) / 8) * 1.4))),
            ],
            0.6,
          ),
        ),
      },
      0.1,
    ),
    part('-11,-32 -8,-44 0,-48 9,-44 11,-33 6,-25 -6,-25 -11,-32', { surface: { ...t.cloth.surface, tuft: 5 } }, 0.2),
  ];
}

function brimmed(t: Tailor, part: HatPart): Piece[] {
  const back: Piece = { ...part('-64,28 -40,16 0,12 40,16 64,28 40,34 -40,34 -64,28'), z: Z.hairBack - 1, dim: 0.3 };
  return [
    back,
    part('!-40,22 -39,0 -33,-22 -18,-33 -4,-28 8,-32 24,-30 34,-18 39,2 !40,22 20,27 0,28 -20,27 !-40,22', {
      folds: [
        fold([t.figure.face(xy(-4, -26)), t.figure.face(xy(-2, -6))], [8, 5, 0], 'deep', 0.6, true),
        fold([t.figure.face(xy(-24, -16)), t.figure.face(xy(-28, 10))], [3, 7, 2], 'light', 0.8, true),
      ],
    }),
    part(
      '!-40,8 -20,14 0,15.6 20,14 !40,8 !40.4,22 20,27 0,28 -20,27 !-40.4,22 !-40,8',
      {
        surface: t.trim.hex === t.cloth.hex ? { ...t.cloth.surface, patterns: () => [] } : t.trim.surface,
        dim: t.trim.hex === t.cloth.hex ? 0.45 : 0,
      },
      0.1,
    ),
    part(
      '-66,27 -52,17 -40,19.6 -20,25 0,26.4 20,25 40,19.6 52,17 66,27 56,37 30,42.4 0,44 -30,42.4 -56,37 -66,27',
      {
        folds: [
          fold(
            spline([t.figure.face(xy(-50, 33)), t.figure.face(xy(0, 40)), t.figure.face(xy(50, 33))]),
            [1, 6, 1],
            'deep',
            0.4,
            true,
          ),
        ],
        casts: 1.6,
      },
      0.2,
    ),
  ];
}
