import { lerp, type Point } from '../../../geometry/point.js';
import { legOpening, type BackCut, type HeldBy } from '../../../cut/stretch-body.js';
import type { Neckline } from '../../../garments/spec.js';
import { cut, panel, rectangle, type Edge } from '../pieces/panel.js';
import type { Piece, SeamRule } from '../pieces/piece.js';
import type { GirthRule } from '../checks.js';
import type { Body } from '../recipe.js';
import { gusset, GUSSET, legCurve } from './briefs.js';

/**
 * A body of cloth that gives both ways, cut closer than the wearer: front and back on the fold with one side seam, and a
 * gusset that lines itself. No dart shapes it: the cloth does. It follows the stretch blocks of the textbooks, which take
 * girths and the way round the trunk smaller by shares of the body's own measures (H. Joseph-Armstrong, Patternmaking for
 * Fashion Design, on swimwear and leotards; W. Aldrich, Metric Pattern Cutting for Women's Wear, on close-fitting blocks
 * for stretch cloth); the shares and curves are our own. mm.
 */
export interface StretchOrder {
  /** share by which the cloth gives across */
  stretch: number;
  held: HeldBy;
  back: BackCut;
  neckline: Neckline;
  sleeved: boolean;
  /** place of the leg's opening at the side */
  legAt: ReturnType<typeof legOpening>;
  /** whether the back bares the seat */
  narrow: boolean;
  /** opened between the legs by snaps */
  snaps: boolean;
  lining: 'none' | 'front' | 'all';
  /** where the side seam ends and the body is sewn to a band instead of ending in legs, mm above the waist */
  bandAt?: number;
}

export const FRONT = 'own.bodyFront';
export const BACK = 'own.bodyBack';
const ELASTIC_MM = 10;
const SNAP_LAP_MM = 20;

/** Cloth that stretches by half is cut a tenth smaller, and a fourteenth shorter round the trunk. */
export const girthShare = (stretch: number): number => 1 - Math.min(0.5, stretch) / 5;
export const trunkShare = (stretch: number): number => 1 - Math.min(0.5, stretch) * 0.14;

const at = (x: number, y: number): Point => ({ x, y });

/** Heights below the waist (negative above it) and half widths of the cut body, mm. */
export interface Frame {
  armY: number;
  bustY: number;
  legY: number;
  shoulderY: (side: 'front' | 'back') => number;
  half: (y: number) => number;
  neckX: number;
  tipX: number;
  slope: number;
  apexX: number;
}

/** The stretched waist has to pass what it is pulled over. */
export const passesWaist = (body: Body, snaps: boolean): number =>
  snaps ? body.chest : Math.max(body.seat, body.hips);

export function frameOf(body: Body, { stretch, legAt, snaps, bandAt }: StretchOrder): Frame {
  const [across, along] = [girthShare(stretch), trunkShare(stretch)];
  const chest = (body.chest * across) / 4;
  const waist = Math.max(body.waist * across, (passesWaist(body, snaps) + 2) / (1 + stretch)) / 4;
  const stops: readonly (readonly [number, number])[] =
    bandAt !== undefined
      ? bandStops(body, chest, across, along)
      : [
          [-(body.hpsToWaistFront - body.hpsToBust) * along, chest],
          [0, waist],
          [body.waistToHips * along, Math.max(waist, (body.hips * across) / 4)],
          [body.waistToSeat * along, (body.seat * across) / 4],
        ];
  return {
    armY: -body.waistToArmpit * along - ARM_RAISED_MM,
    bustY: stops[0][0],
    legY: bandAt === undefined ? body.waistToKnee * legAt * along : -bandAt * along,
    shoulderY: (side) => -(side === 'front' ? body.hpsToWaistFront : body.hpsToWaistBack) * along,
    half: (y) => between(stops, y),
    neckX: body.neck / 6 + 8,
    tipX: (body.shoulderToShoulder / 2) * SHOULDERS,
    slope: Math.tan((body.shoulderSlope * Math.PI) / 180),
    apexX: (body.bustSpan / 2) * across,
  };
}

