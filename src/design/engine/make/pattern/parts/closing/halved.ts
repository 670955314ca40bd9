import { boxOf } from '../../../../geometry/box.js';
import { flatten, loopOps } from '../../../../geometry/path.js';
import type { Point } from '../../../../geometry/point.js';
import type { Piece, Run, SeamRule } from '../../pieces/piece.js';
import { above } from '../../pieces/alter.js';

/** Turned so that what lies right of x = 0 comes to lie above it, and back. */
const turned = ({ x, y }: Point): Point => ({ x: y, y: -x });
const turnedBack = ({ x, y }: Point): Point => ({ x: -y, y: x });

/** The part of a closed line right of an upright. */
export const rightOf = (loop: readonly Point[], x: number): Point[] => above(loop.map(turned), -x).map(turnedBack);
const mirrored = ({ x, y }: Point): Point => ({ x: -x, y });
const leftOf = (loop: readonly Point[], x: number): Point[] => rightOf(loop.map(mirrored), -x).map(mirrored);

/** Half of a panel that is the same on both sides of a line upright at `x`: a pair with a seam at its centre. */
export function halfAt(panel: Piece, x: number, keep: 'left' | 'right', sa: number): Piece {
  const of = (loop: readonly Point[], by: number): Point[] =>
    keep === 'right' ? rightOf(loop, x - by) : leftOf(loop, x + by);
  const loop = of(panel.loop, 0);
  const kept = ({ x: at }: Point): boolean => (keep === 'right' ? at > x - 0.01 : at < x + 0.01);
  return {
    ...panel,
    loop,
    cutLoop: panel.cutLoop && of(panel.cutLoop, sa),
    outlineOps: loopOps(loop),
    allowance: [],
    lines: panel.lines.filter((l) => flatten(l.ops).flat().every(kept)),
    cuts: panel.cuts.map((c) => ({ ...c, count: c.count * 2, mirrored: true })),
    points: Object.fromEntries(Object.entries(panel.points).filter(([, p]) => kept(p))),
  };
}

/** Half of a skirt panel drafted here about x = 0, its centre from `waistMiddle` to `hemMiddle`. */
function half(panel: Piece, id: string, title: string, sa: number): Piece {
  const made = halfAt({ ...panel, cuts: panel.cuts.map((c) => ({ ...c, count: 1 })) }, 0, 'right', sa);
  const { minY, maxY } = boxOf(made.loop.filter((p) => Math.abs(p.x) < 0.01));
  const ends = { waistMiddle: { x: 0, y: minY }, hemMiddle: { x: 0, y: maxY } };
  return { ...made, id, title, points: { ...made.points, ...ends }, seams: [] };
}

const BACK = 'own.circleBack';

/** Both edges of a back that lies in halves are its right edge; its waist counts twice by half. */
function ofHalves(rule: SeamRule, was: string): SeamRule {
  const side = (run: Run): Run => ({ ...run, piece: BACK, from: 'waistRight', to: 'hemRight' });
  const waist: Run = { piece: BACK, from: 'waistMiddle', to: 'waistRight', times: 2 };
  const split = (run: Run): Run[] => {
    if (run.piece !== was) return [run];
    if (run.from === 'waistLeft' && run.to === 'waistRight')
      return was === BACK ? [waist] : [{ ...run, times: (run.times ?? 1) - 1 }, waist];
    return [run.from === 'waistLeft' || was === BACK ? side(run) : run];
  };
  return { ...rule, a: rule.a.flatMap(split), b: rule.b.flatMap(split) };
}

/** A ring skirt of a front and a back panel whose back is cut in halves, so that it can open there; others as they are. */
export function backInHalves(pieces: readonly Piece[], sa: number): Piece[] {
  const whole = (id: string, count: number) =>
    pieces.find((p) => p.id === id && p.cuts[0].count === count && !p.on_fold);
  const panel = whole(BACK, 1) ?? whole('own.circle', 2);
  if (!panel) return [...pieces];
  const front = { ...panel, title: 'Skirt front', cuts: panel.cuts.map((c) => ({ ...c, count: 1 })) };
  const made = pieces.flatMap((p) =>
    p !== panel ? [p] : [...(p.id === BACK ? [] : [front]), half(p, BACK, 'Skirt back', sa)],
  );
  return made.map((p) => (p.seams ? { ...p, seams: p.seams.map((s) => ofHalves(s, panel.id)) } : p));
}
