import { tieEnds } from '../parts/sash.js';
import { lerp, xy } from '../../../geometry/point.js';
import { jacketVents } from '../../../cut/jacket-vents.js';
import { isClosedCoat } from '../../../cut/closed-coat.js';
import { isBuckled } from '../../../cut/buckled.js';
import { hasHoodCord } from '../../../cut/hood-cord.js';
import { isTailoredJacket } from '../../../cut/tailored-jacket.js';
import { coversZip } from '../../../cut/zip-cover.js';
import { hasSleeveVent } from '../../../cut/cuff-buttons.js';
import { denies } from '../../../cut/denies.js';
import { hasSidePanel } from '../../../cut/side-panel.js';
import type { Cut } from '../../../cut/cut.js';
import { drawTailoredFront, drawLapels, lapelShape } from './tailored.js';
import { ROUNDED_FROM, roundFronts } from './round-fronts.js';
import { hasRoundFronts } from '../../../cut/round-fronts.js';
import { collarBack, hood, hoodBack } from '../parts/collar.js';
import type { Pocket } from '../../../garments/spec.js';
import { pocketRows, type PocketRow } from '../../../cut/pocket-rows.js';
import type { Figure } from '../figure.js';
import { inSeam, jetted, zipped } from '../parts/fastenings.js';
import { jetFlap, kangaroo, patch, pocketFlap, slash, welt, zip } from '../parts/front.js';
import { sleeveOf, type Drawer } from './garments.js';
import type { Pen } from '../pen/pen.js';
import { waistDarts } from '../parts/waist-darts.js';
import { curve, line, pointAt, shut } from '../pen/paths.js';
import { tonesOfPart, type Tones } from '../cloth/tone.js';
import { drawBody, drawClosing, drawCollar, drawDetails, drawYoke, type Upper, type View } from './upper.js';

const OPEN_NECK = 'jewel' as const;

/** Blazers and coats with lapels. */
export const drawTailored: Drawer = (pen, spec, view, tones, drafted) => {
  const long = spec.garment !== 'blazer' && spec.garment !== 'jacket';
  const full: Cut = {
    ...spec,
    collar: null,
    neckline: OPEN_NECK,
    silhouette: spec.silhouette ?? 'tailored',
  };
  const rounded = hasRoundFronts(spec);
  const raglan = spec.sleeve.type === 'raglan' || (spec.garment === 'trench-coat' && spec.sleeve.type === null);
  const sleeve = {
    ...sleeveOf(spec),
    opening: 13,
    twoPart: !raglan,
    vent: hasSleeveVent(spec),
    type: raglan ? ('raglan' as const) : spec.sleeve.type,
  };
  const u = drawBody(
    pen,
    full,
    view,
    {
      sleeve,
      neckFinish: 'faced',
      hem: rounded && view === 'front' ? 'open' : 'none',
      extra: long ? 2.6 : 0.8,
      flare: long ? 5 : 0,
      drafted,
    },
    tones,
  );
  if (view === 'back') return tailoredBack(pen, spec, u, long, tones);
  drawYoke(pen, spec, 'front', u);
  if (!long) frontDart(pen, u);
  if (hasSidePanel(spec)) sidePanel(pen, u);
  drawPockets(pen, spec, u, long, tones);
  const lapel = lapelShape(spec, u.f);
  drawLapels(pen, u.f, lapel, tones);
  if (rounded) roundFronts(pen, u.t.hem, u.hemY, lapel.overlap);
  drawTailoredFront(pen, u.f, lapel, rounded ? u.hemY - ROUNDED_FROM : u.hemY, {
    long,
    closure: spec.closure,
    buttons: spec.opening?.count ?? 0,
  });
  drawBelt(pen, spec, u, 'front', tones);
  if (spec.garment === 'trench-coat' && !denies(spec, 'epaulettes')) trench(pen, u, tones);
  if (spec.hood)
    pen.pair(curve(xy(u.f.neck, -2.6), xy(u.f.neck + 6, -4), xy(u.f.neck + 7, 2), xy(u.f.neck + 4, 4)), 'seam');
};

function frontDart(pen: Pen, { f, hemY }: Upper): void {
  if (pen.lacks('dart')) return;
  pen.name('dart', xy(f.waist * 0.5, f.waistY - 4));
  const [waist, end] = [f.waistY, f.waistY + 11].map((y) => Math.min(y, hemY - 0.4));
  pen.pair(line(xy(f.chest * 0.5, f.armY + 5), xy(f.waist * 0.5, waist), xy(f.waist * 0.51, end)), 'seam');
}

