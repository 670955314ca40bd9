import { drawn, type EdgeKind, line } from '../../paint/edge.js';
import { add, type Point, radians, xy } from '../../../../geometry/point.js';
import type { Piece, Surface } from '../../paint/piece.js';
import { crease, edgeLine, type Line } from '../../paint/line.js';
import { fold } from '../../paint/fold.js';
import type { Figure } from '../figure.js';
import type { Side } from '../limb.js';
import { Z } from '../order.js';
import { plainSurface } from '../skin-surface.js';

export const SHOES = [
  'pump',
  'boot',
  'knee-boot',
  'sneaker',
  'loafer',
  'derby',
  'sandal',
  'ballerina',
  'chelsea',
  'barefoot',
] as const;
export type Shoe = (typeof SHOES)[number];

type Place = (p: Point) => Point;

/** Local units: the ankle at (0, 0), the toe at about y = 100 in heels; +x towards the outer side of the foot. */
function placeOf(figure: Figure, side: Side): Place {
  const limb = figure.legs[side];
  const k = (figure.head * 0.66 * (0.75 + 0.25 * figure.body.headScale)) / 100;
  const pose = side === 'left' ? figure.pose.legLeft : figure.pose.legRight;
  const sign = side === 'left' ? -1 : 1;
  const ankle = limb.at(0.985);
  const lean = Math.tan(radians(pose.turnout * 0.7));
  return (p) => add(ankle, xy(sign * k * (p.x * 1.04 + Math.max(0, p.y) * lean), p.y * k));
}

const FOOT =
  '-11.6,-13 -10.2,2 -11.4,24 -14,46 -15.5,60 !-13,72 -11,80 -6,86 !-3,88 2,90 8,88 13,82 !17,70 17.5,58 14.5,40 10.9,20 10,2 !11.6,-13';

