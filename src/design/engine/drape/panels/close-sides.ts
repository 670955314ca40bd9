import { distance, type Point } from '../../geometry/point.js';
import { openingIn } from '../../make/pattern/parts/closing/opening-title.js';
import { isFastened } from './fastened.js';
import type { Role } from '../../make/pattern/pieces/roles.js';
import type { Stitch, StitchSide } from '../types.js';
import { common, withoutOverlaps } from './known-stitches.js';
import type { Place, Sheet } from './lay-out.js';
import { pointsOf } from './outline.js';

/** What is sewn to its own like: halves to their mirror images, panels in a row side by side, bands by their ends. */
export function closedSides(sheets: readonly Sheet[], known: readonly Stitch[]): Stitch[] {
  const pieces = [...new Set(sheets.map(({ shell }) => shell))];
  const sewn = known.flatMap((s) => (isRing(s, sheets) ? toTwin(s, sheets) : [s]));
  const added = pieces.flatMap((shell) => {
    const row = sheets.filter((s) => s.shell === shell);
    return sidesOf(row, sheets, sewn);
  });
  return withoutOverlaps([...sewn, ...added, ...innerSeams(sheets, [...sewn, ...added])]);
}

/** The parts of a sleeve that share one seam share the other, too, which may be eased by more than matches tell. */
function innerSeams(sheets: readonly Sheet[], known: readonly Stitch[]): Stitch[] {
  const pairs = known.filter(
    ({ a, b }) => a.panel !== b.panel && [a, b].every((s) => sheets[s.panel].shell.role === 'sleeve'),
  );
  return pairs.flatMap(({ a, b }) => {
    const [p, q] = [a.panel, b.panel].map((panel) => longestUpright({ sheet: sheets[panel], panel }, known));
    if (!p || !q || Math.abs(p.length / q.length - 1) > EASED) return [];
    const [one, other] = [sideUp(sheets[a.panel], a.panel, p), sideUp(sheets[b.panel], b.panel, q)];
    return [{ a: one, b: other, kind: 'ease' as const, name: 'Sleeve, inner seam' }];
  });
}

const EASED = 0.03;

function longestUpright({ sheet, panel }: Numbered, known: readonly Stitch[]): Place | undefined {
  const free = uprightOf(sheet).filter((p) => p.length > 0.1 && p.state === 'seamed' && isFree(panel, p, known));
  return free.sort((x, y) => y.length - x.length)[0];
}

/** A whole edge from its lower to its upper end. */
function sideUp(sheet: Sheet, panel: number, place: Place): StitchSide {
  const line = lineOf(sheet, place);
  const rises = line[line.length - 1].y > line[0].y;
  const side = { panel, from_m: startOf(place), to_m: endOf(place) };
  return rises ? side : reversed(side);
}

/** Panels of a skirt that go round the body together are no tubes each. */
const isRing = ({ kind, a, b }: Stitch, sheets: readonly Sheet[]): boolean =>
  kind !== 'dart' &&
  kind !== 'pleat' &&
  a.panel === b.panel &&
  ROWS.has(sheets[a.panel].shell.role) &&
  sheets[a.panel].shell.count > 1;

/** Of two, each side is sewn to its mirror image on the other; more are put in a row later. */
function toTwin(stitch: Stitch, sheets: readonly Sheet[]): Stitch[] {
  const { shell, copy, whole, length } = sheets[stitch.a.panel];
  const twin = sheets.findIndex((s) => s.shell === shell && s.copy !== copy);
  if (whole || shell.count !== 2 || copy === 2) return [];
  return [stitch.a, stitch.b].map((a) => ({
    ...stitch,
    a,
    b: { panel: twin, from_m: length - a.from_m, to_m: length - a.to_m },
  }));
}

const ROWS: ReadonlySet<Role> = new Set(['skirt', 'ruffle', 'hem-band']);
const BANDS: ReadonlySet<Role> = new Set([
  'waistband',
  'casing',
  'hem-band',
  'ruffle',
  'cuff',
  'neckband',
  'arm-binding',
]);
const BODIES: ReadonlySet<Role> = new Set(['front', 'back', 'skirt', 'leg-front', 'leg-back', 'leg', 'yoke']);

