import { flatten, type Op } from '../../../geometry/path.js';
import { type Point, xy } from '../../../geometry/point.js';
import { contains } from '../../../geometry/polyline.js';
import { hasBadge } from '../../../cut/badge.js';
import { decoratingRows } from '../../../cut/buttons.js';
import type { Cut } from '../../../cut/cut.js';
import type { Detail, MotifPlace } from '../../../garments/spec.js';
import { drawsMotif } from '../../../motifs/drawings.js';
import { isPlaced } from '../../../motifs/is-placed.js';
import { figureOf, type Figure } from '../figure.js';
import type { Pen } from '../pen/pen.js';
import { curve, line, mirror, shut, through } from '../pen/paths.js';
import { inksOf, type Tones } from '../cloth/tone.js';
import {
  bow,
  cutOut,
  drape,
  epaulettes,
  braces,
  knot,
  on,
  openBack,
  stormFlap,
  train,
  type Site,
} from './decor-pieces.js';
import { sash } from './sash.js';
import { drawTrims } from './trims.js';
import type { View } from '../garments/upper.js';
import { figureHints } from '../cloth/weave-motifs.js';
import { flower } from '../cloth/weave-shapes.js';

const LOWER: ReadonlySet<string> = new Set(['trousers', 'shorts', 'skirt']);
const OTHER: ReadonlySet<string> = new Set(['accessory', 'bag', 'headwear', 'swimwear', 'underwear']);

/** Decoration and construction named in the details, over the finished drawing. */
export function drawDecor(pen: Pen, spec: Cut, view: View, tones: Tones): void {
  const details: Detail[] = [...new Set([...spec.details, ...hemDetails(spec)])];
  const placed = isPlaced(spec) || spec.print === 'letters';
  if (details.length === 0 && !placed) return;
  drawTrims(pen, spec.details);
  drawTrims(pen, hemDetails(spec), ['hem']);
  const upper =
    !LOWER.has(spec.category) &&
    !OTHER.has(spec.category) &&
    !['trousers', 'jeans', 'skirt', 'shorts'].includes(spec.garment);
  const site: Site = { pen, spec, view, tones, f: figureOf(spec), upper, bounds: pen.bounds() };
  for (const d of details) DRAWN[d]?.(site);
  if (placed && view === (spec.motif_place === 'back' ? 'back' : 'front')) chestPrint(site);
}

/** Details that a hem's word stands for. */
function hemDetails({ hem }: Cut): Detail[] {
  if (hem === 'fringed') return ['fringe'];
  if (hem === 'raw') return ['frayed'];
  return hem === 'ruffled' ? ['ruffles'] : [];
}

/** Where a graphic or a word is printed. */
function chestPrint({ pen, f, upper, spec, bounds }: Site): void {
  const y = upper ? f.armY + 4 : (bounds.minY + bounds.maxY) / 2;
  if (spec.print === 'graphic' && drawsMotif(spec.motif)) {
    const inks = inksOf(spec);
    for (const h of figureHints(spec.motif ?? '', xy(0, y), 7.5, inks, pen.tone))
      pen.tint(h.ops, h.colour, h.solid ? 0 : h.width);
    pen.name('decoration', xy(4, y));
    return;
  }
  pen.ink(shut(line(xy(-8, y - 7), xy(8, y - 7), xy(8, y + 8), xy(-8, y + 8))), 'stitch');
  if (spec.print === 'letters')
    for (const dx of [-5, -1.7, 1.7, 5])
      pen.ink(line(xy(dx - 1, y + 2.4), xy(dx, y - 2.4), xy(dx + 1, y + 2.4)), 'seam');
  else {
    pen.dot(xy(0, y - 1), 4, 'detail', '#ffffff');
    pen.ink(line(xy(-6, y + 5.4), xy(6, y + 5.4)), 'seam');
  }
  pen.name('decoration', xy(4, y));
}

/** Only what lies on the cloth. */
function laid(site: Site, ops: Op[], at: Point, weight: 'seam' | 'detail' | 'soft' | 'stitch', paired = true): void {
  if (!on(site, at)) return;
  site.pen.name('decoration', at);
  site.pen.ink(ops, weight);
  if (paired) site.pen.ink(mirror(ops), weight);
}