/** Whether a seam of the body goes on below the waist. */
const reachesBelow = ({ f, hemY }: Upper): boolean => hemY > f.waistY + 8;

/** The seam of the panel below the arm, from the armhole to the hem. */
function sidePanel(pen: Pen, u: Upper): void {
  const { f } = u;
  const from = pointAt(u.t.armhole, 0.86);
  pen.pair(
    curve(
      from,
      xy(f.chest * 0.82, f.armY + 8),
      xy(f.waist * 0.8, Math.min(f.waistY, u.hemY) - 6),
      xy(f.waist * 0.82, Math.min(f.waistY + 2, u.hemY)),
    ),
    'seam',
  );
  if (!reachesBelow(u)) return;
  pen.pair(
    curve(
      xy(f.waist * 0.82, f.waistY + 2),
      xy(f.waist * 0.84, f.waistY + 10),
      xy(u.t.hemSide.x * 0.84, u.hemY - 8),
      xy(u.t.hemSide.x * 0.85, u.hemY + 0.2),
    ),
    'seam',
  );
}

function drawPockets(pen: Pen, spec: Cut, u: Upper, long: boolean, tones: Tones): void {
  const { f } = u;
  for (const row of pocketRows(spec)) {
    const y = Math.min(f.waistY + (long ? 12 : 10), u.hemY - (ABOVE_HEM[row.kind] ?? LEAST_ABOVE_HEM));
    if (row.at === 'chest') upperPockets(pen, row, f, tones);
    else if (row.at === 'hip') lowerPockets(pen, row, f, y, tones, long);
    else kangaroo(pen, y + 18, f.hem * 0.66, 17, tones, true);
  }
}

/** How far above the hem pockets begin at least, cm, so that they end above it. */
const ABOVE_HEM: Readonly<Partial<Record<Pocket, number>>> = {
  patch: 17.5,
  cargo: 17.5,
  bellows: 17.5,
  zip: 13,
  seam: 14,
  slash: 11,
  curved: 11,
};
const LEAST_ABOVE_HEM = 8;
const SLANTED_LENGTH = 13;

const PAIR = [1, -1] as const;

function lowerPockets(pen: Pen, { kind, count }: PocketRow, f: Figure, y: number, tones: Tones, long: boolean): void {
  const sides = PAIR.slice(0, count);
  if (kind === 'patch')
    for (const x of [f.waist * 0.36, -f.waist * 0.36 - 14].slice(0, count))
      patch(pen, xy(x, y), 14, 16, tones, 'round');
  else if (kind === 'cargo' || kind === 'bellows')
    for (const x of [f.waist * 0.36, -f.waist * 0.36 - 14].slice(0, count))
      patch(pen, xy(x, y), 14, 16, tones, 'square', true);
  else if (kind === 'seam') inSeam(pen, f.hem, y);
  else if (kind === 'zip') zipped(pen, f.waist * 0.55, y);
  else if (kind === 'slash' || kind === 'curved' || (kind === 'welt' && long)) slanted(pen, f, y, tones, sides);
  else if (kind === 'welt')
    for (const side of sides) {
      const [a, b] = [xy(side * f.waist * 0.34, y), xy(side * (f.waist * 0.34 + 14), y - 0.8)];
      welt(pen, a, b, 2.6, tones, false);
    }
  else if (kind === 'besom') jetted(pen, xy(f.waist * 0.34, y));
  else jetFlap(pen, xy(f.waist * 0.34, y), xy(f.waist * 0.34 + 14.2, y - 0.7), 5.4, tones);
}

/** Slanting mouths of coats, which begin high enough to end above the hem. */
function slanted(pen: Pen, f: Figure, y: number, tones: Tones, sides: readonly number[]): void {
  for (const side of sides) {
    const [a, b] = [xy(side * f.waist * 0.62, y - 4), xy(side * f.waist * 0.78, y - 4 + SLANTED_LENGTH)];
    pen.pocket(lerp(a, b), 1);
    pen.ink(shut(line(a, b, xy(b.x + side * 2.2, b.y - 0.8), xy(a.x + side * 2.2, a.y - 0.8))), 'seam', tones.base);
  }
}

const BARS: ReadonlySet<Pocket> = new Set<Pocket>(['chest', 'welt', 'slash', 'besom', 'zip', 'curved', 'seam']);

