import { flatten, type Op } from '../../../geometry/path.js';
import type { Point } from '../../../geometry/point.js';
import { drawnTo } from './elastic.js';
import type { Piece, Run, SeamRule } from '../pieces/piece.js';
import { cut, panel, rectangle, segment } from '../pieces/panel.js';

/** Skirts drafted here, to a finished waist. All lengths mm from the waist seam. */
export interface SkirtOrder {
  /** finished waist girth, mm */
  waist: number;
  /** finished girth at the seat (body plus ease), mm */
  seat: number;
  /** waist to seat, mm */
  seatDepth: number;
  length: number;
  sa: number;
}

const WAIST = 'Skirt to waist';
/** A seam against a planned length. */
const planned = (name: string, a: SeamRule['a'], to_mm: number, more: Partial<SeamRule> = {}): SeamRule => ({
  name,
  a,
  b: [],
  to_mm,
  ...more,
});

export interface GoreShape {
  count: number;
  /** share of the seat's gore width that the hem adds */
  flare: number;
  /** height at which the flare begins, mm from the waist; default the seat */
  from?: number;
  /** how much longer the right edge is than the left at the hem, mm */
  train?: number;
}

/** Skirt of equal gores: fitted over the seat, flared to the hem; all gore seams alike. */
export function gores(order: SkirtOrder, shape: GoreShape, id = 'own.gore'): Piece[] {
  const { count } = shape;
  const [w, s] = [order.waist / count / 2, Math.max(order.seat, order.waist) / count / 2];
  const from = Math.min(order.length - 40, Math.max(order.seatDepth, shape.from ?? 0));
  const h = s * (1 + shape.flare);
  const drop = (h - s) ** 2 / (2 * Math.max(60, order.length - from));
  const { train = 0 } = shape;
  const side = (sign: number): Op[] => [
    { type: 'move', to: { x: sign * w, y: 0 } },
    {
      type: 'curve',
      cp1: { x: sign * (w + (s - w) * 0.55), y: order.seatDepth * 0.4 },
      cp2: { x: sign * s, y: order.seatDepth * 0.75 },
      to: { x: sign * s, y: order.seatDepth },
    },
    ...(from > order.seatDepth + 1 ? [{ type: 'line' as const, to: { x: sign * s, y: from } }] : []),
    {
      type: 'curve',
      cp1: { x: sign * s, y: from + (order.length - from) * 0.35 },
      cp2: { x: sign * (s + (h - s) * 0.7), y: from + (order.length - from) * 0.72 },
      to: { x: sign * h, y: order.length - drop },
    },
    ...(train > 0 && sign > 0
      ? [{ type: 'line' as const, to: { x: h + train * 0.45, y: order.length - drop + train * 0.9 } }]
      : []),
  ];
  const right = flatten(side(1))[0];
  const left = flatten(side(-1))[0].toReversed();
  const hem = flatten([
    { type: 'move', to: right[right.length - 1] },
    {
      type: 'curve',
      cp1: { x: h * 0.6 + train * 0.2, y: order.length + drop * 0.35 + train * 0.98 },
      cp2: { x: -h * 0.6 + train * 0.1, y: order.length + drop * 0.35 + train * 0.12 },
      to: left[0],
    },
  ])[0];
  const edges = [
    ...polyEdges(right.slice(1), 'hemRight', 'seam'),
    ...polyEdges(hem.slice(1), 'hemLeft', 'hem'),
    ...polyEdges(left.slice(1), 'waistLeft', 'seam'),
    { name: 'waistRight', to: { x: w, y: 0 }, finish: 'seam' as const },
  ];
  const seams: SeamRule[] = [
    {
      name: 'Gore to gore',
      a: [{ piece: id, from: 'waistRight', to: 'hemRight', via: 'seatRight' }],
      b: [{ piece: id, from: 'waistLeft', to: 'hemLeft', via: 'seatLeft' }],
    },
    planned(WAIST, [{ piece: id, from: 'waistLeft', to: 'waistRight', times: count }], order.waist),
  ];
  return [
    panel({
      id,
      title: count === 2 ? 'Skirt panel' : `Gore (${count} alike)`,
      start: { name: 'waistRight', at: { x: w, y: 0 } },
      edges,
      cuts: [{ ...cut(count), mirrored: false }],
      sa: order.sa,
      hem: 20,
      points: {
        seatRight: { x: s, y: order.seatDepth },
        seatLeft: { x: -s, y: order.seatDepth },
        kneeRight: { x: s, y: from },
      },
      seams,
    }),
  ];
}

