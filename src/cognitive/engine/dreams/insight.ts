import { PARAMETERS } from '../parameters.js';
import { curiosity } from '../scalars.js';
import type { State } from '../state.js';
import type { Dream } from './dream.js';

const { remembered, margin, maxSleepPressure } = PARAMETERS.sleep.lucid;

/** Takes down how strange the running dream is by now (incongruence × curiosity). @returns it, where it is stranger than before */
export function noteInsight(state: State): number | null {
  const dream = runningDream(state);
  if (!dream) return null;
  const strangeness = dream.incongruence * curiosity(state);
  if (strangeness <= (dream.insight ?? -1)) return null;
  dream.insight = strangeness;
  return strangeness;
}

function runningDream({ dreams, dreaming }: State): Dream | null {
  const dream = dreams.at(-1);
  return dream && dream.id === dreaming ? dream : null;
}

/**
 * Whether what is being dreamt in REM is stranger than anything it remembers having dreamt, so that it may turn lucid. Of n
 * equally strange dreams the last is the strangest once in n: that is how rare lucidity is, whatever life is like.
 */
export function isStrangest(state: State): boolean {
  const strangeness = noteInsight(state);
  return strangeness !== null && state.body.S < maxSleepPressure && exceeds(state.dreams, strangeness);
}

/** Whether none of the dreams remembered before the last comes near, and there are enough of them. */
function exceeds(dreams: readonly Dream[], strangeness: number): boolean {
  let others = 0;
  for (let i = dreams.length - 2; i >= 0; i--) {
    const { insight } = dreams[i];
    if (insight === undefined) continue;
    if (insight * margin >= strangeness) return false;
    others++;
  }
  return others >= remembered;
}
