import { moment } from '../format.js';
import { ringWords } from '../words/ring.js';
import type { Match } from './view.js';

/** Which match it is, in two parts: what, and from when. */
export const headingOf = ({ duration, starts_at }: Match): [what: string, when: string] => [
  `${ringWords().matchOf[duration]} ${ringWords().from}`,
  moment(starts_at),
];

/** Who won, or that nobody did yet. */
export function outcomeOf(match: Match): string {
  const { won, running, nobodyWon } = ringWords();
  const winner = match.entries.find(({ id }) => id === winnerOf(match));
  if (winner) return won(winner.name);
  return match.status === 'running' ? running : nobodyWon;
}

const winnerOf = ({ settlement }: Match): string | null => (settlement as { winner?: string } | null)?.winner ?? null;
