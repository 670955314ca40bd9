import { normals, resample, signedArea } from '../../../geometry/polyline.js';
import { loopOf } from '../paint/edge.js';
import { add, mul } from '../../../geometry/point.js';
import { stitch, type Line } from '../paint/line.js';
import type { Piece } from '../paint/piece.js';
import type { Tailor } from '../garments/tailor.js';

/** Rows of visible stitches a finger's breadth inside seams and edges, when the spec asks for them. */
export function stitching(t: Tailor, own: ReadonlySet<Piece>, pieces: readonly Piece[]): Piece[] {
  const contrast = t.spec.details.includes('contrast-stitching');
  if (!contrast && !t.spec.details.includes('topstitching')) return [...pieces];
  const { lightness } = t.cloth.surface.ramp;
  const said = t.spec.colors.find((c) => c.role !== 'main')?.hex;
  const denim = t.cloth.drape.tile === 'denim';
  const color = contrast ? (said ?? (denim ? '#d9a24f' : lightness > 0.6 ? '#8a3b2e' : '#f3ecdf')) : undefined;
  return pieces.map((p) => (own.has(p) ? { ...p, lines: [...(p.lines ?? []), ...rows(t, p, color)] } : p));
}

function rows(t: Tailor, piece: Piece, color: string | undefined): Line[] {
  const way = signedArea(loopOf(piece.edges)) > 0 ? 1 : -1;
  return piece.edges
    .filter((e) => e.kind === 'seam' || e.kind === 'hem' || e.kind === 'neck')
    .map((e) => resample(e.points, 6))
    .filter((line) => line.length > 5)
    .map((line) => {
      const n = normals(line);
      return stitch(line.map((p, i) => add(p, mul(n[i], way * 0.8 * t.scene.cm))).slice(1, -1), color);
    });
}
