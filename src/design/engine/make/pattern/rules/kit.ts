import type { Run, SeamRule } from '../pieces/piece.js';
import type { GirthRule, Width } from '../checks.js';
import type { Where } from '../bodies/wear.js';
import type { Draft } from '../library/sewing.js';

/** Which edges of a design are sewn to which, and what its finished girths should be. */
export interface Rules {
  seams: SeamRule[];
  girths: GirthRule[];
}

export type Body = Record<string, number>;

export type RuleMaker = (draft: Draft, body: Body) => Rules;

export const run = (piece: string, from: string, to: string, via?: string, times = 1): Run => ({
  piece,
  from,
  to,
  times,
  ...(via ? { via } : {}),
});

export const seam = (name: string, a: Run[], b: Run[], more: Partial<SeamRule> = {}): SeamRule => ({
  name,
  a,
  b,
  ...more,
});

export const half = (piece: string, level: string, centre: string, times = 2): Width => ({
  piece,
  level,
  centre,
  times,
});

/** The back shoulder is 3 % longer and eased into the front, for the shoulder blade. */
export const SHOULDER_EASE: Partial<SeamRule> = {
  kind: 'ease',
  ratio: 1.03,
  tolerance_mm: 2,
  reason: 'back shoulder eased in over the shoulder blade by 3 %',
};

/** The draft's own small difference is taken out by sliding the end of one side. */
export const trued = (piece: string, start: string, end: string, beyond: string): Partial<SeamRule> => ({
  true: { piece, start, end, beyond },
});

export const fraction = (draft: Draft, option: string): number => Number(draft.options[option] ?? 0);

const PLACES: readonly Where[] = ['chest', 'waist', 'hips', 'seat'];

/** A finished girth: body plus the ease that the draft's own option declares, mm. */
export const girth = (
  name: string,
  body_mm: number,
  ease_mm: number,
  parts: Width[],
  more: Partial<GirthRule> = {},
): GirthRule => {
  const where = PLACES.find((place) => place === name);
  return { name, body_mm, ease_mm, parts, ...(where ? { where } : {}), ...more };
};

/**
 * A girth that the draft's shape takes from more than the option that names it: a waist between chest and hips, a chest
 * whose fullness lies in a dart. How far it is off the declared ease is published; whether it will do, the fit tells.
 */
export const shapedGirth = (
  name: string,
  body_mm: number,
  ease_mm: number,
  parts: Width[],
  more: Partial<GirthRule> = {},
): GirthRule => girth(name, body_mm, ease_mm, parts, { tolerance_mm: null, ...more });

/** Ribbing is shorter than the edge it is stretched to, by the draft's own stretch (0.15: 15 %). */
export const ribbed = (name: string, rib: Run[], edge: Run[], stretch: number): SeamRule => ({
  name,
  a: rib,
  b: edge,
  kind: 'stretch',
  ratio: 1 - stretch,
  reason: `ribbing stretched to the edge by ${Math.round(stretch * 100)} %`,
});

/** Sleeve cap of a one-piece sleeve against the armholes it goes into; the library plans the cap's ease. */
export function cap(draft: Draft, sleeve: string, armholes: Run[]): SeamRule {
  const ease = draft.stored('library.sleeve.sleevecapEase') ?? draft.stored('sleevecapEase') ?? 0;
  const rule = seam('Sleeve cap to armhole', [run(sleeve, 'bicepsLeft', 'bicepsRight', 'capQ3')], armholes, {
    ease_mm: ease,
    tolerance_mm: 2,
    kind: ease > 2 ? 'ease' : 'flush',
    ...(ease > 2 ? { reason: 'cap eased into the armhole' } : {}),
    true: 'cap',
  });
  return rule;
}
