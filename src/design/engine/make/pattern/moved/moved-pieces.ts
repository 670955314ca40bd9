import type { Cut } from '../../../cut/cut.js';
import type { Point } from '../../../geometry/point.js';
import { distanceToLoop } from '../../../geometry/polyline.js';
import { draftFor } from '../accounted.js';
import { changedBody } from '../bodies/changed-body.js';
import { MEASUREMENTS, toMillimetres } from '../bodies/measurements.js';
import type { Piece } from '../pieces/piece.js';
import { recipeFor } from '../recipes/table.js';

/** So much more of a measurement is tried, cm (degrees of a slope). */
export const TRIED_CM = 2;
/** An outline that is off by more is another, mm. */
const SAME_WITHIN_MM = 0.5;

interface MovedPiece {
  id: string;
  name: string;
  /** of the body, by the library's names */
  measurements: string[];
}

interface Worn {
  /** cm */
  values: Readonly<Record<string, number>>;
  /** names that were measured */
  given: readonly string[];
}

type CutFor = (values: Worn['values']) => Cut;

/**
 * Which measurements shape which pieces: each is changed by {@link TRIED_CM}, the garment drafted again, and the sewing
 * lines compared wherever they lie. What a draft declares or reads is not asked: it may read what then moves nothing.
 * @param cutFor the cut sheet for a body in cm
 * @param saMm seam allowance, mm
 */
export async function movedPieces(cutFor: CutFor, body: Worn, saMm: number): Promise<MovedPiece[]> {
  const own = await piecesOn(cutFor, body.values, saMm);
  const moved = own.map(({ id, title }): MovedPiece => ({ id, name: title, measurements: [] }));
  for (const name of Object.keys(MEASUREMENTS).filter((known) => known in body.values)) {
    const other = await piecesOn(cutFor, changedBody(body, name, TRIED_CM), saMm);
    own.forEach((piece, i) => {
      if (
        !isSame(
          piece,
          other.find(({ id }) => id === piece.id),
        )
      )
        moved[i].measurements.push(name);
    });
  }
  return moved;
}

async function piecesOn(cutFor: CutFor, values: Worn['values'], saMm: number): Promise<Piece[]> {
  const cut = cutFor(values);
  const body = toMillimetres(values);
  const recipe = recipeFor(cut, body);
  return recipe ? (await draftFor(recipe, cut, body, saMm)).pieces : [];
}

function isSame({ loop }: Piece, other: Piece | undefined): boolean {
  if (!other) return false;
  const [a, b] = [placed(loop), placed(other.loop)];
  return a.every((p) => isOn(p, b)) && b.every((p) => isOn(p, a));
}

const isOn = (p: Point, loop: readonly Point[]): boolean => distanceToLoop(p, loop) <= SAME_WITHIN_MM;

/** With its left and upper edges at zero. */
function placed(loop: readonly Point[]): Point[] {
  const left = Math.min(...loop.map(({ x }) => x));
  const top = Math.min(...loop.map(({ y }) => y));
  return loop.map(({ x, y }) => ({ x: x - left, y: y - top }));
}
