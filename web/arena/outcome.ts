import { moment } from '../words.js';
import type { Match } from './view.js';

const SPANS: Record<string, string> = { '1h': 'hour', '1d': 'day', '1w': 'week' };

export const headingOf = ({ duration, starts_at }: Match): string =>
  `The match of the ${SPANS[duration]} from ${moment(starts_at)}`;

/** Who won, or that nobody did yet. */
export function outcomeOf(match: Match): string {
  const winner = match.entries.find(({ id }) => id === winnerOf(match));
  if (winner) return `${winner.name} won.`;
  return match.status === 'running' ? 'It is still being fought.' : 'Nobody won.';
}

const winnerOf = ({ settlement }: Match): string | null => (settlement as { winner?: string } | null)?.winner ?? null;
