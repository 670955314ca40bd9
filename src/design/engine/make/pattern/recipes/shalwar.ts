import type { Cut } from '../../../cut/cut.js';
import { belowWaist, hemOf } from '../../../cut/hem.js';
import { byFit, has } from '../lengths/lengths.js';
import { pocketPieces } from '../parts/pockets.js';
import { shalwar, shalwarGirths, type ShalwarShape } from '../parts/shalwar.js';
import { Notes, ofOwnPieces, type Alteration, type Body, type RecipeMaker } from '../recipe.js';

/** Girth at the waist before the cord draws it in, shares of the seat. */
const FULL = [1.35, 1.4, 1.5, 1.65, 1.8, 2] as const;
/** A gore is no strip. */
const LEAST_GORE = 90;
const HEM_GORE = 15;

function shapeOf(spec: Cut, body: Body, sa: number): ShalwarShape {
  const seat = Math.max(body.seat, body.hips);
  const depth = Math.max(body.waistToSeat + 130, body.crossSeam * 0.54 + 20);
  const leg = (Math.max(body.heel + 40, body.upperLeg * 0.72) - 2 * HEM_GORE) / 2;
  const gore = Math.max(LEAST_GORE, (seat * byFit(spec, FULL)) / 4 - leg);
  const length = Math.max(depth + 120, hemOf(spec, body) ?? belowWaist('ankle', body));
  return { length, leg, gore, hemGore: HEM_GORE, depth, sa };
}

function notesOf(spec: Cut): Notes {
  const notes = new Notes();
  const { leg, waistline, closure, cuff } = spec;
  notes.add(
    leg && !has(leg, 'tapered', 'wide', 'straight') && `The ${leg} leg is drafted straight, with gores.`,
    has(cuff, 'rib', 'elastic') && `The ${cuff} cuff is not in this draft.`,
    has(waistline, 'high', 'low') && `The ${waistline} waist lies at the natural one in this draft.`,
    has(closure, 'zip', 'invisible-zip', 'fly', 'buttons') &&
      `The ${closure} closing is drafted as a cord in a casing.`,
  );
  return notes;
}

const shown =
  ({ leg, silhouette }: Cut): Alteration =>
  (pieces) =>
    pieces.map((piece) =>
      piece.id === 'own.shalwarLeg'
        ? { ...piece, shows: [`leg=${leg}`, `silhouette=${silhouette}`, 'closure=drawstring', 'closure=pullover'] }
        : piece,
    );

/** Shalwar: straight legs, gores, a cord. */
export const shalwarRecipe: RecipeMaker = (spec) => ({
  ...ofOwnPieces(notesOf(spec)),
  alter: [(_, body, sa) => shalwar(shapeOf(spec, body, sa), body), ...pocketPieces(spec.pockets), shown(spec)],
  joins: (_, body) => ({ seams: [], girths: shalwarGirths(shapeOf(spec, body, 0), body) }),
});
