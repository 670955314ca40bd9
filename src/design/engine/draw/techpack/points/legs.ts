import type { TechPackInput } from '../input.js';
import { toleranceOf } from './girths.js';
import { along, boxOfPiece, found, spot, sum, widthAt, type DraftedPiece } from './ruler.js';
import { measured, measuredOr, type PointDraft, type Wording } from './types.js';

type Pieces = readonly DraftedPiece[];

/** What the back of jeans ends in above. */
const YOKE = 'own.seatYoke';

const LEG = /^(charlie|titan|lily|paco|shin|bruce)\./;
const side = (pieces: Pieces, name: 'front' | 'back'): DraftedPiece | undefined =>
  pieces.find((p) => LEG.test(p.id) && p.id.endsWith(`.${name}`));

/** Along the crotch from the upper edge to the fork, cm. */
function rise(pieces: Pieces, piece: DraftedPiece | undefined): number | null {
  const from = ['styleWaistInLily', 'styleWaistIn', 'waistIn', 'cbYoke'].find((name) => spot(piece, name));
  if (!piece || !from || !spot(piece, 'fork')) return null;
  const via = ['crotchSeamCurveMax', 'crossSeamCurveMax'].find((name) => spot(piece, name));
  const rise = along(pieces, { piece: piece.id, from, to: 'fork', ...(via ? { via } : {}) });
  return from === 'cbYoke' ? sum(rise, along(pieces, { piece: YOKE, from: 'cbWaist', to: 'cbYoke' })) : rise;
}

/** Half of one leg around at a height below the fork, mm down the drafts of front and back. */
function halfLeg(pieces: Pieces, level: (piece: DraftedPiece) => number | null): number | null {
  const widths = (['front', 'back'] as const).map((name) => {
    const piece = side(pieces, name);
    const y = piece ? level(piece) : null;
    return y === null ? null : widthAt(piece, y);
  });
  const whole = sum(widths[0], widths[1]);
  return whole === null ? null : whole / 2;
}

const atThigh = (piece: DraftedPiece): number | null => {
  const fork = piece.points.fork;
  return fork ? fork.y + 25 : null;
};
/** Only of legs that go on at least 5 cm below it. */
const atKnee = (piece: DraftedPiece): number | null => {
  const knee = piece.points.knee;
  return knee && knee.y + 50 < boxOfPiece(piece).maxY ? knee.y : null;
};
const atHem = (piece: DraftedPiece): number => boxOfPiece(piece).maxY - 1;

const point = (
  kind: Wording['kind'],
  name: string,
  how: string,
  grade: Wording['grade'],
  tolerance: number,
): Wording => ({
  kind,
  name,
  how,
  grade,
  tolerance,
});

const seam = (input: TechPackInput, name: RegExp): number | null => {
  const row = input.pattern.checks.seams.find((s) => name.test(s.name));
  return row ? row.a_mm / 10 : null;
};

/** Share of the body's inseam that a length reaches. */
const SHARE: Readonly<Record<string, number>> = { calf: 0.62, midi: 0.6, knee: 0.32, 'below-knee': 0.45, ankle: 0.94 };

function inseam(input: TechPackInput): PointDraft[] {
  const { completed, measurements } = input;
  const drafted = seam(input, /^inseam/i);
  const body = measurements.values.inseam ?? 0;
  const share = drafted !== null && body > 0 ? Math.min(1, drafted / body) : (SHARE[completed.length ?? ''] ?? 1);
  const long = completed.category === 'trousers' && completed.length !== 'thigh';
  return measuredOr(
    point('inseam', 'Inseam', 'Crotch to hem', ['inseam', share], 1),
    drafted,
    long ? body * share : null,
  );
}

/** Height of the front of legs, cm. */
export function outseamLength(pieces: Pieces): number | null {
  const front = side(pieces, 'front');
  if (!front) return null;
  const { minY, maxY } = boxOfPiece(front);
  return (maxY - minY) / 10;
}

function outseam(input: TechPackInput, pieces: Pieces): PointDraft[] {
  const where = found(pieces, /waistband$/i) ? 'below the band ' : '';
  return measured(
    point('outseam', 'Outseam', `Side, ${where}to hem`, ['seat', 0.08], toleranceOf(input.completed) + 0.5),
    outseamLength(pieces),
  );
}

/** Rises, thigh, knee, hem and seams of legs, wherever there are some. */
export function legPoints(input: TechPackInput): PointDraft[] {
  const pieces = input.pattern.drafted ?? [];
  const legged = ['trousers', 'shorts'].includes(input.completed.category) || input.completed.garment === 'jumpsuit';
  if (!legged) return [];
  const tolerance = toleranceOf(input.completed);
  return [
    ...measured(
      point('front-rise', 'Front rise', 'Crotch up, without band', ['seat', 0.19], 0.7),
      rise(pieces, side(pieces, 'front')),
    ),
    ...measured(
      point('back-rise', 'Back rise', 'Crotch up, without band', ['seat', 0.19], 0.7),
      rise(pieces, side(pieces, 'back')),
    ),
    ...inseam(input),
    ...outseam(input, pieces),
    ...measured(
      point('thigh', 'Thigh width', '2.5 cm below the crotch', ['seat', 0.3], tolerance),
      halfLeg(pieces, atThigh),
    ),
    ...measured(point('knee', 'Knee width', 'At the knee', ['seat', 0.2], 0.7), halfLeg(pieces, atKnee)),
    ...measured(point('leg-opening', 'Leg opening', 'At the hem', ['seat', 0.14], 0.5), halfLeg(pieces, atHem)),
  ];
}
