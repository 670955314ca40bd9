import type { Cut } from '../../../cut/cut.js';
import type { TechPackInput } from '../input.js';
import { boxOfPiece, found, type DraftedPiece } from './ruler.js';
import { measured, type PointDraft } from './types.js';

type Side = 'width' | 'height';

/** Which piece is measured which way: name, how it is taken, and the share of the cut that shows. */
const ROWS: ReadonlyArray<readonly [id: RegExp, name: string, how: string, side: Side, share: number]> = [
  [/^own\.tote$/, 'Width', 'Edge to edge', 'width', 1],
  [/^own\.tote$/, 'Height', 'Top edge to bottom fold', 'height', 0.5],
  [/^own\.handle$/, 'Handle length', 'Seam to seam', 'height', 1],
  [/^own\.side$/, 'Head opening', 'Around the inner edge', 'width', 1],
  [/^own\.side$/, 'Height of the side band', 'Seam to seam', 'height', 1],
  [/^own\.crown$/, 'Crown', 'Across', 'width', 1],
  [/^own\.wedge$/, 'Height', 'Tip to lower edge, cuff open', 'height', 1],
  [/^own\.(scarf|belt|band)$/, 'Length', 'Along the middle', 'height', 1],
  [/^own\.scarf$/, 'Width', 'Edge to edge', 'width', 1],
  [/^own\.(capeBack|ponchoBack)$/, 'Length, back', 'Neck to hem', 'height', 1],
];

const sizeOf = (piece: DraftedPiece, side: Side): number => {
  const { minX, maxX, minY, maxY } = boxOfPiece(piece);
  return (side === 'width' ? maxX - minX : maxY - minY) / 10;
};

/** Of bags, hats, scarves and capes: the sewn pieces themselves; they have one size. */
export function accessoryPoints(input: TechPackInput): PointDraft[] {
  const pieces = input.pattern.drafted ?? [];
  return ROWS.flatMap(([id, name, how, side, share]) => {
    const piece = found(pieces, id);
    if (!piece || !(isBodiless(input.completed) || /cape|poncho/i.test(piece.id))) return [];
    return measured({ kind: 'other', name, how, grade: ['chest', 0], tolerance: 0.5 }, sizeOf(piece, side) * share);
  });
}

/** Has nothing to do with chest and waist, and one size. */
export const isBodiless = ({ category }: Cut): boolean => ['bag', 'headwear', 'accessory'].includes(category);
