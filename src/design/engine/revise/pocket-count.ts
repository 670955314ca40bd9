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

const ORDINALS = [
  'second|2nd|andra|zweite[nrms]?|deuxième|segundo',
  'third|3rd|tredje|dritte[nrms]?|troisième|tercer',
  'fourth|4th|fjärde|vierte[nrms]?|quatrième|cuarto',
];
const ORDINAL = new RegExp(
  `(?<![\\p{L}\\d])(?:${ORDINALS.map((words) => `(${words})`).join('|')})\\s+(?:\\p{L}+\\s+)?(?=\\p{L}*(?:pockets?|ficka|tasche|poche|bolsillo)(?!\\p{L}))`,
  'iu',
);

/** "A second chest pocket" makes two, whether there was one or none. @returns whether the instruction says so */
export function pocketsByOrdinal(work: Work, span: Span): boolean {
  const found = ORDINAL.exec(work.instruction);
  const count = found ? found.slice(1).findIndex((group) => group !== undefined) + 2 : 0;
  if (count === 0 || (work.brief.pockets?.count ?? 0) >= count) return false;
  work.brief.pockets = { count, of: null, start: 0, end: 0 };
  work.brief.evidence['pockets.count'] = revisedBy(work, count, { span });
  note(work, 'pockets.count', span);
  return true;
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
