import type { Point } from '../../../geometry/point.js';
import type { GirthRule } from '../checks.js';
import { cut, panel, rectangle, type Edge } from '../pieces/panel.js';
import type { Piece, SeamRule } from '../pieces/piece.js';
import type { Body } from '../recipe.js';

/**
 * A bra with cups of two parts, a frame and wings. The cup is a half ball over the wire: makers cut one cup for 34B, 32C
 * and 36A ("sister sizes"), whose wire measures 4½ inch across, and each cup or band more adds a third of an inch; its
 * volume is that of half a ball of that diameter (tables of bra sizes). From the middle to the rim over such a ball is a
 * quarter of its circle; laid flat, a quarter of the rim spans one radian. mm.
 */
const WIRE = { is: 114.3, underbust: 750, difference: 150, perBand: 8.47 / 50, perCup: 8.47 / 20 } as const;

const at = (x: number, y: number): Point => ({ x, y });

/** Diameter of the wire for a body, mm. */
export function wireOf({ underbust, chest }: Body): number {
  const { is, difference, perBand, perCup } = WIRE;
  const made = is + (underbust - WIRE.underbust) * perBand + (chest - underbust - difference) * perCup;
  return Math.max(70, Math.min(210, made));
}

/** How far above the middle the rim ends, degrees: at the bridge, and under the arm. */
const RIM = { inner: 20, outer: 30 } as const;
/** Flat radians for a quarter of the rim. */
const QUARTER = 1;
const BAND = { share: 0.88, under: 18, wing: 36, hooks: 12 } as const;

/** A point of the flat cup, its middle at the origin: flat radians from the lowest point of the rim. */
const flat = (radius: number, angle: number): Point => at(-radius * Math.sin(angle), radius * Math.cos(angle));

/** Half of a cup, from the seam over its middle to the rim. */
function cupHalf(id: string, title: string, side: 'inner' | 'outer', radius: number, sa: number): Piece {
  const end = ((90 + RIM[side]) / 90) * QUARTER;
  const [low, rim, peak] = [flat(radius, 0), flat(radius, end), flat(radius * PEAK, 2 * QUARTER)];
  const arcs: Edge[] = [1, 2].map((i) => {
    const [a, b] = [((i - 1) * end) / 2, (i * end) / 2];
    const k = (4 / 3) * Math.tan((b - a) / 4);
    const [p, q] = [flat(radius, a), flat(radius, b)];
    return {
      name: i === 2 ? 'rim' : 'rimMiddle',
      to: q,
      cp1: at(p.x - k * p.y, p.y + k * p.x),
      cp2: at(q.x + k * q.y, q.y - k * q.x),
    };
  });
  const towards = at(-Math.sin(QUARTER), Math.cos(QUARTER));
  const over = (from: Point): Point =>
    at(from.x * 0.35 - towards.x * BULGE * radius, from.y * 0.35 - towards.y * BULGE * radius);
  return panel({
    id,
    title,
    start: { name: 'low', at: low },
    edges: [
      ...arcs,
      {
        name: 'peak',
        to: peak,
        cp1: at(rim.x + (peak.x - rim.x) * 0.4, rim.y * 0.5 + peak.y * 0.5),
        cp2: peak,
        finish: 'hem',
      },
      { name: 'low', to: low, cp1: over(peak), cp2: over(low) },
    ],
    cuts: [cut(2), cut(2, 'lining')],
    sa: Math.min(sa, 6),
    hem: 8,
    points: { rimLevel: flat(radius, QUARTER) },
    ...(side === 'inner' ? { seams: cupSeams() } : {}),
  });
}
/** The upper edge ends in the strap a little above the rim; the seam bulges so far that it passes the middle. */
const PEAK = 1.05;
const BULGE = 0.37;

const cupSeams = (): SeamRule[] => [
  {
    name: 'Cup seam',
    a: [{ piece: 'own.cupInner', from: 'low', to: 'peak', via: 'middle' }],
    b: [{ piece: 'own.cupOuter', from: 'low', to: 'peak', via: 'middle' }],
  },
  {
    name: 'Cup to frame',
    a: [
      { piece: 'own.cupInner', from: 'low', to: 'rim', via: 'rimMiddle' },
      { piece: 'own.cupOuter', from: 'low', to: 'rim', via: 'rimMiddle' },
    ],
    b: [{ piece: 'own.frame', from: 'bridge', to: 'arm', via: 'wireLow' }],
  },
  {
    name: 'Frame to wing',
    a: [{ piece: 'own.frame', from: 'sideTop', to: 'sideLow' }],
    b: [{ piece: 'own.wing', from: 'sideTop', to: 'sideLow' }],
  },
];

interface Frame {
  wire: number;
  middle: Point;
  sideX: number;
  low: number;
  top: number;
}

function frameOf(body: Body): Frame {
  const wire = wireOf(body);
  const bridge = Math.max(6, Math.min(14, body.bustSpan / 2 - wire / 2));
  const middle = at(bridge + wire / 2, 0);
  const sideX = Math.max(body.underbust / 4, middle.x + wire / 2 + 16);
  return {
    wire,
    middle,
    sideX,
    low: wire / 2 + BAND.under,
    top: -Math.sin((RIM.outer * Math.PI) / 180) * (wire / 2) + 12,
  };
}

