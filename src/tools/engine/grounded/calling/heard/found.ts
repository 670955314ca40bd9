import type { Span } from '../../clause.js';

/** What a text says of an argument; `others`: what else it may mean, where it says several. */
export interface Found extends Span {
  value: unknown;
  text: string;
  others?: readonly Found[];
}

export const isFree = (one: Span, taken: readonly Span[]): boolean =>
  !taken.some(({ start, end }) => one.start < end && start < one.end);

/** One of several, with the others beside it; null where there is none. */
export const oneOf = (all: readonly Found[]): Found | null =>
  all.length === 0 ? null : all.length === 1 ? all[0] : { ...all[0], others: all };
