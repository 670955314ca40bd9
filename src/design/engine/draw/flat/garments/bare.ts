import type { Op } from '../../../geometry/path.js';
import { add, type Point, xy } from '../../../geometry/point.js';
import type { Cut } from '../../../cut/cut.js';
import { backCut } from '../../../cut/stretch-body.js';
import { isLegless } from '../../../garments/kinds.js';
import type { Figure } from '../figure.js';
import type { Pen } from '../pen/pen.js';
import { beside, curve, join, line, pointAt, reverse, shut, whole } from '../pen/paths.js';
import { drawSleeves, type SleeveStyle } from '../parts/sleeve.js';
import { tonesOfPart, type Tones } from '../cloth/tone.js';
import { torsoOf, type NeckShape, type Torso } from './torso.js';

/** Bodies without shoulders: strapless, straps, halter, off the shoulder, one shoulder. */
export type BareKind = 'strapless' | 'straps' | 'halter' | 'off-shoulder' | 'one-shoulder';

export function bareKind(spec: Cut): BareKind | null {
  switch (spec.neckline) {
    case 'strapless':
      return 'strapless';
    case 'halter':
      return 'halter';
    case 'off-shoulder':
      return 'off-shoulder';
    case 'one-shoulder':
    case 'asymmetric':
      return 'one-shoulder';
    default:
      return spec.sleeve.type === 'strap' ? 'straps' : null;
  }
}

export interface BareParts {
  t: Torso;
  neck: Op[];
  shape: NeckShape;
}

/** Bare down to the small of the back. */
const lowBack = (side: Point, f: Figure): Op[] =>
  curve(side, xy(f.chest * 0.74, f.armY + 1), xy(f.chest * 0.5, f.waistY - LOW_BACK_CM), xy(0, f.waistY - LOW_BACK_CM));
const LOW_BACK_CM = 8;
/** Where on that edge the straps end, a share of it. */
const LOW_STRAP = 0.55;

/** Half of the upper edge, from the side to the centre. */
function topEdge(spec: Cut, f: Figure, view: 'front' | 'back', kind: BareKind): Op[] {
  const side = xy(f.chest, f.armY - 0.6);
  if (kind === 'one-shoulder') return line(side, xy(0, f.armY - 0.6));
  if (kind === 'off-shoulder')
    return curve(
      xy(f.shoulder + 0.6, f.shoulderDrop + 5),
      xy(f.shoulder * 0.7, f.shoulderDrop + 7.6),
      xy(f.shoulder * 0.35, f.shoulderDrop + 8.2),
      xy(0, f.shoulderDrop + 8.4),
    );
  if (view === 'back' && isLegless(spec) && backCut(spec) === 'low') return lowBack(side, f);
  if (view === 'back')
    return curve(side, xy(f.chest * 0.7, f.armY + 0.4), xy(f.chest * 0.4, f.armY + 0.8), xy(0, f.armY + 0.8));
  const peak = xy(f.chest * 0.52, f.armY - (kind === 'strapless' ? 5.4 : 7.6));
  const rising = curve(
    side,
    xy(f.chest * 0.86, f.armY - 1),
    xy(peak.x + 3.6, peak.y + (kind === 'halter' ? 6 : 0.6)),
    peak,
  );
  if (spec.neckline === 'straight-across' || spec.neckline === 'square')
    return join(rising, line(peak, xy(0, peak.y + 0.5)));
  if (spec.neckline === 'v-neck' || spec.neckline === 'deep-v' || spec.neckline === 'plunging')
    return join(rising, curve(peak, xy(peak.x * 0.7, peak.y + 4), xy(peak.x * 0.3, peak.y + 9), xy(0, peak.y + 12)));
  if (spec.neckline === 'sweetheart' || kind === 'strapless')
    return join(rising, curve(peak, xy(peak.x - 3.4, peak.y - 0.7), xy(1.6, peak.y + 0.6), xy(0, peak.y + 4.2)));
  return join(
    rising,
    curve(peak, xy(peak.x * 0.7, peak.y + 2.6), xy(peak.x * 0.35, peak.y + 3.6), xy(0, peak.y + 3.8)),
  );
}

/** Draws body, top edge and straps; the hem is left to the caller's style. */
export function drawBare(
  pen: Pen,
  spec: Cut,
  view: 'front' | 'back',
  f: Figure,
  sleeve: SleeveStyle,
  flare: number,
  tones: Tones,
): BareParts {
  const kind = bareKind(spec) ?? 'strapless';
  const t = torsoOf(f, { neckHalf: f.neck, flare, sag: 0.6, sleeveless: true });
  const top = topEdge(spec, f, view, kind);
  drawStraps(pen, spec, f, view, kind, top, tones);
  if (kind === 'off-shoulder') shoulderSleeves(pen, f, t, sleeve, tones);
  const half = join(reverse(top), ...(kind === 'off-shoulder' ? [offSide(f, t)] : []), t.side, t.hem);
  pen.fill(whole(half), tones.base);
  if (kind === 'off-shoulder') pen.pair(offSide(f, t), 'seam');
  pen.pair(t.side, 'outline');
  if (kind === 'one-shoulder') oneShoulder(pen, f, t, view, tones);
  else {
    pen.edge('neck', top);
    pen.name('neckline', pointAt(top, 0.7));
    pen.name('side-seam', pointAt(t.side, 0.55));
    pen.pair(top, 'outline');
    pen.pair(beside(top, 0.8, [0.03, 0]), 'stitch');
  }
  const depth = Math.max(...top.map((op) => (op.type === 'close' ? 0 : op.to.y)));
  return { t, neck: top, shape: { half: f.neck, depth, draw: () => top } };
}

