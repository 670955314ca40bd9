import type { Op } from '../../../geometry/path.js';
import { xy } from '../../../geometry/point.js';
import type { Pen } from '../pen/pen.js';
import { beside, join, line, pointAt, reverse, shut, mirror, whole } from '../pen/paths.js';
import { tonesOfPart, type Tones } from '../cloth/tone.js';
import { backNeck, type NeckShape, type Torso } from '../garments/torso.js';

/** Width of a binding, cm. */
export const BINDING = 1;

/** Of bindings: the neckline's own cloth, else that of the trimming. */
export const bindingTones = (tones: Tones): Tones =>
  tonesOfPart(tones, tones.parts?.neckline === undefined && tones.parts?.trim !== undefined ? 'trim' : 'neckline');

/** Ribbed or bound finish of the neck: a band rising from the neck seam, with its inner back in the front view. */
export function neckBand(
  pen: Pen,
  parts: { t: Torso; neck: Op[]; shape: NeckShape },
  view: 'front' | 'back',
  width: number,
  ribbed: boolean,
  tones: Tones,
): void {
  const from = parts.t.neckPoint;
  const top = xy(from.x - width * 0.8, from.y - width * 0.5);
  const backTop = backNeck(top, 1.7);
  const edge = view === 'front' ? parts.shape.draw(top, width) : backTop;
  if (view === 'front') insideOf(pen, backTop, backNeck(from, 2.4), edge, ribbed, tones);
  const half = join(reverse(parts.neck), line(from, top), edge);
  for (const ops of [half, mirror(half)])
    pen.fill(shut(ops), ribbed ? tonesOfPart(tones, 'neckline').rib : bindingTones(tones).base);
  if (ribbed) ribs(pen, parts.neck, edge);
  pen.pair(parts.neck, 'seam');
  if (ribbed) pen.pair(beside(parts.neck, 0.55, [0.03, 0]), 'stitch');
  pen.pair(join(line(from, top), edge), 'outline');
}

function insideOf(pen: Pen, backTop: Op[], backSeam: Op[], edge: Op[], ribbed: boolean, tones: Tones): void {
  pen.fill(whole(join(reverse(backTop), edge)), tones.inside);
  if (ribbed) pen.pair(beside(backTop, 1.5, [0.14, 0]), 'detail');
  else pen.pair(backSeam.length > 0 ? beside(backTop, 0.8, [0.1, 0]) : backSeam, 'stitch');
  pen.pair(backTop, 'outline');
}

function ribs(pen: Pen, seam: Op[], edge: Op[]): void {
  const count = 16;
  for (let i = 1; i < count; i++) pen.pair(line(pointAt(seam, i / count), pointAt(edge, i / count)), 'soft');
}
