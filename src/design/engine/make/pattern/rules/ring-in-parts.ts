import type { Piece, Run, SeamRule } from '../pieces/piece.js';

/** A ring skirt's rules are written for panels that are all alike; opened at a centre, one of them is a piece of its own. */
const WHOLE = 'sandy.skirt';
const PARTS = ['sandy.skirtFront', 'sandy.skirtBack'];

/** The waist of a ring that lies in two pieces counts each of them, as often as it is cut. */
export function withRingInParts(rules: readonly SeamRule[], pieces: readonly Piece[]): SeamRule[] {
  const part = pieces.find((p) => PARTS.includes(p.id));
  if (!part) return [...rules];
  const split = (run: Run): Run[] => {
    const times = (run.times ?? 1) / 2;
    return run.piece === WHOLE && times >= 2
      ? [
          { ...run, piece: part.id, times },
          { ...run, times },
        ]
      : [run];
  };
  return rules.map((rule) => (rule.to_mm === undefined ? rule : { ...rule, a: rule.a.flatMap(split) }));
}
