import { edge, line, loopOf } from '../paint/edge.js';
import { contains, heldIn } from '../../../geometry/polyline.js';
import { type Point, xy } from '../../../geometry/point.js';
import { handPlace } from '../figure/hand.js';
import type { Side } from '../figure/limb.js';
import { Z } from '../figure/order.js';
import { crease } from '../paint/line.js';
import { pathOf } from '../paint/path.js';
import { fold } from '../paint/fold.js';
import type { Piece } from '../paint/piece.js';
import type { Tailor } from './tailor.js';

/** The cloth of a pocket over each hand that the pose puts into one; nothing where no garment lies under the hand. */
export function pocketed(t: Tailor, pieces: readonly Piece[]): Piece[] {
  const { pose } = t.figure;
  return (['left', 'right'] as const).filter((s) => pose[s].hand === 'pocket').flatMap((s) => lid(t, s, pieces));
}

function lid(t: Tailor, side: Side, pieces: readonly Piece[]): Piece[] {
  const place = handPlace(t.figure, side);
  const cloth = pieces
    .filter((p) => p.z >= Z.inner && p.z < Z.belt && p.sleeve !== true && p.surface.opacity === 1)
    .filter((p) => p.edges.length > 2 && contains(loopOf(p.edges), place(xy(0, 50))))
    .toSorted((a, b) => b.z - a.z)[0];
  if (cloth === undefined) return [];
  const outline = loopOf(cloth.edges);
  // A pocket ends where its garment does.
  const within = (p: Point): Point => heldIn(outline, p);
  const mouth = line('-24,3 -8,9 10,9 25,2', place).map(within);
  const bag = line('25,2 23,40 20,70 10,100 -10,100 -20,74 -22,40 -24,3', place).map(within);
  const zone = cloth.zones?.[0];
  return [
    {
      z: Z.hand + 0.5,
      surface: cloth.surface,
      edges: [edge('hem', mouth), edge('hidden', bag)],
      zones: [{ loop: [...mouth, ...bag], origin: zone?.origin ?? cloth.edges[0].points[0], angle: zone?.angle ?? 0 }],
      ...(cloth.form && { form: cloth.form }),
      ...(cloth.over && { over: sewnOn(t, [...mouth, ...bag], cloth.over) }),
      folds: [fold(line('14,20 16,60 8,92', place).map(within), [1, 6, 1], 'deep', 0.35, true)],
      lines: [crease(line('-21,22 -20,60 -13,90', place).map(within), 0.6)],
      subject: cloth.subject,
      casts: 0.25,
    },
  ];
}

/** Of what is sewn on a garment that which lies on the cloth over the hand: it must not be cut off there. */
function sewnOn({ scene }: Tailor, loop: readonly Point[], over: string): string {
  const clip = scene.defs.add(`<clipPath id="ID"><path d="${pathOf(loop)}"/></clipPath>`);
  return `<g clip-path="url(#${clip})">${over}</g>`;
}
