import { add, lerp, type Point, xy } from '../../../geometry/point.js';
import type { Pen } from '../pen/pen.js';
import { curve, join, line, mirror, shut, through } from '../pen/paths.js';
import { tonesOfPart, type Tones } from '../cloth/tone.js';

/** Pockets that open at the waist of what has legs. */
export const MOUTHS: ReadonlySet<string> = new Set(['slash', 'seam', 'welt', 'zip', 'besom', 'flap', 'curved']);

/** Closings of a front: plackets, zips, button rows. cm. */

/** Buttons one below the other: as many as the text counts, else the usual number. A single one sits at the top. */
export function buttonRow(pen: Pen, from: Point, to: number, usual: number, radius?: number): void {
  const count = usual > 0 ? Math.min(40, pen.counts.buttons ?? usual) : 0;
  if (count > 0 && !pen.lacks('buttons')) pen.show({ fastener: 'buttons', count });
  for (let i = 0; i < count; i++)
    pen.closingButton(xy(from.x, from.y + ((to - from.y) * i) / Math.max(1, count - 1)), radius);
}

/** A button placket down the centre. */
export function placket(pen: Pen, top: number, bottom: number, count: number, tones: Tones, half = 1.7): void {
  if (count > 1) pen.name('buttons', xy(0, top + 2.2));
  pen.fill(shut(line(xy(-half, top), xy(half, top), xy(half, bottom), xy(-half, bottom))), tones.base);
  pen.lapped(() => {
    pen.name('placket', xy(half, top + (bottom - top) * 0.4));
    pen.ink(line(xy(half, top), xy(half, bottom)), 'outline');
    pen.ink(line(xy(-half, top), xy(-half, bottom)), 'detail');
  });
  pen.ink(line(xy(half - 0.45, top), xy(half - 0.45, bottom)), 'stitch');
  pen.ink(line(xy(-half + 0.45, top), xy(-half + 0.45, bottom)), 'stitch');
  const [first, last] = [top + 2.2, bottom - Math.min(11, (bottom - top) * 0.14)];
  buttonRow(pen, xy(0, first), last, count);
}

/** One front edge over the other, with a row of buttons. */
export function buttonFront(pen: Pen, top: Point, bottom: number, count: number, last: number, radius = 0.95): void {
  upperEdge(pen, top, bottom, 0.8);
  if (count > 0) pen.name('buttons', xy(0, top.y + 1));
  buttonRow(pen, xy(0, top.y + 1), last, count, radius);
}

/** The edge of the front that lies on top, and the stitches beside it. @param from how far below the edge they begin, cm */
function upperEdge(pen: Pen, top: Point, bottom: number, from: number): void {
  pen.lapped(() => {
    pen.name('placket', xy(top.x, (top.y + bottom) / 2));
    pen.ink(line(top, xy(top.x, bottom)), 'outline');
    pen.ink(line(xy(top.x - 0.6, top.y + from), xy(top.x - 0.6, bottom)), 'stitch');
  });
}

export function doubleRow(pen: Pen, edge: Point, bottom: number, rows: number, last: number, spread: number): void {
  upperEdge(pen, edge, bottom, 0.6);
  pen.lapped(() => pen.name('buttons', xy(spread, edge.y + 1.2)));
  const { buttons } = pen.counts;
  const count = buttons ? Math.min(12, Math.ceil(buttons / 2)) : rows;
  if (!pen.lacks('buttons')) pen.show({ fastener: 'buttons', count: 2 * count });
  for (let i = 0; i < count; i++) {
    const y = edge.y + 1.2 + ((last - edge.y - 1.2) * i) / Math.max(1, count - 1);
    pen.closingButton(xy(spread, y), 1.1);
    pen.closingButton(xy(-spread, y), 1.1);
  }
}

/** Zip with teeth and puller. */
export function zip(pen: Pen, top: number, bottom: number): void {
  if (pen.lacks('zip')) return;
  pen.name('zip', xy(0, top + (bottom - top) * 0.35));
  pen.show({ fastener: 'zip' });
  pen.ink(line(xy(0.75, top), xy(0.75, bottom)), 'seam');
  pen.ink(line(xy(-0.75, top), xy(-0.75, bottom)), 'seam');
  pen.ink(line(xy(1.7, top + 0.4), xy(1.7, bottom)), 'stitch');
  pen.ink(line(xy(-1.7, top + 0.4), xy(-1.7, bottom)), 'stitch');
  for (let y = top + 0.6; y < bottom - 0.3; y += 0.8)
    pen.ink(line(xy(y % 1.6 < 0.8 ? -0.38 : -0.1, y), xy(y % 1.6 < 0.8 ? 0.1 : 0.38, y)), 'soft');
  pen.ink(
    shut(line(xy(-0.45, top + 0.4), xy(0.45, top + 0.4), xy(0.6, top + 3), xy(-0.6, top + 3))),
    'detail',
    '#ffffff',
  );
}