/** Down to a band under the bust. */
const bandStops = (body: Body, chest: number, across: number, along: number): [number, number][] => [
  [-(body.hpsToWaistFront - body.hpsToBust) * along, chest],
  [-body.waistToUnderbust * along, (body.underbust * across) / 4],
];

/** Without sleeves the armhole lies higher, that nothing shows; knitted shoulders are cut a little narrower. */
const ARM_RAISED_MM = 10;
const SHOULDERS = 0.94;

function between(stops: readonly (readonly [number, number])[], y: number): number {
  const next = stops.findIndex(([stop]) => stop >= y);
  if (next === 0) return stops[0][1];
  const [a, b] = next < 0 ? stops.slice(-2) : stops.slice(next - 1, next + 1);
  return a[1] + ((b[1] - a[1]) * (y - a[0])) / (b[0] - a[0]);
}

/** How deep a neckline lies at the centre: share of the way from the shoulder to the bust (front). */
const DEPTH: Partial<Record<Neckline, number>> = {
  crew: 0.3,
  round: 0.36,
  jewel: 0.3,
  collarless: 0.36,
  boat: 0.26,
  turtleneck: 0.26,
  'mock-neck': 0.26,
  funnel: 0.26,
  scoop: 0.62,
  'u-neck': 0.74,
  square: 0.62,
  'v-neck': 0.78,
  'deep-v': 0.98,
  plunging: 1.12,
  sweetheart: 0.82,
  'straight-across': 0.7,
  strapless: 0.74,
  halter: 0.86,
};
export const canShape = (neckline: Neckline): boolean => neckline in DEPTH;
const CLOSED: ReadonlySet<Neckline> = new Set<Neckline>([
  'crew',
  'jewel',
  'round',
  'collarless',
  'boat',
  'turtleneck',
  'mock-neck',
  'funnel',
]);
const ANGLED: ReadonlySet<Neckline> = new Set<Neckline>(['v-neck', 'deep-v', 'plunging']);
const LEVEL: ReadonlySet<Neckline> = new Set<Neckline>(['square', 'straight-across']);

/** Width of the shoulder that is left, and where it begins, as shares of the shoulder. */
const STRAP = { from: 0.3, width: 38 } as const;
const RACER_MM = 34;
const BARE = { peak: 62, back: 8, width: 12, racer: 26 } as const;
const LOW_BACK = 0.22;

type Side = 'front' | 'back';

/** From the underarm up and over to the centre, and the names of its points. */
function upperEdge(
  side: Side,
  f: Frame,
  order: StretchOrder,
): { arm: Point; edges: Edge[]; points: Record<string, Point> } {
  const arm = at(f.half(f.armY), f.armY);
  const shoulder = (x: number): Point => at(x, f.shoulderY(side) + f.slope * (x - f.neckX));
  const points = { hps: at(f.neckX, f.shoulderY(side)) };
  if (order.held !== 'shoulders') return { arm, edges: bareEdge(side, f, order, arm), points };
  const wide = CLOSED.has(order.neckline);
  const inner = shoulder(
    wide ? f.neckX + (order.neckline === 'boat' ? 45 : 4) : f.neckX + (f.tipX - f.neckX) * STRAP.from,
  );
  const outer = wide || order.sleeved ? shoulder(f.tipX) : shoulder(inner.x + STRAP.width);
  return {
    arm,
    edges: [armEdge(side, f, order, arm, outer), { name: 'hps', to: inner }, ...neckEdge(side, f, order, inner)],
    points,
  };
}

/** Hollow of the armhole; a racerback runs in between the shoulder blades first. */
function armEdge(side: Side, f: Frame, { back }: StretchOrder, arm: Point, outer: Point): Edge {
  const racer = side === 'back' && back === 'racer';
  return {
    name: 'shoulder',
    to: outer,
    cp1: at(racer ? RACER_MM : outer.x + (arm.x - outer.x) * 0.25, racer ? f.armY + 4 : f.armY - 2),
    cp2: at(racer ? RACER_MM : outer.x - 8, lerp(outer, arm, racer ? 0.5 : 0.55).y),
    finish: 'hem',
  };
}