function polyEdges(points: readonly Point[], last: string, finish: 'seam' | 'hem') {
  return points.map((to, i) => ({ name: i === points.length - 1 ? last : `_${last}${i}`, to, finish }));
}

/** Triangles let into the gore seams from the hem up. */
export function godets(count: number, height: number, width: number, sa: number): Piece {
  const angle = width / height / 2;
  const [x, y] = [Math.sin(angle) * height, Math.cos(angle) * height];
  return panel({
    id: 'own.godet',
    title: 'Godet',
    start: { name: 'tip', at: { x: 0, y: 0 } },
    edges: [
      { name: 'right', to: { x, y } },
      {
        name: 'left',
        to: { x: -x, y },
        cp1: { x: x * 0.5, y: height + (height - y) * 0.35 },
        cp2: { x: -x * 0.5, y: height + (height - y) * 0.35 },
        finish: 'hem',
      },
      { name: 'tip', to: { x: 0, y: 0 } },
    ],
    cuts: [{ ...cut(count), mirrored: false }],
    sa,
    hem: 15,
    seams: [
      {
        name: 'Godet sides',
        a: [{ piece: 'own.godet', from: 'tip', to: 'right' }],
        b: [{ piece: 'own.godet', from: 'tip', to: 'left' }],
      },
    ],
  });
}

/** Straight panels laid in pleats that close to the waist; pleat folds are drawn, seams meet under a pleat. */
export function knifePleats(order: SkirtOrder): Piece[] {
  const panels = 2;
  const per = Math.max(4, Math.round(order.waist / 42 / panels));
  const face = order.waist / panels / per;
  const under = Math.max(face * 2, (order.seat / panels / per - face) * 1.2);
  const width = per * (face + under);
  const folds = Array.from({ length: per }, (_, i) => i * (face + under)).flatMap((x) => {
    const marks = [face, face + under / 2];
    return marks.map((m) => segment({ x: x + m, y: 0 }, { x: x + m, y: order.length }));
  });
  const laid = per * under;
  const piece = rectangle({
    id: 'own.pleats',
    title: `Skirt panel, ${per} knife pleats`,
    width,
    length: order.length,
    cuts: [{ ...cut(panels), mirrored: false }],
    sa: order.sa,
    hem: 40,
    bottom: 'hem',
    lines: folds,
    seams: [
      planned(WAIST, [{ piece: 'own.pleats', from: 'a', to: 'b', times: panels }], order.waist, {
        kind: 'pleat',
        ease_mm: laid * panels,
        reason: `${per * panels} knife pleats take up ${Math.round(laid * panels)} mm`,
      }),
      {
        name: 'Skirt side edges',
        a: [{ piece: 'own.pleats', from: 'b', to: 'c' }],
        b: [{ piece: 'own.pleats', from: 'a', to: 'd' }],
      },
    ],
  });
  return [piece];
}

/** Width of the first tier, mm: full enough for the gathers, and never narrower than the seat needs. */
export const tierGirth = (order: SkirtOrder, ratio: number): number => Math.max(order.waist * ratio, order.seat * 1.08);