function sidesOf(row: readonly Sheet[], sheets: readonly Sheet[], known: readonly Stitch[]): Stitch[] {
  const { role, piece } = row[0].shell;
  const numbered = row.map((sheet) => ({ sheet, panel: sheets.indexOf(sheet) }));
  const opens = openingIn(piece.title) !== null;
  if (ROWS.has(role) && (row[0].whole || row.length > 2)) return inRow(numbered, known, opens);
  if (BANDS.has(role)) return numbered.flatMap((one) => inRow([one], known, true));
  if (row.length === 2 && role === 'hood') return overHead(numbered, known);
  if (row.length === 2 && (role === 'front' || row[0].shell.lap_mm))
    return isFastened(row[0].shell) ? inPair(numbered, known, true) : [];
  if (row.length === 2 && role.startsWith('leg-') && areSewn(numbered, known))
    return aboveSides(numbered, sheets, known);
  if (row.length === 2 && BODIES.has(role)) return inPair(numbered, known, opens);
  if (row.length === 1 && role === 'front') return toOtherFront(numbered[0], sheets, known);
  return [];
}

/** The halves of a hood along the longest edge that is free: from the neck over the head. */
function overHead([one, other]: readonly Numbered[], known: readonly Stitch[]): Stitch[] {
  const free = one.sheet.places.filter((p) => p.state === 'seamed' && isFree(one.panel, p, known));
  const longest = free.reduce<Place | null>((best, p) => (p.length > (best?.length ?? OVER_HEAD) ? p : best), null);
  const twin = other.sheet.places.find((p) => p.edge === longest?.edge);
  if (!longest || !twin) return [];
  return [{ a: sideOf(one.panel, longest), b: sideOf(other.panel, twin), kind: 'flush', name: 'Hood, centre seam' }];
}

/** A shorter edge does not go from the neck to the forehead, metres. */
const OVER_HEAD = 0.3;

interface Numbered {
  sheet: Sheet;
  panel: number;
}

const lengthOf = ({ from_m, to_m }: StitchSide): number => Math.abs(to_m - from_m);
const areAlike = (a: StitchSide, b: StitchSide): boolean => Math.abs(lengthOf(a) / lengthOf(b) - 1) < EASED;
const areSewn = ([one, other]: readonly Numbered[], known: readonly Stitch[]): boolean =>
  known.some(
    ({ a, b }) => a.panel !== b.panel && [one, other].every(({ panel }) => [a.panel, b.panel].includes(panel)),
  );

/** Legs that are sewn at their centres: what is left upright is the mouth of a pocket, front over back and over the yoke above it. */
function aboveSides(fronts: readonly Numbered[], sheets: readonly Sheet[], known: readonly Stitch[]): Stitch[] {
  if (fronts[0].sheet.shell.role !== 'leg-front') return [];
  return fronts.flatMap((front) => {
    const backs = backsOf(front.panel, sheets, known);
    const [p, q] = [centreOf(front, known), backs.map((back) => centreOf(back, known))];
    if (p.length !== 1 || q.length === 0 || q.some((places) => places.length !== 1)) return [];
    const sides = q.map(([place], k) => sideUp(backs[k].sheet, backs[k].panel, place));
    return inParts(sideUp(front.sheet, front.panel, p[0]), sides).map(([a, b]) => ({
      a,
      b,
      kind: 'closed' as const,
      name: 'Pocket opening',
    }));
  });
}

/** The back of a leg, by what it is sewn to, and what is sewn to that above. */
function backsOf(front: number, sheets: readonly Sheet[], known: readonly Stitch[]): Numbered[] {
  const areSewn = (p: number, q: number): boolean =>
    known.some(({ a, b }) => [a.panel, b.panel].includes(p) && [a.panel, b.panel].includes(q));
  const panel = sheets.findIndex((s, k) => s.shell.role === 'leg-back' && !isSeatYoke(s) && areSewn(front, k));
  const yoke = sheets.findIndex((s, k) => isSeatYoke(s) && areSewn(panel, k));
  return [panel, yoke].flatMap((k) => (k < 0 ? [] : [{ sheet: sheets[k], panel: k }]));
}

