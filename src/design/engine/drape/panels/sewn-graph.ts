import type { Pattern } from '../../make/pattern/types.js';
import type { SewnGraph } from '../types.js';
import { closedSides } from './close-sides.js';
import { folded } from './fold-strips.js';
import { sheetsOf } from './lay-out.js';
import { knownStitches } from './known-stitches.js';
import { joinedRings } from './join-rings.js';
import { holesOf } from './holes.js';
import { placed } from './place.js';
import { shellOf } from './shell.js';

/**
 * The panels of a garment as they are worn, and what is sewn to what: from the drafted pieces, their seams and edges.
 * `holes` says what prevents draping; the graph is whole where it is empty.
 */
export function sewnGraph(pattern: Pick<Pattern, 'drafted' | 'seams' | 'edges'>): SewnGraph {
  const shells = shellOf(pattern.drafted, pattern.edges).map((shell) => folded(shell, pattern.seams));
  const sheets = shells.flatMap(sheetsOf);
  const known = knownStitches(pattern.seams, sheets);
  const sides = closedSides(sheets, known);
  const stitches = joinedRings(pattern.seams, sheets, sides);
  return { panels: placed(sheets, stitches), stitches, holes: holesOf(sheets, stitches, pattern.seams) };
}