const sprayAt = (x: number, y: number, k: number): Op[] => [
  ...flower(xy(x, y), 2.1 * k),
  ...flower(xy(x + 3.6 * k, y - 2.6 * k), 1.4 * k, 30),
  ...flower(xy(x - 3.2 * k, y + 2.8 * k), 1.2 * k, 50),
  ...curve(xy(x - 4.4 * k, y + 4.4 * k), xy(x - 2 * k, y + 3 * k), xy(x + k, y - k), xy(x + 4.4 * k, y - 3.6 * k)),
  ...curve(
    xy(x + k, y + 1.6 * k),
    xy(x + 3 * k, y + 1.4 * k),
    xy(x + 3.4 * k, y + 3 * k),
    xy(x + 2.4 * k, y + 3.6 * k),
  ),
];

/** A shield with a bar across it, on the wearer's left breast. */
function badge(site: Site): void {
  const { spec, view, f } = site;
  if (view !== 'front' || !hasBadge(spec)) return;
  const { x, y } = xy(f.chest * 0.5, f.armY - 1);
  const shield = [
    ...line(xy(x - 3, y - 3.6), xy(x + 3, y - 3.6), xy(x + 3, y)),
    ...curve(xy(x + 3, y), xy(x + 2.6, y + 2.6), xy(x + 1, y + 3.8), xy(x, y + 4.4)).slice(1),
    ...curve(xy(x, y + 4.4), xy(x - 1, y + 3.8), xy(x - 2.6, y + 2.6), xy(x - 3, y)).slice(1),
  ];
  site.pen.ink(shut(shield), 'seam', '#ffffff');
  site.pen.ink(line(xy(x - 3, y - 0.6), xy(x + 3, y - 0.6)), 'detail');
  site.pen.name('decoration', xy(x, y));
}

/** On the back as large as a back bears, on sleeves along their middle. */
function embroideredAt(site: Site, place: MotifPlace): void {
  const { f, pen, spec, view } = site;
  if (place === 'sleeves') return sleeveSprays(site);
  if (view !== 'back') return;
  const at = xy(0, Math.min(f.armY + 5, (site.bounds.minY + site.bounds.maxY) / 2));
  if (!drawsMotif(spec.motif)) return laid(site, sprayAt(at.x, at.y, 2.4), at, 'detail', false);
  for (const h of figureHints(spec.motif ?? '', at, 8.5, inksOf(spec), pen.tone))
    pen.tint(h.ops, h.colour, h.solid ? 0 : h.width);
  pen.name('decoration', at);
}

function sleeveSprays(site: Site): void {
  const { f, pen } = site;
  const run = pen.edges.find((e) => e.kind === 'sleeve');
  const end = run === undefined ? null : flattenTop(run.ops)[0];
  if (end === null || end.x < f.shoulder + 2) return;
  for (const k of [0.3, 0.55, 0.8]) {
    const at = xy(f.shoulder + (end.x - f.shoulder) * k - 4, f.shoulderDrop + 2 + (end.y - f.shoulderDrop) * k);
    laid(site, sprayAt(at.x, at.y, 0.7), at, 'detail');
  }
}

function embroidery(site: Site): void {
  if (hasBadge(site.spec)) return;
  const { f, upper, bounds } = site;
  if (upper && site.spec.motif_place) return embroideredAt(site, site.spec.motif_place);
  if (upper) laid(site, sprayAt(f.chest * 0.45, f.armY * 0.78, 1), xy(f.chest * 0.45, f.armY * 0.78), 'detail');
  if (upper && bounds.maxY < f.hipY + 25) return;
  const y = bounds.maxY - 9;
  for (const x of [5, 16, 27]) laid(site, sprayAt(x, y, 0.9), xy(x + 3, y), 'detail');
}