/** Back or side zip that is only a seam with a puller. */
export function hiddenZip(pen: Pen, x: number, top: number, bottom: number): void {
  if (pen.lacks('zip')) return;
  pen.name('zip', xy(x, (top + bottom) / 2));
  pen.show({ fastener: 'zip' });
  pen.ink(line(xy(x, top), xy(x, bottom)), 'seam');
  pen.ink(
    line(xy(x - 0.7, top + 0.2), xy(x - 0.7, bottom), xy(x, bottom + 0.8), xy(x + 0.7, bottom), xy(x + 0.7, top + 0.2)),
    'stitch',
  );
  pen.dot(xy(x, top + 1), 0.4, 'detail', '#ffffff');
}

/** Patch pocket with its upper left corner at `at`. */
export function patch(
  pen: Pen,
  at: Point,
  width: number,
  height: number,
  cloth: Tones,
  style: 'point' | 'round' | 'square' = 'point',
  flap = false,
): void {
  if (pen.lacks('pocket')) return;
  const tones = tonesOfPart(cloth, 'pocket');
  const [x0, x1, y0, y1] = [at.x, at.x + width, at.y, at.y + height];
  if (x1 > 0) pen.name('pocket', xy(x1 - width * 0.2, y0 + height * 0.5));
  pen.show({ pockets: 1 });
  const rest = {
    point: line(xy(x1, y0), xy(x1, y1 - width * 0.16), xy((x0 + x1) / 2, y1), xy(x0, y1 - width * 0.16)),
    round: join(
      line(xy(x1, y0), xy(x1, y1 - 2)),
      curve(xy(x1, y1 - 2), xy(x1, y1 - 0.4), xy(x1 - 0.4, y1), xy(x1 - 2, y1)),
      line(xy(x1 - 2, y1), xy(x0 + 2, y1)),
      curve(xy(x0 + 2, y1), xy(x0 + 0.4, y1), xy(x0, y1 - 0.4), xy(x0, y1 - 2)),
    ),
    square: line(xy(x1, y0), xy(x1, y1), xy(x0, y1)),
  }[style];
  pen.ink(shut(join(line(xy(x0, y0)), rest)), 'seam', tones.base);
  const k = 0.5;
  const inner = {
    point: line(
      xy(x0 + k, y0 + 0.2),
      xy(x0 + k, y1 - width * 0.16 - k * 0.6),
      xy((x0 + x1) / 2, y1 - k * 1.1),
      xy(x1 - k, y1 - width * 0.16 - k * 0.6),
      xy(x1 - k, y0 + 0.2),
    ),
    round: line(
      xy(x0 + k, y0 + 0.2),
      xy(x0 + k, y1 - 2),
      xy(x0 + 2, y1 - k),
      xy(x1 - 2, y1 - k),
      xy(x1 - k, y1 - 2),
      xy(x1 - k, y0 + 0.2),
    ),
    square: line(xy(x0 + k, y0 + 0.2), xy(x0 + k, y1 - k), xy(x1 - k, y1 - k), xy(x1 - k, y0 + 0.2)),
  }[style];
  pen.ink(inner, 'stitch');
  if (flap) flapOver(pen, xy(x0 - 0.3, y0 - 0.2), width + 0.6, Math.min(5, height * 0.36), tones);
  else pen.ink(line(xy(x0 + 0.2, y0 + 2), xy(x1 - 0.2, y0 + 2)), 'stitch');
}

/** A flap whose pocket lies behind. */
export function pocketFlap(pen: Pen, at: Point, width: number, height: number, cloth: Tones, button = true): void {
  if (pen.lacks('pocket')) return;
  pen.show({ pockets: 1 });
  flapOver(pen, at, width, height, cloth, button);
}

