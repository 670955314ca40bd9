import { lerp, mix, type Point } from '../../../geometry/point.js';
import { pointAt } from '../../../geometry/polyline.js';
import type { Random } from '../../../../../common/kernel/random.js';
import { bowed, fold, type Fold } from '../paint/fold.js';
import { crease, gather, type Line } from '../paint/line.js';
import type { Hem } from './hem.js';

export interface Hang {
  readonly folds: Fold[];
  readonly lines: Line[];
}

/** Where the thread that ends at a share of the hem lies further up. @param up 0 at the hem, 1 at the top */
export type Follow = (share: number, up: number) => Point;

/**
 * Folds that a fluted hem throws upwards towards the line the cloth hangs from.
 * @param top the line it hangs from, left to right
 * @param reach share of the way up that folds run, 0…1
 * @param depth 0 faint … 1 strong
 * @param follow the cloth's own threads; straight lines to `top` when absent
 */
export function hangingFolds(
  hem: Hem,
  top: readonly Point[],
  reach: number,
  depth: number,
  random: Random,
  follow?: Follow,
): Hang {
  const folds: Fold[] = [];
  const lines: Line[] = [];
  const straight = (node: Hem['valleys'][number], up: number): Point => {
    const run = bowed(node.at, pointAt(top, 0.5 + (node.share - 0.5) * 0.94), (node.share - 0.5) * 0.1);
    return pointAt(run, up);
  };
  const thread = (node: Hem['valleys'][number], until: number): Point[] =>
    [0, 0.2, 0.4, 0.6, 0.8, 1].map((k) => {
      const up = k * until;
      if (follow === undefined) return straight(node, up);
      const [base, foot] = [follow(node.share, up), follow(node.share, 0)];
      const pull = (1 - up) ** 2;
      return { x: base.x + (node.at.x - foot.x) * pull, y: base.y + (node.at.y - foot.y) * pull };
    });
  hem.valleys.forEach((node) => {
    if (node.share < 0.03 || node.share > 0.97) return;
    const spine = thread(node, Math.min(1, reach * mix(0.6, 1.05, random.next())));
    const w = Math.min(node.span, 70);
    folds.push(fold(spine, [w * 0.34, w * 0.25, 0], 'deep', 0.55 * depth, true, 0.3));
    folds.push(fold(spine, [w * 0.17, w * 0.1, 0], 'deep', 0.5 * depth, false, 0.15));
    lines.push(crease(thread(node, reach * mix(0.25, 0.7, random.next())), 0.85));
  });
  hem.ridges.forEach((node) => {
    const spine = thread(node, reach * mix(0.7, 1, random.next()));
    const w = Math.min(node.span, 70);
    folds.push(fold(spine, [w * 0.2, w * 0.14, 0], 'light', 0.7 * depth, true, 0.6));
    folds.push(fold(spine, [w * 0.07, w * 0.05, 0], 'glint', 0.5 * depth, true, 0.6));
  });
  return { folds, lines };
}

/** Small folds that start from a gathered line and die away below it. @param down drawing units they run */
export function gathers(
  top: readonly Point[],
  down: (p: Point, share: number) => Point,
  count: number,
  random: Random,
): Hang {
  const folds: Fold[] = [];
  const lines: Line[] = [];
  for (let i = 0; i < count; i++) {
    const share = (i + 0.3 + 0.5 * random.next()) / count;
    const p = pointAt(top, share);
    const q = lerp(p, down(p, share), mix(0.45, 1, random.next()));
    const spine = bowed(p, q, (share - 0.5) * 0.08);
    lines.push(gather(spine, mix(0.8, 1.3, random.next())));
    folds.push(fold(spine, [2.2, 4, 0], 'deep', 0.5, true, 0.3));
  }
  return { folds, lines };
}

/** Drag lines that run from one place towards another, as at an underarm or a crotch. */
export function drag(
  from: Point,
  towards: Point,
  spread: number,
  count: number,
  strength: number,
  random: Random,
): Hang {
  const folds: Fold[] = [];
  const lines: Line[] = [];
  for (let i = 0; i < count; i++) {
    const k = count === 1 ? 0 : i / (count - 1) - 0.5;
    const dx = towards.x - from.x;
    const dy = towards.y - from.y;
    const length = mix(0.6, 1, random.next());
    const end = { x: from.x + dx * length - dy * spread * k, y: from.y + dy * length + dx * spread * k };
    const spine = bowed(from, end, 0.1 * (k + 0.2));
    folds.push(fold(spine, [1, 5 * strength, 0], 'deep', 0.5 * strength, true));
    lines.push(crease(spine, 0.7 * strength));
  }
  return { folds, lines };
}

export const merged = (...hangs: readonly Hang[]): Hang => ({
  folds: hangs.flatMap((h) => h.folds),
  lines: hangs.flatMap((h) => h.lines),
});