/** The frame: a bridge between the cups, the wires' lines, and a band below. Half, on the fold. */
function frame(body: Body, sa: number): Piece {
  const { wire, middle, sideX, low, top } = frameOf(body);
  const radius = wire / 2;
  const rim = (degrees: number): Point => {
    const angle = (degrees * Math.PI) / 180;
    return at(middle.x + radius * Math.cos(angle), middle.y + radius * Math.sin(angle));
  };
  const [from, to] = [180 + RIM.inner, -RIM.outer];
  const turns = 4;
  const arcs: Edge[] = Array.from({ length: turns }, (_, i) => {
    const [a, b] = [i, i + 1].map((n) => from + ((to - from) * n) / turns);
    const k = (4 / 3) * Math.tan(((b - a) * Math.PI) / 180 / 4);
    const [p, q] = [rim(a), rim(b)];
    return {
      name: i === turns - 1 ? 'arm' : i === 1 ? 'wireLow' : `wire${i}`,
      to: q,
      cp1: at(p.x - k * (p.y - middle.y), p.y + k * (p.x - middle.x)),
      cp2: at(q.x + k * (q.y - middle.y), q.y - k * (q.x - middle.x)),
    };
  });
  const bridge = rim(from);
  return panel({
    id: 'own.frame',
    title: 'Frame (bridge and band under the cups)',
    start: { name: 'centreTop', at: at(0, bridge.y) },
    edges: [
      { name: 'bridge', to: bridge, finish: 'hem' },
      ...arcs,
      { name: 'sideTop', to: at(sideX, top), finish: 'hem' },
      { name: 'sideLow', to: at(sideX, low) },
      { name: 'centreLow', to: at(0, low), finish: 'hem' },
      { name: 'centreTop', to: at(0, bridge.y), finish: 'fold' },
    ],
    cuts: [cut(1), cut(1, 'lining')],
    sa: Math.min(sa, 6),
    hem: 10,
  });
}

/** From the side seam to the hooks; all that the band is smaller than the body is taken here, for the frame does not give. */
function wing(body: Body, sa: number): Piece {
  const { sideX, low, top } = frameOf(body);
  const length = (body.underbust * BAND.share) / 2 - sideX;
  return panel({
    id: 'own.wing',
    title: 'Wing (to the hooks)',
    start: { name: 'sideTop', at: at(0, top) },
    edges: [
      {
        name: 'backTop',
        to: at(length, low - BAND.wing),
        cp1: at(length * 0.3, top + 6),
        cp2: at(length * 0.6, low - BAND.wing),
        finish: 'hem',
      },
      { name: 'backLow', to: at(length, low) },
      { name: 'sideLow', to: at(0, low), finish: 'hem' },
      { name: 'sideTop', to: at(0, top) },
    ],
    cuts: [cut(2)],
    sa: Math.min(sa, 6),
    hem: 10,
  });
}

const strap = (body: Body, sa: number): Piece =>
  rectangle({
    id: 'own.strap',
    title: 'Strap (folded lengthwise, with ring and slider)',
    width: 28,
    length: Math.round(body.hpsToBust * 0.7 + body.hpsToWaistBack * 0.62),
    cuts: [cut(2)],
    sa: Math.min(sa, 6),
  });

/** Cups, frame, wings and, unless it is strapless, straps. */
export function bra(body: Body, sa: number, strapless = false): Piece[] {
  const radius = (wireOf(body) * Math.PI) / 4;
  const inner = cupHalf('own.cupInner', 'Cup, inner half', 'inner', radius, sa);
  const outer = cupHalf('own.cupOuter', 'Cup, outer half', 'outer', radius, sa);
  return [inner, outer, frame(body, sa), wing(body, sa), ...(strapless ? [] : [strap(body, sa)])].map(withMiddle);
}

/** The seam's middle, so that its length can be measured over it. */
function withMiddle(piece: Piece): Piece {
  if (!piece.id.startsWith('own.cup')) return piece;
  const middle = piece.loop.reduce((best, p) => (Math.hypot(p.x, p.y) < Math.hypot(best.x, best.y) ? p : best));
  return { ...piece, points: { ...piece.points, middle } };
}

/** The closed band against the body, and the way over both cups from side to side. */
export function braGirths(body: Body): GirthRule[] {
  const { wire, sideX } = frameOf(body);
  const over = 2 * (sideX - wire + (wire * Math.PI) / 2);
  return [
    {
      name: 'band',
      body_mm: body.underbust,
      ease_mm: body.underbust * (BAND.share - 1),
      parts: [
        { run: { piece: 'own.frame', from: 'centreLow', to: 'sideLow' }, times: 2 },
        { run: { piece: 'own.wing', from: 'backLow', to: 'sideLow' }, times: 2 },
      ],
    },
    {
      name: 'over the cups',
      body_mm: body.bustFront,
      ease_mm: over - body.bustFront,
      least_mm: body.bustFront * 0.96,
      parts: [
        { run: { piece: 'own.frame', from: 'centreTop', to: 'bridge' }, times: 2 },
        { piece: 'own.cupInner', between: ['rimLevel', 'middle'], times: 2 },
        { piece: 'own.cupOuter', between: ['middle', 'rimLevel'], times: 2 },
        { piece: 'own.frame', between: ['arm', 'sideTop'], times: 2 },
      ],
      tolerance_mm: null,
    },
  ];
}
