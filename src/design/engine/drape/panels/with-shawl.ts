import { add, angleOf, rotate, sub, towards, type Point } from '../../geometry/point.js';
import { crossing, lengthOf, nearestOn, slice } from '../../geometry/polyline.js';
import { close } from '../../make/pattern/pieces/loops.js';
import type { Piece } from '../../make/pattern/pieces/piece.js';
import { roleOf } from '../../make/pattern/pieces/roles.js';
import { between } from '../../make/pattern/seams/edges.js';
import type { EdgeSummary } from '../../make/pattern/seams/graph.js';
import type { Seam, SeamSide } from '../../make/pattern/seams/joins.js';
import type { Pattern } from '../../make/pattern/types.js';
import { lapelNames } from './lapels.js';
import { recut, sewn, startAnew } from './recut.js';

type Sewn = Pick<Pattern, 'drafted' | 'seams' | 'edges'>;

/** The seam by which a shawl collar that is cut in one with its front meets the back's neck. */
const ON_BACK_NECK = 'Shawl collar to back neck';
/** The part of it behind the neck, as it is worn. */
export const SHAWL = 'own.shawlCollar';
const GORGE = 'Shawl collar to lapel';
/** So much further than square to the neck edge the seam runs forwards, as a notched lapel's does, degrees. */
const FORWARDS = 50;
/** No collar is as high, mm. */
const FAR = 400;

/**
 * A front whose lapel goes on as a shawl collar, as a front with a lapel and a collar: they are parted at the neck point, square to the
 * neck edge. A lapel rolls over a line that is straight, and the collar behind the neck on another.
 */
export function withShawl(pattern: Sewn): Sewn {
  const neck = pattern.seams.find(({ name }) => name === ON_BACK_NECK)?.a;
  const front = neck && pattern.drafted.find(({ id }) => id === neck.piece);
  const names = front && lapelNames(front);
  if (!neck || !front || !names) return pattern;
  const own = pattern.edges.filter(({ piece }) => piece === front.id);
  const [first] = own.flatMap(({ id }, i) => (id === neck.edge ? [i] : []));
  const site = siteOf(
    front,
    [0, 1, 2].map((k) => own[(first + k) % own.length]),
  );
  return site ? parted(pattern, front, site, names) : pattern;
}

/** The facing of fronts: what is seen of them where they are turned over. */
export const facingOf = (pieces: readonly Piece[]): Piece | undefined =>
  pieces.find((piece) => roleOf({ ...piece, name: piece.title }) === 'facing' && /front/i.test(piece.title));

interface Site {
  /** neck edge, centre back and outer edge, in the way of the piece's line */
  edges: readonly EdgeSummary[];
  lines: readonly Point[][];
  /** where the seam between lapel and collar begins, and ends on the outer edge, and how far along that */
  neck: Point;
  notch: Point;
  along: number;
}

function siteOf({ loop }: Piece, edges: readonly EdgeSummary[]): Site | null {
  const lines = edges.map(({ start_mm = 0, length_mm }) => between(loop, start_mm, start_mm + length_mm));
  const [neckEdge, , outer] = lines;
  const [neck, centre] = [neckEdge[0], neckEdge[neckEdge.length - 1]];
  const on = towards(neck, centre);
  const far = [1, -1].map((way) => add(neck, rotate(on, way * (90 + FORWARDS)), FAR));
  const [notch] = far.flatMap((end) => outer.slice(1).flatMap((p, i) => crossing(outer[i], p, neck, end) ?? []));
  return notch ? { edges, lines, neck, notch, along: nearestOn(outer, notch).at } : null;
}

