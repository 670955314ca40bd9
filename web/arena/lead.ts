import { chance, percent } from '../words.js';
import type { Duration, Entry } from './view.js';

const SPAN: Record<Duration, string> = {
  '1h': 'the match of this hour',
  '1d': 'today’s match',
  '1w': 'this week’s match',
};

/** One sentence on who leads and how sure that is. */
export function leadOf(entries: readonly Entry[], duration: Duration): string {
  const eligible = entries.filter((entry) => entry.eligible);
  const leader = eligible[0];
  if (!leader) return 'Nobody can be ranked yet: a match needs three trades and some risk taken.';
  const favourite = [...eligible].sort((a, b) => (b.win_probability ?? 0) - (a.win_probability ?? 0))[0];
  const lead = `${leader.name} leads ${SPAN[duration]}`;
  if (leader.win_probability === null) return `${lead}.`;
  if (favourite.id !== leader.id)
    return `${lead}, but ${favourite.name} is likelier to win it: ${percent(favourite.win_probability ?? 0)} against ${chance(leader.win_probability)}.`;
  return `${lead} and ${sureness(leader.win_probability)}: a ${chance(leader.win_probability)} chance.`;
}

function sureness(probability: number): string {
  if (probability > 0.9) return 'will hardly lose it';
  if (probability > 0.55) return 'will more likely win it than not';
  if (probability > 0.45) return 'may as well win it as not';
  return 'is the favourite, though most likely somebody else wins';
}
