import { distance, dot, leftOf, sub, towards, type Point } from '../../../geometry/point.js';
import { loopOps, transform, type Op, type Transform } from '../../../geometry/path.js';
import { END_MM, SELVEDGE_MM, type Lay, type Placed } from '../lay/yardage.js';
import { arrowLine, grainMark, labelLines, simplify } from '../sheet/drawn-piece.js';
import { INK, group, line, path, rectangle, text, type Drawn } from '../sheet/ink.js';

/** The cloth is shown with its length to the right, so what is nested downwards is turned a quarter. */
const quarter = (width_mm: number): Transform => ({
  rotate: -90,
  mirror: false,
  dx: END_MM / 2,
  dy: width_mm - SELVEDGE_MM,
});

/** Longest side of a label's letters, mm of cloth: a marker is looked at from afar. */
const LABEL_MM = 42;

/**
 * A lay as it lies on the table: cloth, selvedges, pieces, a ruler along its length. Millimetres of cloth, its length to
 * the right. @param numbers of the pieces by id, as on the pattern sheet
 */
export function layDrawing(lay: Lay, numbers: ReadonlyMap<string, number>): Drawn[] {
  const [length, width] = [(lay.metres ?? 0) * 1000, lay.width_cm * 10];
  const whole = quarter(width);
  return [
    rectangle(0, 0, length, width, { width: 1.2, tint: '#fbfaf7' }),
    ...[SELVEDGE_MM, width - SELVEDGE_MM].map((y) =>
      line({ x: 0, y }, { x: length, y }, { width: 0.8, stroke: INK.soft, dash: '14 8' }),
    ),
    ...lay.placed.map((placed, i) => placedPiece(placed, whole, `${i + 1}`, numbers)),
    ...ruler(length, width),
  ];
}

function placedPiece(placed: Placed, whole: Transform, id: string, numbers: ReadonlyMap<string, number>): Drawn {
  const loops = placed.loops.map((loop) => loop.map((p) => transform(p, whole)));
  const at = (p: Point): Point => transform(transform(p, placed.t as Transform), whole);
  const ends = (l: [Point, Point] | null): [Point, Point] | null => (l && placed.t ? [at(l[0]), at(l[1])] : null);
  const [fold, grain] = [ends(placed.piece.fold), ends(placed.piece.grain)];
  const [half] = loops;
  return group(`cut-${id}`, [
    ...loops.map((loop) => path(loopOps(simplify(loop)), { width: 0, fill: placed.mirrored ? '#eceff3' : '#ffffff' })),
    ...loops.map((loop) => path(outlineOps(loop, loops.length > 1 ? fold : null), { width: 2.4 })),
    ...(fold && loops.length > 1 ? [line(...fold, { width: 0.9, stroke: INK.soft, dash: '18 5 3 5' })] : []),
    ...(grain ? grainMark(grain, half) : []),
    ...labelLines(labels(placed, numbers), half, grain ? [grain] : [], LABEL_MM),
  ]);
}

/** `3 Front`, `2 of 2, turned over`. */
function labels({ piece, copy, of, mirrored, t }: Placed, numbers: ReadonlyMap<string, number>): string[] {
  const which = [of > 1 ? `${copy} of ${of}` : '', mirrored ? 'turned over' : '', t ? '' : 'part, joined by a seam'];
  const second = which.filter(Boolean).join(', ');
  return [`${numbers.get(piece.id) ?? ''} ${piece.title.replace(/ \(.*$/, '')}`, ...(second ? [second] : [])];
}

/** The outline but for what lies on the fold: there the other half goes on. */
function outlineOps(loop: readonly Point[], fold: [Point, Point] | null): Op[] {
  const line = simplify(loop);
  const on = (p: Point): boolean =>
    fold !== null && Math.abs(dot(leftOf(towards(...fold)), sub(p, fold[0]))) < ON_FOLD_MM;
  return line.flatMap((to, i): Op[] => {
    const lifted = i === 0 || (on(to) && on(line[i - 1]) && distance(to, line[i - 1]) > ON_FOLD_MM);
    return [{ type: lifted ? 'move' : 'line', to }];
  });
}

const ON_FOLD_MM = 0.8;

/** A tick for each 10 cm, a number for each half metre. */
function ruler(length: number, width: number): Drawn[] {
  const ticks = Array.from({ length: Math.floor(length / 100) + 1 }, (_, i) => i);
  return ticks.flatMap((i) => {
    const long = i % 5 === 0;
    const x = i * 100;
    return [
      line({ x, y: width }, { x, y: width + (long ? 22 : 10) }, { width: 0.9 }),
      ...(long ? [text(`${i * 10}`, x, width + 50, 26, { anchor: 'middle', fill: INK.soft })] : []),
    ];
  });
}

/** Arrows for the way of grain and nap, and what they mean, in a strip above the cloth: 40 mm high from `y`. */
export function wayMarks({ cloth }: Lay, y: number): Drawn[] {
  const middle = y + 14;
  const arrow = arrowLine({ x: 0, y: middle }, { x: 160, y: middle });
  const words = cloth.one_way
    ? 'grain; nap or print runs this way: every piece the same way up'
    : 'grain; pieces may lie either way up';
  return [
    ...(cloth.one_way ? arrow.slice(0, 2) : arrow),
    text(words, 180, middle, 24, { baseline: 'central', fill: INK.soft }),
  ];
}

/** How high a lay is drawn, ruler included. */
export const layHeight = ({ width_cm }: Lay): number => width_cm * 10 + 60;
