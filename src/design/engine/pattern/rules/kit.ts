import type { GirthRule, Run, SeamRule, Width } from '../checks.js';
import type { Draft } from '../sewing.js';

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

/** Tailored seams whose longer side is eased in while sewing. */
export const EASED = { kind: 'ease', tolerance_mm: 8 } as const;

/** Seams with a little play in the base design. */
export const NEAR = { tolerance_mm: 4 } as const;

/** Edges of a knit that are stretched or eased a little into each other by design. */
export const KNIT = { kind: 'stretch', tolerance_mm: 6 } as const;

export const fraction = (draft: Draft, option: string): number => Number(draft.options[option] ?? 0);

export const girth = (
  name: string,
  body_mm: number,
  ease_mm: number,
  parts: Width[],
  tolerance_mm?: number,
): GirthRule => ({
  name,
  body_mm,
  ease_mm,
  parts,
  ...(tolerance_mm ? { tolerance_mm } : {}),
});

/** Sleeve cap of a one-piece sleeve against the armholes it goes into; the library plans the cap's ease. */
export function cap(draft: Draft, sleeve: string, armholes: Run[]): SeamRule {
  const ease = draft.stored('library.sleeve.sleevecapEase') ?? draft.stored('sleevecapEase') ?? 0;
  const rule = seam('Sleeve cap to armhole', [run(sleeve, 'bicepsLeft', 'bicepsRight', 'capQ3')], armholes, {
    ease_mm: ease,
    kind: ease > 2 ? 'ease' : 'flush',
  });
  return rule;
}
