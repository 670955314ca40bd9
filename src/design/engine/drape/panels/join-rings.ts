import type { Seam, SeamSide } from '../../make/pattern/seams/joins.js';
import type { Stitch, StitchSide } from '../types.js';
import { boundaryLoops, type Stretch } from './loops.js';
import { isRow, withoutOverlaps } from './known-stitches.js';
import type { Place, Sheet } from './lay-out.js';
import { openingsOf, type Opening } from './openings.js';
import { closedGaps } from './close-gaps.js';
import { withCollars } from './join-collars.js';
import { pointOn } from './outline.js';
import { laidOn } from './rings.js';
import { isBack } from './turn.js';
import type { Role } from '../../make/pattern/pieces/roles.js';

/** What goes round the body and is sewn to what goes round the body: rows of panels, tiers, bands that no seam tells of. */
export function joinedRings(seams: readonly Seam[], sheets: readonly Sheet[], known: readonly Stitch[]): Stitch[] {
  const named = [...new Set(seams.filter((s) => isUntold(s, sheets)).map(({ name }) => name))];
  const groups = named.map((name) => ringSeam(seams.filter((s) => s.name === name)));
  const told = groups.reduce<Stitch[]>(
    (stitches, group) => withoutOverlaps([...stitches, ...joined(group, sheets, stitches)]),
    [...known],
  );
  return closedGaps(sheets, withCollars(seams, sheets, withBands(sheets, told)));
}

/** Two sides by the edges that they consist of. */
interface RingSeam {
  name: string;
  kind: Stitch['kind'];
  a: ReadonlySet<string>;
  b: ReadonlySet<string>;
}

const isUntold = ({ a, b, name }: Seam, sheets: readonly Sheet[]): boolean => {
  const [p, q] = [a, b].map((side) => sheets.filter((s) => s.shell.piece.id === side.piece));
  return name !== 'Folded lengthwise' && p.length > 0 && q.length > 0 && a.piece !== b.piece && (isRow(p) || isRow(q));
};

const keyOf = (piece: string, edge: string): string => `${piece} ${edge}`;

function ringSeam(seams: readonly Seam[]): RingSeam {
  const edges = (sides: readonly SeamSide[]) => new Set(sides.map((s) => keyOf(s.piece, s.edge)));
  const { name, kind } = seams[0];
  return { name, kind, a: edges(seams.map((s) => s.a)), b: edges(seams.map((s) => s.b)) };
}

const BANDS: ReadonlySet<Role> = new Set(['waistband', 'neckband', 'arm-binding', 'cuff', 'hem-band', 'casing']);
const BODY: readonly Role[] = ['front', 'back', 'yoke', 'side', 'panel', 'bib'];
const LOWER: readonly Role[] = ['skirt', 'leg', 'leg-front', 'leg-back'];
const has = (roles: ReadonlySet<Role>, some: readonly Role[]): boolean => some.some((role) => roles.has(role));

/** Which of the openings a band finishes, by what it is; the best first. */
const FITS: Partial<Record<Role, (openings: readonly Opening[]) => Opening[]>> = {
  cuff: (all) =>
    all.filter(
      ({ roles }) =>
        [...roles].every((r) => r === 'sleeve') || [...roles].every((r) => LOWER.includes(r) && r !== 'skirt'),
    ),
  'arm-binding': (all) => all.filter(({ round, roles }) => !round && has(roles, BODY)),
  neckband: (all) =>
    all.filter(({ round, roles }) => round && has(roles, [...BODY, 'sleeve'])).sort((a, b) => b.height - a.height),
  waistband: (all) => [
    ...all.filter(({ round, roles }) => round && has(roles, LOWER)).sort((a, b) => b.height - a.height),
    ...all.filter(({ round, roles }) => round && has(roles, BODY)).sort((a, b) => a.height - b.height),
  ],
};

/** Bands that nothing holds yet: each onto the opening that it finishes. */
function withBands(sheets: readonly Sheet[], known: readonly Stitch[]): Stitch[] {
  let stitches = [...known];
  sheets.forEach((band, panel) => {
    const isHeld = stitches.some(({ a, b }) => a.panel !== b.panel && [a.panel, b.panel].includes(panel));
    if (isHeld || !BANDS.has(band.shell.role)) return;
    const openings = openingsOf(sheets, stitches);
    const own = openings.filter(({ loop }) => loop.every((s) => s.panel === panel));
    const others = openings.filter(({ loop }) => loop.every((s) => !BANDS.has(sheets[s.panel].shell.role)));
    const sewn = own.find(({ loop }) =>
      loop.some((s) => band.places.some((p) => p.state !== 'free' && lies(p, s, band.length))),
    );
    const fits =
      FITS[band.shell.role === 'casing' || band.shell.role === 'hem-band' ? 'waistband' : band.shell.role]?.(others) ??
      [];
    const on =
      sewn &&
      fits.find(
        ({ length }) => sewn.length / length > LEAST_SHARE_OF_RING && sewn.length / length < MOST_SHARE_OF_RING,
      );
    if (own.length !== 2 || !sewn || !on) return;
    const kind = sewn.length < 0.97 * on.length ? 'stretch' : 'ease';
    const group = { name: `${band.shell.piece.title.replace(/ \(.*/, '')} to its edge`, kind } as const;
    const [p, q] = [fromOpening(sewn.loop, sheets, stitches), fromOpening(on.loop, sheets, stitches)];
    stitches = withoutOverlaps([...stitches, ...laidOn(p, q.toReversed(), group)]);
  });
  return stitches;
}

