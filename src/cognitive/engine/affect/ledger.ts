import { PARAMETERS } from '../parameters.js';
import type { Group } from '../stimulus.js';
import type { Topic } from '../swedish/nouns.js';
import type { Appraised } from './emotions.js';
import type { PredictorId } from './goals.js';

/** One appraised event that is still felt. */
export interface Cause {
  seq: number;
  /** second of the event */
  at: number;
  kind: string;
  group: Group | null;
  topic: Topic | null;
  emotion: Appraised;
  predictor: PredictorId;
  /** at the event, (0, 1] */
  intensity: number;
}

const { halfLifeSeconds, floor, kept } = PARAMETERS.ledger;

/** What is left of a cause, [0, 1]. */
export const intensityOf = (c: Cause, second: number): number =>
  c.intensity * Math.pow(2, -(second - c.at) / halfLifeSeconds);

/** Enters a cause if it is felt at all; of too many the weakest goes. Changes the ledger in place. */
export function enterCause(causes: Cause[], cause: Cause): void {
  if (cause.intensity < floor) return;
  causes.push(cause);
  if (causes.length <= kept) return;
  const weakest = causes.reduce((a, b) => (intensityOf(b, cause.at) < intensityOf(a, cause.at) ? b : a));
  causes.splice(causes.indexOf(weakest), 1);
}

/** A prospect has ended: so has the oldest hope or fear for it. */
export function endProspect(causes: Cause[], predictor: PredictorId): void {
  const i = causes.findIndex((c) => c.predictor === predictor && isProspect(c));
  if (i >= 0) causes.splice(i, 1);
}

/** Fear in words, or of what came true, waits for nothing. */
const isProspect = ({ emotion, kind }: Cause): boolean => (emotion === 'hope' || emotion === 'fear') && kind === 'job';

/** Drops what is no longer felt. @returns the strongest cause, the newest of equals; null when none is active */
export function strongestCause(causes: Cause[], second: number): Cause | null {
  let best: Cause | null = null;
  let most = 0;
  for (let i = causes.length - 1; i >= 0; i--) {
    const now = intensityOf(causes[i], second);
    if (now < floor) causes.splice(i, 1);
    else if (now > most) [best, most] = [causes[i], now];
  }
  return best;
}

/** Active causes, the strongest first. */
export const activeCauses = (causes: readonly Cause[], second: number): Cause[] =>
  causes
    .filter((c) => intensityOf(c, second) >= floor)
    .sort((a, b) => intensityOf(b, second) - intensityOf(a, second) || b.seq - a.seq);
