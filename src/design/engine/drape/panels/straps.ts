import type { Stitch, StitchSide } from '../types.js';
import { lineOf, sideOf } from './close-sides.js';
import { clamped } from './fold-strips.js';
import type { ShellPiece } from './shell.js';
import { coversBoth } from './drawn-whole.js';
import { handOf, handOnWhole } from './hand.js';
import type { Place, Sheet } from './lay-out.js';
import { lengthOfLoop, type Stretch } from './loops.js';
import { partsOf } from './loose.js';
import { openingsOf, type Opening } from './openings.js';
import { endOf, endsOf, isHeld, isStrap } from './strap-ends.js';
import { pointOn } from './outline.js';
import { isBack } from './turn.js';

type Hand = 'left' | 'right';

/**
 * Straps that nothing holds, one for each shoulder: from the front's upper edge to the back's, sewn on where the edge rises to
 * a point, else midway between the centre and the underarm. Those of a bib cross behind.
 */
export function withStraps(sheets: readonly Sheet[], known: readonly Stitch[]): Stitch[] {
  const straps = sheets.flatMap(({ shell }, i) =>
    isStrap(sheets[i]) && !isHeld(i, known) && shell.count === 2 ? [i] : [],
  );
  const upper = upperEdge(sheets, known);
  if (straps.length !== 2 || !upper) return [...known];
  const crossed = sheets.some(({ shell }) => shell.role === 'bib');
  const sewn = straps.flatMap((panel, i) => {
    const [hand, other]: Hand[] = i === 0 ? ['left', 'right'] : ['right', 'left'];
    const front = upper.find((run) => !run.back && run.hand === hand);
    const back = upper.find((run) => run.back && run.hand === (crossed ? other : hand));
    if (!front || !back) return [];
    return [front, back].map((run, end) => stitched(endsOf(sheets[panel])[end], panel, spotOn(run, sheets)));
  });
  return sewn.length === 4 ? [...known, ...sewn] : [...known];
}

/** Of ties what lies up to their knot: the ends hang loose. */
export function withoutTieEnds(shell: ShellPiece): ShellPiece {
  const { knot } = shell.piece.points;
  return shell.role === 'strap' && knot ? clamped(shell, (p) => (p.y > knot.y ? { x: p.x, y: knot.y } : p)) : shell;
}

/** Ties that are sewn on by one end are tied behind the neck. */
export function withTies(sheets: readonly Sheet[], known: readonly Stitch[]): Stitch[] {
  const ties = sheets.flatMap(({ shell }, i) =>
    shell.role === 'strap' && shell.piece.points.knot && isHeld(i, known) ? [i] : [],
  );
  if (ties.length !== 2) return [...known];
  const low = (place: Place): number => Math.min(...lineOf(sheets[ties[0]], place).map(({ y }) => y));
  const end = endsOf(sheets[ties[0]]).toSorted((p, q) => low(p) - low(q))[0];
  const twin = sheets[ties[1]].places.find(({ edge }) => edge === end.edge);
  if (!twin) return [...known];
  return [
    ...known,
    { a: sideOf(ties[0], end), b: sideOf(ties[1], twin), kind: 'closed', name: 'Tied behind the neck' },
  ];
}

const stitched = (place: Place, panel: number, spot: Spot): Stitch => {
  const half = Math.min(place.length, spot.room) / 2;
  const b: StitchSide = { panel: spot.panel, from_m: spot.at + half, to_m: spot.at - half };
  return { a: endOf(panel, place), b, kind: 'ease', name: 'Strap to upper edge' };
};

/** What of an edge lies in front or behind on one side of the wearer, in short parts in the loop's order. */
interface Run {
  back: boolean;
  hand: Hand;
  parts: Stretch[];
  /** whether it begins at the wearer's middle */
  fromCentre: boolean;
}

/** Steps along an edge, metres. */
const STEP = 0.005;

