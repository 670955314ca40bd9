import type { Sheet } from './sheet.js';
import { advance, type Constraint, type Pace } from './step.js';

export interface Rest {
  steps: number;
  /** J per kg of cloth when it ended */
  kinetic: number;
  settled: boolean;
}

export interface Patience {
  /** J/kg that count as rest: 1e-6 is 1.4 mm/s */
  quiet: number;
  /** seconds of the cloth's own time that it has to be quiet in a row, and may take in all */
  still: number;
  longest: number;
}

/** How far cloth goes is looked at this often, seconds: what trembles in its place between two bodies goes nowhere. */
const WINDOW = 0.01;

/** Lets the cloth move until it has been quiet for a while, or its time is over. */
export function settle(sheet: Sheet, pace: Pace, others: readonly Constraint[], patience: Patience): Rest {
  const window = Math.round(WINDOW / pace.step);
  const most = Math.round(patience.longest / pace.step);
  const wanted = Math.round(patience.still / WINDOW);
  const before = sheet.position.slice();
  let kinetic = before.some(Number.isNaN) ? NaN : Infinity; // what flew apart stays so, and is slow
  let quiet = 0;
  let steps = 0;
  while (steps < most && quiet < wanted && !Number.isNaN(kinetic)) {
    for (let i = 0; i < window; i++) advance(sheet, pace, others);
    steps += window;
    kinetic = energyOf(sheet, before, window * pace.step);
    quiet = kinetic < patience.quiet ? quiet + 1 : 0;
    before.set(sheet.position);
  }
  return { steps, kinetic, settled: quiet >= wanted };
}

/** Of the way from one place to the other in so many seconds, J per kg of what moves. */
function energyOf({ position: x, mass, inverseMass, count }: Sheet, before: Float64Array, seconds: number): number {
  let energy = 0;
  let total = 0;
  for (let i = 0; i < count; i++) {
    if (inverseMass[i] === 0) continue;
    const k = 3 * i;
    const dx = x[k] - before[k];
    const dy = x[k + 1] - before[k + 1];
    const dz = x[k + 2] - before[k + 2];
    const square = dx * dx + dy * dy + dz * dz;
    energy += (mass[i] * square) / (seconds * seconds);
    total += mass[i];
  }
  return total > 0 ? energy / (2 * total) : 0;
}
