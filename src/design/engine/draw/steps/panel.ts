import { add, distance, lerp, mul, radians, sub, towards, xy, type Point } from '../../geometry/point.js';
import { area, contains, divide, lengthOf, pointAt } from '../../geometry/polyline.js';
import { shortName } from '../../make/construction/index.js';
import { stretchLine, type EdgeSummary, type Pattern, type Seam } from '../../make/pattern/index.js';
import { centre, laidOn, type Laid } from './fit.js';
import { clipBy, type Window } from './clip.js';

type Piece = Pattern['drafted'][number];

/** `right` and `wrong` are sides of the cloth, filled; the others are lines. */
export type Look = 'right' | 'wrong' | 'cut' | 'fold' | 'edge' | 'stitch' | 'tie';

export interface Shape {
  look: Look;
  line: Point[];
}

/** One picture of a step: which pieces are laid how, and where they are stitched. mm, y downwards. */
export interface Panel {
  shapes: Shape[];
  labels: { of: Point[]; text: string }[];
  caption: string;
  window: Window;
  /** what it shows */
  seams: Seam[];
}

/** A seam with the lines that meet. */
interface Drawn {
  seam: Seam;
  a: Point[];
  b: Point[];
  first: Piece;
  second: Piece;
}

/** Two pieces that meet over less than this share of the longest seam of the step, as where side seams do not quite meet, are not drawn. */
const CRUMB = 0.2;

/** Lines that come no farther apart lie on each other: mm, and as a share of the seam. */
const OFF_MM = 4;
const OFF_SHARE = 0.02;

const isOn = ({ off }: Laid, line: readonly Point[]): boolean => off <= Math.max(OFF_MM, OFF_SHARE * lengthOf(line));

/**
 * The pictures of a step, one for two pieces that meet: laid right sides together where their edges lie on each other, else
 * beside each other with the edges that meet marked.
 */