/** The highest edge round the body, of what has no sleeves where something is worn with it that has. */
function upperEdge(sheets: readonly Sheet[], known: readonly Stitch[]): Run[] | null {
  const parts = partsOf(sheets.length, known);
  const sleeved = new Set(parts.filter((_, i) => sheets[i].shell.role === 'sleeve'));
  const hasNone = ({ loop }: Opening): number => (sleeved.has(parts[loop[0].panel]) ? 0 : 1);
  const [edge] = openingsOf(sheets, known)
    .filter(({ round, loop }) => round && loop.some(({ panel }) => !isStrap(sheets[panel])))
    .sort((a, b) => hasNone(b) - hasNone(a) || b.height - a.height);
  if (edge?.loop.length === 1 && sheets[edge.loop[0].panel].shell.role === 'waistband')
    return sheets.some(({ shell }) => shell.role.startsWith('leg')) ? null : onBand(edge.loop[0]);
  const runs: Omit<Run, 'fromCentre'>[] = [];
  for (const part of edge?.loop.flatMap(inSteps) ?? []) {
    const [back, hand] = [isBack(sheets[part.panel]), handAt(part, sheets, known)];
    const last = runs.at(-1);
    if (last && last.back === back && last.hand === hand) last.parts.push(part);
    else runs.push({ back, hand, parts: [part] });
  }
  const [first, last] = [runs[0], runs[runs.length - 1]];
  if (runs.length > 4 && first.back === last.back && first.hand === last.hand)
    first.parts.unshift(...(runs.pop()?.parts ?? []));
  return runs.length === 4 ? runs.map((run, i) => ({ ...run, fromCentre: runs[(i + 3) % 4].back === run.back })) : null;
}

/** A quarter of the way each along the upper edge of a skirt's band, which is closed behind: from there round by the wearer's left. */
function onBand({ panel, from, to }: Stretch): Run[] {
  const at = (quarter: number): number => from + ((to - from) * quarter) / 4;
  const quarters: [boolean, Hand][] = [
    [true, 'left'],
    [false, 'left'],
    [false, 'right'],
    [true, 'right'],
  ];
  return quarters.map(([back, hand], i) => ({
    back,
    hand,
    parts: inSteps({ panel, from: at(i), to: at(i + 1) }),
    fromCentre: i % 2 === 0,
  }));
}

const inSteps = ({ panel, from, to }: Stretch): Stretch[] => {
  const count = Math.max(1, Math.round((to - from) / STEP));
  const at = (k: number): number => from + ((to - from) * k) / count;
  return Array.from({ length: count }, (_, k) => ({ panel, from: at(k), to: at(k + 1) }));
};

const handAt = ({ panel, from, to }: Stretch, sheets: readonly Sheet[], known: readonly Stitch[]): Hand =>
  (coversBoth(sheets[panel]) ? handOnWhole(sheets[panel], (from + to) / 2) : handOf(panel, sheets, known)) ?? 'left';

interface Spot {
  panel: number;
  at: number;
  /** what is free of the edge there, metres */
  room: number;
}

/** An edge that rises less above its ends has no point, metres. */
const RISES = 0.012;

/** So far from the centre towards the underarm, as a share of the way, where the edge has no point. */
const ACROSS = 0.42;

function spotOn({ parts, fromCentre }: Run, sheets: readonly Sheet[]): Spot {
  const heights = parts.map(({ panel, from, to }) => pointOn(sheets[panel].outline, (from + to) / 2).y);
  const top = heights.indexOf(Math.max(...heights));
  const peaks = heights[top] - Math.max(heights[0], heights[heights.length - 1]) > RISES;
  const share = fromCentre ? ACROSS : 1 - ACROSS;
  const { panel, from, to } = parts[peaks ? top : Math.floor(parts.length * share)];
  return { panel, at: (from + to) / 2, room: lengthOfLoop(parts.filter((p) => p.panel === panel)) };
}
