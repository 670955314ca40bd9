import { chance, percent } from '../format.js';
import type { Duration, Entry } from './view.js';
import { arenaWords } from '../words/arena.js';

/** One sentence on who leads and how sure that is. */
export function leadOf(entries: readonly Entry[], duration: Duration): string {
  const words = arenaWords();
  const eligible = entries.filter((entry) => entry.eligible);
  const leader = eligible[0];
  if (!leader) return words.nobody;
  const favourite = [...eligible].sort((a, b) => (b.win_probability ?? 0) - (a.win_probability ?? 0))[0];
  const lead = words.leads[duration](leader.name);
  if (leader.win_probability === null) return `${lead}.`;
  if (favourite.id !== leader.id)
    return words.likelier(
      lead,
      favourite.name,
      percent(favourite.win_probability ?? 0),
      chance(leader.win_probability),
    );
  return words.sure(lead, words.sureness[surenessOf(leader.win_probability)], chance(leader.win_probability));
}

function surenessOf(probability: number): keyof ReturnType<typeof arenaWords>['sureness'] {
  if (probability > 0.9) return 'almost';
  if (probability > 0.55) return 'likely';
  if (probability > 0.45) return 'even';
  return 'favourite';
}