export function panelsOf(seams: readonly Seam[], pieces: readonly Piece[], edges: readonly EdgeSummary[]): Panel[] {
  const drawn = seams.flatMap((seam): Drawn[] => {
    const [a, b] = [seam.a, seam.b].map((side) => stretchLine(side, pieces, edges));
    return a && b ? [{ seam, a: a.line, b: b.line, first: a.piece, second: b.piece }] : [];
  });
  const groups = new Map<string, Drawn[]>();
  for (const each of unmirrored(drawn)) {
    const key = `${each.first.id} ${each.second.id} ${each.seam.kind === 'dart' || isTurned(each)}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  const lengths = [...groups.values()].map((group) => group.reduce((sum, { a }) => sum + lengthOf(a), 0));
  return [...groups.values()].filter((_, i) => lengths[i] >= CRUMB * Math.max(...lengths)).flatMap(panelsOfPair);
}

/** The same edges on the other half of the garment are not drawn again. */
const unmirrored = (drawn: readonly Drawn[]): Drawn[] =>
  [
    ...new Map(
      drawn
        .toReversed()
        .map((d) => [`${d.seam.a.piece} ${d.seam.a.edge} ${d.seam.b.piece} ${d.seam.b.edge}`, d] as const),
    ).values(),
  ].toReversed();

/** Whether the pieces meet as drafted and mirrored: laid right sides together they then lie the same way round. */
const isTurned = ({ seam }: Drawn): boolean => seam.copies[0][0] !== seam.copies[0][1];

function panelsOfPair(pair: Drawn[]): Panel[] {
  const group = pair.map(smallerSecond);
  const [longest] = group.toSorted((p, q) => lengthOf(q.a) - lengthOf(p.a));
  if (longest.seam.kind === 'dart') return [dartPanel(group)];
  if (longest.first === longest.second && longest.seam.a.edge !== longest.seam.b.edge)
    return group.flatMap(foldedPanel);
  const laid = laidOn(longest.b, longest.a, !isTurned(longest));
  const lies = group.every(({ a, b }) => isOn(onto(b, a, laid), a));
  return [lies ? togetherPanel(group, laid) : apartPanel(group, longest)];
}

/** The smaller piece lies on top. */
const smallerSecond = (d: Drawn): Drawn =>
  area(outlineOf(d.first)) >= area(outlineOf(d.second))
    ? d
    : { ...d, a: d.b, b: d.a, first: d.second, second: d.first };

/** How far a line comes to lie from another when it is laid as the whole piece is. */
const onto = (line: Point[], target: readonly Point[], laid: Laid): Laid => ({
  ...laid,
  off: Math.max(...[0, 0.25, 0.5, 0.75, 1].map((t) => distance(laid.at(pointAt(line, t)), pointAt(target, t)))),
});

const outlineOf = ({ cutLoop, loop }: Piece): Point[] => cutLoop ?? loop;

function clothOf(piece: Piece, side: 'right' | 'wrong', at: (p: Point) => Point = (p) => p): Shape[] {
  const line = outlineOf(piece).map(at);
  return [
    { look: side, line },
    { look: 'cut', line },
    ...(piece.fold ? [{ look: 'fold' as const, line: piece.fold.map(at) }] : []),
  ];
}

/** How far the lower layer looks out at the seam, as a share of what is shown. */
const PEEP = 0.025;

/** Right sides together: the one above shows its wrong side, the one below looks out a little, to be seen. */
function togetherPanel(fits: readonly Drawn[], laid: Laid): Panel {
  const [{ first, second }] = fits;
  const lines = fits.map(({ a }) => a);
  const above = outlineOf(second).map(laid.at);
  const window = around(lines.flat(), 0.9, [...outlineOf(first), ...above]);
  const peep = mul(towards(centre(above), centre(lines[0])), PEEP * Math.max(window.width, window.height));
  return {
    shapes: [
      ...clothOf(first, 'right', (p) => add(p, peep)),
      ...clothOf(second, 'wrong', laid.at),
      ...lines.map((line): Shape => ({ look: 'stitch', line })),
    ],
    labels: [],
    caption: first === second ? `Both of ${nameOf(first)}` : `${nameOf(second)} on ${nameOf(first)}`,
    window: wider(window, peep),
    seams: fits.map(({ seam }) => seam),
  };
}

/** With room for what looks out. */
const wider = ({ x, y, width, height }: Window, by: Point): Window => ({
  x: x + Math.min(0, by.x),
  y: y + Math.min(0, by.y),
  width: width + Math.abs(by.x),
  height: height + Math.abs(by.y),
});

const nameOf = ({ title }: Piece): string => shortName(title);

const WAYS: Partial<Record<Seam['kind'], string>> = {
  ease: ', eased in',
  gather: ', gathered',
  stretch: ', stretched',
  pleat: ', laid in pleats',
};

/** Beside each other, right sides up, the edges that meet marked: for seams that do not lie flat. */
function apartPanel(group: readonly Drawn[], { a, b, first, second, seam }: Drawn): Panel {
  const laid = laidOn(b, a, seam.copies[0][0] !== seam.copies[0][1]);
  const shift = parting(a, first, outlineOf(second).map(laid.at), b.map(laid.at));
  const at = (p: Point): Point => add(laid.at(p), shift);
  const ends = group.flatMap((d) => [0.08, 0.92].map((t) => [pointAt(d.a, t), at(pointAt(d.b, t))]));
  const lines = group.flatMap((d) => [d.a, d.b.map(at)]);
  const [own, other] = [outlineOf(first), outlineOf(second).map(at)];
  const named = (seam.a.piece === first.id ? [first, second] : [second, first]).map(nameOf); // what is eased or stretched first
  return {
    shapes: [
      ...clothOf(first, 'right'),
      ...clothOf(second, 'right', at),
      ...lines.map((line): Shape => ({ look: 'edge', line })),
      ...ends.map((line): Shape => ({ look: 'tie', line })),
    ],
    labels: [
      { of: own, text: nameOf(first) },
      { of: other, text: nameOf(second) },
    ],
    caption: `${named.join(' to ')}${WAYS[seam.kind] ?? ''}`,
    window: around(lines.flat(), 0.6, [...own, ...other]),
    seams: group.map((d) => d.seam),
  };
}

/** How far the second piece is moved off the first so that neither covers the other, square to the seam. */
function parting(a: readonly Point[], first: Piece, laid: readonly Point[], line: readonly Point[]): Point {
  const way = towards(a[0], a[a.length - 1]);
  const across = xy(-way.y, way.x);
  const side = sub(centre(laid), centre(outlineOf(first)));
  const out = side.x * across.x + side.y * across.y > 0 ? across : mul(across, -1);
  const step = lengthOf(a) * 0.06;
  const own = outlineOf(first);
  for (let i = 3; i < 40; i++) {
    const by = mul(out, step * i);
    const moved = laid.map((p) => add(p, by));
    const covers =
      divide(moved, 80).some((p) => contains(own, p)) ||
      divide(
        line.map((p) => add(p, by)),
        12,
      ).some((p) => contains(own, p)) ||
      divide(own, 80).some((p) => contains(moved, p));
    if (!covers) return mul(out, step * (i + 1));
  }
  return mul(out, step * 3);
}

/** One piece, two of its edges: folded right sides together where they lie on each other, else marked. */
function foldedPanel({ seam, a, b, first }: Drawn): Panel[] {
  const laid = laidOn(b, a, true);
  const outline = outlineOf(first);
  if (!isOn(laid, a)) return [];
  const [own, other] = [pointAt(a, 0.5), pointAt(b, 0.5)];
  const through = lerp(other, laid.at(other));
  const tilt = radians(90 + laid.angle / 2);
  const way = xy(Math.cos(tilt), Math.sin(tilt));
  const beside = (p: Point): number => (p.x - through.x) * way.y - (p.y - through.y) * way.x;
  const sign = Math.sign(beside(own)) || 1;
  const under = clipBy(outline, (p) => sign * beside(p));
  const above = clipBy(outline, (p) => -sign * beside(p)).map(laid.at);
  const folds = under.filter((p) => Math.abs(beside(p)) < 0.5);
  if (folds.length < 2 || above.length < 3) return [];
  const whole = boxOf([...under, ...above]);
  const peep = mul(towards(centre(above), own), PEEP * Math.max(whole.width, whole.height));
  const below = under.map((p) => add(p, peep));
  return [
    {
      shapes: [
        { look: 'right', line: below },
        { look: 'cut', line: [...below, below[0]] },
        { look: 'wrong', line: above },
        { look: 'cut', line: [...above, above[0]] },
        { look: 'fold', line: farthest(folds) },
        { look: 'stitch', line: a },
      ],
      labels: [],
      caption: `${nameOf(first)}, folded`,
      window: shortened(wider(whole, peep), a[0]),
      seams: [seam],
    },
  ];
}

const farthest = (points: readonly Point[]): Point[] => {
  const from = points[0];
  const to = points.reduce((best, p) => (distance(from, p) > distance(from, best) ? p : best), from);
  return [from, to];
};

/** Seen from the wrong side, where darts are sewn. */
function dartPanel(group: readonly Drawn[]): Panel {
  const [{ first }] = group;
  const over = (p: Point): Point => xy(-p.x, p.y);
  const legs = group.flatMap(({ a, b }) => [a.map(over), b.map(over)]);
  return {
    shapes: [...clothOf(first, 'wrong', over), ...legs.map((line): Shape => ({ look: 'stitch', line }))],
    labels: [],
    caption: `${nameOf(first)}: ${group.length > 1 ? 'darts' : 'dart'}, leg on leg`,
    window: around(legs.flat(), 0.8, outlineOf(first).map(over)),
    seams: group.map(({ seam }) => seam),
  };
}

export function boxOf(points: readonly Point[]): Window {
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Least width of what is shown, mm. */
const LEAST_MM = 160;

/** The seam with as much around it as tells where it is, at most the whole pieces. @param share of the seam's size on each side */
function around(line: readonly Point[], share: number, whole: readonly Point[]): Window {
  const [seam, all] = [boxOf(line), boxOf(whole)];
  const size = Math.max(seam.width, seam.height);
  const air = Math.max(share * size, (LEAST_MM - size) / 2);
  const [left, top] = [Math.max(all.x, seam.x - air), Math.max(all.y, seam.y - air)];
  const right = Math.min(all.x + all.width, seam.x + seam.width + air);
  const bottom = Math.min(all.y + all.height, seam.y + seam.height + air);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Longer than this many times its width, only one end is shown. */
const LONG = 5;

function shortened({ x, y, width, height }: Window, near: Point): Window {
  if (width > LONG * height)
    return { x: near.x > x + width / 2 ? x + width - LONG * height : x, y, width: LONG * height, height };
  if (height > LONG * width)
    return { x, y: near.y > y + height / 2 ? y + height - LONG * width : y, width, height: LONG * width };
  return { x, y, width, height };
}
