import { completeSpec } from '../cut/typical.js';
import { deny, note, revisedBy } from './work.js';
import type { Span } from './types.js';
import type { Work } from './work.js';

/** Kinds of which a garment has one; of the others two. */
const SINGLE: ReadonlySet<string> = new Set(['kangaroo', 'chest', 'coin']);
const MOST = 24;

/** Of that kind a garment has so many. */
export const usualNumber = (kind: string): number => (SINGLE.has(kind) ? 1 : 2);

/** How many pockets there are: as said, else as many as that one kind usually has; null where several kinds make it open. */
function countOf(work: Work): number | null {
  if (work.brief.pockets) return work.brief.pockets.count;
  const { pockets } = completeSpec(work.brief.spec, work.brief.denied);
  return pockets.length === 1 ? usualNumber(pockets[0]) : pockets.length === 0 ? 0 : null;
}

/** One pocket more or less of the kind that there is. @returns whether it could be done */
export function countPockets(work: Work, change: 1 | -1, span: Span): boolean {
  const now = countOf(work);
  if (now === null || now === 0 || now + change > MOST) return false;
  if (now + change === 0) {
    deny(work, 'pockets', span);
    return true;
  }
  work.brief.pockets = { count: now + change, of: null, start: 0, end: 0 };
  work.brief.evidence['pockets.count'] = revisedBy(work, now + change, { span });
  note(work, 'pockets.count', span);
  return true;
}