const rows =
  (from: (f: Figure) => number, to: (f: Figure) => number, gap: number) =>
  (site: Site): void => {
    if (!site.upper) return;
    const { f, pen } = site;
    for (let y = from(f), i = 0; y < Math.min(to(f), site.bounds.maxY - 3); y += gap, i++) {
      const half = f.chest * 0.94;
      const points = Array.from({ length: 25 }, (_, k) =>
        xy((k / 12 - 1) * half, y + (k % 2 === i % 2 ? 0.35 : -0.35)),
      );
      const kept = points.filter((p) => pen.pieces.some((piece) => contains(piece, p)));
      if (kept.length > 4) pen.ink(line(...kept), 'soft');
    }
    pen.name('gathers', xy(f.chest * 0.4, from(f) + 2));
  };

function seamsDown(site: Site): void {
  const { bounds, upper, f } = site;
  const top = upper ? f.armY + 2 : bounds.minY + 5;
  for (const k of [0.32, 0.66]) {
    const [a, b] = [xy((upper ? f.chest : f.waist) * k, top), xy(bounds.maxX * (upper ? 0.7 : 1) * k, bounds.maxY - 1)];
    const waist = xy(f.waist * k, upper ? f.waistY : top + 4);
    if (on(site, waist)) laid(site, bounds.maxY > f.waistY + 6 ? through([a, waist, b], 1) : line(a, b), waist, 'seam');
  }
}

function godets(site: Site): void {
  const { bounds } = site;
  for (const k of [0.2, 0.55, 0.88]) {
    const [x, y] = [bounds.maxX * k * 0.9, bounds.maxY - 1.2];
    const apex = xy(x * 0.92, y - 22);
    laid(site, line(xy(x - 3.6, y), apex, xy(x + 3.6, y)), xy(x, y - 4), 'seam');
    laid(site, line(xy(x, y), xy(apex.x, apex.y + 7)), xy(x, y - 4), 'soft');
  }
}

const shoulderPads = ({ pen, f, upper }: Site): void => {
  if (upper)
    pen.pair(
      curve(xy(f.shoulder * 0.55, 3), xy(f.shoulder * 0.6, 9), xy(f.shoulder * 0.86, 11), xy(f.shoulder - 0.6, 9.4)),
      'stitch',
    );
};
const corsetry = (site: Site): void => {
  const { f, upper, spec } = site;
  if (!upper || spec.garment === 'corset') return;
  for (const k of [0.2, 0.45, 0.7]) {
    const top = xy(f.chest * k, f.armY + 3);
    const low = xy(f.waist * k, Math.min(f.waistY, site.bounds.maxY - 2));
    laid(site, line(top, low), top, 'seam');
    laid(site, line(xy(top.x + 1, top.y), xy(low.x + 1, low.y)), top, 'stitch');
  }
};
const drawcord = (site: Site): void => {
  const { pen, bounds } = site;
  const y = bounds.maxY - 3;
  pen.pair(line(xy(0, y), xy(bounds.maxX * 0.42, y - 0.2)), 'stitch');
  pen.pair(through([xy(2, y), xy(3.4, y + 3), xy(2.8, y + 7)], 1), 'seam');
  pen.name('drawcord', xy(3, y + 4));
};
const placket = ({ pen, f, upper, view, tones }: Site): void => {
  if (view === 'front' && pen.fastens()) return;
  if (!upper || view === 'back') return;
  pen.ink(shut(line(xy(-1.6, 8.4), xy(1.6, 8.4), xy(1.6, 24), xy(-1.6, 24))), 'seam', tones.base);
  for (let i = 0; i < 3; i++) pen.button(xy(0, 11.4 + i * 5), 0.6);
  pen.name('placket', xy(1.6, f.armY * 0.7));
};
const decorButtons = ({ pen, spec, f, upper, view }: Site): void => {
  const rows = decoratingRows(spec);
  if (view === 'back' || rows === 'none') return;
  const [x, y] = [upper ? f.chest * 0.4 : 5, upper ? f.armY : 8];
  for (let i = 0; i < 4; i++)
    for (const at of rows === 'middle' ? [0] : [x, -x]) pen.closingButton(xy(at, y + i * 5.4), 0.7);
};
const lining = ({ pen, f, upper, view }: Site): void => {
  if (!upper) return;
  for (let i = -3; i <= 3; i++)
    pen.ink(
      line(xy(i * 1.7 - 0.8, view === 'front' ? 0.8 : 3.8), xy(i * 1.7 + 0.8, view === 'front' ? 2.4 : 5.2)),
      'soft',
    );
  if (f.hemY > 0) pen.name('decoration', xy(4, 2));
};
/** Two rows of stitches beside every edge that no collar or hood covers. */
const storied = ({ pen, spec, bounds }: Site): void => {
  const covered = spec.collar !== null || spec.hood !== null || spec.lapel !== null;
  for (const edge of pen.edges.filter(({ kind }) => kind !== 'neck' || !covered))
    for (const up of edge.kind === 'neck' ? [-0.7, -1.4] : [0.5, 2]) {
      const row = line(
        ...flatten(edge.ops)
          .flat()
          .map((p) => xy(p.x, p.y - up)),
      );
      pen.ink(row, 'stitch');
      if (edge.paired) pen.ink(mirror(row), 'stitch');
    }
  if (bounds.maxX > 0 && pen.edges.length > 0) pen.name('decoration', flattenTop(pen.edges[0].ops)[0]);
};
const flattenTop = (ops: readonly Op[]): Point[] => ops.filter((op) => op.type !== 'close').map((op) => op.to);

