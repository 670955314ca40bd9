import type { Seam, SeamSide } from '../../make/pattern/seams/joins.js';
import type { Stitch, StitchSide } from '../types.js';
import { boundaryLoops, lengthOfLoop, type Stretch } from './loops.js';
import { isRow, withoutOverlaps } from './known-stitches.js';
import type { Place, Sheet } from './lay-out.js';

/** What goes round the body and is sewn to what goes round the body: rows of panels, tiers, bands that no seam tells of. */
export function joinedRings(seams: readonly Seam[], sheets: readonly Sheet[], known: readonly Stitch[]): Stitch[] {
  const named = [...new Set(seams.filter((s) => isUntold(s, sheets)).map(({ name }) => name))];
  const groups = named.map((name) => ringSeam(seams.filter((s) => s.name === name)));
  const all = [...groups, ...bandsLeft(sheets, known, groups)];
  return all.reduce<Stitch[]>(
    (stitches, group) => withoutOverlaps([...stitches, ...joined(group, sheets, stitches)]),
    [...known],
  );
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

/** Waistbands that no seam names: onto the ring that is as long as they are. */
function bandsLeft(sheets: readonly Sheet[], known: readonly Stitch[], groups: readonly RingSeam[]): RingSeam[] {
  const bands = sheets.filter(
    ({ shell }) =>
      shell.role === 'waistband' &&
      shell.edges.every((e) =>
        groups.every((g) => !g.a.has(keyOf(shell.piece.id, e.id)) && !g.b.has(keyOf(shell.piece.id, e.id))),
      ),
  );
  const loops = boundaryLoops(
    sheets.map((s) => s.length),
    known,
  );
  return bands.flatMap((band) => {
    const panel = sheets.indexOf(band);
    const own = loops.filter((loop) => loop.some((s) => s.panel === panel));
    const isWhole = own.length === 2;
    const others = loops.filter((loop) => loop.every((s) => s.panel !== panel));
    const length = isWhole ? lengthOfLoop(own[0]) : 0;
    const best = others.sort((x, y) => Math.abs(lengthOfLoop(x) - length) - Math.abs(lengthOfLoop(y) - length))[0];
    if (!best || Math.abs(lengthOfLoop(best) / length - 1) > MOST_OFF) return [];
    const kept = band.places.filter(
      (p) => p.state !== 'free' && p.length > 0.5 * Math.max(...band.places.map((q) => q.length)),
    );
    return [
      {
        name: 'Waistband to waist',
        kind: 'ease' as const,
        a: new Set(kept.map((p) => keyOf(band.shell.piece.id, p.edge))),
        b: edgesOn(best, sheets),
      },
    ];
  });
}

/** A band that no seam names is as long as its ring within this share. */
const MOST_OFF = 0.15;

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
function fromOpening(loop: readonly Stretch[], sheets: readonly Sheet[], stitches: readonly Stitch[]): Stretch[] {
  const first = loop.findIndex((s) =>
    stitches.some(
      ({ a, b, kind }) =>
        kind === 'closed' &&
        [a, b].some(
          (side) =>
            side.panel === s.panel && Math.abs(Math.min(side.from_m, side.to_m) - 0) >= 0 && startsAt(s, side, sheets),
        ),
    ),
  );
  if (first >= 0) return [...loop.slice(first), ...loop.slice(0, first)];
  const back = loop.findIndex((s) => sheets[s.panel].whole && /back/i.test(sheets[s.panel].shell.piece.title));
  if (back < 0) return [...loop];
  const { panel, from, to } = loop[back];
  const middle = (from + to) / 2;
  return [{ panel, from: middle, to }, ...loop.slice(back + 1), ...loop.slice(0, back), { panel, from, to: middle }];
}

/** Whether the stitch ends where the stretch begins. */
function startsAt({ from }: Stretch, side: StitchSide, sheets: readonly Sheet[]): boolean {
  const whole = sheets[side.panel].length;
  return [side.from_m, side.to_m].some((at) => {
    const off = Math.abs(at - from) % whole;
    return Math.min(off, whole - off) < 0.004;
  });
}

/** One side in its way against the other in its way back, parted wherever a stretch of either ends. */
function laidOn(a: readonly Stretch[], b: readonly Stretch[], { name, kind }: RingSeam): Stitch[] {
  const [long, wide] = [lengthOfLoop(a), lengthOfLoop(b)];
  const shares = [...endsOf(a, long), ...endsOf(b, wide)].sort((x, y) => x - y);
  let from = 0;
  return shares.flatMap((to): Stitch[] => {
    if (to - from < LEAST_SHARE) return [];
    const [p, q] = [stretchAt(a, from * long, to * long, true), stretchAt(b, from * wide, to * wide, false)];
    from = to;
    return [{ a: p, b: q, kind, name }];
  });
}

const LEAST_SHARE = 0.003;

function endsOf(side: readonly Stretch[], whole: number): number[] {
  let at = 0;
  return side.map((s) => (at += s.to - s.from) / whole);
}

function stretchAt(side: readonly Stretch[], from: number, to: number, forward: boolean): StitchSide {
  let before = 0;
  for (const { panel, from: start, to: end } of side) {
    const length = end - start;
    if ((from + to) / 2 <= before + length + 1e-9) {
      const [low, high] = [Math.max(0, from - before), Math.min(length, to - before)];
      return forward
        ? { panel, from_m: start + low, to_m: start + high }
        : { panel, from_m: end - low, to_m: end - high };
    }
    before += length;
  }
  const { panel, from: start, to: end } = side[side.length - 1];
  return { panel, from_m: start, to_m: end };
}