/** Gathered tiers, each fuller than the one above. */
export function tiers(order: SkirtOrder, count: number, ratio = 1.5): Piece[] {
  const first = tierGirth(order, ratio);
  const heights = Array.from({ length: count }, (_, i) => 1 + i * 0.15);
  const sum = heights.reduce((a, b) => a + b, 0);
  return heights.map((share, i) => {
    const girth = first * ratio ** i;
    const panels = Math.max(2, Math.ceil(girth / 1300));
    const above = i === 0 ? null : first * ratio ** (i - 1);
    const abovePanels = above === null ? 0 : Math.max(2, Math.ceil(above / 1300));
    const id = `own.tier${i + 1}`;
    const top = { piece: id, from: 'a', to: 'b', times: panels };
    return rectangle({
      id,
      title: count === 1 ? 'Skirt panel' : `Tier ${i + 1}`,
      width: girth / panels,
      length: (order.length * share) / sum,
      cuts: [{ ...cut(panels), mirrored: false }],
      sa: order.sa,
      hem: i === count - 1 ? 25 : order.sa,
      bottom: i === count - 1 ? 'hem' : 'seam',
      seams: [
        above === null
          ? planned(WAIST, [top], order.waist, {
              kind: 'gather',
              ratio: girth / order.waist,
              reason: `gathered ${(girth / order.waist).toFixed(2)} to 1 onto the waist`,
            })
          : {
              name: `Tier ${i + 1} to tier ${i}`,
              a: [top],
              b: [{ piece: `own.tier${i}`, from: 'd', to: 'c', times: abovePanels }],
              ratio,
              kind: 'gather' as const,
              reason: `gathered ${ratio} to 1`,
            },
      ],
    });
  });
}

export interface SectorShape {
  /** share of a full circle */
  ratio: number;
  panels: number;
  /** waist of the skirt before gathering, as a multiple of the finished waist */
  gather?: number;
  /** how far the hem rises at the centre front and falls at the centre back, mm */
  rise?: number;
  fall?: number;
}

/** Sector of a ring per panel. With `rise` or `fall` two panels differ: front and back meet at equal side seams. */
export function sectors(order: SkirtOrder, shape: SectorShape): Piece[] {
  const { rise = 0, fall = 0, gather = 1 } = shape;
  const extra = order.waist * (gather - 1);
  const parts: SectorPart[] =
    rise === 0 && fall === 0
      ? [{ id: 'own.circle', title: 'Skirt panel', waist: (order.waist + extra) / shape.panels, count: shape.panels }]
      : [
          { id: 'own.circleFront', title: 'Skirt front', waist: (order.waist + extra) / 2, count: 1, drop: -rise },
          { id: 'own.circleBack', title: 'Skirt back', waist: (order.waist + extra) / 2, count: 1, drop: fall },
        ];
  return sectorParts({ ...order, waist: order.waist + extra }, shape.ratio, parts, order.waist);
}

export interface SectorPart {
  id: string;
  title: string;
  /** mm of the waist in one such panel */
  waist: number;
  count: number;
  /** how far the hem falls (or, negative, rises) in the panel's middle, mm */
  drop?: number;
  /** how much longer its right edge is than its left, mm */
  train?: number;
  mirrored?: boolean;
}

/**
 * Panels of one ring: all radial edges are alike, so every seam between them matches.
 * @param order its `waist` is the sum of the panels' waists @param sewnTo finished waist they are sewn to, mm
 * @param open the ring is a wrap: its last panels are two mirrored fronts with a free edge each
 */
export function sectorParts(
  order: SkirtOrder,
  ratio: number,
  parts: readonly SectorPart[],
  sewnTo: number,
  open = false,
): Piece[] {
  const r = order.waist / (2 * Math.PI * ratio);
  const pieces = parts.map((part, i) => sector(order, r, part, open && i > 0));
  // the fronts of a wrap have their free edge at the right as they are drawn, and their side at the left
  const waist = parts.map((p, i) => ({
    piece: p.id,
    ...(open && i > 0 ? { from: 'waistRight', to: 'waistLeft' } : { from: 'waistLeft', to: 'waistRight' }),
    via: 'waistMiddle',
    times: p.count,
  }));
  const sides = parts.map((p) => p.id);
  const seams: SeamRule[] = [
    planned(WAIST, waist, sewnTo, gatheredBy(order.waist / sewnTo)),
    {
      name: sides.length > 1 ? 'Skirt side seam' : 'Skirt side edges',
      a: [{ piece: sides[0], from: 'waistRight', to: 'hemRight' }],
      b: [{ piece: sides[sides.length - 1], from: 'waistLeft', to: 'hemLeft' }],
    },
    ...(open
      ? [
          {
            name: 'Skirt side seam, right',
            a: [{ piece: sides[0], from: 'waistLeft', to: 'hemLeft' }],
            b: [{ piece: sides[sides.length - 1], from: 'waistLeft', to: 'hemLeft' }],
          },
        ]
      : []),
  ];
  return pieces.map((piece, i) => (i === 0 ? { ...piece, seams } : piece));
}

