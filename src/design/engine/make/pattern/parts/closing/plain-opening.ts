import { pointAlong } from '../../../../geometry/polyline.js';
import type { Closure } from '../../../../garments/spec.js';
import { total } from '../../checks.js';
import type { Mark, Piece, Run, SeamRule } from '../../pieces/piece.js';
import type { Alteration, Body } from '../../recipe.js';
import { edgeOf, inwards } from '../edges.js';
import { lapStrips } from './strips.js';
import { openAlong, type Opened } from './open-edge.js';
import { isZip, openTitle, placeTitle, placeWords } from './opening-title.js';
import { waistRing } from './waist-ring.js';
import { lowerWays, upperWays, type WayPlace } from './ways.js';
import { zipFor } from './zip-lengths.js';

/** An opening in a seam that a zip, hooks or lacing close edge to edge. */
export interface PlainOpening {
  place: WayPlace;
  how: Closure;
  /** the side opens from the upper edge, where nothing lies above it */
  bare?: boolean;
  /** it opens as far down as its seam runs straight */
  deep?: boolean;
}

/** A zip in the side begins this far below the armhole, mm. */
const BELOW_ARM_MM = 30;
/** An opening ends no higher than this below the waist, and as far above the hem, mm. */
const LEAST_REACH_MM = 150;
const ABOVE_HEM_MM = 50;
const MARGIN_MM = 20;

interface Plan {
  ways: Run[][];
  from: number;
  length: number;
  /** of the opening above and below the waist, mm */
  above: number;
  reach: number;
  ring: number;
}

/** What has to pass the waist: what opens from the top is stepped into, what opens at the side is pulled over the head. */
const passing = ({ place, bare }: PlainOpening, upper: boolean): 'seat' | 'chest' =>
  place === 'side' && upper && !bare ? 'chest' : 'seat';

const girthOf = (body: Body, passes: 'seat' | 'chest'): number =>
  passes === 'seat' ? Math.max(body.seat, body.hips) : body.chest;

/** The ways of an opening: those of the body going on in those of the skirt; of the side one in front, one at the back. */
function waysOf(pieces: readonly Piece[], place: WayPlace): { ways: Run[][]; upper: Run[][]; lower: Run[][] } {
  const [upper, lower] = [upperWays(place, pieces), lowerWays(place, pieces)];
  if (upper.length === 0) return { ways: lower, upper, lower };
  return { ways: upper.map((way, i) => [...way, ...(lower[i] ?? lower[0] ?? [])]), upper, lower };
}

const lengthOf = (pieces: readonly Piece[], way: readonly Run[]): number => total(pieces, way) ?? 0;

/** Length of the body's part: to its waist seam, or of a body in one piece to its waist. */
function aboveWaist(pieces: readonly Piece[], upper: Run[][], from: number): number {
  const [first] = upper;
  const piece = pieces.find((p) => p.id === first?.[0].piece);
  const waist = piece?.points.cbWaist ?? piece?.points.cfWaist;
  if (!first || !piece) return 0;
  if (!waist) return lengthOf(pieces, first) - from;
  return Math.max(0, waist.y - piece.points[first[0].from].y - from);
}

function planOf(pieces: readonly Piece[], body: Body, opening: PlainOpening): Plan | null {
  const { place, how, bare, deep } = opening;
  const { ways, upper } = waysOf(pieces, place);
  const ring = waistRing(pieces) ?? body.waist;
  if (ways.length === 0) return null;
  const from = place === 'side' && upper.length > 0 && !bare ? BELOW_ARM_MM : 0;
  const above = aboveWaist(pieces, upper, from);
  const short = girthOf(body, passing(opening, upper.length > 0)) + MARGIN_MM - ring;
  const most = Math.min(...ways.map((way) => lengthOf(pieces, way))) - from - clearOf(pieces);
  const wanted = deep ? most : above + Math.max(LEAST_REACH_MM, short / 2);
  const length = isZip(how) ? zipFor(wanted, most) : Math.min(Math.ceil(wanted / 10) * 10, most);
  return { ways, from, length, above, reach: length - above, ring };
}