/** A foot and what it wears. @param hex colour of the shoe */
export function foot(figure: Figure, side: Side, shoe: Shoe, hex: string, skin: Surface): Piece[] {
  const place = placeOf(figure, side);
  const z = figure.pose.front === side ? Z.shoeFront : Z.shoeBack;
  const part = (text: string, surface: Surface, rest: Partial<Piece> = {}): Piece => ({
    z,
    surface,
    edges: shape(text, place),
    ...rest,
  });
  const leather = plainSurface(hex, { line: 1.9 });
  const bare = part(FOOT, skin);
  const glow = (text: string): Piece['folds'] => [fold(line(text, place), [0, 2.6, 0], 'glint', 0.8, false)];
  const l = (text: string, weight = 1): Line => edgeLine(line(text, place), weight * 0.7);
  const c = (text: string): Line => crease(line(text, place), 0.7);
  const pale = plainSurface('#f3efe8', { line: 1.7 });
  switch (shoe) {
    case 'pump':
      return [
        part('!10,24 12.5,44 14.6,81 !17,81 17.4,58 15.4,34 !12,20', leather),
        bare,
        part(
          '!-15.4,50 -9,60 1,64 11,60 !17.6,47 14.4,32 11,18 !13.5,17 17.5,32 20.4,50 20,64 15,80 8,95 !3.5,102 -3,95 -11,82 -16,66 !-16.4,56',
          leather,
          { folds: glow('-8,72 -5,82 1,92') },
        ),
      ];
    case 'ballerina':
      return [
        part(FOOT, skin),
        part(
          '!-15.6,50 -9,60 1,63 11,60 !17.6,48 14,32 !16,31 20,50 20.4,64 17,78 9,89 1,92 -8,89 -15,78 !-17,64',
          leather,
          { folds: glow('-9,72 -5,80 1,85'), lines: [l('-3,63 -1,60 3,64 5,60 8,63', 0.8)] },
        ),
      ];
    case 'boot':
      return [
        part('!12,30 13.6,52 16,86 !20,86 20,60 17.4,40 !15,26', leather),
        part(
          '!-14,-22 -13,-4 -12.4,14 -14,38 -16.5,62 -11,84 -2,98 !3.5,101 10,96 17,80 19.5,62 16.5,38 13.4,14 13.6,-4 !14.4,-22 6,-19 -6,-19',
          leather,
          {
            folds: [...(glow('-6,8 -7,34 -8,60') ?? []), ...(glow('-4,74 0,84 4,92') ?? [])],
            lines: [c('-12,16 -4,20 4,19'), c('-11,26 -2,29 6,26'), c('12,20 8,32 12,44')],
          },
        ),
      ];
    case 'knee-boot':
      return [
        part('!12,30 13.6,52 16,86 !20,86 20,60 17.4,40 !15,26', leather),
        part(
          '!-25,-168 -27,-140 -26,-110 -19,-60 -13.5,-14 -12.4,14 -14,38 -16.5,62 -11,84 -2,98 !3.5,101 10,96 17,80 19.5,62 16.5,38 13.4,14 13.6,-14 20,-60 27,-110 28,-140 !26,-168 10,-162 -10,-162',
          leather,
          {
            folds: [...(glow('-15,-140 -14,-100 -9,-50 -6,10') ?? []), ...(glow('-4,74 0,84 4,92') ?? [])],
            lines: [c('-12,6 -4,10 4,9'), c('-13,16 -2,20 6,16'), c('12,10 8,22 12,34')],
          },
        ),
      ];
    case 'sneaker':
      return [
        part(
          '!-13,-10 -13.4,6 -17,26 -21,46 -22,58 !-21,64 0,70 21,64 !23,58 22,46 17.5,26 13.4,6 !13,-10 5,-7 -5,-7',
          leather,
          { lines: [c('-20,50 -14,46 -9,34 -8,10'), c('21,50 15,46 10,34 8,10')] },
        ),
        part('!-7,-9 -7.5,10 -8,32 0,36 8,32 7.5,10 !7,-9', pale, {
          lines: ['-9,6 8,2', '-9,14 9,10', '-10,22 9,18', '-10,30 10,26'].map((t) => l(t, 1.2)),
        }),
        part('!-16,50 -9,40 0,38 9,40 !16,50 10,60 0,62 -10,60', pale),
        part('!-23,54 -20,60 -8,64 8,64 20,60 !24,54 23.5,66 !20,72 0,76 -20,72 !-22.5,66', pale),
      ];
    case 'loafer':
      return [
        part('-10,-6 -10,10 !-11,20 0,24 !11,20 10,10 !10,-6', skin),
        part(
          '!-12.5,14 -10,22 0,30 10,22 !12.5,14 17,34 20.5,54 18,70 9,82 0,85 -9,82 -18,70 -19.5,54 !-16,34',
          leather,
          {
            folds: glow('-8,62 -5,72 1,77'),
            lines: [
              l('-17.4,42 -8,38 0,37 8,38 18,42'),
              l('-18,50 -8,46 0,45 8,46 19.6,50'),
              c('-11,52 -9,66 0,72 10,66 12,52'),
            ],
          },
        ),
        part('!-19.6,60 -14,78 0,87 14,78 !20.6,60 20,68 13,84 0,91 -13,84 !-19.6,68', plainSurface('#2a2320')),
      ];
    case 'derby':
      return [
        part(
          '!-13,-8 -13.4,8 -17,32 -20,54 -17,72 -8,84 !0,86 9,84 18,72 20.5,54 17.4,32 13.4,8 !13,-8 5,-5 -5,-5',
          leather,
          {
            folds: glow('-9,66 -6,75 0,80'),
            lines: [
              l('-7,-6 -7,14 -9,36 -18,46', 0.8),
              l('7,-6 7,14 9,36 18.6,46', 0.8),
              l('-9,37 0,40 9,37', 0.8),
              l('-6,8 6,6', 1.1),
              l('-6,16 6,14', 1.1),
              l('-7,24 7,22', 1.1),
            ],
          },
        ),
        part('!-20,60 -15,78 0,89 15,78 !20.8,60 20.4,68 14,85 0,94 -14,85 !-20,68', plainSurface('#2a2320')),
      ];
    case 'chelsea':
      return [
        part(
          '!-14.5,-26 -13.6,-6 -14,12 -17,34 -20,54 -17,72 -8,84 !0,86 9,84 18,72 20.5,54 17.4,34 14.2,12 13.8,-6 !14.7,-26 6,-23 -6,-23',
          leather,
          {
            folds: [...(glow('-7,0 -8,24 -10,44') ?? []), ...(glow('-9,64 -6,75 0,80') ?? [])],
            lines: [
              l('-13,-20 -11,-2 -13,12', 0.8),
              l('13,-20 11,-2 13,12', 0.8),
              c('-12,18 -3,22 5,20'),
              c('12,26 6,32 2,32'),
            ],
          },
        ),
        part('!-20,60 -15,78 0,89 15,78 !20.8,60 20.4,68 14,85 0,94 -14,85 !-20,68', plainSurface('#2a2320')),
      ];
    case 'sandal':
      return [
        part('!11,30 13,50 15,84 !17.2,84 17.4,56 15.6,36 !13,26', leather),
        part(FOOT, skin, { lines: toes(place) }),
        part('!-16,58 -6,64 6,64 !18.4,56 18.6,64 6,72 -6,72 !-16,66', leather),
        part('!-9.4,2 0,6 !9.6,1 9.8,7 0,12 !-9.4,8', leather),
        part('!-14.6,50 -4,36 !9.6,7 12.6,8 0,38 !-15,56', leather),
      ];
    case 'barefoot':
      return [part(FOOT, skin, { lines: toes(place) })];
  }
}

const shape = (text: string, place: Place, kind: EdgeKind = 'side'): Piece['edges'] => {
  const edges = drawn(text, place, kind);
  return edges;
};

const toes = (place: Place): Line[] =>
  ['-6.5,86 -5.5,77', '-1,88 -0.5,79', '4.5,89 4.5,81', '9.5,87 9,80'].map((t) => crease(line(t, place), 0.8));
