import type { Mark, Piece, Run, SeamRule } from '../../pieces/piece.js';
import { cut, rectangle, segment } from '../../pieces/panel.js';

/** Finished width of an underlap, mm; buttons lie in its middle. */
const LAP_MM = 24;

export interface Lapped {
  /** what is closed, as in titles: `left shoulder` */
  where: string;
  /** edge that the underlap is sewn to, and edge that laps over it */
  under: Run[];
  over: Run[];
  length: number;
  /** how far the strips go on beyond the edges, over a neckband, mm */
  beyond?: number;
  count: number;
  how: 'buttons' | 'snaps';
}

/** An underlap for one edge of an opening and a facing for the other that laps over it: buttons on one, holes in the other. */
export function lapStrips({ where, under, over, length, beyond = 0, count, how }: Lapped, sa: number): Piece[] {
  const more: Partial<SeamRule> =
    beyond > 0 ? { kind: 'ease', ease_mm: beyond, reason: 'goes on over the neckband' } : { tolerance_mm: 2 };
  const heights = Array.from({ length: count }, (_, i) => 14 + ((length - 28) * i) / Math.max(1, count - 1));
  const marks = (kind: Mark['kind'], x: number): Mark[] =>
    heights.map((y) => ({
      kind: how === 'snaps' ? 'snap' : kind,
      at: { x, y },
      rotate: kind === 'buttonhole' ? 90 : 0,
    }));
  const underlap = rectangle({
    id: 'own.underlap',
    title: `Underlap, ${where} (folded lengthwise)`,
    width: LAP_MM * 2,
    length,
    cuts: [cut(1), cut(1, 'interfacing')],
    sa,
    lines: [segment({ x: LAP_MM, y: 0 }, { x: LAP_MM, y: length }, 'dotted')],
    seams: [{ name: 'Underlap to its edge', a: [{ piece: 'own.underlap', from: 'd', to: 'a' }], b: under, ...more }],
  });
  const facing = rectangle({
    id: 'own.lapFacing',
    title: `Facing of the overlap, ${where}`,
    width: LAP_MM + 12,
    length,
    cuts: [cut(1), cut(1, 'interfacing')],
    sa,
    seams: [
      { name: 'Overlap facing to its edge', a: [{ piece: 'own.lapFacing', from: 'd', to: 'a' }], b: over, ...more },
    ],
  });
  return [
    { ...underlap, marks: marks('button', LAP_MM / 2) },
    { ...facing, marks: marks('buttonhole', LAP_MM / 2) },
  ];
}
