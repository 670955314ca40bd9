import { boxOf } from '../../geometry/box.js';
import { nearestOn } from '../../geometry/polyline.js';
import type { Stitch, StitchSide } from '../types.js';
import { levelEdge } from './bib-on-band.js';
import type { Sheet } from './lay-out.js';
import { endOf, endsOf, isHeld, isStrap } from './strap-ends.js';

/** The straps of an apron go from the corners of its bib over the shoulders, cross behind, and are sewn to the upper ends of its sides. */
export function apronStraps(sheets: readonly Sheet[], known: readonly Stitch[]): Stitch[] {
  const apron = sheets.findIndex(({ shell }) => shell.piece.id === APRON);
  const straps = sheets.flatMap((sheet, i) => (isStrap(sheet) && !isHeld(i, known) ? [i] : []));
  if (apron < 0 || straps.length !== 2) return [...known];
  const top = levelEdge(sheets[apron], 'high');
  const sewn = straps.flatMap((panel, i) => {
    const isLeft = i === 0;
    const [front, behind] = endsOf(sheets[panel]).map((place) => endOf(panel, place));
    const wide = front.to_m - front.from_m;
    const corner = isLeft ? top.at(1) : top.at(0) - wide;
    const onTop = { panel: apron, from_m: corner + wide, to_m: corner };
    return [[front, onTop] as const, [behind, onSide(sheets[apron], apron, !isLeft, wide)] as const];
  });
  return [...known, ...sewn.map(([a, b]): Stitch => ({ a, b, kind: 'ease', name: 'Strap to apron' }))];
}

const APRON = 'albert.front';

/** So much of a side, from its upper end down. */
function onSide({ outline }: Sheet, panel: number, isLeft: boolean, wide: number): StitchSide {
  const { minX, maxX } = boxOf(outline);
  const x = isLeft ? maxX : minX;
  const y = Math.max(...outline.filter((p) => Math.abs(p.x - x) < LEVEL).map((p) => p.y));
  const at = nearestOn([...outline, outline[0]], { x, y }).at;
  return isLeft ? { panel, from_m: at, to_m: at - wide } : { panel, from_m: at + wide, to_m: at };
}

/** Metres. */
const LEVEL = 0.001;
