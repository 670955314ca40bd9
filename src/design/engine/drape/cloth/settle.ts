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

/** Lets the cloth move until it has been quiet for a while, or its time is over. */
export function settle(sheet: Sheet, pace: Pace, others: readonly Constraint[], patience: Patience): Rest {
  const most = Math.round(patience.longest / pace.step);
  const wanted = Math.round(patience.still / pace.step);
  let kinetic = Infinity;
  let quiet = 0;
  let steps = 0;
  while (steps < most && quiet < wanted) {
    kinetic = advance(sheet, pace, others);
    quiet = kinetic < patience.quiet ? quiet + 1 : 0;
    steps++;
  }
  return { steps, kinetic, settled: quiet >= wanted };
}
