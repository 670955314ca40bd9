import type { Closure } from '../../../../garments/spec.js';
import { total } from '../../checks.js';
import type { Alteration } from '../../recipe.js';
import { openAlong } from './open-edge.js';
import { openTitle } from './opening-title.js';
import { upperWays } from './ways.js';

/** A body without a skirt, open from neck to hem at its centre, edge to edge. */
export const wholeOpening =
  (opening: { place: 'front' | 'back'; how: Closure }): Alteration =>
  (pieces) => {
    const [way] = upperWays(opening.place, pieces);
    if (!way) return pieces;
    const length = total(pieces, way) ?? 0;
    const made = openAlong(pieces, way, 0, length);
    const open = new Set(made.edges.map((edge) => edge.piece));
    const shows = [`closure=${opening.how}`, `closure_place=${opening.place}`];
    return made.pieces.map((p) =>
      open.has(p.id) ? { ...p, title: openTitle(p.title, opening, length), shows: [...(p.shows ?? []), ...shows] } : p,
    );
  };
