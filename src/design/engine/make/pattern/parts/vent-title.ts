import type { Alteration } from '../recipe.js';

/** A back whose centre seam ends in a vent says so: on its sheet, in the cut list and in the steps. */
export const withVent =
  (back: string): Alteration =>
  (pieces) =>
    pieces.map((p) => (p.id === back ? { ...p, title: `${p.title} with vent` } : p));