/** Where pockets tear: at the ends of jeans' mouths, at the corners of a jacket's pockets. */
function rivets({ pen, view, f, upper, bounds }: Site): void {
  const lower = bounds.minY + 4.8;
  const front = [xy(10.2, lower), xy(17.4, lower + 7.4), xy(12.6, lower + 3.6)];
  const back = [xy(5.2, lower + 11.2), xy(16.4, lower + 11.2)];
  const chest = [xy(f.chest * 0.28, f.armY + 1), xy(f.chest * 0.72, f.armY + 1)];
  const at = upper ? (view === 'front' ? chest : []) : view === 'front' ? front : back;
  for (const { x, y } of at) for (const s of [1, -1]) pen.dot(xy(s * x, y), 0.38, 'detail', '#c08a5a');
}

/** Marks no further than this from an edge would reach over it, cm. */
const MARK = 3;

const scattered =
  (make: (x: number, y: number, i: number) => Op[], weight: 'seam' | 'detail' | 'soft') =>
  (site: Site): void => {
    const { bounds } = site;
    const spots = [
      [0.22, 0.3],
      [0.3, 0.55],
      [0.16, 0.75],
      [0.4, 0.86],
      [-0.25, 0.42],
      [-0.3, 0.7],
    ];
    spots.forEach(([u, v], i) => {
      const at = xy(bounds.maxX * u * 1.4, bounds.minY + (bounds.maxY - bounds.minY) * v);
      const whole = on(site, xy(at.x - MARK, at.y)) && on(site, xy(at.x + MARK, at.y));
      if (whole) laid(site, make(at.x, at.y, i), at, weight, false);
    });
  };

const sleeveStripes = (site: Site): void => {
  const { f, pen, upper } = site;
  if (!upper) return;
  const run = pen.edges.find((e) => e.kind === 'sleeve');
  const end = run === undefined ? null : flattenTop(run.ops)[0];
  if (end === null || end.x < f.shoulder + 4) return;
  for (const d of [1.6, 3.2, 4.2])
    pen.pair(line(xy(f.shoulder - d * 0.4, f.shoulderDrop + 3 + d * 0.7), xy(end.x - d, end.y - 1)), 'seam');
};
const bands = (site: Site): void => {
  const { f, upper, bounds } = site;
  const ys = upper
    ? [f.armY + 8, f.armY + 12]
    : [bounds.minY + (bounds.maxY - bounds.minY) * 0.62, bounds.minY + (bounds.maxY - bounds.minY) * 0.66];
  for (const y of ys)
    for (let x = 0.6; x < bounds.maxX; x += 1.1) laid(site, line(xy(x, y), xy(x + 0.8, y)), xy(x + 0.4, y), 'seam');
};
const worn = scattered(
  (x, y) => [0, 0.9, 1.8].flatMap((d) => line(xy(x - 2 + d * 0.2, y + d), xy(x + 2.2 - d * 0.3, y + d + 0.1))),
  'detail',
);

