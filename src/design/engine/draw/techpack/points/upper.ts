import { distance } from '../../../geometry/point.js';
import type { TechPackInput } from '../input.js';
import { isBibbed, isUpper, toleranceOf } from './girths.js';
import { apart, boxOfPiece, found, spot, sum, widthAt, type DraftedPiece } from './ruler.js';
import { outseamLength } from './legs.js';
import { skirtLength } from './skirt.js';
import { measured, type PointDraft } from './types.js';

const FRONT = /\.(front|frontRight|frontSideDart|frontPanel|robeFront)$/;
const BACK = /\.(back|robeBack)$/;
const SKIRTED = /^(penelope|sandy|sarah|titan|charlie|lily|paco)\./;
const SLEEVE = /\.(sleeve|topsleeve|topSleeve|raglanSleeve|robeSleeve)$/;
const UNDER = /\.(undersleeve|underSleeve)$/;

type Pieces = readonly DraftedPiece[];

const piecesOf = (input: TechPackInput): Pieces => input.pattern.drafted ?? [];
const bodice = (pieces: Pieces, id: RegExp): DraftedPiece | undefined =>
  pieces.find((p) => id.test(p.id) && !SKIRTED.test(p.id));
const twice = (mm: number | undefined): number | null => (mm === undefined ? null : (Math.abs(mm) * 2) / 10);

function neck(pieces: Pieces): PointDraft[] {
  const front = bodice(pieces, FRONT);
  const [side, centre] = [spot(front, 'hps'), spot(front, 'cfNeck')];
  if (!side || !centre) return [];
  return [
    ...measured(
      {
        kind: 'neck',
        name: 'Neck width',
        how: 'Seam to seam',
        grade: ['chest', 0.07],
        tolerance: 0.5,
      },
      twice(side.x),
    ),
    ...measured(
      {
        kind: 'neck-drop',
        name: 'Neck drop, front',
        how: 'Shoulder line to seam',
        grade: ['chest', 0.04],
        tolerance: 0.5,
      },
      (centre.y - side.y) / 10,
    ),
  ];
}

function shoulders({ measurements }: TechPackInput, pieces: Pieces): PointDraft[] {
  const [back, front] = [bodice(pieces, BACK), bodice(pieces, FRONT)];
  const tip = spot(back, 'shoulder') ?? spot(front, 'shoulder');
  const straight = apart(front, 'shoulder', 'armhole') ?? apart(back, 'shoulder', 'armhole');
  return [
    ...measured(
      {
        kind: 'shoulder',
        name: 'Shoulder width',
        how: 'Tip to tip, back',
        grade: ['chest', measurements.gender === 'men' ? 0.19 : 0.12],
        tolerance: 1,
      },
      twice(tip?.x),
    ),
    ...measured(
      {
        kind: 'armhole',
        name: 'Armhole, straight',
        how: 'Tip to underarm',
        grade: ['chest', 0.09],
        tolerance: 0.5,
      },
      straight,
    ),
  ];
}

const RIB = /(^|\.)(waistband|ribHem|hemBand)$/;
/** A band at the lower edge is folded in half, cm. */
const bandHeight = (pieces: Pieces): number => {
  const band = found(pieces, RIB);
  if (!band) return 0;
  const { minX, maxX, minY, maxY } = boxOfPiece(band);
  return Math.min(maxX - minX, maxY - minY) / 20;
};

/** From the shoulder line, also where a yoke or a raglan sleeve lies above the front; else from its upper edge, cm. */
function bodyLength({ proportions }: TechPackInput, front: DraftedPiece | undefined): number | null {
  const shoulder = front?.points.hps?.y;
  if (front && shoulder !== undefined) return (boxOfPiece(front).maxY - shoulder) / 10;
  if (front) return (boxOfPiece(front).maxY - boxOfPiece(front).minY) / 10;
  return proportions.body_length === null ? null : proportions.body_length / 10;
}

function lengths(input: TechPackInput, pieces: Pieces): PointDraft[] {
  const front = bodice(pieces, FRONT);
  const body = bodyLength(input, front);
  if (body === null || body <= 0) return [];
  const from = front?.points.hps || front?.points.neck ? 'Shoulder at the neck' : 'Top edge';
  const tolerance = toleranceOf(input.completed);
  if (input.pattern.base.includes('+')) return composedLengths(input, pieces, body, from);
  const value = body + bandHeight(pieces);
  if (isBibbed(input.completed))
    return measured(
      { kind: 'outseam', name: 'Outseam', how: 'Waist seam to hem', grade: ['inseam', 1], tolerance },
      value,
    );
  return measured(
    {
      kind: 'length',
      name: 'Length, front',
      how: `${from} to hem`,
      grade: ['hpsToWaistBack', 1],
      tolerance: value > 80 ? tolerance + 0.5 : tolerance,
    },
    value,
  );
}