/** On the breast: welts on the wearer's left, then on the right; flaps and patches the other way round. */
function upperPockets(pen: Pen, { kind, count }: PocketRow, f: Figure, tones: Tones): void {
  const [x, w] = [f.chest * 0.36, 10];
  if (BARS.has(kind)) {
    for (const side of PAIR.slice(0, count))
      welt(pen, xy(side * x, f.armY + 2.4), xy(side * (x + w), f.armY + 1.2), 2, tones, false);
    return;
  }
  for (const left of [-x - w - 1, x].slice(0, count)) {
    const at = xy(left, f.armY + 2);
    if (kind === 'flap') pocketFlap(pen, at, w + 1, 4.6, tones, false);
    else patch(pen, at, w + 1, 12, tones, 'round', FLAPPED.has(kind));
  }
}

/** Coats that reach this far below the hips open for a step, as they are drafted, cm. */
const VENTED = 20;
const isLongEnough = ({ f, hemY }: Upper): boolean => hemY - f.hipY > VENTED;

function tailoredBack(pen: Pen, spec: Cut, u: Upper, long: boolean, tones: Tones): void {
  pen.ink(line(xy(0, 2.4), xy(0, u.hemY + 0.7)), 'seam');
  if (long) waistDarts(pen, u.f);
  else backPanel(pen, u);
  if (!long && jacketVents(spec) === 2 && !pen.lacks('vent')) {
    sideVents(pen, u);
    return drawnBehind(pen, spec, u, tones);
  }
  const vent = long ? u.hemY - 34 : u.hemY - 19;
  const vented = spec.garment !== 'bolero' && !pen.lacks('vent') && (!long || isLongEnough(u));
  if (vented) backVent(pen, vent, u.hemY);
  drawnBehind(pen, spec, u, tones);
}

/** In the seam at the centre back. */
function backVent(pen: Pen, top: number, hemY: number): void {
  pen.name('vent', xy(1.2, top + 6));
  pen.ink(line(xy(0, top), xy(2.4, top + 1.4), xy(2.4, hemY + 0.4)), 'detail');
}

function drawnBehind(pen: Pen, spec: Cut, u: Upper, tones: Tones): void {
  drawYoke(pen, spec, 'back', u);
  drawBelt(pen, spec, u, 'back', tones);
  collarBack(pen, u.f, tones, 3.6);
}

/** Two vents, in the seams of the side panels, as a jacket is drafted that asks for vents. */
function sideVents(pen: Pen, { t, hemY }: Upper): void {
  const top = hemY - 19;
  const x = t.hemSide.x * 0.62;
  pen.name('vent', xy(x - 1, top + 6));
  pen.pair(line(xy(x, top), xy(x - 2.2, top + 1.4), xy(x - 2.2, hemY + 0.4)), 'detail');
}

/** The seams of a jacket's side panels as they are seen from behind. */
function backPanel(pen: Pen, u: Upper): void {
  const { f } = u;
  const from = pointAt(u.t.armhole, 0.7);
  pen.pair(
    curve(
      from,
      xy(f.chest * 0.68, f.armY + 6),
      xy(f.waist * 0.58, Math.min(f.waistY, u.hemY) - 8),
      xy(f.waist * 0.58, Math.min(f.waistY, u.hemY)),
    ),
    'seam',
  );
  if (!reachesBelow(u)) return;
  pen.pair(
    curve(
      xy(f.waist * 0.58, f.waistY),
      xy(f.waist * 0.6, f.waistY + 10),
      xy(u.t.hemSide.x * 0.62, u.hemY - 9),
      xy(u.t.hemSide.x * 0.63, u.hemY + 0.4),
    ),
    'seam',
  );
}

const isBelted = (pen: Pen, { closure, waistline, details, garment }: Cut): boolean =>
  !pen.lacks('belt') &&
  (closure === 'belt' ||
    closure === 'wrap' ||
    waistline === 'belted' ||
    details.includes('belt') ||
    details.includes('self-tie') ||
    garment === 'trench-coat');

/** What ends above the waist has its belt along the hem. */
const beltY = ({ f, hemY }: Upper): number => Math.min(f.waistY, hemY - 2.4);

