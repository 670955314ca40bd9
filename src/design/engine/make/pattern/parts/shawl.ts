import { add, distance, lerp, type Point, rotate, towards } from '../../../geometry/point.js';
import { flatten, type Op } from '../../../geometry/path.js';
import { lengthOf } from '../../../geometry/polyline.js';
import type { Piece, SeamRule } from '../pieces/piece.js';
import { nearestAlong } from '../pieces/loops.js';
import { replaceEdge } from '../pieces/neckline.js';
import { panel } from '../pieces/panel.js';
import type { Alteration } from '../recipe.js';
import { edgeOf } from './edges.js';

/** Where a shawl collar grows from: its neck point and break point, and the back neck that it is sewn to. */
export interface ShawlSite {
  front: string;
  facing: string;
  lining: string;
  back: string;
  /** pieces of the collar that it replaces */
  without: RegExp;
  /** names of points: both ends of the shoulder, where the lapel breaks, the facing's inner edge at the hem */
  neck: string;
  shoulder: string;
  breaks: string;
  inner: string;
  backNeck: readonly [from: string, to: string];
}

type Edges = Pick<ShawlSite, 'neck' | 'breaks' | 'back' | 'backNeck'>;

const BLAZER = {
  neck: 'neck',
  breaks: 'lapelBreakPoint',
  back: 'jaeger.back',
  backNeck: ['cbNeck', 's3CollarSplit'],
} as const;
const BLAZER_COLLAR = /^jaeger\.(collar(Stand)?|underCollar)$/;

/** Front and facing of the blazer grow the same collar; the facing keeps its inner edge, and the front its rounded hem. */
export const blazerShawl: Alteration = (pieces, _, sa) => {
  const [front, facing, back] = ['jaeger.front', 'jaeger.frontFacing', 'jaeger.back'].map((id) =>
    pieces.find((p) => p.id === id),
  );
  const neck = back && edgeOf(back, ...BLAZER.backNeck);
  if (!front || !facing || !neck) return pieces;
  const collar = collarEdge(front, BLAZER, lengthOf(neck));
  const grown = new Map([
    [front, grownFront(front, BLAZER, collar, sa)],
    [facing, { ...grownEdge(facing, BLAZER, collar, sa), seams: besideFront(facing, front) }],
  ]);
  return pieces.filter((p) => !BLAZER_COLLAR.test(p.id)).map((p) => grown.get(p) ?? p);
};

/** In place of the notched lapel's seams. */
function besideFront(facing: Piece, front: Piece): SeamRule[] {
  const along = (from: string, to: string, via?: string) =>
    [facing, front].map(({ id }) => [{ piece: id, from, to, ...(via ? { via } : {}) }]);
  const [facingCollar, frontCollar] = along('shawlCentre', BLAZER.breaks);
  const [facingEdge, frontEdge] = along(BLAZER.breaks, 'roundStart');
  return [
    toBackNeck('Facing: shawl collar to back neck', facing.id, BLAZER),
    { name: 'Lapel: facing to front', a: facingCollar, b: frontCollar },
    { name: 'Facing to front edge', a: facingEdge, b: frontEdge },
  ];
}

export const coatShawl = (design: 'carlton' | 'carlita'): ShawlSite => ({
  front: `${design}.front`,
  facing: `${design}.frontFacing`,
  lining: `${design}.frontLining`,
  back: `${design}.back`,
  without: /^carl(ton|ita)\.collar(Stand)?$/,
  neck: 's3CollarSplit',
  shoulder: 's3ArmholeSplit',
  breaks: 'rollLineStart',
  inner: 'flbHem',
  backNeck: ['cbNeck', 's3CollarSplit'],
});

/** Stand and fall at the centre back, mm. */
const HEIGHT = 85;
/** How far the collar leans towards the shoulder so that its outer edge is long enough, degrees. */
const LEAN = 20;

/**
 * A shawl collar cut in one with front and facing: the neck goes on past the shoulder by the back neck, leaning over, and
 * is joined at the centre back (Aldrich, *Metric Pattern Cutting*: the grown-on collar).
 */
export const shawl =
  (site: ShawlSite): Alteration =>
  (pieces, _, sa) => {
    const [front, facing, lining, back] = [site.front, site.facing, site.lining, site.back].map((id) =>
      pieces.find((p) => p.id === id),
    );
    const neck = back && edgeOf(back, ...site.backNeck);
    if (!front || !facing || !neck) return pieces;
    const collar = collarEdge(front, site, lengthOf(neck));
    const made = new Map([
      [front, grownFront(front, site, collar, sa)],
      [facing, grownFacing(facing, front, site, collar, sa)],
      ...(lining ? ([[lining, liningBeside(lining, front, site, sa)]] as const) : []),
    ]);
    return pieces.filter((p) => !site.without.test(p.id)).map((p) => made.get(p) ?? p);
  };

/** The facing's inner edge starts this far from the neck on the shoulder, mm. */
const ON_SHOULDER = 45;

