import type { TechPackInput } from '../input.js';
import { isLower, toleranceOf } from './girths.js';
import { along, apart, boxOfPiece, found, sum, type DraftedPiece } from './ruler.js';
import { measured, type Grade, type PointDraft } from './types.js';

type Pieces = readonly DraftedPiece[];

const height = (piece: DraftedPiece): number => {
  const { minY, maxY } = boxOfPiece(piece);
  return (maxY - minY) / 10;
};

/** Straight fronts; a sector's height is not its length. */
const STRAIGHT = /^(penelope\.front|sarah\.front|own\.(pleats|kiltApron|gatheredFront|skirtFront))$/;
const SECTOR = /^(sandy\.skirt|own\.(circle|gore|flare)\w*)$/;

/** Along the centre from waist to hem, tiers and a ruffle added up, cm; null where the draft does not tell. */
export function skirtLength(pieces: Pieces): number | null {
  const tiers = pieces.filter((p) => /^own\.tier\d$/.test(p.id));
  const ruffle = found(pieces, /^own\.(hemRuffle|ruffle)$/);
  const base = tiers.length > 0 ? tiers.reduce((all, p) => all + height(p), 0) : single(pieces);
  return base === null || base <= 0 ? null : base + (ruffle ? height(ruffle) : 0);
}

function single(pieces: Pieces): number | null {
  const straight = found(pieces, STRAIGHT);
  if (straight) return height(straight);
  const sector = found(pieces, SECTOR);
  return apart(sector, 'in1', 'ex1') ?? apart(sector, 'waistMiddle', 'hemMiddle');
}

/** Around the lower edge, cm, and how much it grows with what. */
interface Sweep {
  value: number | null;
  grade: Grade;
}

function sweep(input: TechPackInput, pieces: Pieces): Sweep | null {
  const sectors = pieces.filter((p) => /^sandy\.skirt(Back)?$/.test(p.id));
  if (sectors.length > 0) return { value: round(input, sectors), grade: ['waist', 1] };
  const [front, back] = [found(pieces, /^penelope\.front$/), found(pieces, /^penelope\.back$/)];
  if (front && back) {
    const both = sum(apart(front, 'lHem', 'rHem'), apart(back, 'lHem', 'rHem'));
    return { value: both === null ? null : 2 * both, grade: ['seat', 1] };
  }
  const pleats = found(pieces, /^own\.pleats$/);
  return pleats ? pleated(input, pleats) : null;
}

const whole = ({ pattern }: TechPackInput, piece: DraftedPiece, edge: number | null): number | null => {
  const cut = pattern.pieces.find((p) => p.id === piece.id);
  return edge === null || !cut ? null : edge * cut.cut * (cut.on_fold ? 2 : 1);
};

/** Arcs of the sectors, cm. */
function round(input: TechPackInput, sectors: Pieces): number | null {
  const arcs = sectors.map((p) =>
    whole(input, p, along(sectors, { piece: p.id, from: 'ex1', to: 'ex2', via: 'ex1c' })),
  );
  return arcs.reduce<number | null>(sum, 0);
}

/** Pleats open: as many times the waist as the cloth is laid. */
function pleated(input: TechPackInput, piece: DraftedPiece): Sweep {
  const { minX, maxX } = boxOfPiece(piece);
  const value = whole(input, piece, (maxX - minX) / 10);
  return { value, grade: ['waist', (value ?? 0) / (input.measurements.values.waist || 1)] };
}

/** Length and sweep of what hangs from the waist. */
export function skirtPoints(input: TechPackInput): PointDraft[] {
  const pieces = input.pattern.drafted ?? [];
  const tolerance = toleranceOf(input.completed);
  const own = input.completed.category === 'skirt' && isLower(input.completed);
  const length = own ? skirtLength(pieces) : null;
  const edge = own || input.pattern.base.includes('+') ? sweep(input, pieces) : null;
  return [
    ...measured(
      {
        kind: 'skirt-length',
        name: 'Skirt length',
        how: 'Below the band to hem',
        grade: ['hpsToWaistBack', 0.5],
        tolerance,
      },
      length,
    ),
    ...measured(
      {
        kind: 'other',
        name: 'Hem sweep',
        how: `All around${input.completed.details.includes('pleats') ? ', pleats open' : ''}`,
        grade: edge?.grade ?? ['seat', 1],
        tolerance: 2,
      },
      edge?.value ?? null,
    ),
  ];
}