function drawBelt(pen: Pen, spec: Cut, u: Upper, view: View, tones: Tones): void {
  if (!isBelted(pen, spec)) return;
  const belt = tonesOfPart(tones, 'belt');
  const { f } = u;
  const y = beltY(u);
  const half = f.waist + 1.2;
  pen.name('belt', xy(f.waist * 0.6, y));
  pen.ink(shut(line(xy(-half, y - 2.4), xy(half, y - 2.4), xy(half, y + 2), xy(-half, y + 2))), 'outline', belt.second);
  pen.ink(line(xy(-half, y - 1.8), xy(half, y - 1.8)), 'stitch');
  pen.ink(line(xy(-half, y + 1.4), xy(half, y + 1.4)), 'stitch');
  if (view === 'back') return;
  if (isBuckled(spec))
    pen.ink(shut(line(xy(-3, y - 3.4), xy(3, y - 3.4), xy(3, y + 3), xy(-3, y + 3))), 'seam', '#ffffff');
  else tieEnds(pen, y, belt);
}

function trench(pen: Pen, u: Upper, tones: Tones): void {
  shoulderTabs(pen, u, tones);
  gunFlap(pen, u.f);
}

function shoulderTabs(pen: Pen, u: Upper, tones: Tones): void {
  for (const side of [1, -1]) {
    const [a, b] = [lerp(u.t.neckPoint, u.t.shoulderTip, 0.34), lerp(u.t.neckPoint, u.t.shoulderTip, 0.96)];
    pen.ink(
      shut(
        line(
          xy(side * a.x, a.y + 0.2),
          xy(side * b.x, b.y + 0.2),
          xy(side * b.x, b.y + 3.2),
          xy(side * a.x, a.y + 2.6),
        ),
      ),
      'seam',
      tones.base,
    );
    pen.button(xy(side * (a.x + 1.6), a.y + 1.9), 0.55);
  }
}

/** The flap over the wearer's right breast, of which the lapel leaves the lower edge to be seen. */
function gunFlap(pen: Pen, f: Figure): void {
  pen.ink(
    curve(
      xy(-f.neck - 4.6, f.armY + 4),
      xy(-f.chest * 0.6, f.armY + 6.4),
      xy(-f.chest * 0.84, f.armY + 4),
      xy(2.6 - f.chest, f.armY - 2),
    ),
    'seam',
  );
}

/** A gilet without collar and hood keeps the neckline that it is cut with. */
const isBareNecked = ({ garment, collar, hood }: Cut): boolean =>
  garment === 'waistcoat' && collar === null && hood === null;

/** Parkas and casual coats: zip or toggles, hood, big pockets. */
export const drawParka: Drawer = (pen, spec, view, tones, drafted) => {
  const full: Cut = {
    ...spec,
    neckline: isBareNecked(spec) ? spec.neckline : 'crew',
  };
  const u = drawBody(
    pen,
    full,
    view,
    {
      sleeve: { ...sleeveOf(spec), opening: 13 },
      neckFinish: 'faced',
      hem: 'stitch',
      extra: 3,
      flare: 2,
      drafted,
    },
    tones,
  );
  if (view === 'back') return parkaBack(pen, full, view, u, tones);
  parkaFront(pen, full, u, tones);
  if (spec.garment === 'trench-coat' && !denies(spec, 'epaulettes')) shoulderTabs(pen, u, tones);
  if (full.hood) pen.name('hood', xy(10, -14));
  if (full.hood) hood(pen, u.f, tones, 8, hasHoodCord(full), full.hood === 'fur-trimmed');
  if (full.collar || !full.hood) drawCollar(pen, { ...full, hood: null }, view, u, tones);
};

/** Pockets under a belt cannot be reached: where there is room they begin so far below the waist, cm. */
const [BELOW_BELT, LEAST_BELOW] = [5, 14];

function parkaFront(pen: Pen, spec: Cut, u: Upper, tones: Tones): void {
  const { f } = u;
  const high = Math.min(f.waistY + 9, u.hemY - 21);
  const isBelow = isBelted(pen, spec) && u.hemY - f.waistY > LEAST_BELOW;
  const y = isBelow ? Math.max(high, f.waistY + BELOW_BELT) : high;
  drawDetails(pen, spec, 'front', u);
  for (const row of pocketRows(spec)) parkaPockets(pen, row, u, y, tones);
  if (spec.garment === 'parka' || spec.details.includes('drawcord'))
    pen.pair(line(xy(0, f.waistY + 0.4), xy(f.waist + 1, f.waistY - 0.2)), 'stitch');
  const top = isBareNecked(spec) ? u.shape.depth : 8.4;
  if (spec.closure === 'zip') zip(pen, top, u.hemY + 0.6);
  if (spec.closure === 'zip' && coversZip(spec)) zipCover(pen, 8.4, u.hemY + 0.6, tones);
  if (spec.closure !== 'zip') drawClosing(pen, spec, 8, u.hemY + 0.6, tones);
  drawBelt(pen, spec, u, 'front', tones);
}

