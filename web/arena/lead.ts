import { chance, percent } from '../format.js';
import { chancesOf, favouriteOf } from './odds.js';
import type { Duration, Entry, Odds } from './view.js';
import { arenaWords } from '../words/arena.js';

/** One sentence on who leads and how sure that is, by the odds of everybody: who is not eligible yet may still win. */
export function leadOf(entries: readonly Entry[], odds: readonly Odds[], duration: Duration): string {
  const words = arenaWords();
  const leader = entries.find(({ eligible }) => eligible);
  if (!leader) return words.nobody;
  const lead = words.leads[duration](leader.name);
  const [own, favourite] = [chancesOf(odds)(leader.id), favouriteOf(odds)];
  if (own === null || !favourite) return `${lead}.`;
  if (favourite.id === leader.id || favourite.win_probability <= own)
    return words.sure(lead, words.sureness[surenessOf(own)], chance(own));
  return words.likelier(lead, favourite.name, percent(favourite.win_probability), chance(own));
}

function surenessOf(probability: number): keyof ReturnType<typeof arenaWords>['sureness'] {
  if (probability > 0.9) return 'almost';
  if (probability > 0.55) return 'likely';
  if (probability > 0.45) return 'even';
  return 'favourite';
}
