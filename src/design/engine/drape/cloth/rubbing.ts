import { KNIT, type Cloth, type PanelMesh } from '../types.js';
import type { Sheet } from './sheet.js';

/** Where knits rub on the form: everywhere, nowhere, or at their hems alone. */
export type Rubbing = 'everywhere' | 'nowhere' | 'at hems';

/**
 * What hangs from the shoulders and is knitted is stretched while it falls, and friction would keep it so: as often as it is asked it
 * says the friction of each node as it is, without that of knits, or with that of their hems alone.
 */
export function rubbingOf(
  { friction, nodeOf }: Pick<Sheet, 'friction' | 'nodeOf'>,
  { hems, panelOf }: Pick<PanelMesh, 'hems' | 'panelOf'>,
  cloths: readonly Cloth[],
  clothOf: Uint8Array,
): (where: Rubbing) => Float64Array {
  const [everywhere, nowhere, atHems] = [friction.slice(), friction.slice(), friction.slice()];
  const knits = (i: number): boolean => hems !== undefined && cloths[clothOf[panelOf[i]]].stretch > KNIT;
  const hem = new Set([...nodeOf].filter((_, i) => hems?.[i] === 1));
  nodeOf.forEach((node, i) => {
    if (!knits(i)) return;
    nowhere[node] = 0;
    if (!hem.has(node)) atHems[node] = 0;
  });
  return (where) => ({ everywhere, nowhere, 'at hems': atHems })[where];
}