/** A tier ends in a seam, not a hem. */
const clearOf = (pieces: readonly Piece[]): number => (pieces.some((p) => p.id === 'own.tier2') ? 10 : ABOVE_HEM_MM);

/** Opens the seam at a place of the garment, as long as needed for what has to pass, in zips that are sold. */
export const plainOpening =
  (opening: PlainOpening): Alteration =>
  (pieces, body, sa) => {
    const plan = planOf(pieces, body, opening);
    if (!plan || plan.reach < 20) return pieces;
    const start: Opened = { pieces: [...pieces], edges: [] };
    const sides: Run[][] = [];
    const made = plan.ways.reduce((all, way) => {
      const next = openAlong(all.pieces, way, plan.from, plan.length);
      sides.push(next.edges);
      return next;
    }, start);
    return [...described(made.pieces, sides, plan, opening, body), ...laps(sides, plan, opening, sa)];
  };

/** Buttons need an underlap at one edge and a facing at the other. */
function laps([over, under = over]: Run[][], { length }: Plan, { place, how }: PlainOpening, sa: number): Piece[] {
  if (how !== 'buttons' && how !== 'snaps') return [];
  const count = Math.max(2, Math.round(length / BUTTONS_APART_MM));
  return lapStrips({ where: placeTitle(place), over, under, length, count, how }, sa);
}

const BUTTONS_APART_MM = 55;

function described(pieces: Piece[], sides: Run[][], plan: Plan, opening: PlainOpening, body: Body): Piece[] {
  const open = new Set(sides.flat().map((run) => run.piece));
  const [first] = sides[0];
  return pieces.map((p) =>
    open.has(p.id)
      ? {
          ...laced(p, sides.flat(), opening.how),
          title: openTitle(p.title, opening, plan.length),
          shows: [...(p.shows ?? []), `closure=${opening.how}`, `closure_place=${opening.place}`],
          ...(p.id === first.piece ? said(p, sides, plan, opening, body) : {}),
        }
      : p,
  );
}

/** The seams of the opening and what has to pass it. */
function said(
  piece: Piece,
  sides: Run[][],
  plan: Plan,
  opening: PlainOpening,
  body: Body,
): Pick<Piece, 'seams' | 'openings'> {
  const { place, how } = opening;
  const passes = passing(opening, plan.above > 0);
  const gap = passes === 'chest' ? Math.min(plan.above, plan.reach) : plan.reach;
  const what = `${isZip(how) ? 'a zip' : 'an opening'} of ${Math.round(plan.length / 10)} cm`;
  const by = `${what} at ${placeWords(place)}`;
  return {
    seams: [...(piece.seams ?? []), ...openingSeams(sides, place, how, plan.length)],
    openings: [{ opening: 'waist', passes, body_mm: girthOf(body, passes), opens_mm: plan.ring + 2 * gap, by }],
  };
}

function openingSeams(sides: Run[][], place: WayPlace, how: Closure, length: number): SeamRule[] {
  const noun = isZip(how) ? 'Zip' : 'Closing';
  const to: SeamRule = { name: `${noun} to its opening`, a: sides[0], b: [], to_mm: length };
  return sides.length < 2 || place !== 'side'
    ? [to]
    : [to, { name: `Opening at ${placeWords(place)}: front to back`, a: sides[0], b: sides[1] }];
}

const EYELET_MM = 25;

/** Eyelets along the edges that are laced. */
function laced(piece: Piece, edges: readonly Run[], how: Closure): Piece {
  if (how !== 'lace-up') return piece;
  const marks = edges
    .filter((run) => run.piece === piece.id)
    .flatMap((run): Mark[] => {
      const line = edgeOf(piece, run.from, run.to, run.via);
      if (!line) return [];
      const inside = inwards(line, piece.loop, 12);
      const length = total([piece], [run]) ?? 0;
      return Array.from({ length: Math.floor(length / EYELET_MM) }, (_, i) => ({
        kind: 'eyelet' as const,
        at: pointAlong(inside, 12 + i * EYELET_MM),
        rotate: 0,
      }));
    });
  return { ...piece, marks: [...piece.marks, ...marks] };
}
