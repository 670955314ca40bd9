import { profile } from '../../../geometry/profile.js';
import type { Body } from './body.js';

/** Girths of a wearer, cm. */
export interface Girths {
  readonly chest: number;
  readonly waist: number;
  readonly hips: number;
}

/** Whom the figures are drawn after, cm; the drawing is slimmer, as fashion drawings are. */
const DRAWN: Readonly<Record<Body['presents'], Girths>> = {
  woman: { chest: 92, waist: 74, hips: 99 },
  man: { chest: 100, waist: 86, hips: 101 },
  child: { chest: 64, waist: 58, hips: 68 },
};

const held = (ratio: number): number => Math.min(1.5, Math.max(0.86, ratio));

/** A body as broad or slim as its girths against those that it is drawn after: 0.86 … 1.5 times as wide. */
export function shaped(body: Body, girths: Girths | null): Body {
  if (girths === null) return body;
  const usual = DRAWN[body.presents];
  const [chest, waist, hips] = [
    held(girths.chest / usual.chest),
    held(girths.waist / usual.waist),
    held(girths.hips / usual.hips),
  ];
  const at = profile([
    [1.4, 1 + (chest - 1) * 0.6],
    [1.9, chest],
    [2.2, chest],
    [2.85, waist],
    [3.1, waist + (hips - waist) * 0.4],
    [3.75, hips],
    [4.2, hips],
  ]);
  const limb = (k: number, keys: Body['armWidth']): Body['armWidth'] =>
    keys.map(([t, w]) => [t, w * (1 + (k - 1) * (0.9 - 0.6 * t))]);
  return {
    ...body,
    neck: body.neck * (1 + (chest - 1) * 0.25),
    shoulder: { ...body.shoulder, x: body.shoulder.x * (1 + (chest - 1) * 0.45) },
    arm: { ...body.arm, x: body.arm.x * (1 + (chest - 1) * 0.5) },
    hipJoint: body.hipJoint * (1 + (hips - 1) * 0.7),
    trunk: body.trunk.map(([y, w]) => [y, w * at(y)]),
    armWidth: limb(chest, body.armWidth),
    legOuter: limb(hips, body.legOuter),
    legInner: limb(hips, body.legInner),
  };
}