/** A fly over the zip, sewn to the front that would lie on top; its free edge is on the other side. */
function zipCover(pen: Pen, top: number, bottom: number, tones: Tones): void {
  pen.lapped(() => {
    pen.ink(shut(line(xy(1.8, top), xy(-3.2, top), xy(-3.2, bottom), xy(1.8, bottom))), 'seam', tones.base);
    pen.ink(line(xy(1.3, top + 0.6), xy(1.3, bottom)), 'stitch');
  });
}

const FLAPPED: ReadonlySet<string> = new Set(['flap', 'cargo', 'bellows']);
const SLANTED: ReadonlySet<string> = new Set(['slash', 'welt', 'curved']);

/** One row of a casual coat's pockets. @param y where those below the waist begin, cm */
function parkaPockets(pen: Pen, { kind, at, count }: PocketRow, { f, hemY }: Upper, y: number, tones: Tones): void {
  const flap = FLAPPED.has(kind);
  if (at === 'chest' && SLANTED.has(kind)) upperPockets(pen, { kind, at, count }, f, tones);
  else if (at === 'chest')
    for (const x of [f.chest * 0.28, -f.chest * 0.28 - 11].slice(0, count))
      patch(pen, xy(x, f.armY - 3), 11, 12.5, tones, 'point', flap);
  else if (at === 'belly') kangaroo(pen, y + 18, f.hem * 0.66, 17, tones, true);
  else if (SLANTED.has(kind)) slash(pen, xy(f.hem * 0.5, y - 4), xy(f.hem * 0.68, y + 10), 0.2);
  else if (kind === 'zip') zipped(pen, f.hem * 0.45, y);
  else if (kind === 'besom') jetted(pen, xy(f.hem * 0.3, y));
  else if (kind === 'seam') inSeam(pen, f.hem, y);
  else
    for (const x of [f.hem * 0.3, -f.hem * 0.3 - 14].slice(0, count))
      patch(pen, xy(x, y), 14, Math.min(16, hemY - y - 2), tones, 'square', flap);
}

/** Cut like a blazer, the back has a seam at its centre; others are cut on the fold. */
const hasBackSeam = (spec: Cut): boolean =>
  spec.garment === 'blazer' || (spec.garment === 'jacket' && isTailoredJacket(spec));

/** As coats are drafted: a seam at the centre, in longer ones with a vent. */
function coatBack(pen: Pen, { f, hemY }: Upper): void {
  waistDarts(pen, f);
  pen.ink(line(xy(0, 2.6), xy(0, hemY + 0.6)), 'seam');
  const top = f.hipY + (hemY - f.hipY) * 0.35;
  if (hemY - f.hipY <= VENTED || pen.lacks('vent')) return;
  backVent(pen, top, hemY);
}

/** Cut like a blazer: with the vents of one. */
function jacketBack(pen: Pen, spec: Cut, u: Upper): void {
  pen.ink(line(xy(0, 2.6), xy(0, u.hemY + 0.6)), 'seam');
  if (pen.lacks('vent') || spec.garment === 'bolero') return;
  if (jacketVents(spec) === 2) sideVents(pen, u);
  else backVent(pen, u.hemY - 19, u.hemY);
}

function parkaBack(pen: Pen, spec: Cut, view: View, u: Upper, tones: Tones): void {
  if (hasBackSeam(spec)) jacketBack(pen, spec, u);
  else if (spec.garment !== 'waistcoat' && spec.garment !== 'jacket' && !isClosedCoat(spec)) {
    if (spec.garment === 'coat' || spec.garment === 'trench-coat') coatBack(pen, u);
    else pen.pair(line(xy(0, u.f.waistY + 0.4), xy(u.f.waist + 1, u.f.waistY - 0.2)), 'stitch');
  }
  drawYoke(pen, spec, 'back', u);
  drawBelt(pen, spec, u, 'back', tones);
  if (spec.hood) hoodBack(pen, u.f, tones);
  if (spec.collar || !spec.hood) drawCollar(pen, { ...spec, hood: null }, view, u, tones);
}
