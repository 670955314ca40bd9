import type { OutfitPart } from '../engine/read/types.js';
import type { Entry } from './submission-ledger.js';

/** What an order makes, when it is known how many designs are paid for. */
export type Planned = readonly [Entry & { id: string }, ...Array<Entry & { id: string }>];

/**
 * A design for each garment of a text, linked with the others; an ordinary one where uses are left for one alone.
 * @param ids of the designs, as many as parts or more
 */
export function outfitEntries(entry: Entry, parts: readonly OutfitPart[], ids: readonly string[]): Planned {
  if (parts.length < 2) return [{ ...entry, id: ids[0] }];
  const of = parts.map(({ garment }) => garment);
  const outfit = parts.map(({ garment }, i) => ({ id: ids[i], garment }));
  const member = ({ garment, span: [at] }: OutfitPart, i: number): Planned[0] => ({
    ...entry,
    id: ids[i],
    request: { ...entry.request, member: { garment, at, of } },
    outfitId: ids[0],
    outfit,
  });
  const [first, ...rest] = parts;
  return [member(first, 0), ...rest.map((part, i) => member(part, i + 1))];
}