function composedLengths(input: TechPackInput, pieces: Pieces, upper: number, from: string): PointDraft[] {
  const tolerance = toleranceOf(input.completed);
  const lower = skirtLength(pieces) ?? outseamLength(pieces);
  const total = lower === null ? null : upper + lower;
  return [
    ...measured(
      {
        kind: 'length',
        name: 'Length, front',
        how: `${from} to hem`,
        grade: ['hpsToWaistBack', 1],
        tolerance: tolerance + 0.5,
      },
      total,
    ),
    ...measured(
      {
        kind: 'other',
        name: 'Bodice length, front',
        how: `${from} to waist`,
        grade: ['hpsToWaistBack', 1],
        tolerance,
      },
      upper,
    ),
    ...measured(
      {
        kind: 'skirt-length',
        name: 'Skirt length',
        how: 'Waist seam to hem',
        grade: ['hpsToWaistBack', 0],
        tolerance,
      },
      skirtLength(pieces),
    ),
  ];
}

/** Height of a sewn-on cuff as it is worn: ribs and French cuffs are folded, cm. */
function cuffHeight(input: TechPackInput, pieces: Pieces): number {
  const cuff = pieces.find((p) => /(\.cuff|\.ribCuff)$/.test(p.id));
  if (!cuff) return 0;
  const { minX, maxX, minY, maxY } = boxOfPiece(cuff);
  const depth = Math.min(maxX - minX, maxY - minY) / 10;
  return input.completed.cuff === 'rib' || depth > 9 ? depth / 2 : depth;
}

/** Where the sleeve ends when its hem or turn-up is turned in, mm. */
function wristOf(sleeve: DraftedPiece): number {
  const { maxY } = boxOfPiece(sleeve);
  const wrists = ['tsWristRight', 'tsWristLeft'].flatMap((name) => sleeve.points[name]?.y ?? []);
  return Math.min(maxY, ...(wrists.length > 0 ? [Math.max(...wrists)] : []));
}

function sleeve(input: TechPackInput, pieces: Pieces): PointDraft[] {
  const piece = found(pieces, SLEEVE);
  if (!piece || input.completed.sleeve.length === 'sleeveless') return [];
  const arm = input.measurements.values.shoulderToWrist || 60;
  const cuff = cuffHeight(input, pieces);
  const cut = (wristOf(piece) - boxOfPiece(piece).minY) / 10;
  const raglan = /raglan/.test(piece.id) || spot(piece, 'raglanTipFront') !== null;
  return [
    ...measured(
      {
        kind: 'sleeve',
        name: 'Sleeve length',
        how: `${raglan ? 'Neck' : 'Cap'} to ${cuff > 0 ? 'end of cuff' : 'lower edge'}`,
        grade: ['shoulderToWrist', Math.min(1, cut / arm)],
        tolerance: toleranceOf(input.completed),
      },
      cut + cuff,
    ),
    ...measured(
      {
        kind: 'upper-arm',
        name: 'Upper arm width',
        how: 'At the underarm',
        grade: ['chest', 0.17],
        tolerance: 0.7,
      },
      upperArm(pieces, piece),
    ),
    ...measured(
      {
        kind: 'sleeve-opening',
        name: cuff > 0 ? 'Sleeve width at the cuff' : 'Sleeve opening',
        how: 'Flat',
        grade: ['chest', cut < arm * 0.6 ? 0.15 : 0.05],
        tolerance: 0.5,
      },
      opening(pieces, piece, cuff > 0),
    ),
  ];
}

/** Half of the sleeve around the arm, of one part or two, cm. */
function upperArm(pieces: Pieces, piece: DraftedPiece): number | null {
  const one = apart(piece, 'bicepsLeft', 'bicepsRight');
  if (one !== null) return one / 2;
  const under = found(pieces, UNDER);
  const [top, below] = [apart(piece, 'tsLeftEdge', 'tsRightEdge'), apart(under, 'usLeftEdge', 'usRightEdge')];
  return top === null || below === null ? null : (top + below) / 2;
}

const between = (piece: DraftedPiece | undefined, a: string, b: string): number | null => {
  const [p, q] = [piece?.points[a], piece?.points[b]];
  return p && q ? distance(p, q) / 10 : null;
};

/** Half of the lower edge, cm; of two parts without their vents; above a cuff where its pleats end. */
function opening(pieces: Pieces, piece: DraftedPiece, cuffed: boolean): number | null {
  if (/top/i.test(piece.id)) {
    const both = sum(
      between(piece, 'tsWristLeft', 'tsWristRight'),
      between(found(pieces, UNDER), 'usWristLeft', 'usWristRight'),
    );
    return both === null ? null : both / 2;
  }
  const around = widthAt(piece, boxOfPiece(piece).maxY - (cuffed ? 20 : 2));
  return around === null ? null : around / 2;
}

/** What is measured on a body with shoulders. */
export function upperPoints(input: TechPackInput): PointDraft[] {
  if (!isUpper(input.completed)) return [];
  const pieces = piecesOf(input);
  const without = input.completed.lapel || input.completed.hood ? [] : neck(pieces);
  return [...lengths(input, pieces), ...shoulders(input, pieces), ...without, ...sleeve(input, pieces)];
}
