import { isoTime } from '../common/kernel/clock.js';
import type { LeagueStatus } from './entities/market.entity.js';
import type { FeedState } from './feed.js';
import { feedView, weekSource } from './feed.view.js';
import type { StoredMarket } from './league.store.js';
import type { Publication } from './projection.js';
import type { Roster } from './roster.js';

export interface Published extends Pick<StoredMarket, 'genesis' | 'openedAt'> {
  feed: FeedState;
  /** of the running epoch; null where there is none */
  commitment: string | null;
}

/** What surrounds the league in its public picture. */
export const publicationOf = (
  { genesis, openedAt, feed, commitment }: Published,
  status: LeagueStatus,
  roster: Roster,
): Publication => ({
  status,
  feed: feedView(feed, commitment),
  replayed: { from: isoTime(genesis), until: isoTime(openedAt), source: weekSource(feed) },
  roster,
});
