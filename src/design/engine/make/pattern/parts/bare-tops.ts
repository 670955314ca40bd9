import { distanceToLoop, contains } from '../../../geometry/polyline.js';
import { lerp, type Point } from '../../../geometry/point.js';
import type { Op } from '../../../geometry/path.js';
import type { Neckline } from '../../../garments/spec.js';
import { runLength } from '../checks.js';
import { replaceEdge } from '../pieces/neckline.js';
import { cut, rectangle } from '../pieces/panel.js';
import type { Piece } from '../pieces/piece.js';
import type { Alteration, Body } from '../recipe.js';
import { run } from '../rules/kit.js';
import { withoutShoulders } from './bare.js';
import { rightOf } from './closing/halved.js';

/** Tops without a shoulder seam over the arm: held by straps, round the neck, or round the upper arms. */

const FRONT = 'bella.frontSideDart';
const BACK = 'bella.back';

/** Where the front's upper edge meets a strap, above the underarm, and how far it falls at the centre, mm. */
interface Top {
  rise: number;
  centre: number;
  shape: 'sweetheart' | 'vee' | 'round' | 'flat';
}

const TOPS: Partial<Record<Neckline, Top>> = {
  sweetheart: { rise: 40, centre: 14, shape: 'sweetheart' },
  'v-neck': { rise: 45, centre: 45, shape: 'vee' },
  'deep-v': { rise: 45, centre: 75, shape: 'vee' },
  plunging: { rise: 45, centre: 95, shape: 'vee' },
  scoop: { rise: 45, centre: 20, shape: 'round' },
  'u-neck': { rise: 45, centre: 35, shape: 'round' },
  round: { rise: 45, centre: -5, shape: 'round' },
  square: { rise: 35, centre: -35, shape: 'flat' },
};

export const canStrap = (neckline: Neckline | null): neckline is Neckline => neckline !== null && neckline in TOPS;

const line = (from: Point, ...rest: Op[]): Op[] => [{ type: 'move', to: from }, ...rest];
const at = (x: number, y: number): Point => ({ x, y });

/** Upper edge from the underarm over the strap to the centre front. */
function topOf({ rise, centre, shape }: Top, arm: Point, strap: number, middle: number): { ops: Op[]; strap: Point } {
  const peak = at(strap, arm.y - rise);
  const end = at(middle, arm.y + centre);
  const side: Op = {
    type: 'curve',
    cp1: at(arm.x - 40, arm.y - 2),
    cp2: at(peak.x + 25, peak.y + rise * 0.45),
    to: peak,
  };
  const inner: Record<Top['shape'], Op> = {
    sweetheart: { type: 'curve', cp1: at(peak.x - 45, peak.y - 6), cp2: at(middle + 14, end.y - 30), to: end },
    vee: { type: 'line', to: end },
    round: { type: 'curve', cp1: at(peak.x - 8, end.y - 2), cp2: at(middle + 50, end.y), to: end },
    flat: { type: 'line', to: end },
  };
  return { ops: line(arm, side, inner[shape]), strap: peak };
}

const apexOf = ({ points }: Piece): number => (points.bust ?? points.waistDartTip ?? at(90, 0)).x;

/** Height of the shoulder above a point, mm. */
const toShoulder = (p: Point, hps: Point, shoulder: Point): number =>
  p.y - (hps.y + ((p.x - hps.x) * (shoulder.y - hps.y)) / (shoulder.x - hps.x || 1));

/** How far the centre back lies below the underarm where the shoulders are bare, mm. */
const LOW_BACK_MM = 14;

/** A back that ends straight under the arms. */
function lowBack(piece: Piece, sa: number): Piece {
  const { armhole, cbNeck } = piece.points;
  const short = withoutShoulders(piece, armhole.y + LOW_BACK_MM + 30);
  const end = at(cbNeck.x + 2, armhole.y + LOW_BACK_MM);
  const edge: Op = {
    type: 'curve',
    cp1: at(armhole.x - 70, armhole.y + LOW_BACK_MM),
    cp2: at(end.x + 60, end.y),
    to: end,
  };
  return replaceEdge(short, { from: 'armhole', to: 'cbNeck' }, line(armhole, edge), sa);
}

/** What is left of a piece whose upper part went: marks on it, a grain line within it, no allowance over the fold. */
export function tidied(piece: Piece): Piece {
  const top = Math.min(...piece.loop.map((p) => p.y));
  const onPiece = (p: Point): boolean => contains(piece.loop, p) || distanceToLoop(p, piece.loop) < 2;
  const lowered = piece.grain?.map((p) => ({ x: p.x, y: Math.max(p.y, top + 40) })) as [Point, Point] | undefined;
  return {
    ...piece,
    marks: piece.marks.filter((m) => onPiece(m.at)),
    grain: piece.fold ? piece.grain : (lowered ?? null),
    cutLoop: piece.cutLoop && piece.fold ? rightOf(piece.cutLoop, piece.fold[0].x) : piece.cutLoop,
  };
}

