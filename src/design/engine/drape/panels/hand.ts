import type { Role } from '../../make/pattern/pieces/roles.js';
import type { Stitch } from '../types.js';
import type { Sheet } from './lay-out.js';
import { coversBoth } from './drawn-whole.js';
import { isSeenFromBehind } from './turn.js';

const ARMS: ReadonlySet<Role> = new Set(['sleeve', 'cuff']);

/** Which side of the wearer a half lies on: its centre tells, else what it is sewn to. */
export function handOf(
  i: number,
  sheets: readonly Sheet[],
  stitches: readonly Stitch[],
  asked = new Set<number>(),
): 'left' | 'right' | null {
  asked.add(i);
  const own = ownHand(i, sheets, stitches);
  if (own) return own;
  for (const { a, b } of stitches) {
    if (a.panel !== i && b.panel !== i) continue;
    const other = a.panel === i ? b : a;
    if (asked.has(other.panel)) continue;
    const sheet = sheets[other.panel];
    const hand = coversBoth(sheet)
      ? handOnWhole(sheet, (other.from_m + other.to_m) / 2)
      : handOf(other.panel, sheets, stitches, asked);
    if (hand) return hand;
  }
  return null;
}

/** A half whose centre lies to the left as it is drawn covers the wearer's left in front, the right at the back. */
function ownHand(i: number, sheets: readonly Sheet[], stitches: readonly Stitch[]): 'left' | 'right' | null {
  const sheet = sheets[i];
  if (sheet.shell.lapped !== undefined) return handOfLapped(sheet);
  const centre = stitches.find(
    ({ a, b }) =>
      a.panel !== b.panel && [a.panel, b.panel].includes(i) && sheets[a.panel].shell === sheets[b.panel].shell,
  );
  if (coversBoth(sheet) || !centre || ARMS.has(sheet.shell.role)) return null;
  const side = centre.a.panel === i ? centre.a : centre.b;
  const at = xOn(sheet, (side.from_m + side.to_m) / 2);
  return at < middleOf(sheet) !== isSeenFromBehind(sheet) ? 'left' : 'right';
}

/** How far across its outline lies in the mean, however many points its curves have. */
function middleOf({ outline }: Sheet): number {
  let [sum, whole] = [0, 0];
  outline.forEach((p, i) => {
    const q = outline[(i + 1) % outline.length];
    const length = Math.hypot(q.x - p.x, q.y - p.y);
    sum += (length * (p.x + q.x)) / 2;
    whole += length;
  });
  return sum / whole;
}

/** Nothing sews a front that laps over the other to its like. */
export function handOfLapped({ shell: { piece }, copy, outline }: Sheet): 'left' | 'right' {
  const middle = outline.reduce((sum, p) => sum + p.x, 0) / outline.length;
  return ((copy === 2 ? -1 : 1) * piece.points.cfNeck.x) / 1000 < middle ? 'left' : 'right';
}

export function handOnWhole(sheet: Sheet, along: number): 'left' | 'right' {
  const middle = sheet.outline.reduce((sum, p) => sum + p.x, 0) / sheet.outline.length;
  return xOn(sheet, along) > middle !== isSeenFromBehind(sheet) ? 'left' : 'right';
}

function xOn({ outline, length }: Sheet, along: number): number {
  let left = ((along % length) + length) % length;
  for (let i = 0; i < outline.length; i++) {
    const [p, q] = [outline[i], outline[(i + 1) % outline.length]];
    const step = Math.hypot(q.x - p.x, q.y - p.y);
    if (left <= step) return p.x + ((q.x - p.x) * left) / (step || 1);
    left -= step;
  }
  return outline[0].x;
}
