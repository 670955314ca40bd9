import type { SpecPart } from '../../../garments/spec.js';
import { clothOfPart, hasParts } from '../../../cut/part-cloth.js';
import { clothOf, lining, type Cloth } from '../fabrics/cloth.js';
import type { Piece } from '../paint/piece.js';
import type { Tailor } from './tailor.js';

/** The pieces, those parts that the text gives a colour or a cloth of their own cut from it. */
export function parted(t: Tailor, pieces: readonly Piece[]): Piece[] {
  if (!hasParts(t.spec)) return [...pieces];
  const cut = new Map<SpecPart, Cloth | null>();
  const clothFor = (part: SpecPart): Cloth | null => {
    const made = cut.get(part);
    if (made !== undefined) return made;
    const said = clothOfPart(t.spec, part);
    const cloth = said === null ? null : clothOf(said.hex, said.fabric);
    cut.set(part, cloth);
    return cloth;
  };
  return pieces.map((piece) => {
    const cloth = piece.part === undefined ? null : clothFor(piece.part);
    return cloth === null ? piece : recut(piece, cloth);
  });
}

const recut = (piece: Piece, cloth: Cloth): Piece => ({
  ...piece,
  surface: (piece.dim ?? 0) > 0.2 ? lining(cloth) : cloth.surface,
  covers: cloth.surface.opacity < 1 ? undefined : piece.covers,
});