/** Straps from the peaks of the front to the back, and the edges between cut to the neckline. */
export const strapped =
  (neckline: Neckline): Alteration =>
  (pieces, _, sa) => {
    const top = TOPS[neckline];
    const [front, back] = [FRONT, BACK].map((id) => pieces.find((p) => p.id === id));
    if (!top || !front || !back) return pieces;
    const { armhole, cfNeck, hps, shoulder } = front.points;
    const made = topOf(top, armhole, apexOf(front), cfNeck.x);
    const cutFront = replaceEdge(withoutShoulders(front), { from: 'armhole', to: 'cfNeck' }, made.ops, sa);
    const spot = at(apexOf(front), back.points.armhole.y + LOW_BACK_MM);
    const length = toShoulder(made.strap, hps, shoulder) + toShoulder(spot, back.points.hps, back.points.shoulder);
    const shown = { ...cutFront, points: { ...cutFront.points, strap: made.strap }, shows: [`neckline=${neckline}`] };
    return [
      ...pieces.map((p) => (p === front ? tidied(shown) : p === back ? tidied(lowBack(back, sa)) : p)),
      strap(length, sa),
    ];
  };

const SPARE_MM = 60;

const strap = (length: number, sa: number): Piece =>
  rectangle({
    id: 'own.strap',
    title: `Strap (folded lengthwise; ${Math.round(length / 10)} cm and ${SPARE_MM / 10} cm to fit)`,
    width: 30,
    length: Math.round(length + SPARE_MM),
    cuts: [cut(2)],
    sa,
  });

/** Width of a halter where it lies beside the neck, as a share of the shoulder. */
const HALTER = { inner: 0.05, outer: 0.34, deep: 0.6 };
const TIE_END_MM = 380;
/** A halter may be knotted as loosely as that, mm. */
const SLACK_MM = 80;

/** The front runs up beside the neck and is tied behind it; the back ends under the arms. */
export const halter: Alteration = (pieces, body, sa) => {
  const [front, back] = [FRONT, BACK].map((id) => pieces.find((p) => p.id === id));
  if (!front || !back) return pieces;
  const made = halterFront(front, body, sa);
  const width = runLength([made], run(FRONT, 'hps', 'shoulder')) ?? 0;
  const ends = new Map([
    [front, tidied(made)],
    [back, tidied(lowBack(back, sa))],
  ]);
  return [...pieces.map((p) => ends.get(p) ?? p), neckTie(width, back, sa)];
};

function halterFront(piece: Piece, body: Body, sa: number): Piece {
  const { hps, shoulder, armhole, cfNeck } = piece.points;
  const [inner, outer] = [lerp(hps, shoulder, HALTER.inner), lerp(hps, shoulder, HALTER.outer)];
  const low = at(cfNeck.x, hps.y + body.hpsToBust * HALTER.deep);
  const vee: Op = { type: 'curve', cp1: lerp(inner, at(inner.x, low.y), 0.3), cp2: lerp(low, inner, 0.3), to: low };
  const cutNeck = replaceEdge(withoutShoulders(piece), { from: 'hps', to: 'cfNeck' }, line(inner, vee), sa);
  const arm: Op = {
    type: 'curve',
    cp1: at(outer.x + 4, lerp(outer, armhole, 0.55).y),
    cp2: at(lerp(outer, armhole, 0.45).x, armhole.y - 6),
    to: armhole,
  };
  const made = replaceEdge(cutNeck, { from: 'shoulder', to: 'armhole' }, line(outer, arm), sa);
  return { ...made, shows: ['neckline=halter'] };
}

function neckTie(width: number, back: Piece, sa: number): Piece {
  const behind = runLength([back], run(BACK, 'hps', 'cbNeck')) ?? 80;
  return rectangle({
    id: 'own.neckTie',
    title: 'Halter tie (folded lengthwise)',
    width: width * 2,
    length: Math.round(behind + TIE_END_MM),
    points: { knot: { x: 0, y: behind + SLACK_MM } },
    cuts: [cut(2)],
    sa,
    seams: [
      {
        name: 'Halter tie to front',
        a: [run('own.neckTie', 'a', 'b')],
        b: [run(FRONT, 'hps', 'shoulder')],
        kind: 'ease',
        ratio: 2,
        reason: 'folded lengthwise',
      },
    ],
  });
}

/** Share of an upper arm's girth that a band spans between front and back, and the band's height, mm. */
const ARM_SPAN = 0.62;
const BAND_MM = 95;

/** A band that holds the bodice round the upper arms; front and back end under the arms. */
export const offShoulderBand: Alteration = (pieces, body, sa) => {
  const edges = [run(FRONT, 'armhole', 'cfNeck', undefined, 2), run(BACK, 'armhole', 'cbNeck', undefined, 2)];
  const top = edges.reduce((sum, edge) => sum + (runLength(pieces, edge) ?? 0), 0);
  if (top === 0) return pieces;
  const span = 2 * body.biceps * ARM_SPAN;
  const band = rectangle({
    id: 'own.shoulderBand',
    title: 'Off-shoulder band (folded lengthwise, elastic inside)',
    width: BAND_MM * 2,
    length: top + span,
    cuts: [cut(1)],
    sa,
    seams: [
      {
        name: 'Shoulder band to upper edge',
        a: [run('own.shoulderBand', 'b', 'c')],
        b: edges,
        kind: 'ease',
        ease_mm: span,
        reason: 'runs on round both upper arms',
      },
    ],
  });
  return [...pieces, { ...band, shows: ['neckline=off-shoulder'] }];
};
