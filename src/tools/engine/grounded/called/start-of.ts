import type { Grounded } from '../grounded.js';

/** Where what was found stands in a text; −1 where it has no words of its own there. */
export const startOf = ({ at, quote }: Grounded, text: string): number =>
  at ?? (quote === undefined ? -1 : text.indexOf(quote));

/** The same, by its value where it has no words of its own. */
export const startOfValue = (found: Grounded, text: string): number =>
  found.at ?? text.indexOf(found.quote ?? String(found.value));
