import { runLength } from '../checks.js';
import { cut, rectangle } from '../pieces/panel.js';
import type { Piece, Run } from '../pieces/piece.js';
import type { Alteration } from '../recipe.js';

/** The rib is so much shorter than the armhole. */
const STRETCH = 0.9;
/** Of the rib, which is folded lengthwise, and of the strip of cloth cut on the bias, mm. */
const RIB_MM = 60;
const BINDING_MM = 40;

const armholesOf = (block: string): Run[] =>
  ['front', 'back'].map((side): Run => ({
    piece: `${block}.${side}`,
    from: 'armhole',
    to: 's3ArmholeSplit',
    via: 'armholePitch',
  }));

const around = (pieces: readonly Piece[], edges: readonly Run[]): number =>
  edges.reduce((sum, edge) => sum + (runLength(pieces, edge) ?? 0), 0);

const withoutSleeves = (pieces: readonly Piece[], block: string): Piece[] =>
  pieces.filter((p) => ![`${block}.sleeve`, `${block}.cuff`].includes(p.id));

/** Ribs along the armholes of a knit block, in place of its sleeves. */
export const armBands =
  (block: string): Alteration =>
  (pieces, _, sa) => {
    const edges = armholesOf(block);
    const band = rectangle({
      id: 'own.armBand',
      title: 'Rib for the armhole (folded lengthwise)',
      width: around(pieces, edges) * STRETCH,
      length: RIB_MM,
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
    return [...withoutSleeves(pieces, block), band];
  };

/** Bias strips round the armholes of a woven block, in place of its sleeves. */
export const armBindings =
  (block: string): Alteration =>
  (pieces, _, sa) => {
    const edges = armholesOf(block);
    const strip = rectangle({
      id: 'own.armBinding',
      title: 'Arm binding',
      width: BINDING_MM,
      length: around(pieces, edges),
      cuts: [cut(2, 'fabric', true)],
      sa,
      left: 'raw',
      seams: [{ name: 'Arm binding to armhole', a: [{ piece: 'own.armBinding', from: 'b', to: 'c' }], b: edges }],
    });
    return [...withoutSleeves(pieces, block), strip];
  };
