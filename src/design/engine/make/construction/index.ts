import type { PieceSummary, Seam } from '../pattern/index.js';
import type { Cut } from '../../cut/cut.js';
import { sewingNotes } from './cloth.js';
import { kitOf, stepOf } from './kit.js';
import { inOrder } from './order.js';
import type { Construction } from './types.js';

export { clothKind } from './cloth.js';
export { shortName } from './kit.js';
export { PHASES } from './types.js';
export type { ClothKind, Construction, Phase, Step } from './types.js';

/**
 * How a garment is sewn: its steps in sewing order, generated from the spec and the pieces of its pattern. Stitch types
 * are those of ISO 4915, seam classes those of ISO 4916; minutes are standard minutes (SAM) of a practised operator,
 * from usual values of the trade, not measured.
 *
 * @param spec completed: what was drafted
 * @param pieces of the pattern; without any only the finishing steps are known
 * @param sa_mm seam allowance, mm
 * @param lined whether the bill of materials has a lining
 * @param seams of the pattern, which the steps say they join
 */
export function constructionOf(
  spec: Cut,
  pieces: readonly PieceSummary[],
  sa_mm: number,
  lined: boolean,
  seams: readonly Seam[] = [],
): Construction {
  const kit = kitOf(spec, pieces, sa_mm, lined, seams);
  const drafts = inOrder(kit);
  const steps = drafts.map((draft, i) => stepOf(kit, draft, i + 1, seams));
  const minutes = Math.round(steps.reduce((sum, step) => sum + step.minutes, 0) * 10) / 10;
  return { sewing: sewingNotes(spec), steps, takes: drafts.flatMap(({ takes = [] }) => takes), minutes };
}
