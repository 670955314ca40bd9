import { flatten } from '../../../geometry/path.js';
import type { Point } from '../../../geometry/point.js';
import type { Piece } from '../pieces/piece.js';
import { isTurn, LAYERS, layerOf, line, point, polyline, text, thinned, turns, type Row } from './rows.js';

/** Names of blocks: letters, digits and underscores, numbered so that they stay apart. */
export const blockName = (piece: Piece, i: number): string =>
  `P${String(i + 1).padStart(2, '0')}_${piece.title.replaceAll(/[^A-Za-z0-9]+/g, '_').slice(0, 24)}`;

/** Number of the grade rule of a point of a line, by the line's layer and the point's place in it. */
export type RuleOf = (layer: number, i: number) => number;

/** What stands in a piece's block. @param boundary closed @param sew closed; null where it is the boundary */
export function pieceRows(
  piece: Piece,
  said: readonly string[],
  { boundary, sew }: { boundary: readonly Point[]; sew: readonly Point[] | null },
  ruleOf?: RuleOf,
): Row[] {
  const tagged = (p: Point, layer: Parameters<typeof point>[1], of: number, i: number): Row[] => [
    ...point(p, layer),
    ...(ruleOf ? text(`# ${ruleOf(of, i)}`, p, layer) : []),
  ];
  const turned = turns(boundary);
  return [
    ...said.flatMap((value, i) => text(value, { x: 0, y: -8 * i })),
    ...polyline(boundary, LAYERS.boundary, true),
    ...boundary
      .slice(0, -1)
      .flatMap((p, i) => tagged(p, isTurn(turned[i]) ? LAYERS.turnPoint : LAYERS.curvePoint, LAYERS.boundary, i)),
    ...(sew ? polyline(sew, LAYERS.sew, true) : []),
    ...(sew && ruleOf ? sew.slice(0, -1).flatMap((p, i) => text(`# ${ruleOf(LAYERS.sew, i)}`, p, LAYERS.sew)) : []),
    ...(piece.fold ? line(piece.fold, LAYERS.fold) : []),
    ...(piece.grain ? line(piece.grain, LAYERS.grain) : []),
    ...piece.lines.flatMap((l) =>
      flatten(l.ops).flatMap((points) => polyline(thinned(points), LAYERS.internal, false)),
    ),
    ...piece.marks.flatMap((m, i) => tagged(m.at, layerOf(m), LAYERS.notch, i)),
  ];
}

/** What is said of a piece in its block. */
export function pieceWords(piece: Piece, name: string, size: string): string[] {
  const [fabric, ...others] = piece.cuts;
  return [
    `PIECE NAME: ${name}`,
    `SIZE: ${size}`,
    `QUANTITY: ${fabric?.count ?? 1}`,
    `MATERIAL: ${piece.cuts.map((c) => c.material).join(', ')}`,
    `ANNOTATION: id ${piece.id}`,
    ...others.map((c) => `ANNOTATION: cut ${c.count} ${c.material}`),
    ...(piece.on_fold ? ['ANNOTATION: mirror about the fold line'] : []),
    ...(fabric?.mirrored ? ['ANNOTATION: cut in mirrored pairs'] : []),
  ];
}
