import { runLength } from '../checks.js';
import { cut, rectangle } from '../pieces/panel.js';
import type { Alteration } from '../recipe.js';

/** Finished height of the turn-ups of trousers, mm. */
const HEIGHT_MM = 40;

/** Turned up at the end of the legs, whichever attribute the text says it by. */
export const hasTurnUps = (spec: { cuff: unknown; hem: unknown; details: readonly string[] }): boolean =>
  spec.cuff === 'turn-up' || spec.hem === 'turn-up' || spec.details.includes('turn-up');

/** Turn-ups of trousers: a band on the end of each leg, folded lengthwise and turned up over it, so that the leg keeps its length. */
export const turnUps =
  (design: string): Alteration =>
  (pieces, _, sa) => {
    const edges = ['front', 'back'].map((side) => ({ piece: `${design}.${side}`, from: 'floorIn', to: 'floorOut' }));
    const around = edges.map((edge) => runLength(pieces, edge));
    if (around.some((length) => length === null)) return pieces;
    const width = around.reduce((sum: number, length) => sum + (length ?? 0), 0);
    const band = rectangle({
      id: 'own.turnUpCuffFacing',
      title: 'Turn-up band (folded lengthwise)',
      width,
      length: 2 * HEIGHT_MM,
      cuts: [cut(2)],
      sa,
      seams: [{ name: 'Turn-up cuff to leg', a: [{ piece: 'own.turnUpCuffFacing', from: 'a', to: 'b' }], b: edges }],
    });
    return [...pieces, { ...band, shows: ['hem=turn-up', 'cuff=turn-up', 'details=turn-up'] }];
  };
