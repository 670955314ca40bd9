import type { Piece, Run, SeamRule } from '../pieces/piece.js';

/** The shirt's fronts are two pieces, its yoke is whole: what meets on the left is named from what meets on the right. */
const YOKE = 'simon.yoke';
const OF_ITS_LEFT = ['s3CollarSplit', 's3ArmholeSplit', 'armholeYokeSplit'];

const leftName = (name: string): string => `left${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** The yoke with the corners of its left side named. */
export function withLeftCorners(piece: Piece): Piece {
  if (piece.id !== YOKE) return piece;
  const mirrored = OF_ITS_LEFT.flatMap((name) => {
    const p = piece.points[name];
    return p ? [[leftName(name), { x: -p.x, y: p.y }] as const] : [];
  });
  return { ...piece, points: { ...piece.points, ...Object.fromEntries(mirrored) } };
}

function onTheLeft(run: Run): Run {
  if (run.piece === 'simon.frontRight') return { ...run, piece: 'simon.frontLeft' };
  return run.piece === YOKE ? { ...run, from: leftName(run.from), to: leftName(run.to) } : run;
}

/** Whatever sleeve the shirt has is set into its left armhole as into the right one. */
export const withLeftArmhole = (rules: readonly SeamRule[]): SeamRule[] =>
  rules.flatMap((rule) =>
    rule.name === 'Sleeve cap to armhole' && rule.b.some((run) => run.piece === 'simon.frontRight')
      ? [rule, { ...rule, name: 'Sleeve cap to left armhole', b: rule.b.map(onTheLeft), true: undefined }]
      : [rule],
  );
