import type { Stitch } from '../types.js';
import { lineOf } from './close-sides.js';
import type { Place, Sheet } from './lay-out.js';

/** A gusset that is sewn on by one end is snapped to the front or back by its other one. */
export function snappedGussets(sheets: readonly Sheet[], known: readonly Stitch[]): Stitch[] {
  return sheets.flatMap((sheet, panel) => {
    if (sheet.shell.role !== 'gusset' || sheet.shell.count !== 1) return [];
    const held = known.flatMap(({ a, b }) => (a.panel === panel ? [b.panel] : b.panel === panel ? [a.panel] : []));
    const other = sheets.findIndex(({ shell: { role } }, i) => BODY.has(role) && !held.includes(i));
    const end = endAwayFrom(panel, sheets, known);
    return new Set(held).size === 1 && other >= 0 && end ? snapped([panel, end], [other, lowest(sheets[other])]) : [];
  });
}

const BODY: ReadonlySet<string> = new Set(['front', 'back']);

/** Of its two level edges the one that nothing is sewn to. */
function endAwayFrom(panel: number, sheets: readonly Sheet[], known: readonly Stitch[]): Place | undefined {
  const taken = known.flatMap(({ a, b }) => [a, b].filter((side) => side.panel === panel));
  const isTaken = (way: number): boolean =>
    taken.some(({ from_m, to_m }) => way > Math.min(from_m, to_m) - NEAR && way < Math.max(from_m, to_m) + NEAR);
  return sheets[panel].places.find((place) => isLevel(sheets[panel], place) && !isTaken(startOf(place)));
}

/** Metres. */
const NEAR = 0.004;

/** What of its outline lies level at its lower end, from right to left. */
function lowest(sheet: Sheet): Place[] {
  const low = Math.min(...sheet.outline.map(({ y }) => y));
  const middle = (place: Place): number => lineOf(sheet, place).reduce((sum, { x }, _, all) => sum + x / all.length, 0);
  return sheet.places
    .filter((place) => isLevel(sheet, place) && lineOf(sheet, place).every(({ y }) => y < low + NEAR))
    .sort((p, q) => middle(q) - middle(p));
}

function isLevel(sheet: Sheet, place: Place): boolean {
  const line = lineOf(sheet, place);
  const [p, q] = [line[0], line[line.length - 1]];
  return Math.abs(p.y - q.y) < NEAR && Math.abs(p.x - q.x) > NEAR;
}

const startOf = ({ at, length, forward }: Place): number => (forward ? at : at - length);

/** Laid right side up the gusset lies below: its upper edge, from right to left, on the lower one of the other. */
function snapped([gusset, end]: [number, Place], [panel, low]: [number, readonly Place[]]): Stitch[] {
  const whole = low.reduce((sum, { length }) => sum + length, 0);
  let way = startOf(end);
  return low.map((place): Stitch => {
    const from_m = way;
    way += (place.length / whole) * end.length;
    const b = { panel, from_m: startOf(place) + place.length, to_m: startOf(place) };
    return { a: { panel: gusset, from_m, to_m: way }, b, kind: 'closed', name: 'Snaps' };
  });
}
