import type { Evidence } from '../grounded.js';

/** Evidence, and which of several its slot asks for. */
export type Rest = Evidence & { at?: number; labels: string };

const isOfSize = ({ labels }: Rest): boolean => labels.startsWith('size ');

/** Whether two rest on one number, or one size, of the text. */
const isSame = (one: Rest, other: Rest): boolean =>
  one.at === undefined
    ? one.quote !== undefined && one.quote === other.quote && isOfSize(one) && isOfSize(other)
    : one.at === other.at;

/** Of the members right below a path those that rest on one number as two things that are called differently, which it cannot be. */
export function claimedTwice(rests: readonly Rest[], path: string): string[] {
  const own = rests.filter((one) => one.path.lastIndexOf('/') === path.length);
  return own
    .filter((one) => own.some((other) => isSame(one, other) && other.labels !== one.labels))
    .map((one) => one.path);
}
