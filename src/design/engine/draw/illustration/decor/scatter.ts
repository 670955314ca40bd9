import { loopOf } from '../paint/edge.js';
import { frameOf } from '../../../geometry/box.js';
import { contains } from '../../../geometry/polyline.js';
import type { Point } from '../../../geometry/point.js';
import type { Random } from '../../../../../common/kernel/random.js';
import type { Piece } from '../paint/piece.js';

/**
 * Places strewn over a piece, no two nearer than a distance.
 * @param apart drawing units @param density how likely a place is kept at a share of the height, 0 top … 1 hem
 */
export function strewnOver(piece: Piece, apart: number, random: Random, density: (s: number) => number): Point[] {
  const loop = loopOf(piece.edges);
  const box = frameOf(loop);
  const columns = Math.ceil(box.width / apart);
  const rows = Math.ceil(box.height / apart);
  const out: Point[] = [];
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      const p = {
        x: box.x + (c + 0.25 + 0.5 * random.next() + (r % 2) * 0.5) * apart,
        y: box.y + (r + 0.25 + 0.5 * random.next()) * apart,
      };
      if (random.next() < density((p.y - box.y) / box.height) && contains(loop, p)) out.push(p);
    }
  return out;
}