function neckDepth(side: Side, f: Frame, { neckline, back, sleeved }: StretchOrder): number {
  const top = f.shoulderY(side);
  if (side === 'front') return top + (f.bustY - top) * (DEPTH[neckline] ?? 0.5);
  if (back === 'low') return top * LOW_BACK;
  if (CLOSED.has(neckline) || (sleeved && back === 'usual')) return top + 22;
  return top + (f.armY - top) * (back === 'racer' ? 0.42 : 0.7);
}

function neckEdge(side: Side, f: Frame, order: StretchOrder, inner: Point): Edge[] {
  const low = neckDepth(side, f, order);
  const name = side === 'front' ? 'cfNeck' : 'cbNeck';
  const end = at(0, low);
  if (side === 'front' && ANGLED.has(order.neckline)) return [{ name, to: end, finish: 'hem' }];
  if (side === 'front' && LEVEL.has(order.neckline))
    return [
      { name: 'corner', to: at(inner.x - 4, low), finish: 'hem' },
      { name, to: end, finish: 'hem' },
    ];
  if (side === 'front' && order.neckline === 'sweetheart')
    return [{ name, to: end, cp1: at(inner.x - 2, low - 25), cp2: at(20, low - 36), finish: 'hem' }];
  return [
    { name, to: end, cp1: at(inner.x - 6, lerp(inner, end, 0.75).y), cp2: at(inner.x * 0.6, low), finish: 'hem' },
  ];
}

/** Upper edges without shoulders: a peak over the bust in front, straight under the arms behind. */
function bareEdge(side: Side, f: Frame, order: StretchOrder, arm: Point): Edge[] {
  if (side === 'back') return bareBack(f, order, arm);
  const low = order.held === 'neck' ? f.armY + 20 : Math.max(neckDepth(side, f, order), f.armY - BARE.peak * 0.6);
  const name = 'cfNeck';
  if (order.held === 'nothing')
    return [
      { name, to: at(0, f.armY - 22), cp1: at(arm.x - 40, f.armY - 26), cp2: at(f.apexX, f.armY - 30), finish: 'hem' },
    ];
  const peak = order.held === 'neck' ? at(f.neckX + 6, f.shoulderY('front') + 20) : at(f.apexX + 6, f.armY - BARE.peak);
  const wide = order.held === 'neck' ? 40 : BARE.width;
  const outer = at(peak.x + wide, peak.y + (order.held === 'neck' ? f.slope * wide : 1));
  const rise: Edge = {
    name: 'strapOuter',
    to: outer,
    cp1: at(arm.x - 30, arm.y - 4),
    cp2: at(outer.x + 6, lerp(outer, arm, 0.5).y),
    finish: 'hem',
  };
  const level = LEVEL.has(order.neckline);
  const drop = at(0, level ? peak.y + 4 : low);
  const inner: Edge =
    level || ANGLED.has(order.neckline)
      ? { name, to: drop, finish: 'hem' }
      : order.neckline === 'sweetheart'
        ? { name, to: drop, cp1: at(peak.x - 30, peak.y - 6), cp2: at(14, low - 26), finish: 'hem' }
        : { name, to: drop, cp1: at(peak.x - 4, low - 4), cp2: at(peak.x * 0.55, low), finish: 'hem' };
  return [rise, { name: 'strapInner', to: peak }, inner];
}

function bareBack(f: Frame, { back }: StretchOrder, arm: Point): Edge[] {
  const low = back === 'low' ? f.shoulderY('back') * LOW_BACK : f.armY + BARE.back;
  return [
    {
      name: 'cbNeck',
      to: at(0, low),
      cp1: at(arm.x * 0.72, back === 'low' ? low * 0.6 + f.armY * 0.4 : arm.y + 4),
      cp2: at(arm.x * 0.45, low),
      finish: 'hem',
    },
  ];
}

/** Way between the legs of front and back below the waist, mm. */
function wayOf(side: Side, body: Body, { stretch, snaps }: StretchOrder): number {
  const way = body.crossSeam * trunkShare(stretch) - GUSSET.length;
  return side === 'front' ? way * FRONT_SHARE + (snaps ? SNAP_LAP_MM : 0) : way * (1 - FRONT_SHARE);
}
const FRONT_SHARE = 0.44;
const COVERS = { front: 0.1, back: 0.62, bared: 0.15 } as const;

