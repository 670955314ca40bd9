import { runLength } from '../checks.js';
import { cut, rectangle } from '../pieces/panel.js';
import type { Run } from '../pieces/piece.js';
import type { Alteration } from '../recipe.js';

/** The rib is so much shorter than the armhole. */
const STRETCH = 0.9;
/** Of the strip, which is folded lengthwise, mm. */
const STRIP_MM = 60;

/** Ribs along the armholes of a knit block, in place of its sleeves. */
export const armBands =
  (block: string): Alteration =>
  (pieces, _, sa) => {
    const edges = ['front', 'back'].map((side): Run => ({
      piece: `${block}.${side}`,
      from: 'armhole',
      to: 's3ArmholeSplit',
      via: 'armholePitch',
    }));
    const around = edges.reduce((sum, edge) => sum + (runLength(pieces, edge) ?? 0), 0);
    const band = rectangle({
      id: 'own.armBand',
      title: 'Rib for the armhole (folded lengthwise)',
      width: around * STRETCH,
      length: STRIP_MM,
      cuts: [cut(2, 'ribbing')],
      sa,
      seams: [
        {
          name: 'Arm band to armhole',
          a: [{ piece: 'own.armBand', from: 'a', to: 'b' }],
          b: edges,
          kind: 'stretch',
          ratio: STRETCH,
          reason: 'ribbing stretched to the armhole by 10 %',
        },
      ],
    });
    return [...pieces.filter((p) => ![`${block}.sleeve`, `${block}.cuff`].includes(p.id)), band];
  };
