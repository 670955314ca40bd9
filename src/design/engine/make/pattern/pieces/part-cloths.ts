import { materialOfPart } from '../../../cut/part-cloth.js';
import type { Cut } from '../../../cut/cut.js';
import { SPEC_PARTS, type SpecPart } from '../../../garments/spec.js';
import { partsOf } from './part-of.js';
import type { Piece, PieceCut } from './piece.js';

/** Cloths whose cuts follow their part; linings, stays and padding are of their own. */
const SEEN = /^(fabric|contrast|undersideFabric|ribbing)$/;

/** The pieces, each cut from the cloth and in the colour that the spec gives its part. */
export function inTheirCloth(pieces: readonly Piece[], spec: Cut): Piece[] {
  const waisted = ['dress', 'one-piece'].includes(spec.category);
  return pieces.map((piece) => {
    const parts = partsOf(piece.id, waisted);
    const seen = parts[0] === 'lapel' && piece.points.shawlCentre ? [...parts, 'collar' as const] : parts;
    return seen.length === 0 ? piece : { ...piece, cuts: piece.cuts.map((cut) => recut(cut, seen, spec)) };
  });
}

/** Cuffs follow their sleeves; ribs and lapels are only what is said of themselves. */
function recut(cut: PieceCut, parts: readonly SpecPart[], spec: Cut): PieceCut {
  if (!SEEN.test(cut.material)) return cut;
  const from = cut.material === 'ribbing' ? 'ribbing' : 'fabric';
  const only = from === 'ribbing' || parts[0] === 'lapel';
  const [material] = parts.flatMap((part) => materialOfPart(spec, part, from, only) ?? []);
  return material ? { ...cut, material } : cut;
}

/** Parts that the spec gives a cloth or colour of their own and that no piece is. */
export function partsNotCut(pieces: readonly Piece[], spec: Cut): string[] {
  const cut = new Set(pieces.flatMap((p) => p.cuts.map((c) => c.material)));
  const missing = SPEC_PARTS.filter((part) => CUT.has(part)).filter((part) => {
    const own = (['fabric', 'ribbing'] as const).flatMap((from) => materialOfPart(spec, part, from, true) ?? []);
    return own.length > 0 && !own.some((material) => cut.has(material));
  });
  return missing.map((part) => `No piece is the ${part} alone: cut it from its own cloth by the drawing.`);
}

/** Parts that are cut from cloth. */
const CUT: ReadonlySet<SpecPart> = new Set<SpecPart>([
  'bodice',
  'skirt',
  'sleeve',
  'leg',
  'back',
  'hood',
  'collar',
  'lapel',
  'cuff',
  'pocket',
  'strap',
  'belt',
  'waist',
  'shoulder',
  'neckline',
  'hem',
]);
