import { ranked } from '../matches/index.js';
import { FOLLOWER, type Following } from '../skill/index.js';
import { orderOf, type BoardEntry } from './board.js';
import type { Rules } from './league.js';

/** Who mirrored somebody's fills in a match. */
export interface Follower extends Following {
  participant_id: string;
}

/** A final board on which those who followed others do not count; the others keep their order. @param rules of the match */
export function judged(board: readonly BoardEntry[], followers: readonly Follower[], rules: Rules): BoardEntry[] {
  const ids = new Set(followers.map(({ participant_id }) => participant_id));
  if (ids.size === 0) return [...board];
  const counting = board.filter(({ id, eligible }) => eligible && !ids.has(id));
  const others = board
    .filter(({ id, eligible }) => !eligible || ids.has(id))
    .map((entry) => (entry.eligible ? { ...entry, eligible: false, reason: FOLLOWER, win_probability: null } : entry));
  return [...counting, ...ranked(others, orderOf({ rules }))].map((entry, i) => ({ ...entry, rank: i + 1 }));
}
