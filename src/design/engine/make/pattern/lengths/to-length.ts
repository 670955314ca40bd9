import type { Cut } from '../../../cut/cut.js';
import { fromTop, hemOf } from '../../../cut/hem.js';
import type { Lengths } from '../../../garments/spec.js';
import { assemble, type Assembled } from '../assemble.js';
import {
  checkLengths,
  finishedLength,
  HEM_TOLERANCE_MM,
  hemBelowWaist,
  LENGTH_TOLERANCE_MM,
} from './finished-lengths.js';
import type { Piece } from '../pieces/piece.js';
import type { Body, Recipe } from '../recipe.js';
import { recipeFor } from '../recipes/table.js';

/** The length that a draft is held against, and how long one goes on about it. */
interface Aim {
  of: keyof Lengths;
  /** finished, mm */
  wanted: number;
  measured: (pieces: readonly Piece[]) => number | null;
  /** near enough, mm */
  near: number;
  /** farther off than this the design cannot be so long, mm */
  far: number;
  tries: number;
}

/** What a base design may be off where a word gives the length, mm: its bands and darts. */
const DESIGNS_OWN_MM = 70;

/** A length of the text in centimetres is drafted to the millimetre, one that is a word to what can be seen. */
function aimOf(spec: Cut, body: Body): Aim | null {
  const of = spec.lengths_cm?.inseam ? 'inseam' : 'garment';
  const cm = spec.lengths_cm?.[of];
  const finished = (pieces: readonly Piece[]): number | null => finishedLength(of, pieces);
  if (cm) return { of, wanted: cm * 10, measured: finished, near: LENGTH_TOLERANCE_MM / 5, far: Infinity, tries: 4 };
  const drop = hemOf(spec, body);
  if (drop === null) return null;
  const measured = (pieces: readonly Piece[]): number | null => {
    const below = hemBelowWaist(pieces, body);
    return below && fromTop(spec, body, below);
  };
  return { of, wanted: fromTop(spec, body, drop), measured, near: HEM_TOLERANCE_MM, far: DESIGNS_OWN_MM, tries: 1 };
}

/** How much longer the draft is than wanted, mm; null where its pieces do not tell. */
function missOf({ measured, wanted }: Aim, { pieces }: Assembled): number | null {
  const length = measured(pieces);
  return length === null ? null : length - wanted;
}

/**
 * The draft whose finished length is what the text gives: what a draft is off by is asked for more or less in the next,
 * for bands, ribs and hems are not in the options of the base designs.
 */
async function corrected(aim: Aim, first: Assembled, spec: Cut, body: Body, saMm: number): Promise<Assembled> {
  let [made, miss, asked] = [first, missOf(aim, first), aim.wanted];
  for (let i = 0; i < aim.tries && miss !== null && Math.abs(miss) >= aim.near && Math.abs(miss) <= aim.far; i++) {
    asked = Math.max(10, asked - miss);
    const next = recipeFor({ ...spec, lengths_cm: { ...spec.lengths_cm, [aim.of]: asked / 10 } }, body);
    const better = next && (await assemble(next, body, saMm));
    const left = better && missOf(aim, better);
    if (left === null || Math.abs(left) >= Math.abs(miss)) break;
    [made, miss] = [better as Assembled, left];
  }
  return made;
}

/** A recipe drafted to the length of its garment. */
export async function toLength(recipe: Recipe, spec: Cut, body: Body, saMm: number): Promise<Assembled> {
  const first = await assemble(recipe, body, saMm);
  const aim = aimOf(spec, body);
  const made = aim ? await corrected(aim, first, spec, body, saMm) : first;
  const lengths = checkLengths(made.pieces, spec.lengths_cm ?? {});
  return { ...made, checks: { ...made.checks, lengths, ok: made.checks.ok && lengths.every((l) => l.ok) } };
}
