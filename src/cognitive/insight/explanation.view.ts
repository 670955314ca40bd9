import { isoTime } from '../../common/kernel/clock.js';
import type { CauseView, ExplanationView } from '../dto/insight.dto.js';
import type { Explanation, FeltCause, RecentEvent } from '../engine/index.js';

const iso = (second: number): string => isoTime(second * 1000);
const causeView = (cause: FeltCause): CauseView => ({ ...cause, at: iso(cause.at) });

/** An explanation as it is answered: times in ISO 8601. */
export function explanationView(made: Explanation, recent: readonly RecentEvent[]): ExplanationView {
  const { cause, runners_up, ...rest } = made;
  const felt =
    made.field === 'emotion' ? { cause: cause ? causeView(cause) : null, runners_up: runners_up?.map(causeView) } : {};
  return { ...rest, ...felt, recent_events: recent.map(({ second, ...event }) => ({ at: iso(second), ...event })) };
}
