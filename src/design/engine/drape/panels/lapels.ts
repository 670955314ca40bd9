import type { Piece } from '../../make/pattern/pieces/piece.js';
import { roleOf } from '../../make/pattern/pieces/roles.js';

/** Where the roll line leaves the front edge, as the drafts of blazers and of coats call it. */
const BREAK_POINTS = ['lapelBreakPoint', 'rollLineStart'] as const;

/** Whether it is a front whose upper edge is pressed over along a roll line: notched, peaked or a shawl. */
export const hasLapel = ({ id, title, cuts, points }: Piece): boolean =>
  roleOf({ id, name: title, cuts }) === 'front' && BREAK_POINTS.some((name) => points[name] !== undefined);
