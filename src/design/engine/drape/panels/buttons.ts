import { distance, type Point } from '../../geometry/point.js';
import { contains, nearestOn, pointAlong } from '../../geometry/polyline.js';
import type { MarkKind } from '../../make/pattern/pieces/piece.js';
import { onSheet } from './lapels.js';
import type { Sheet } from './lay-out.js';

/** What closes a garment, by the first of these that any of its pieces is marked with: where buttons are sewn on, else where they go through. */
const CLOSES: readonly MarkKind[] = ['button', 'snap', 'buttonhole'];
/** What lay on a lap that is worn beneath shows at the edge so near, metres. */
const NEAR = 0.035;

/** Where buttons are seen on each sheet, before it is turned as it is worn: on one of two that meet or lap, on both that do not. */
export function buttonsOn(sheets: readonly Sheet[]): Point[][] {
  const kind = CLOSES.find((one) => sheets.some(({ shell }) => shell.piece.marks.some((mark) => mark.kind === one)));
  return sheets.map((sheet) => {
    const { piece, role, lapped } = sheet.shell;
    const isBeneath = lapped === undefined ? sheet.index > 0 && !PAIRS.has(role) : lapped < 0;
    if (kind === undefined || isBeneath) return [];
    const marked = piece.marks.filter((mark) => mark.kind === kind).map(({ at }) => onSheet(sheet, at));
    return marked.flatMap((at) => seenOn(sheet, at));
  });
}

/** Of which each is closed by itself. */
const PAIRS: ReadonlySet<string> = new Set(['cuff', 'sleeve']);

function seenOn({ outline }: Sheet, at: Point): Point[] {
  if (contains(outline, at)) return [at];
  const closed = [...outline, outline[0]];
  const edge = pointAlong(closed, nearestOn(closed, at).at);
  return distance(edge, at) < NEAR ? [edge] : [];
}