/** From the fold over gusset and leg to the side seam's end. */
function legEdges(side: Side, body: Body, order: StretchOrder, end: Point): Edge[] {
  const [low, wide] = [wayOf(side, body, order), GUSSET[side] / 2];
  const covers = side === 'front' ? COVERS.front : order.narrow ? COVERS.bared : COVERS.back;
  const { upper, lower } = legCurve(end, at(wide, low), covers);
  return [
    { name: 'centreLow', to: at(0, low), finish: 'fold' },
    { name: 'gusset', to: at(wide, low), finish: side === 'front' && order.snaps ? 'hem' : 'seam' },
    { name: 'sideLow', to: end, cp1: lower, cp2: upper, finish: 'hem' },
  ];
}

/** The side seam from its end up to the underarm. */
function sideEdges(f: Frame, arm: Point): Edge[] {
  const bust = at(f.half(f.bustY), f.bustY);
  const up: Edge = { name: 'armhole', to: arm };
  if (f.legY < 0)
    return [{ name: 'bustSide', to: bust, cp1: at(f.half(f.legY) + 2, f.legY - 12), cp2: at(bust.x, bust.y + 25) }, up];
  const [waist, end] = [at(f.half(0), 0), f.half(f.legY)];
  return [
    { name: 'waist', to: waist, cp1: at(end - 3, f.legY * 0.7), cp2: at(waist.x, Math.min(45, f.legY * 0.4)) },
    { name: 'bustSide', to: bust, cp1: at(waist.x, -45), cp2: at(bust.x, bust.y + 30) },
    up,
  ];
}

function halfOf(side: Side, body: Body, order: StretchOrder, sa: number): Piece {
  const f = frameOf(body, order);
  const { arm, edges, points } = upperEdge(side, f, order);
  const end = at(f.half(f.legY), f.legY);
  const low: Edge[] =
    order.bandAt === undefined
      ? legEdges(side, body, order, end)
      : [
          { name: 'centreLow', to: at(0, f.legY), finish: 'fold' },
          { name: 'sideLow', to: end },
        ];
  const lined = order.lining === 'all' || (order.lining === 'front' && side === 'front');
  return panel({
    id: side === 'front' ? FRONT : BACK,
    title: side === 'front' ? 'Front' : 'Back',
    start: { name: 'armhole', at: arm },
    edges: [...edges, ...low, ...sideEdges(f, arm)],
    cuts: [cut(1), ...(lined ? [cut(1, 'lining')] : [])],
    sa,
    hem: ELASTIC_MM,
    points: { ...points, trunkTop: at(0, f.shoulderY(side)), seatCentre: at(0, seatY(body, order)) },
    ...(side === 'front' ? { seams: seamsOf(order) } : {}),
  });
}

const seatY = (body: Body, { stretch }: StretchOrder): number => body.waistToSeat * trunkShare(stretch);

function seamsOf({ snaps, bandAt, held }: StretchOrder): SeamRule[] {
  const legs: SeamRule[] = [
    {
      name: 'Front to gusset',
      a: [{ piece: FRONT, from: 'gusset', to: 'centreLow', times: 2 }],
      b: [{ piece: GUSSET.id, from: 'frontLeft', to: 'frontRight' }],
    },
    {
      name: 'Back to gusset',
      a: [{ piece: BACK, from: 'gusset', to: 'centreLow', times: 2 }],
      b: [{ piece: GUSSET.id, from: 'backRight', to: 'backLeft' }],
    },
  ];
  return [
    {
      name: 'Side seam',
      a: [{ piece: FRONT, from: 'armhole', to: 'sideLow', via: 'bustSide' }],
      b: [{ piece: BACK, from: 'armhole', to: 'sideLow', via: 'bustSide' }],
    },
    ...(held === 'shoulders'
      ? [
          {
            name: 'Shoulder seam',
            a: [{ piece: FRONT, from: 'shoulder', to: 'hps' }],
            b: [{ piece: BACK, from: 'shoulder', to: 'hps' }],
          },
        ]
      : []),
    ...(bandAt === undefined ? legs.slice(snaps ? 1 : 0) : []),
  ];
}