/** From the neck over the centre back and round the outer edge to the break. */
function collarEdge({ points }: Piece, site: Edges, backNeck: number): Op[] {
  const [neck, breaks] = [points[site.neck], points[site.breaks]];
  const up = rotate(towards(breaks, neck), LEAN);
  const centre = add(neck, up, backNeck);
  const outer = add(centre, { x: up.y, y: -up.x }, HEIGHT);
  const belly = { x: breaks.x - 22, y: breaks.y - distance(breaks, neck) * 0.45 };
  const above = add(outer, up, -backNeck * 0.9);
  return [
    { type: 'move', to: neck },
    { type: 'line', to: centre },
    { type: 'line', to: outer },
    { type: 'curve', cp1: above, cp2: lerp(belly, { x: belly.x, y: neck.y }, 0.4), to: belly },
    { type: 'curve', cp1: lerp(belly, { x: belly.x, y: breaks.y }, 0.4), cp2: lerp(breaks, belly, 0.3), to: breaks },
  ];
}

const centreOf = (collar: readonly Op[]): Point => (collar[1] as { to: Point }).to;

/** The piece with its neck and lapel given up for the collar. */
function grownEdge(piece: Piece, site: Edges, collar: Op[], sa: number): Piece {
  const cornered = { ...piece, loop: withPoint(piece.loop, piece.points[site.breaks]) };
  const made = replaceEdge(cornered, { from: site.neck, to: site.breaks }, collar, sa);
  return { ...made, points: { ...made.points, shawlCentre: centreOf(collar) } };
}

function grownFront(front: Piece, site: Edges, collar: Op[], sa: number): Piece {
  return {
    ...grownEdge(front, site, collar, sa),
    shows: [...(front.shows ?? []), 'lapel=shawl', 'collar=shawl'],
    seams: [...(front.seams ?? []), toBackNeck('Shawl collar to back neck', front.id, site)],
  };
}

/** From the neck point to the centre of the back, on either. */
const toBackNeck = (name: string, piece: string, { neck, back, backNeck: [centre, point] }: Edges): SeamRule => ({
  name,
  a: [{ piece, from: neck, to: 'shawlCentre' }],
  b: [{ piece: back, from: point, to: centre }],
});

/** Upper collar and front facing in one, from the shoulder to the hem. */
function grownFacing(facing: Piece, front: Piece, site: ShawlSite, collar: Op[], sa: number): Piece {
  const [neck, breaks, corner] = [site.neck, site.breaks, 'hemEdge'].map((n) => front.points[n]);
  const [line] = flatten(collar);
  const inner = innerEdge(facing, front, site);
  return {
    ...panel({
      id: facing.id,
      title: facing.title,
      start: { name: site.neck, at: neck },
      edges: [
        ...line.slice(1).map((to, i) => ({ name: i === line.length - 2 ? site.breaks : `_c${i}`, to })),
        { name: 'hemEdge', to: corner },
        ...inner.toReversed().map((to, i) => ({ name: ['facingHem', 'facingBreak', 'facingShoulder'][i], to })),
        { name: site.neck, to: neck },
      ],
      cuts: facing.cuts,
      sa,
      grain: [
        { x: breaks.x + 40, y: corner.y - 60 },
        { x: breaks.x + 40, y: breaks.y },
      ],
      points: { shawlCentre: centreOf(collar) },
      seams: [
        toBackNeck('Facing: shawl collar to back neck', facing.id, site),
        {
          name: 'Facing to front edge',
          a: [{ piece: facing.id, from: 'shawlCentre', to: 'hemEdge', via: site.breaks }],
          b: [{ piece: front.id, from: 'shawlCentre', to: 'hemEdge', via: site.breaks }],
        },
      ],
    }),
  };
}

/** Between facing and lining: from the shoulder to the height of the break, then straight down. */
function innerEdge({ points: own }: Piece, { points }: Piece, site: ShawlSite): Point[] {
  const [neck, shoulder, breaks] = [site.neck, site.shoulder, site.breaks].map((n) => points[n]);
  const hem = { x: own[site.inner].x, y: points.hemEdge.y };
  return [lerp(neck, shoulder, ON_SHOULDER / distance(neck, shoulder)), { x: hem.x, y: breaks.y }, hem];
}

function liningBeside(lining: Piece, front: Piece, site: ShawlSite, sa: number): Piece {
  const [shoulder, breaks] = innerEdge(lining, front, site);
  const ops: Op[] = [
    { type: 'move', to: shoulder },
    { type: 'line', to: breaks },
    { type: 'line', to: lining.points[site.inner] },
  ];
  return replaceEdge(lining, { from: site.neck, to: site.inner }, ops, sa);
}

/** A closed line with a corner at a point that lies on it. */
function withPoint(loop: readonly Point[], p: Point): Point[] {
  const at = nearestAlong(loop, p);
  let travelled = 0;
  for (let i = 1; i < loop.length; i++) {
    travelled += distance(loop[i - 1], loop[i]);
    if (travelled >= at) return [...loop.slice(0, i), p, ...loop.slice(i)];
  }
  return [...loop];
}