/** The flap of a pocket that is drawn by itself. */
export function flapOver(pen: Pen, at: Point, width: number, height: number, cloth: Tones, button = true): void {
  if (pen.lacks('pocket')) return;
  const tones = tonesOfPart(cloth, 'pocket');
  const [x0, x1, y0, y1] = [at.x, at.x + width, at.y, at.y + height];
  if (x1 > 0) pen.name('pocket', xy(x1 - width * 0.2, (y0 + y1) / 2));
  pen.ink(
    shut(line(xy(x0, y0), xy(x1, y0), xy(x1, y1 - 1), xy((x0 + x1) / 2, y1), xy(x0, y1 - 1))),
    'seam',
    tones.base,
  );
  pen.ink(
    line(
      xy(x0 + 0.45, y0 + 0.4),
      xy(x0 + 0.45, y1 - 1.3),
      xy((x0 + x1) / 2, y1 - 0.5),
      xy(x1 - 0.45, y1 - 1.3),
      xy(x1 - 0.45, y0 + 0.4),
    ),
    'stitch',
  );
  if (button) pen.button(xy((x0 + x1) / 2, y1 - 1.9), 0.6);
}

/** Straight flap of a tailored pocket, slightly slanted. */
export function jetFlap(pen: Pen, inner: Point, outer: Point, height: number, cloth: Tones): void {
  if (pen.lacks('pocket')) return;
  const tones = tonesOfPart(cloth, 'pocket');
  pen.pocket(lerp(inner, outer), 2);
  for (const side of [1, -1]) {
    const at = (p: Point) => xy(p.x * side, p.y);
    const low = (p: Point) => add(p, xy(0, height));
    const shape = shut(
      join(
        line(at(inner), at(outer), at(add(low(outer), xy(0, -1)))),
        curve(
          at(add(low(outer), xy(0, -1))),
          at(add(low(outer), xy(0, -0.2))),
          at(add(low(outer), xy(-0.3, 0))),
          at(add(low(outer), xy(-1.2, 0))),
        ),
        line(at(add(low(outer), xy(-1.2, 0))), at(low(inner))),
      ),
    );
    pen.ink(shape, 'seam', tones.base);
    pen.ink(line(at(add(inner, xy(0, -0.7))), at(add(outer, xy(0, -0.7)))), 'detail');
  }
}

/** Welt: a narrow bar with its opening. */
export function welt(pen: Pen, a: Point, b: Point, height: number, cloth: Tones, both = true): void {
  if (pen.lacks('pocket')) return;
  const tones = tonesOfPart(cloth, 'pocket');
  pen.pocket(lerp(a, b), both ? 2 : 1);
  const up = xy((b.y - a.y) * 0.12, -height);
  const shape = shut(line(a, b, add(b, up), add(a, up)));
  pen.ink(shape, 'seam', tones.base);
  if (both) pen.ink(mirror(shape), 'seam', tones.base);
}

/** Kangaroo pocket across the front. */
export function kangaroo(pen: Pen, bottom: number, half: number, height: number, cloth: Tones, open = false): void {
  if (pen.lacks('pocket')) return;
  const tones = tonesOfPart(cloth, 'pocket');
  const top = bottom - height;
  pen.pocket(xy(half * 0.6, bottom - height * 0.4));
  const edge = join(
    line(xy(open ? 1.8 : 0, top), xy(half * 0.62, top)),
    curve(
      xy(half * 0.62, top),
      xy(half * 0.78, top + height * 0.2),
      xy(half * 0.98, top + height * 0.42),
      xy(half, bottom - height * 0.28),
    ),
    line(xy(half, bottom - height * 0.28), xy(half, bottom), xy(open ? 1.8 : 0, bottom)),
  );
  pen.ink(shut(edge), 'seam', tones.base);
  pen.ink(shut(mirror(edge)), 'seam', tones.base);
  if (!open) {
    pen.fill(line(xy(-0.6, top + 0.3), xy(0.6, top + 0.3), xy(0.6, bottom - 0.3), xy(-0.6, bottom - 0.3)), tones.base);
  }
  const mouth = curve(
    xy(half * 0.58, top + 0.5),
    xy(half * 0.72, top + height * 0.24),
    xy(half * 0.92, top + height * 0.46),
    xy(half - 0.9, bottom - height * 0.28),
  );
  pen.pair(mouth, 'stitch');
}

/** Slanted pocket mouths of trousers or coats. */
export function slash(pen: Pen, from: Point, to: Point, bow = 0.8): void {
  if (pen.lacks('pocket')) return;
  pen.pocket(lerp(from, to), 2);
  const bend = add(lerp(from, to), xy(bow, -bow * 0.3));
  pen.pair(through([from, bend, to], 1), 'seam');
  pen.pair(through([add(from, xy(-0.6, 0.1)), add(bend, xy(-0.6, 0.2)), add(to, xy(-0.6, -0.3))], 1), 'stitch');
}