const offSide = (f: Figure, t: Torso): Op[] =>
  curve(
    xy(f.shoulder + 0.6, f.shoulderDrop + 5),
    xy(f.shoulder - 1, f.shoulderDrop + 11),
    xy(t.underarm.x - 3, t.underarm.y - 1),
    t.underarm,
  );

function shoulderSleeves(pen: Pen, f: Figure, t: Torso, sleeve: SleeveStyle, tones: Tones): void {
  const tip = xy(f.shoulder + 0.6, f.shoulderDrop + 5);
  const style: SleeveStyle =
    sleeve.length === 'sleeveless' ? { ...sleeve, length: 'cap', to: 0.13, opening: 15 } : sleeve;
  drawSleeves(pen, f, { ...t, shoulderTip: tip, armhole: offSide(f, t) }, style, tones);
}

function strapAt(f: Figure, top: Op[]): Point {
  const peak = top.map((op) => (op.type === 'close' ? xy(0, 99) : op.to)).reduce((a, b) => (b.y < a.y ? b : a));
  return xy(Math.min(peak.x, f.chest * 0.56), peak.y);
}

function drawStraps(
  pen: Pen,
  spec: Cut,
  f: Figure,
  view: 'front' | 'back',
  kind: BareKind,
  top: Op[],
  tones: Tones,
): void {
  if (kind === 'halter') {
    const from = strapAt(f, top);
    const neck = xy(f.neck - 1.4, -1.6);
    if (view === 'back') {
      pen.ink(curve(xy(-neck.x, neck.y), xy(-3, neck.y + 1.6), xy(3, neck.y + 1.6), neck), 'outline');
      pen.ink(
        curve(xy(-neck.x, neck.y + 1.4), xy(-3, neck.y + 3), xy(3, neck.y + 3), xy(neck.x, neck.y + 1.4)),
        'outline',
      );
      pen.pair(curve(xy(0.6, neck.y + 2.4), xy(3, 8), xy(1, 12), xy(2.6, 17)), 'seam');
      return;
    }
    pen.ink(curve(xy(-neck.x, neck.y), xy(-3, neck.y + 1.4), xy(3, neck.y + 1.4), neck), 'outline');
    const strap = shut(
      join(
        curve(add(from, xy(1.6, 2)), add(from, xy(1.4, -5)), xy(neck.x + 1.6, 4), xy(neck.x + 0.9, neck.y)),
        line(xy(neck.x + 0.9, neck.y), xy(neck.x - 1.2, neck.y + 0.6)),
        curve(xy(neck.x - 1.2, neck.y + 0.6), xy(neck.x - 1, 5), add(from, xy(-4, -3)), add(from, xy(-4.4, 1.6))),
      ),
    );
    pen.pair(strap, 'outline', tones.base);
    return;
  }
  if (kind !== 'straps') return;
  const low = isLegless(spec) && backCut(spec) === 'low';
  const behind = low ? pointAt(top, LOW_STRAP) : xy(f.chest * 0.44, f.armY + 0.7);
  const from = view === 'front' ? strapAt(f, top) : behind;
  const up = xy(f.neck + 4.2, 1.2);
  const width = spec.garment === 'tank-top' ? 1.5 : 0.55;
  const strap = (x: number) =>
    curve(add(from, xy(x, 0.3)), add(from, xy(x + 0.3, -4)), add(up, xy(x, 6)), add(up, xy(x, 0)));
  pen.pair(shut(join(strap(width), reverse(strap(-width)))), 'seam', tonesOfPart(tones, 'strap').base);
  pen.name('strap', pointAt(strap(0), 0.5));
}

function oneShoulder(pen: Pen, f: Figure, t: Torso, view: 'front' | 'back', tones: Tones): void {
  const sign = view === 'front' ? -1 : 1;
  const place = (p: Point) => xy(p.x * sign, p.y);
  const [tip, neck] = [place(t.shoulderTip), place(xy(f.neck + 3, 1.6))];
  const under = place(t.underarm);
  const far = place(xy(-f.chest, f.armY - 0.6));
  const armhole = curve(tip, xy(tip.x - sign * 1.5, tip.y + 8), xy(under.x - sign * 4, under.y - 1), under);
  const edge = curve(neck, xy(neck.x - sign * 4, 10), xy(far.x * 0.2, f.armY - 8), far);
  pen.fill(
    shut(
      join(
        line(neck, tip),
        armhole,
        line(under, xy(under.x, f.armY + 3), xy(far.x * 0.98, f.armY + 3), far),
        reverse(edge),
      ),
    ),
    tones.base,
  );
  pen.ink(line(neck, tip), 'outline');
  pen.ink(armhole, 'outline');
  pen.ink(edge, 'outline');
}