/** Cut off the top of a back. */
const isSeatYoke = ({ shell: { role, piece } }: Sheet): boolean => role === 'leg-back' && /yoke/i.test(piece.title);

/** One side against several that follow each other, each as long a part of it as it is of all. */
function inParts(whole: StitchSide, parts: readonly StitchSide[]): [StitchSide, StitchSide][] {
  const all = parts.reduce((sum, part) => sum + lengthOf(part), 0);
  const at = (share: number): number => whole.from_m + share * (whole.to_m - whole.from_m);
  let done = 0;
  return parts.map((part) => {
    const from = done;
    done += lengthOf(part) / all;
    return [{ panel: whole.panel, from_m: at(from), to_m: at(done) }, part];
  });
}

/** The one side of each to the other side of the next, and the last one's to the first one's. */
function inRow(row: readonly Numbered[], known: readonly Stitch[], opens: boolean): Stitch[] {
  return row.flatMap((one, i) => {
    const own = sidesOfPanel(one, known);
    const next = sidesOfPanel(row[(i + 1) % row.length], known);
    const last = i === row.length - 1;
    const kind = opens && last ? ('closed' as const) : ('flush' as const);
    return own && next && areAlike(own.first, next.second)
      ? [{ a: own.first, b: reversed(next.second), kind, name: last ? 'Closed to a ring' : 'Side to side' }]
      : [];
  });
}

const reversed = ({ panel, from_m, to_m }: StitchSide): StitchSide => ({ panel, from_m: to_m, to_m: from_m });

function inPair(pair: readonly Numbered[], known: readonly Stitch[], opens: boolean): Stitch[] {
  const [one, other] = pair;
  return centreOf(one, known).flatMap(({ edge }) => {
    const [p, q] = [one, other].map(({ sheet }) => sheet.places.find((x) => x.edge === edge));
    if (!p || !q) return [];
    return [
      {
        a: sideOf(one.panel, p),
        b: sideOf(other.panel, q),
        kind: opens ? ('closed' as const) : ('flush' as const),
        name: 'Centre',
      },
    ];
  });
}

/** Fronts that are drafted apart, left and right, closed on each other. */
function toOtherFront(one: Numbered, sheets: readonly Sheet[], known: readonly Stitch[]): Stitch[] {
  const panel = sheets.findIndex((s) => s.shell.role === 'front' && s.shell.count === 1 && !s.whole && s !== one.sheet);
  if (panel <= one.panel || !isFastened(one.sheet.shell)) return [];
  const [p, q] = [centreOf(one, known), centreOf({ sheet: sheets[panel], panel }, known)];
  if (p.length === 0 || q.length === 0) return [];
  return [{ a: chain(one.panel, p), b: reversed(chain(panel, q)), kind: 'closed', name: 'Centre front' }];
}

/** A whole edge, in the way of its drafted piece. */
export const sideOf = (panel: number, { at, length, forward }: Place): StitchSide => ({
  panel,
  from_m: at,
  to_m: at + (forward ? length : -length),
});

const isFree = (panel: number, place: Place, known: readonly Stitch[]): boolean => {
  const side = sideOf(panel, place);
  return known.every(({ a, b }) => [a, b].every((other) => common(side, other) < 0.004));
};

function endsOf(sheet: Sheet, place: Place): [Point, Point] {
  const line = lineOf(sheet, place);
  return [line[0], line[line.length - 1]];
}

export function lineOf(sheet: Sheet, { at, length, forward }: Place): Point[] {
  const start = forward ? at : at - length;
  return pointsOf(sheet.outline, start, start + length);
}

/** Free edges at the centre of a half: upright, nearly straight, one above the other from the top. */
function centreOf({ sheet, panel }: Numbered, known: readonly Stitch[]): Place[] {
  const upright = sheet.places.filter((place) => {
    const [a, b] = endsOf(sheet, place);
    const isUp = Math.abs(b.y - a.y) > 1.5 * Math.abs(b.x - a.x) && distance(a, b) > 0.9 * place.length;
    return (
      isUp &&
      place.length > 0.01 &&
      place.known_by === 'role' &&
      ['seamed', 'faced'].includes(place.state) &&
      isFree(panel, place, known)
    );
  });
  return upright.filter((place) => isAtCentre(sheet, place) && !isBesideAnother(place, upright, sheet));
}