/** Straps as long as the way over the shoulder, a twentieth shorter, for they stretch. */
function strapOf(body: Body, order: StretchOrder, sa: number): Piece[] {
  if (order.held !== 'straps') return [];
  const f = frameOf(body, order);
  const over = (side: Side, from: number): number => from - (f.shoulderY(side) + f.slope * (f.apexX - f.neckX));
  const low = order.back === 'low' ? f.shoulderY('back') * 0.5 : f.armY + BARE.back;
  const length = Math.round((over('front', f.armY - BARE.peak) + over('back', low)) * STRAP_SHARE);
  return [
    rectangle({
      id: 'own.strap',
      title: 'Strap (folded lengthwise over elastic)',
      width: BARE.width * 2,
      length,
      cuts: [cut(2)],
      sa: Math.min(sa, 6),
    }),
  ];
}
const STRAP_SHARE = 0.95;

const tieOf = ({ held }: StretchOrder, sa: number): Piece[] =>
  held === 'neck'
    ? [
        rectangle({
          id: 'own.neckTie',
          title: 'Halter tie (folded lengthwise)',
          width: 60,
          length: 480,
          cuts: [cut(2)],
          sa: Math.min(sa, 6),
        }),
      ]
    : [];

/** Front, back, gusset and what holds them up. */
export function stretchBody(body: Body, order: StretchOrder, sa: number): Piece[] {
  const [front, back] = [halfOf('front', body, order, sa), halfOf('back', body, order, sa)];
  const legs = order.bandAt === undefined ? [order.snaps ? withSnaps(gusset(sa)) : gusset(sa)] : [];
  return [order.snaps ? snapped(front) : front, back, ...legs, ...strapOf(body, order, sa), ...tieOf(order, sa)];
}

const SNAPS_X = [-22, 0, 22];
const snap = (x: number, y: number): Piece['marks'][number] => ({ kind: 'snap', at: at(x, y), rotate: 0 });

/** The front laps over the gusset between the legs. */
const snapped = (front: Piece): Piece => ({
  ...front,
  marks: [...front.marks, ...[SNAPS_X[1], SNAPS_X[2]].map((x) => snap(x, front.points.centreLow.y - SNAP_LAP_MM / 2))],
});
const withSnaps = (piece: Piece): Piece => ({
  ...piece,
  title: 'Gusset (snaps to the front)',
  marks: [...piece.marks, ...SNAPS_X.map((x) => snap(x, SNAP_LAP_MM / 2))],
});

/** Girths that the block is held to: the body's, smaller by the block's shares, and never smaller than the cloth bears. */
export function stretchGirths(body: Body, order: StretchOrder): GirthRule[] {
  const level = (name: string, girth: number, point: string): GirthRule => ({
    name,
    body_mm: girth,
    ease_mm: girth * (girthShare(order.stretch) - 1),
    least_mm: girth / (1 + order.stretch),
    parts: [FRONT, BACK].map((piece) => ({ piece, level: point, centre: 'trunkTop', times: 2 })),
  });
  const chest = level('chest', body.chest, 'bustSide');
  if (order.bandAt !== undefined) return [chest];
  const trunk = body.hpsToWaistFront + body.crossSeam + body.hpsToWaistBack;
  const snaps = order.snaps ? SNAP_LAP_MM : 0;
  const down = (piece: string) => ({ piece, between: ['trunkTop', 'centreLow'] as [string, string], times: 1 });
  return [
    chest,
    { ...level('waist', body.waist, 'waist'), tolerance_mm: null },
    {
      name: 'round the trunk',
      body_mm: trunk,
      ease_mm: trunk * (trunkShare(order.stretch) - 1) + snaps,
      least_mm: trunk / (1 + order.stretch),
      parts: [down(FRONT), down(BACK), { piece: GUSSET.id, between: ['frontMiddle', 'backMiddle'], times: 1 }],
    },
  ];
}
