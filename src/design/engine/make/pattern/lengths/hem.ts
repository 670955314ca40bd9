import { boxOf } from '../../../geometry/box.js';
import { distanceToSegment } from '../../../geometry/polyline.js';
import type { Point } from '../../../geometry/point.js';
import { checkGirths, type GirthRule, type Width } from '../checks.js';
import type { Piece, SeamRule } from '../pieces/piece.js';
import type { Body } from '../recipe.js';
import { reshaped } from '../pieces/shift.js';
import { closerBy, leastAt, type Wear } from '../bodies/wear.js';

/**
 * Girths below the waist that no option of a base design holds: a top, a coat or a shirt must go round the body where it
 * ends, and where it passes the seat. Too narrow ones are let out towards the hem.
 */

/** Width of a panel between its centre (or whole) and the side, as in {@link GirthRule}. */
type Level = Extract<Width, { level: string }>;

/** A panel of the body and where on it the girth is taken, mm of the piece's own. */
interface Panel {
  part: Level;
  piece: Piece;
  /** its waist */
  waist: number;
  /** where its side seam ends, mm below its waist */
  ends: number;
}

/** Ends that lie higher are a waist's own affair, mm below it. */
const LEAST_DEPTH_MM = 40;
/** Measured so much above the very end, where corners are rounded, mm. */
const ABOVE_END_MM = 2;

/** Girth of the body at a depth below its waist, mm: straight between waist, hips and seat. */
export function bodyGirthAt(body: Body, depth: number): number {
  const { waist, hips, seat, waistToHips, waistToSeat } = body;
  if (depth >= waistToSeat) return seat;
  if (depth >= waistToHips) return hips + ((seat - hips) * (depth - waistToHips)) / (waistToSeat - waistToHips || 1);
  return waist + ((hips - waist) * Math.max(0, depth)) / (waistToHips || 1);
}

const SIDE_ENDS = ['hem', 'ribbing', 'sideHem', 'bballEnd', 'hemOut', 'bottom'];
const WAISTS = ['waist', 'sideWaist', 'bsWaist', 'cbWaist', 'cfWaist'];

const onOutline = (piece: Piece, p: Point): boolean =>
  piece.loop.some((q, i) => i > 0 && distanceToSegment(p, piece.loop[i - 1], q) < 1.5);

function panelOf(part: Level, pieces: readonly Piece[]): Panel | null {
  const piece = pieces.find((p) => p.id === part.piece);
  const waist = WAISTS.map((name) => piece?.points[name]).find((p) => p !== undefined);
  if (!piece || !waist) return null;
  const ends = SIDE_ENDS.map((name) => piece.points[name]).filter((p) => p && onOutline(piece, p));
  const lowest = ends.length > 0 ? Math.max(...ends.map((p) => p.y)) : boxOf(piece.loop).maxY;
  return { part: withoutVent(part, piece), piece, waist: waist.y, ends: lowest - waist.y };
}

/** The extension of a back vent lies beyond the centre back and is no width. */
function withoutVent(part: Level, piece: Piece): Level {
  const { cbHem } = piece.points;
  return part.centre || !cbHem || !/back/i.test(piece.id) ? part : { ...part, centre: 'cbHem' };
}

const BASES = ['chest', 'hips', 'hip hem', 'waist'];

/** The panels that go round the body, from the rule of another girth; null where one of them does not tell. */
function panelsOf(pieces: readonly Piece[], girths: readonly GirthRule[]): Panel[] | null {
  const rule = BASES.map((name) => girths.find((g) => g.name === name)).find(
    (g) => g !== undefined && g.parts.every((part) => 'level' in part),
  );
  const panels = rule?.parts.map((part) => panelOf(part as Level, pieces)) ?? [];
  return panels.length > 0 && panels.every((p) => p !== null) ? panels : null;
}

const RIB = 'Waist rib to hem';

/** Where the garment is measured: at its hem, or at the seat when it reaches beyond. */
interface Spot {
  name: 'waist' | 'hem' | 'seat';
  depth: number;
  body_mm: number;
  least_mm: number;
}

function spotOf(
  panels: readonly Panel[],
  body: Body,
  wear: Wear,
  hold: { ribbed: boolean; chest: number },
): Spot | null {
  const ends = Math.min(...panels.map((p) => p.ends)) - ABOVE_END_MM;
  if (ends < LEAST_DEPTH_MM) return null;
  const depth = Math.min(ends, body.waistToSeat);
  const body_mm = bodyGirthAt(body, depth);
  const name = ends > body.waistToSeat ? 'seat' : 'hem';
  return { name, depth, body_mm, least_mm: leastAt(body_mm, wear, hold) };
}

/** Ease of the finished chest as a share of the body's. */
function chestEase(pieces: readonly Piece[], girths: readonly GirthRule[]): number {
  const [chest] = checkGirths(
    pieces,
    girths.filter((g) => g.name === 'chest'),
  );
  return chest ? chest.finished_mm / chest.body_mm - 1 : 0;
}

const levelName = (name: string): string => `own ${name} level`;

/** Named points that mark the height on every panel, so that the check measures it like any other. */
function marked(pieces: readonly Piece[], panels: readonly Panel[], { name, depth }: Spot): Piece[] {
  return pieces.map((piece) => {
    const panel = panels.find((p) => p.piece.id === piece.id);
    if (!panel) return piece;
    return { ...piece, points: { ...piece.points, [levelName(name)]: { x: 0, y: panel.waist + depth } } };
  });
}

