import type { Board } from '../engine/league/index.js';
import type { Duration } from '../engine/matches/index.js';

export interface LeadChange {
  duration: Duration;
  match_id: string;
  leader: { participant_id: string; name: string; return_pct: number };
  /** who led before in this match; null at its start */
  previous: string | null;
}

/** Who leads each match, as last seen: tells when it is somebody else. What stands when it begins to look is no change. */
export class LeadChanges {
  private readonly leaders = new Map<Duration, { match: string; id: string }>();

  seen({ id: match_id, duration, entries }: Board): LeadChange[] {
    const [first] = entries.slice(0, 1);
    if (!first) return [];
    const known = this.leaders.get(duration);
    this.leaders.set(duration, { match: match_id, id: first.id });
    const before = known?.match === match_id ? known.id : null;
    if (!known || before === first.id) return [];
    const { id: participant_id, name, return_pct } = first;
    return [{ duration, match_id, leader: { participant_id, name, return_pct }, previous: before }];
  }
}
