import { runLength } from '../checks.js';
import { cut, rectangle } from '../pieces/panel.js';
import type { Alteration } from '../recipe.js';
import { hemOf } from './sleeves.js';

/** The rib is so much shorter than the sleeve's edge. */
const STRETCH = 0.85;

/** Ribbed cuffs for the sleeves of a knit whose own draft ends in a hem. */
export const ribCuffs =
  (sleeve: string): Alteration =>
  (pieces, _, sa) => {
    const piece = pieces.find((p) => p.id === sleeve);
    const hem = piece && hemOf(piece);
    if (!piece || !hem) return pieces;
    const edge = { piece: sleeve, from: hem[0], to: hem[1] };
    const width = (runLength(pieces, edge) ?? 0) * STRETCH;
    const cuff = rectangle({
      id: 'own.cuff',
      title: 'Rib cuff (folded lengthwise)',
      width,
      length: 60,
      cuts: [cut(2, 'ribbing')],
      sa,
      seams: [
        {
          name: 'Rib cuff to sleeve',
          a: [{ piece: 'own.cuff', from: 'a', to: 'b' }],
          b: [edge],
          kind: 'stretch',
          ratio: STRETCH,
          reason: 'ribbing stretched to the sleeve by 15 %',
        },
      ],
    });
    return [...pieces, cuff];
  };
