import { atTerm, bellyLength } from '../../../cut/maternity.js';
import { lerp } from '../../../geometry/point.js';
import { runLength } from '../checks.js';
import { replaceEdge } from '../pieces/neckline.js';
import { cut, rectangle } from '../pieces/panel.js';
import type { Piece, Run } from '../pieces/piece.js';
import { reshaped } from '../pieces/shift.js';
import type { Alteration, Body } from '../recipe.js';
import { run } from '../rules/kit.js';

const SHOWS = 'occasion=maternity';
const LEAST_EASE = 1.02;

/** Lengthened between the bust and the hips; what is above and below keeps its shape. */
function overBelly(front: Piece, body: Body, more: number): Piece {
  const [from, to] = [body.hpsToBust + 40, body.hpsToWaistBack + body.waistToHips];
  const share = (y: number): number => Math.max(0, Math.min(1, (y - from) / (to - from)));
  return reshaped(front, (p) => ({ x: p.x, y: p.y + more * share(p.y) }));
}

/** The front of a knitted top or dress grows over the belly and is gathered to the back at both sides. */
export const bellyFront =
  (design: 'teagan' | 'bibi'): Alteration =>
  (pieces, body) => {
    const [front, back] = ['front', 'back'].map((part) => pieces.find((p) => p.id === `${design}.${part}`));
    if (!front || !back) return pieces;
    const side = (piece: string): Run => run(piece, 'armhole', 'hem');
    const made = overBelly(front, body, bellyLength(body));
    const [long, short] = [runLength([made], side(made.id)), runLength([back], side(back.id))];
    if (!long || !short) return pieces;
    const gathered: Piece = {
      ...made,
      title: `${made.title} (gathered at the sides over the belly)`,
      shows: [...(made.shows ?? []), SHOWS],
      seams: [
        ...(made.seams ?? []),
        {
          name: 'Side seam',
          a: [side(made.id)],
          b: [side(back.id)],
          kind: 'gather',
          ratio: long / short,
          reason: 'front gathered between bust and hips, over the belly',
        },
      ],
    };
    return pieces.map((p) => (p === front ? gathered : p));
  };

/** How far the front waist is cut down below the belly, and the finished height of the panel, mm. */
const BELOW_BELLY_MM = 60;
const PANEL_MM = 230;
/** Ribbed jersey holds the belly a little closer than it measures, and gives by so much when the trousers are pulled on. */
const PANEL = { share: 0.88, gives: 0.4 } as const;

const lowered = (front: Piece, sa: number): Piece => {
  const { styleWaistIn, styleWaistOut, crotchSeamCurveStart } = front.points;
  const low = lerp(
    styleWaistIn,
    crotchSeamCurveStart,
    BELOW_BELLY_MM / Math.abs(crotchSeamCurveStart.y - styleWaistIn.y),
  );
  const edge = replaceEdge(
    front,
    { from: 'styleWaistOut', to: 'styleWaistIn' },
    [
      { type: 'move', to: styleWaistOut },
      {
        type: 'curve',
        cp1: { x: lerp(styleWaistOut, low, 0.4).x, y: styleWaistOut.y + 8 },
        cp2: { x: lerp(styleWaistOut, low, 0.7).x, y: low.y },
        to: low,
      },
    ],
    sa,
  );
  return { ...edge, shows: [...(front.shows ?? []), SHOWS] };
};

/** Pull-on trousers whose front ends below the belly, with a tube of ribbed jersey over it instead of a casing. */
export const bellyPanel: Alteration = (pieces, body, sa) => {
  const front = pieces.find((p) => p.id === 'titan.front');
  if (!front) return pieces;
  const made = pieces.map((p) => (p === front ? lowered(front, sa) : p)).filter((p) => p.id !== 'own.waistband');
  const edge: Run[] = ['titan.front', 'titan.back'].map((id) => run(id, 'styleWaistIn', 'styleWaistOut', undefined, 2));
  const around = edge.reduce((sum, one) => sum + (runLength(made, one) ?? 0), 0);
  const width = Math.min(around, Math.round(atTerm(body).waist * PANEL.share));
  const panel = rectangle({
    id: 'own.bellyPanel',
    title: 'Belly panel (folded over; two layers)',
    width,
    length: PANEL_MM * 2,
    cuts: [cut(1, 'ribbing')],
    sa,
    seams: [
      {
        name: 'Belly panel to waist',
        a: [run('own.bellyPanel', 'a', 'b')],
        b: edge,
        kind: 'stretch',
        ratio: width / around,
        reason: 'panel stretched to the trousers',
      },
    ],
  });
  const seat = Math.max(body.seat, body.hips);
  const opens = {
    opening: 'waist',
    passes: 'seat',
    body_mm: seat,
    opens_mm: width * (1 + PANEL.gives),
    by: 'the panel',
  } as const;
  return [...made, { ...panel, openings: [opens], shows: ['waistline=elastic', 'closure=pullover'] }];
};

/** The finished girth over the belly at term must be there, whatever hangs from the chest. */
export const bellyRoom = (pieces: readonly Piece[], design: string, body: Body) => ({
  name: 'belly',
  body_mm: atTerm(body).waist,
  ease_mm: 0,
  tolerance_mm: null,
  least_mm: atTerm(body).waist * LEAST_EASE,
  parts: ['front', 'back'].map((part) => {
    const centre = part === 'front' ? 'cfNeck' : 'cbNeck';
    const id = `${design}.${part}`;
    const level = pieces.some((p) => p.id === id && p.points.waist) ? 'waist' : 'hips';
    return { piece: id, level, centre, times: 2 };
  }),
});
