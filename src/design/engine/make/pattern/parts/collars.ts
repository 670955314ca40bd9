import { add, distance, dot, lerp, mul, sub, towards, type Point } from '../../../geometry/point.js';
import { flatten } from '../../../geometry/path.js';
import { lengthOf } from '../../../geometry/polyline.js';
import type { Collar, Neckline } from '../../../garments/spec.js';
import { runLength } from '../checks.js';
import { cut, panel, rectangle, segment } from '../pieces/panel.js';
import type { Piece, Run, SeamRule } from '../pieces/piece.js';
import type { Alteration } from '../recipe.js';
import { awayFrom, clear, edgeOf } from './edges.js';

/** The neckline of a block: its front and back edges, from the shoulder to the centre. Half of the neck. */
export interface NeckSite {
  front: { piece: string; shoulder: string; centre: string; outer: string };
  back: { piece: string; shoulder: string; centre: string; outer: string };
  /** further edges between them per half, e.g. a yoke's */
  between?: Run[];
  /** the block opens at the centre back, so collars are cut in two */
  openBack: boolean;
  knit?: boolean;
}

/** The neckline's edges, shoulder to centre in front and back. */
export const neckRuns = (site: NeckSite): Run[] => [
  { piece: site.front.piece, from: site.front.shoulder, to: site.front.centre, times: 2 },
  { piece: site.back.piece, from: site.back.shoulder, to: site.back.centre, times: 2 },
  ...(site.between ?? []),
];

/** Whole neckline, mm; 0 when the block lacks the points. */
export const neckLength = (pieces: readonly Piece[], site: NeckSite): number => {
  const each = neckRuns(site).map((run) => runLength(pieces, run));
  return each.some((l) => l === null) ? 0 : each.reduce((sum: number, l) => sum + (l ?? 0), 0);
};

const seamTo = (site: NeckSite, a: Run[], more: Partial<SeamRule> = {}): SeamRule => ({
  name: 'Collar to neckline',
  a,
  b: neckRuns(site),
  ...more,
});

type Made = (pieces: readonly Piece[], neck: number, site: NeckSite, sa: number) => Piece[];

const INTERFACED = [cut(2), cut(1, 'interfacing')];

/** Band around the neck: mandarin, mock neck, turtleneck (folded over). */
const band =
  (title: string, height: number, folded: boolean): Made =>
  (_, neck, site, sa) => {
    const length = site.knit ? neck * 0.88 : neck;
    return [
      rectangle({
        id: 'own.collar',
        title: folded ? `${title} (folded lengthwise)` : title,
        width: length,
        length: folded ? height * 2 : height,
        cuts: site.knit ? [cut(1, 'ribbing')] : folded ? [cut(1), cut(1, 'interfacing')] : INTERFACED,
        sa,
        seams: [
          seamTo(
            site,
            [{ piece: 'own.collar', from: 'd', to: 'c' }],
            site.knit ? { kind: 'stretch', ratio: 0.88, reason: 'band stretched to the neckline by 12 %' } : {},
          ),
        ],
      }),
    ];
  };

/** Half a rolled collar in one piece with its stand, centre back on the fold: shirt, polo, camp. */
const rolled =
  (title: string, fall: number, point: number): Made =>
  (_, neck, site, sa) => {
    const half = neck / 2;
    const lift = 14;
    const edge = (x: number): { to: Point; cp1: Point; cp2: Point } => ({
      to: { x, y: -lift },
      cp1: { x: x * 0.35, y: 0 },
      cp2: { x: x * 0.72, y: 0 },
    });
    const x = reachFor(half, (reach) => {
      const { to, cp1, cp2 } = edge(reach);
      return curveLength({ x: 0, y: 0 }, cp1, cp2, to);
    });
    return [
      panel({
        id: 'own.collar',
        title,
        start: { name: 'neckBack', at: { x: 0, y: 0 } },
        edges: [
          { name: 'neckFront', ...edge(x) },
          { name: 'point', to: { x: x + point, y: -lift - fall * 0.92 } },
          {
            name: 'topBack',
            to: { x: 0, y: -fall },
            cp1: { x: x * 0.6, y: -fall - 6 },
            cp2: { x: x * 0.25, y: -fall },
          },
          { name: 'neckBack', to: { x: 0, y: 0 }, finish: 'fold' },
        ],
        cuts: site.knit ? [cut(2, 'ribbing')] : [cut(2), cut(1, 'interfacing')],
        sa,
        seams: [
          seamTo(site, [{ piece: 'own.collar', from: 'neckFront', to: 'neckBack', times: 2, via: 'neckMiddle' }]),
        ],
      }),
    ];
  };