const CENTRE_NAMES = ['cfNeck', 'cbNeck', 'cfHem', 'cbHem'];

/** Of a bodice: nearer to the centre than to the side; armholes are upright, too. */
function isAtCentre(sheet: Sheet, place: Place): boolean {
  const { role, piece } = sheet.shell;
  const centre = CENTRE_NAMES.map((name) => piece.points[name]?.x).find((x) => x !== undefined);
  if (!['front', 'back', 'yoke'].includes(role) || centre === undefined) return true;
  const xs = sheet.outline.map((p) => p.x);
  const x = ((sheet.copy === 2 ? -1 : 1) * centre) / 1000;
  return endsOf(sheet, place).every((p) => Math.abs(p.x - x) < 0.35 * (Math.max(...xs) - Math.min(...xs)));
}

/** A vent juts out beside the seam above it. */
function isBesideAnother(place: Place, all: readonly Place[], sheet: Sheet): boolean {
  const [top, low] = endsOf(sheet, place).sort((a, b) => b.y - a.y);
  return all.some((other) => {
    const [up, down] = endsOf(sheet, other).sort((a, b) => b.y - a.y);
    return (
      other !== place &&
      down.y > top.y - 0.005 &&
      Math.abs(down.x - top.x) > 0.015 &&
      Math.abs(down.x - top.x) < 0.08 &&
      low.y < up.y
    );
  });
}

/** The two sides of a panel that has a top and a bottom; null where it has none that are free. */
function sidesOfPanel(
  { sheet, panel }: Numbered,
  known: readonly Stitch[],
): { first: StitchSide; second: StitchSide } | null {
  const sides = sheet.whole ? besideFold(sheet) : BANDS.has(sheet.shell.role) ? endsOfStrip(sheet) : uprightOf(sheet);
  const free = sides.filter((p) => isFree(panel, p, known));
  const [right, left] = halved(sheet, free);
  return right.length > 0 && left.length > 0 ? { first: chain(panel, right), second: chain(panel, left) } : null;
}

/** Of a panel on the fold top and bottom run from the fold to the first corner on either side. */
function besideFold({ places }: Sheet): Place[] {
  const half = places.filter((p) => p.half === 1);
  return half.length < 3 ? [] : places.filter((p) => p.edge !== half[0].edge && p.edge !== half[half.length - 1].edge);
}

function endsOfStrip({ places }: Sheet): Place[] {
  const longest = Math.max(...places.map((p) => p.length));
  return places.filter((p) => p.length < 0.8 * longest);
}

const uprightOf = (sheet: Sheet): Place[] =>
  sheet.places.filter((place) => {
    const [a, b] = endsOf(sheet, place);
    return Math.abs(b.y - a.y) > 1.2 * Math.abs(b.x - a.x);
  });

/** The first two runs of them, the right one first: parted where the outline runs along the top or the bottom. */
function halved(sheet: Sheet, sides: readonly Place[]): [Place[], Place[]] {
  const order = sheet.places.filter((p) => sides.includes(p));
  const runs: Place[][] = [];
  for (const place of order) {
    const run = runs.at(-1);
    if (run && startOf(place) - endOf(run[run.length - 1]) < 0.004) run.push(place);
    else runs.push([place]);
  }
  const [one = [], other = []] = runs;
  return xOf(sheet, one) < xOf(sheet, other) ? [other, one] : [one, other];
}

const xOf = (sheet: Sheet, run: readonly Place[]): number =>
  run.flatMap((place) => lineOf(sheet, place)).reduce((sum, p, _, all) => sum + p.x / all.length, 0);

const startOf = ({ at, length, forward }: Place): number => (forward ? at : at - length);
const endOf = (place: Place): number => startOf(place) + place.length;

const chain = (panel: number, places: readonly Place[]): StitchSide => ({
  panel,
  from_m: startOf(places[0]),
  to_m: endOf(places[places.length - 1]),
});