/** The rule of the hem's or the seat's girth over the same panels; darts do not reach so far. */
function ruleOf(panels: readonly Panel[], spot: Spot): GirthRule {
  return {
    name: spot.name,
    body_mm: spot.body_mm,
    ease_mm: spot.least_mm - spot.body_mm,
    tolerance_mm: null,
    least_mm: spot.least_mm,
    parts: panels.map(({ part: { piece, centre, times } }) => ({
      piece,
      level: levelName(spot.name),
      times,
      ...(centre ? { centre } : {}),
    })),
  };
}

/** A girth that no option holds: pieces with its height marked, its rule, and the pieces let out there. */
export interface SpotCheck {
  pieces: Piece[];
  rule: GirthRule;
  let_out: (ratio: number) => Piece[];
}

const ribsOf = (seams: readonly SeamRule[]): string[] =>
  seams.filter((s) => s.name === RIB).flatMap((s) => s.a.map((r) => r.piece));

/** What the check of hem or seat needs: pieces with the height marked, and its rule. None for what ends at the waist. */
export function hemCheck(
  pieces: readonly Piece[],
  rules: { seams: readonly SeamRule[]; girths: readonly GirthRule[] },
  body: Body,
  wear: Wear,
): SpotCheck | null {
  const panels = pieces.some((p) => ENDS_IN_LEGS.test(p.id)) ? null : panelsOf(pieces, rules.girths);
  const ribbed = ribsOf(rules.seams).some((id) => pieces.some((p) => p.id === id));
  const spot = panels && spotOf(panels, body, wear, { ribbed, chest: chestEase(pieces, rules.girths) });
  if (!spot || rules.girths.some((g) => g.name.endsWith(spot.name))) return null;
  const held = rules.girths.some((g) => g.name === 'hips' && g.tolerance_mm !== null);
  return checkAt(pieces, panels, rules.seams, spot, held ? body.waistToHips : 0);
}

/** @param from mm below the waist, where letting out begins */
function checkAt(
  pieces: readonly Piece[],
  panels: readonly Panel[],
  seams: readonly SeamRule[],
  spot: Spot,
  from: number,
): SpotCheck {
  const all = marked(pieces, panels, spot);
  const ribs = ribsOf(seams);
  return {
    pieces: all,
    rule: ruleOf(panels, spot),
    let_out: (ratio) => letOut(all, panels, spot, ratio, from).map((p) => (ribs.includes(p.id) ? longer(p, ratio) : p)),
  };
}

/** Above the waist a body may be let out from here on, mm: below the armhole. */
const BELLY_FROM_MM = -120;

/** What the check of a waist needs that no option of the base design holds: what passes it goes round a belly too. */
export function waistCheck(
  pieces: readonly Piece[],
  rules: { seams: readonly SeamRule[]; girths: readonly GirthRule[] },
  body: Body,
  { stretch }: Wear,
): SpotCheck | null {
  const own = rules.girths.some((g) => /^(?:waist|belly)/.test(g.name));
  const panels = own || pieces.some((p) => ENDS_IN_LEGS.test(p.id)) ? null : panelsOf(pieces, rules.girths);
  if (!panels || Math.min(...panels.map((p) => p.ends)) < LEAST_DEPTH_MM) return null;
  const body_mm = body.waist;
  const spot: Spot = { name: 'waist', depth: 0, body_mm, least_mm: body_mm * (1 - closerBy(stretch)) };
  return checkAt(pieces, panels, rules.seams, spot, BELLY_FROM_MM);
}

/** Bodies whose legs are cut out: they have no hem to step into. */
const ENDS_IN_LEGS = /^own\.bodyFront$/;

const NOT_BODY = /pocket|welt|sleeve|collar|cuff|hood|waistband|chestPiece|stay|placket/i;

/** Pieces that lie on a panel and end with it: the other front, facings, linings. */
function shadows(piece: Piece, { piece: panel, part, waist }: Panel): boolean {
  if (piece.id === panel.id) return true;
  const [design] = panel.id.split('.');
  const centre = part.centre ?? 'cfWaist';
  const same = (name: string) => Math.abs((piece.points[name]?.y ?? Infinity) - (panel.points[name]?.y ?? 0)) < 1;
  const below = boxOf(piece.loop).maxY > waist + LEAST_DEPTH_MM;
  const side = /back/i.test(piece.id) === /back/i.test(panel.id);
  return (
    piece.id.startsWith(`${design}.`) && !NOT_BODY.test(piece.id) && side && below && same(centre) && same('waist')
  );
}

/**
 * Panels widen evenly about their centre line from `from` (mm below the waist) to the measured height and keep that
 * width below it: straight grain, seams of equal length, a side seam that slants out.
 */
function letOut(pieces: readonly Piece[], panels: readonly Panel[], spot: Spot, ratio: number, from: number): Piece[] {
  const start = spot.depth - from < LEAST_DEPTH_MM ? 0 : from;
  return pieces.map((piece) => {
    const panel = panels.find((p) => p.piece.id === piece.id) ?? panels.find((p) => shadows(piece, p));
    if (!panel) return piece;
    const centre = piece.points[panel.part.centre ?? (/back/i.test(piece.id) ? 'cbWaist' : 'cfWaist')]?.x ?? 0;
    return reshaped(piece, (p) => {
      const share = Math.max(0, Math.min(1, (p.y - panel.waist - start) / (spot.depth - start)));
      return { x: centre + (p.x - centre) * (1 + (ratio - 1) * share), y: p.y };
    });
  });
}

/** The rib goes with the hem that it is sewn to. */
function longer(piece: Piece, ratio: number): Piece {
  const { minX, maxX, minY, maxY } = boxOf(piece.loop);
  const upright = maxY - minY > maxX - minX;
  return reshaped(piece, (p) => (upright ? { x: p.x, y: p.y * ratio } : { x: p.x * ratio, y: p.y }));
}