/** Ribs are shorter than the edge that they draw in, bands with an underlap a little longer. */
const LEAST_SHARE_OF_RING = 0.5;
const MOST_SHARE_OF_RING = 1.16;

const edgesOn = (loop: readonly Stretch[], sheets: readonly Sheet[]): ReadonlySet<string> =>
  new Set(
    loop.flatMap((s) =>
      sheets[s.panel].places
        .filter((p) => lies(p, s, sheets[s.panel].length))
        .map((p) => keyOf(sheets[s.panel].shell.piece.id, p.edge)),
    ),
  );

function lies({ at, length, forward }: Place, { from, to }: Stretch, whole: number): boolean {
  const middle = at + (forward ? length : -length) / 2;
  return [middle, middle + whole].some((m) => m > from && m < to);
}

/** The loops that consist of the named edges, laid on each other in proportion from where the garment opens. */
function joined(group: RingSeam, sheets: readonly Sheet[], stitches: readonly Stitch[]): Stitch[] {
  const loops = boundaryLoops(
    sheets.map((s) => s.length),
    stitches,
  );
  const of = (edges: ReadonlySet<string>): Stretch[] | undefined =>
    loops.find((loop) => [...edgesOn(loop, sheets)].some((key) => edges.has(key)));
  const [a, b] = [of(group.a), of(group.b)];
  if (!a || !b || a === b) return [];
  const [p, q] = [fromOpening(a, sheets, stitches), fromOpening(b, sheets, stitches)];
  return laidOn(p, q.toReversed(), group);
}

/** A loop that begins where the garment is opened, else at the middle of its back. */
export function fromOpening(
  loop: readonly Stretch[],
  sheets: readonly Sheet[],
  stitches: readonly Stitch[],
): Stretch[] {
  const closings = stitches.filter(({ kind }) => kind === 'closed').flatMap(({ a, b }) => [a, b]);
  const first = loop.findIndex((s) => closings.some((side) => side.panel === s.panel && startsAt(s, side, sheets)));
  if (first >= 0) return from(loop, first);
  const back = loop.findIndex((s) => sheets[s.panel].whole && isBack(sheets[s.panel]));
  if (back >= 0) return fromMiddle(loop, back);
  const row = rowStart(loop, sheets);
  return from(loop, row < 0 ? lowest(loop, sheets) : row);
}

/** Of panels alike in a row round the body: between the last and the first of them, at the middle of the back. */
function rowStart(loop: readonly Stretch[], sheets: readonly Sheet[]): number {
  return loop.findIndex(({ panel, from: start, to }, i) => {
    const [own, before] = [sheets[panel], sheets[(loop.at(i - 1) ?? loop[0]).panel]];
    const { count } = own.shell;
    if (own.shell !== before.shell || count < 2 || own === before) return false;
    const leftwards = pointOn(own.outline, to).x > pointOn(own.outline, start).x;
    return leftwards ? own.index === 0 && before.index === count - 1 : own.index === count - 1 && before.index === 0;
  });
}

const from = (loop: readonly Stretch[], first: number): Stretch[] => [...loop.slice(first), ...loop.slice(0, first)];

function fromMiddle(loop: readonly Stretch[], at: number): Stretch[] {
  const { panel, from: start, to } = loop[at];
  const middle = (start + to) / 2;
  return [{ panel, from: middle, to }, ...loop.slice(at + 1), ...loop.slice(0, at), { panel, from: start, to: middle }];
}

/** Of an armhole or a wrist: under the arm. */
function lowest(loop: readonly Stretch[], sheets: readonly Sheet[]): number {
  const heights = loop.map((s) => pointOn(sheets[s.panel].outline, s.from).y);
  return heights.indexOf(Math.min(...heights));
}

/** Whether the stitch ends where the stretch begins. */
function startsAt({ from }: Stretch, side: StitchSide, sheets: readonly Sheet[]): boolean {
  const whole = sheets[side.panel].length;
  return [side.from_m, side.to_m].some((at) => {
    const off = Math.abs(at - from) % whole;
    return Math.min(off, whole - off) < 0.004;
  });
}