/** Width at which a curve has the wanted length. */
export function reachFor(length: number, of: (reach: number) => number): number {
  let [low, high] = [length * 0.5, length * 1.2];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (of(middle) < length) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

export function curveLength(a: Point, b: Point, c: Point, d: Point): number {
  const at = (t: number): Point => {
    const u = 1 - t;
    const k = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    return {
      x: k[0] * a.x + k[1] * b.x + k[2] * c.x + k[3] * d.x,
      y: k[0] * a.y + k[1] * b.y + k[2] * c.y + k[3] * d.y,
    };
  };
  return lengthOf(Array.from({ length: 65 }, (_, i) => at(i / 64)));
}

/** Collar that lies flat: traced from front and back laid together at the shoulder (Peter Pan, chelsea). */
const flat =
  (title: string, edge: (laid: Laid) => Point[]): Made =>
  (pieces, _, site, sa) => {
    const [front, back] = [site.front, site.back].map((s) => pieces.find((p) => p.id === s.piece));
    if (!front || !back) return [];
    const laid = joined(front, back, site);
    if (!laid) return [];
    const { line } = laid;
    const [first, round] = [line[0], edge(laid)];
    const end = round[round.length - 1];
    return [
      panel({
        id: 'own.collar',
        title,
        start: { name: 'neckFront', at: first },
        edges: [
          ...line.slice(1).map((to, i) => ({ name: i === line.length - 2 ? 'neckBack' : `_n${i}`, to })),
          { name: 'outerBack', to: end, finish: site.openBack ? ('seam' as const) : ('fold' as const) },
          ...round
            .slice(0, -1)
            .toReversed()
            .map((to, i) => ({ name: i === round.length - 2 ? 'outerFront' : `_o${i}`, to })),
          { name: 'neckFront', to: first },
        ],
        cuts: site.openBack ? [cut(4), cut(2, 'interfacing')] : [cut(2), cut(1, 'interfacing')],
        sa: Math.min(sa, 7),
        points: { neckMiddle: line[Math.floor(line.length / 2)] },
        seams: [
          seamTo(site, [{ piece: 'own.collar', from: 'neckFront', to: 'neckBack', via: 'neckMiddle', times: 2 }]),
        ],
      }),
    ];
  };

/** Neckline from the centre front over the shoulder to the centre back, the back turned to lie at the front's shoulder. */
function joined(front: Piece, back: Piece, site: NeckSite): Laid | null {
  const f = edgeOf(front, site.front.centre, site.front.shoulder);
  const b = edgeOf(back, site.back.shoulder, site.back.centre);
  const [fs, fo] = [front.points[site.front.shoulder], front.points[site.front.outer]];
  const [bs, bo] = [back.points[site.back.shoulder], back.points[site.back.outer]];
  if (!f || !b || !fs || !fo || !bs || !bo) return null;
  const mirror = (p: Point): Point => ({ x: p.x, y: 2 * bs.y - p.y });
  const m = mirror(bo);
  const angle = Math.atan2(fo.y - fs.y, fo.x - fs.x) - Math.atan2(m.y - bs.y, m.x - bs.x);
  const laid = b.map(mirror).map((p) => {
    const [dx, dy] = [p.x - bs.x, p.y - bs.y];
    return {
      x: fs.x + dx * Math.cos(angle) - dy * Math.sin(angle),
      y: fs.y + dx * Math.sin(angle) + dy * Math.cos(angle),
    };
  });
  return { line: [...f, ...laid.slice(1)], neck: fs, shoulder: fo };
}

/** The neckline of front and back in one, the shoulder seam that they meet at. */
interface Laid {
  line: Point[];
  neck: Point;
  shoulder: Point;
}

const evenly =
  (width: number) =>
  ({ line }: Laid): Point[] =>
    outerEdge(line, width);

/** How broad a sailor collar is on the shoulder, how deep and how broad (half) its square lies on the back, mm. */
const SAILOR = { shoulder: 105, deep: 160, half: 165 };

/** From the point of the front straight over the shoulder to the corner of a square on the back, and to its middle. */
function squared({ line, neck, shoulder }: Laid): Point[] {
  const [last, before] = [line[line.length - 1], line[line.length - 4] ?? line[0]];
  const across = towards(last, before);
  const away = { x: -across.y, y: across.x };
  const outwards = dot(sub(line[0], last), away) > 0 ? mul(away, -1) : away;
  const middle = add(last, outwards, SAILOR.deep);
  const out = Math.min(SAILOR.shoulder, distance(neck, shoulder) * 0.85);
  const edge = add(neck, towards(neck, shoulder), out);
  return [...leaf(line[0], edge, neck), add(middle, across, SAILOR.half), middle];
}

/** A neck so deep is a V, along which the collar's fronts run straight; round a higher one they are rounded, mm. */
const DEEP = 130;

/** The front's edge, from its point at the neck to the shoulder. */
function leaf(point: Point, edge: Point, neck: Point): Point[] {
  if (point.y - neck.y > DEEP) return [edge];
  const corner = { x: edge.x, y: point.y + 60 };
  const curve = { type: 'curve' as const, cp1: lerp(point, corner, 0.6), cp2: lerp(edge, corner, 0.6), to: edge };
  return (flatten([{ type: 'move', to: point }, curve])[0] ?? [point, edge]).slice(1);
}

function outerEdge(line: readonly Point[], width: number): Point[] {
  const wide = clear(awayFrom(lerp(line[0], line[line.length - 1], 0.5), line, width), line, width);
  const first = line[0];
  const rounded = wide.filter((p) => distance(p, first) > width * 1.02);
  return rounded.length > 3 ? rounded : wide;
}

const ruffle: Made = (_, neck, site, sa) => [
  rectangle({
    id: 'own.collar',
    title: 'Neck ruffle (gathered)',
    width: neck * 1.9,
    length: 60,
    cuts: [cut(1)],
    sa,
    hem: 8,
    top: 'hem',
    seams: [
      seamTo(site, [{ piece: 'own.collar', from: 'd', to: 'c' }], {
        kind: 'gather',
        ratio: 1.9,
        reason: 'gathered 1.9 to 1',
      }),
    ],
  }),
];

/** Ends of a collar to tie, beyond the neckline. */
const TIE_MM = 650;

const bow: Made = (_, neck, site, sa) => [
  rectangle({
    id: 'own.collar',
    title: 'Tie collar (folded lengthwise)',
    width: 150,
    length: neck + 2 * TIE_MM,
    cuts: [cut(1)],
    sa,
    lines: [TIE_MM, TIE_MM + neck].map((y) => segment({ x: 0, y }, { x: 150, y })),
    points: { neckFrom: { x: 150, y: TIE_MM }, neckTo: { x: 150, y: TIE_MM + neck } },
    seams: [seamTo(site, [{ piece: 'own.collar', from: 'neckFrom', to: 'neckTo' }])],
  }),
];

const MAKERS: Partial<Record<Collar, Made>> = {
  mandarin: band('Stand collar', 35, false),
  band: band('Stand collar', 30, false),
  stand: band('Stand collar', 45, false),
  storm: band('Stand collar', 70, true),
  rib: band('Rib collar', 45, true),
  shirt: rolled('Collar, half', 72, 22),
  regular: rolled('Collar, half', 72, 22),
  spread: rolled('Collar, half', 72, 34),
  cutaway: rolled('Collar, half', 70, 40),
  'button-down': rolled('Collar, half', 76, 20),
  camp: rolled('Camp collar, half', 80, 30),
  polo: rolled('Polo collar, half', 70, 16),
  oversized: rolled('Collar, half', 110, 34),
  wing: band('Wing collar stand', 50, false),
  'peter-pan': flat('Peter Pan collar', evenly(60)),
  chelsea: flat('Flat pointed collar', evenly(75)),
  sailor: flat('Sailor collar', squared),
  ruffle,
  bow,
};

export const canCollar = (collar: Collar | null): boolean => collar !== null && collar in MAKERS;

/** What a collar differs in from its name where the neck that it lies on is round. */
export const collarNote = (collar: Collar | null): string | null =>
  collar === 'sailor'
    ? 'The sailor collar lies on a round neck in this draft: for its V, cut the fronts down to the second button and trace the collar from there.'
    : null;

export function addCollar(collar: Collar | null, site: NeckSite): Alteration {
  return (pieces, _, sa) => {
    const neck = neckLength(pieces, site);
    const make = collar && MAKERS[collar];
    if (neck === 0 || !make) return pieces;
    const shows = [`collar=${collar}`];
    return [...pieces, ...make(pieces, neck, site, sa).map((p) => ({ ...p, shows }))];
  };
}

/** Heights of collar bands cut double, mm. */
export const HIGH_NECKS: Readonly<Partial<Record<Neckline, number>>> = { turtleneck: 190, 'mock-neck': 60, funnel: 90 };

export const neckBand = (title: string, height: number, site: NeckSite): Alteration => {
  const make = band(title, height, true);
  return (pieces, _, sa) => {
    const neck = neckLength(pieces, site);
    return neck > 0 ? [...pieces, ...make(pieces, neck, site, sa)] : pieces;
  };
};
