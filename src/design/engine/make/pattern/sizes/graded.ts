import type { Cut } from '../../../cut/cut.js';
import { draftFor } from '../accounted.js';
import { toMillimetres } from '../bodies/measurements.js';
import type { Piece } from '../pieces/piece.js';
import { recipeFor } from '../recipes/table.js';

/** A size of a nested sheet. */
export interface GradedSize {
  /** `M`, `EU 38`, `made to measure` */
  name: string;
  /** body it is drafted for, cm (shoulderSlope in degrees) */
  body: Readonly<Record<string, number>>;
  /** the size that the design is made for */
  own: boolean;
}

export interface GradedDraft extends GradedSize {
  pieces: Piece[];
}

const SAME_CHEST_CM = 0.5;

/** The sizes of a chart and the design's own among them, by chest; a size of the chart that it equals gives way. */
export function gradedSizes(own: Omit<GradedSize, 'own'>, chart: readonly Omit<GradedSize, 'own'>[]): GradedSize[] {
  const chest = ({ body }: Omit<GradedSize, 'own'>): number => body.chest ?? 0;
  const isSame = (size: Omit<GradedSize, 'own'>): boolean => Math.abs(chest(size) - chest(own)) < SAME_CHEST_CM;
  const equal = chart.find(isSame);
  const name = equal && own.name !== equal.name ? `${own.name} (${equal.name})` : own.name;
  const others = chart.filter((size) => size !== equal).map((size) => ({ ...size, own: false }));
  return [...others, { ...own, name, own: true }].sort((a, b) => chest(a) - chest(b));
}

/**
 * Drafts the sizes that are not drafted yet. A size for which the draft does not come out is left out.
 * @param ownPieces of the design's own size
 * @param saMm seam allowance, mm
 */
export async function draftSizes(
  spec: Cut,
  sizes: readonly GradedSize[],
  ownPieces: Piece[],
  saMm: number,
): Promise<GradedDraft[]> {
  const drafts: GradedDraft[] = [];
  for (const size of sizes) {
    const pieces = size.own ? ownPieces : await piecesFor(spec, size, saMm);
    if (pieces.length > 0) drafts.push({ ...size, pieces });
  }
  return drafts;
}

async function piecesFor(spec: Cut, { body }: GradedSize, saMm: number): Promise<Piece[]> {
  const mm = toMillimetres(body);
  const recipe = recipeFor(spec, mm);
  const made = recipe && (await draftFor(recipe, spec, mm, saMm));
  return made && made.errors.length === 0 && made.checks.outlines.ok ? made.pieces : [];
}
