import { lengthOf } from '../../geometry/polyline.js';
import { close } from '../../make/pattern/pieces/loops.js';
import { between } from '../../make/pattern/seams/edges.js';
import type { EdgeSummary } from '../../make/pattern/seams/graph.js';
import type { Seam, SeamSide } from '../../make/pattern/seams/joins.js';
import type { Piece } from '../../make/pattern/pieces/piece.js';
import type { Pattern } from '../../make/pattern/types.js';
import { startAnew } from './recut.js';

type Sewn = Pick<Pattern, 'drafted' | 'seams' | 'edges'>;

const FACING = 'own.frontPocketFacing';
const MOUTH = 'Pocket mouth';

/** The front of jeans with the hip beside its pocket mouth, which lies in the facing: worn, they are one. */
export function withHips(pattern: Sewn): Sewn {
  const mouth = pattern.seams.find(({ name }) => name === MOUTH)?.a;
  const front = mouth && pattern.drafted.find(({ id }) => id === mouth.piece);
  const facing = pattern.drafted.find(({ id }) => id === FACING);
  if (!mouth || !front || !facing) return pattern;
  const edge = pattern.edges.find(({ piece, id }) => piece === front.id && id === mouth.edge);
  return edge?.start_mm === undefined ? pattern : filled(pattern, front, facing, edge, mouth.to_mm > mouth.from_mm);
}

/** Both are drafted in one place; the facing's line begins at the mouth's upper end, as its waist and side do. */
function filled(
  { drafted, seams, edges }: Sewn,
  front: Piece,
  facing: Piece,
  mouth: EdgeSummary,
  along: boolean,
): Sewn {
  const sewn = new Set(seams.flatMap(({ a, b }) => [a, b]).flatMap((s) => (s.piece === FACING ? [s.edge] : [])));
  const hip = edges.filter(({ piece, id }) => piece === FACING && sewn.has(id));
  const long = Math.max(0, ...hip.map(({ start_mm: at = 0, length_mm }) => at + length_mm));
  const line = between(facing.loop, 0, long);
  const whole = lengthOf(front.loop);
  const end = (mouth.start_mm ?? 0) + mouth.length_mm;
  const rest = whole - mouth.length_mm;
  const loop = close([
    ...between(front.loop, end % whole, (end % whole) + rest),
    ...(along ? line : line.toReversed()).slice(1, -1),
  ]);
  const idOf = (id: string): string => `hip-${id}`;
  const lengths = new Map(hip.map(({ id, length_mm }) => [id, length_mm]));
  const moved = (side: SeamSide): SeamSide => {
    const length = lengths.get(side.edge);
    if (side.piece !== FACING || length === undefined) return side;
    const turned = (mm: number): number => (along ? mm : length - mm);
    return { piece: front.id, edge: idOf(side.edge), from_mm: turned(side.from_mm), to_mm: turned(side.to_mm) };
  };
  const own = edges.flatMap((e): EdgeSummary[] => {
    if (e.piece !== front.id) return [e];
    if (e.id === mouth.id) return [];
    return [{ ...e, start_mm: startAnew(e, end, whole) }];
  });
  const added = hip.map((e): EdgeSummary => {
    const at = e.start_mm ?? 0;
    return { ...e, piece: front.id, id: idOf(e.id), start_mm: rest + (along ? at : long - at - e.length_mm) };
  });
  return {
    drafted: drafted.map((p) => (p === front ? { ...front, loop } : p)),
    seams: seams
      .filter(({ name }) => name !== MOUTH)
      .map((seam): Seam => ({ ...seam, a: moved(seam.a), b: moved(seam.b) })),
    edges: [...own, ...added],
  };
}