const gatheredBy = (ratio: number): Partial<SeamRule> =>
  ratio > 1.002 ? { kind: 'gather', ratio, reason: `gathered ${ratio.toFixed(2)} to 1 at the waist` } : {};

function sector(order: SkirtOrder, r: number, part: SectorPart, open: boolean): Piece {
  const angle = part.waist / r;
  const at = (radius: number, a: number): Point => ({ x: Math.sin(a) * radius, y: Math.cos(a) * radius - r });
  const steps = Math.max(16, Math.ceil((angle * 180) / Math.PI / 1.5));
  const arc = (radius: (t: number) => number): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) => at(radius(i / steps), -angle / 2 + (angle * i) / steps));
  const waist = arc(() => r);
  const hem = arc(
    (t) => r + order.length + (part.drop ?? 0) * Math.sin(Math.PI * t) ** 2 + (part.train ?? 0) * t ** 1.8,
  );
  return panel({
    id: part.id,
    title: part.title,
    start: { name: 'waistRight', at: waist[steps] },
    edges: [
      { name: 'hemRight', to: hem[steps], finish: open ? 'hem' : 'seam' },
      ...polyEdges(hem.toReversed().slice(1), 'hemLeft', 'hem'),
      { name: 'waistLeft', to: waist[0], finish: 'seam' },
      ...polyEdges(waist.slice(1), 'waistRight', 'seam'),
    ],
    cuts: [{ ...cut(part.count), mirrored: part.mirrored ?? false }],
    sa: order.sa,
    hem: 12,
    points: { waistMiddle: at(r, 0) },
  });
}

/** Straight waistband, folded lengthwise, with an underlap. */
export function waistband(waist: number, sa: number, width = 40, underlap = 30): Piece {
  const band = rectangle({
    id: 'own.waistband',
    title: 'Waistband (folded lengthwise)',
    width: width * 2,
    length: Math.round(waist + underlap),
    cuts: [cut(1), cut(1, 'interfacing')],
    sa,
    lines: [segment({ x: width, y: 0 }, { x: width, y: Math.round(waist + underlap) })],
    seams: [
      {
        name: 'Waistband to waist',
        a: [{ piece: 'own.waistband', from: 'b', to: 'c' }],
        b: [],
        to_mm: waist,
        ease_mm: underlap,
        reason: `${underlap} mm underlap`,
        kind: 'ease',
      },
    ],
  });
  return { ...band, underlap_mm: underlap };
}

/** Elastic casing as wide as the skirt's top. @param waist what it is drawn in to, mm */
export function casing(girth: number, waist: number, sa: number): Piece {
  const made = rectangle({
    id: 'own.waistband',
    title: 'Waist casing (elastic inside)',
    width: 80,
    length: girth,
    cuts: [cut(1)],
    sa,
    lines: [segment({ x: 40, y: 0 }, { x: 40, y: girth })],
    seams: [{ name: 'Waistband to waist', a: [{ piece: 'own.waistband', from: 'b', to: 'c' }], b: [], to_mm: girth }],
  });
  return drawnTo(made, waist);
}

/** Strip gathered onto a hem, `hemGirth` mm along the edges `hem`. */
export function hemRuffle(hem: Run[], hemGirth: number, height: number, sa: number, ratio = 1.7): Piece {
  const girth = hemGirth * ratio;
  const panels = Math.max(2, Math.ceil(girth / 1300));
  return rectangle({
    id: 'own.hemRuffle',
    title: 'Hem ruffle (gathered)',
    width: girth / panels,
    length: height,
    cuts: [{ ...cut(panels), mirrored: false }],
    sa,
    hem: 12,
    bottom: 'hem',
    seams: [
      {
        name: 'Ruffle to hem',
        a: [{ piece: 'own.hemRuffle', from: 'a', to: 'b', times: panels }],
        b: hem,
        ratio,
        kind: 'gather',
        reason: `gathered ${ratio} to 1`,
      },
    ],
  });
}
