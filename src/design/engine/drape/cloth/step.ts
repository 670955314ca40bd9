import { solveBending } from './bending.js';
import { solveMembrane } from './membrane.js';
import { rub } from './internal-friction.js';
import type { Sheet } from './sheet.js';

export const GRAVITY = 9.81;

/** Nothing of a garment falls faster while it is put on; keeps what is sewn from passing through the form. m/s */
export const FASTEST = 3;

export interface Pace {
  /** seconds */
  step: number;
  /** m/s² */
  gravity: number;
  /** share of the velocity that is lost in a second, 1/s */
  damping: number;
  /** while seams are drawn together */
  sewing?: boolean;
  /** so many times softer cloth is that is pushed together in its plane: less, and its folds are as large as triangles */
  softer?: number;
}

/** What else holds the cloth: seams, the form, the cloth itself. Moves positions. */
export type Constraint = (sheet: Sheet, step: number) => void;

/** One small step of XPBD (Macklin et al. 2019): foresee, one sweep of every constraint, velocity from what came of it. @returns J/kg */
export function advance(sheet: Sheet, pace: Pace, others: readonly Constraint[]): number {
  foresee(sheet, pace);
  solveMembrane(sheet, pace);
  solveBending(sheet, pace.step);
  for (const constrain of others) constrain(sheet, pace.step);
  const kinetic = conclude(sheet, pace.step);
  rub(sheet);
  return kinetic;
}

function foresee({ position: x, previous, velocity: v, inverseMass, count }: Sheet, pace: Pace): void {
  const { step, gravity, damping } = pace;
  const kept = 1 - damping * step;
  const falls = gravity * step;
  for (let i = 0; i < count; i++) {
    if (inverseMass[i] === 0) continue;
    const k = 3 * i;
    previous[k] = x[k];
    previous[k + 1] = x[k + 1];
    previous[k + 2] = x[k + 2];
    v[k] *= kept;
    v[k + 1] = v[k + 1] * kept - falls;
    v[k + 2] *= kept;
    x[k] += v[k] * step;
    x[k + 1] += v[k + 1] * step;
    x[k + 2] += v[k + 2] * step;
  }
}

/** @returns kinetic energy, J per kg of what moves */
function conclude(sheet: Sheet, step: number): number {
  const { position: x, previous, velocity: v, mass, inverseMass, count } = sheet;
  let energy = 0;
  let total = 0;
  let most = 0;
  for (let i = 0; i < count; i++) {
    if (inverseMass[i] === 0) continue;
    const k = 3 * i;
    let vx = (x[k] - previous[k]) / step;
    let vy = (x[k + 1] - previous[k + 1]) / step;
    let vz = (x[k + 2] - previous[k + 2]) / step;
    let square = vx * vx + vy * vy + vz * vz;
    if (square > most) most = square;
    if (square > FASTEST * FASTEST) {
      const slower = FASTEST / Math.sqrt(square);
      vx *= slower;
      vy *= slower;
      vz *= slower;
      square = FASTEST * FASTEST;
    }
    v[k] = vx;
    v[k + 1] = vy;
    v[k + 2] = vz;
    energy += mass[i] * square;
    total += mass[i];
  }
  sheet.gone += step * Math.sqrt(most);
  return total > 0 ? energy / (2 * total) : 0;
}