function parted({ drafted, seams, edges }: Sewn, front: Piece, site: Site, names: readonly string[]): Sewn {
  const [lapel, ownEdges] = lapelOf(front, edges, site, names);
  const [collar, itsEdges] = collarOf({ ...front, cuts: (facingOf(drafted) ?? front).cuts }, site);
  const gone = new Set(site.edges.map(({ id }) => `${front.id} ${id}`));
  const back = seams.find(({ name }) => name === ON_BACK_NECK);
  return {
    drafted: [...drafted.map((p) => (p === front ? lapel : p)), collar],
    edges: [...edges.filter(({ piece }) => piece !== front.id), ...ownEdges, ...itsEdges],
    seams: [
      ...seams.filter(({ a, b }) => [a, b].every((s) => !gone.has(`${s.piece} ${s.edge}`))),
      ...(back ? [{ ...back, a: { ...back.a, piece: SHAWL, edge: 'neck' } }] : []),
      gorgeOf(front, site),
    ],
  };
}

/** The front from its neck point straight to the notch, and from there on as it is drafted. */
function lapelOf(
  front: Piece,
  edges: readonly EdgeSummary[],
  site: Site,
  names: readonly string[],
): [Piece, EdgeSummary[]] {
  const [, , outer] = site.edges;
  const whole = lengthOf(front.loop);
  const end = (outer.start_mm ?? 0) + outer.length_mm;
  const start = (site.edges[0].start_mm ?? 0) + whole;
  const rest = between(front.loop, end % whole, (end % whole) + (start - end));
  const gorge = [site.neck, site.notch];
  const edge = slice(site.lines[2], site.along / outer.length_mm, 1);
  const long = lengthOf(rest);
  const own = edges.filter(({ piece, id }) => piece === front.id && site.edges.every((e) => e.id !== id));
  const [, roll] = names;
  const { shawlCentre: _, ...points } = front.points;
  return [
    {
      ...front,
      loop: close([...rest, ...gorge.slice(1), ...edge.slice(1, -1)]),
      points: { ...points, [roll]: site.neck, shawlNotch: site.notch },
    },
    [
      ...own.map((e) => ({ ...e, start_mm: startAnew(e, end, whole) })).sort((p, q) => p.start_mm - q.start_mm),
      { ...outer, id: 'gorge', start_mm: long, length_mm: lengthOf(gorge) },
      { ...outer, state: 'faced', start_mm: long + lengthOf(gorge), length_mm: outer.length_mm - site.along },
    ],
  ];
}

/** On the fold at the centre of the back. */
function collarOf(front: Piece, { edges, lines, neck, notch, along }: Site): [Piece, EdgeSummary[]] {
  const [neckLine, centre, outer] = lines;
  const laid = uprightAt(neck, centre[0]);
  const collar = {
    ...front,
    id: SHAWL,
    title: 'Shawl collar',
    cuts: front.cuts.slice(0, 1),
    on_fold: true,
    fold: [laid(centre[0]), laid(centre[centre.length - 1])] satisfies Piece['fold'],
    grain: front.grain && ([laid(front.grain[0]), laid(front.grain[1])] satisfies Piece['grain']),
    marks: [],
    points: { neckPoint: laid(neck) },
  };
  return recut(collar, [
    { id: 'neck', line: neckLine.map(laid), state: 'seamed' },
    { id: 'centre', line: centre.map(laid), state: 'folded' },
    { id: 'outer', line: slice(outer, 0, along / edges[2].length_mm).map(laid), state: 'faced' },
    { id: 'gorge', line: [notch, neck].map(laid), state: 'seamed' },
  ]);
}

/** Turned about the neck point so that the neck edge is level and the collar stands on it. */
function uprightAt(neck: Point, centre: Point): (p: Point) => Point {
  const by = -angleOf(sub(centre, neck));
  return (p) => rotate(p, by, neck);
}

function gorgeOf(front: Piece, { neck, notch }: Site): Seam {
  const long = lengthOf([neck, notch]);
  const side = (piece: string, from_mm: number): SeamSide => ({ piece, edge: 'gorge', from_mm, to_mm: long - from_mm });
  return sewn(GORGE, side(SHAWL, long), side(front.id, 0), [[1, 1], [2, 2]]); // prettier-ignore
}
