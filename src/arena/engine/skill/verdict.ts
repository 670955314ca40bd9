import { normalQuantile } from '../../../common/kernel/normal.js';
import type { Skill } from './belief.js';

export const VERDICTS = ['skill', 'too early to tell', 'loses'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What the board says of a skill in words. */
export function verdictOf({ low, high }: Pick<Skill, 'low' | 'high'>): Verdict {
  if (low > 0) return 'skill';
  return high < 0 ? 'loses' : 'too early to tell';
}

/** Weeks until a true weekly Sharpe ratio is told from none with this power, at one false alarm in twenty fields of this size. */
export function weeksToTell(weeklySharpe: number, participants: number, power = 0.8): number {
  const needed = normalQuantile(0.95 ** (1 / participants)) + normalQuantile(power);
  return (needed / weeklySharpe) ** 2;
}