/** Height of the bands of skirts and trousers, in which a belt lies. */
const WAISTBAND_CM = 4;

/** A belt on what its own drawing gives none: knits, waistcoats, shirts. */
function looseBelt({ pen, spec, view, f, upper, tones }: Site): void {
  const y = upper ? Math.min(f.waistY, f.hemY - 4) : WAISTBAND_CM / 2;
  if (!pen.has('belt')) sash(pen, spec, widthAt(pen, y) + 0.2, y, false, view, tones);
}

/** Half the width of the body at a height: the widest outline that crosses the middle. */
function widthAt(pen: Pen, y: number): number {
  const bodies = pen.pieces.filter(
    (loop) => Math.min(...loop.map((p) => p.x)) < -4 && Math.max(...loop.map((p) => p.x)) > 4,
  );
  const across = bodies.flatMap((loop) =>
    loop.flatMap((a, i) => {
      const b = loop[(i + 1) % loop.length];
      return (a.y - y) * (b.y - y) > 0 || a.y === b.y ? [] : [Math.abs(a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y))];
    }),
  );
  return across.length > 0 ? Math.max(...across) : 0;
}

const DRAWN: Readonly<Partial<Record<Detail, (site: Site) => void>>> = {
  belt: looseBelt,
  embroidery,
  applique: badge,
  smocking: rows(
    (f) => f.armY - 4,
    (f) => f.waistY - 6,
    1.5,
  ),
  ruching: rows(
    (f) => f.armY,
    (f) => f.hipY,
    2.6,
  ),
  'cut-out': cutOut,
  train,
  suspenders: braces,
  'storm-flap': stormFlap,
  epaulettes,
  bow,
  knots: knot,
  drape,
  panels: seamsDown,
  godets,
  'open-back': openBack,
  'shoulder-pads': shoulderPads,
  corsetry,
  drawcord,
  placket,
  'buttons-decorative': decorButtons,
  lining,
  topstitching: storied,
  'contrast-stitching': storied,
  'side-stripes': sleeveStripes,
  'reflective-trim': bands,
  distressed: worn,
  washed: scattered(
    (x, y) => through([xy(x - 3, y), xy(x, y - 3.4), xy(x + 3, y), xy(x, y + 3.4), xy(x - 3, y)], 1),
    'soft',
  ),
  rivets,
  asymmetry: ({ pen, spec, f, upper, view, bounds }) => {
    if (spec.variant === 'biker jacket') return;
    if (upper && view === 'front')
      pen.ink(line(xy(f.neck + 5, 8), xy(f.neck + 2, f.armY), xy(2, bounds.maxY - 1)), 'outline');
    else if (!upper) pen.ink(line(xy(f.waist * 0.4, bounds.minY + 5), xy(-f.waist * 0.2, bounds.maxY - 1)), 'seam');
  },
  peplum: ({ pen, f, upper }) => {
    if (upper)
      pen.pair(
        curve(
          xy(0, f.waistY + 0.6),
          xy(f.waist * 0.5, f.waistY + 0.6),
          xy(f.waist * 0.8, f.waistY + 0.2),
          xy(f.waist, f.waistY),
        ),
        'seam',
      );
    for (const k of [0.3, 0.6, 0.85])
      if (upper) pen.pair(line(xy(f.waist * k, f.waistY + 1), xy(f.hip * k * 1.06, f.waistY + 13)), 'soft');
  },
  thumbholes: (site) => {
    const run = site.pen.edges.find((e) => e.kind === 'sleeve');
    if (run === undefined) return;
    const points = flattenTop(run.ops);
    const p = points[points.length - 1];
    const slot = shut(
      line(xy(p.x + 0.8, p.y - 4.6), xy(p.x + 1.5, p.y - 4.8), xy(p.x + 2.2, p.y - 2.2), xy(p.x + 1.5, p.y - 2)),
    );
    site.pen.ink(slot, 'detail', '#ffffff');
    site.pen.ink(mirror(slot), 'detail', '#ffffff');
  },
};
