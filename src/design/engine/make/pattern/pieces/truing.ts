import { boxOf } from '../../../geometry/box.js';
import { lengthOf } from '../../../geometry/polyline.js';
import type { Point } from '../../../geometry/point.js';
import { declaredOf, total } from '../checks.js';
import { edgeOf } from '../parts/edges.js';
import type { Piece, SeamRule } from './piece.js';
import { reshaped, slideEnd } from './shift.js';

/** Differences beyond this are no rounding of a draft but another shape: mm, and on long seams of large sizes a share. */
const MOST_MM = 45;
const MOST_SHARE = 0.06;
const CAP_MOST_MM = 14;

/** Brings the edges of the base designs to the same length where a rule says how, as a pattern maker trues up seams. */
export function truedUp(pieces: readonly Piece[], rules: readonly SeamRule[]): Piece[] {
  return rules.reduce((all, rule) => (rule.true ? trueOne(all, rule) : all), [...pieces]);
}

function difference(pieces: readonly Piece[], rule: SeamRule): number | null {
  const [a, b] = [total(pieces, rule.a), rule.to_mm ?? total(pieces, rule.b)];
  return a === null || b === null ? null : a - b - declaredOf(rule, b);
}

function trueOne(pieces: Piece[], rule: SeamRule): Piece[] {
  const off = difference(pieces, rule);
  if (off === null || Math.abs(off) < 0.2) return pieces;
  if (rule.true === 'cap') return Math.abs(off) > CAP_MOST_MM ? pieces : cap(pieces, rule);
  const most = Math.max(MOST_MM, MOST_SHARE * (total(pieces, rule.a) ?? 0));
  return Math.abs(off) > most || !rule.true ? pieces : slid(pieces, rule, rule.true, off);
}

function slid(
  pieces: Piece[],
  rule: SeamRule,
  slide: Exclude<SeamRule['true'], 'cap' | undefined>,
  off: number,
): Piece[] {
  const onA = rule.a.some((r) => r.piece === slide.piece);
  const move = (by: number, from: Piece[]) => from.map((p) => (p.id === slide.piece ? slideEnd(p, slide, by) : p));
  let made = pieces;
  let left = off;
  for (let i = 0; i < 3 && Math.abs(left) > 0.2; i++) {
    made = move(onA ? -left : left, made);
    left = difference(made, rule) ?? 0;
  }
  return Math.abs(left) < Math.abs(off) ? made : pieces;
}

/** The cap's height takes up the difference: its curve is raised or lowered over the biceps line. */
function cap(pieces: Piece[], rule: SeamRule): Piece[] {
  const { piece: id, from, to, via } = rule.a[0];
  const sleeve = pieces.find((p) => p.id === id);
  const line = sleeve && edgeOf(sleeve, from, to, via);
  const off = difference(pieces, rule) ?? 0;
  if (!sleeve || !line || boxOf(line).minY > -20) return pieces;
  const raised = (by: number) => (p: Point) => (p.y < 0 ? { x: p.x, y: p.y * by } : p);
  const wanted = lengthOf(line) - off;
  let [low, high] = [0.85, 1.15];
  for (let i = 0; i < 18; i++) {
    const middle = (low + high) / 2;
    if (lengthOf(line.map(raised(middle))) < wanted) low = middle;
    else high = middle;
  }
  const made = pieces.map((p) => (p === sleeve ? reshaped(p, raised((low + high) / 2)) : p));
  return Math.abs(difference(made, rule) ?? Infinity) < Math.abs(off) ? made : pieces;
}
