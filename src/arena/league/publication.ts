import { isoTime } from '../../common/kernel/clock.js';
import type { LeagueStatus } from '../entities/market.entity.js';
import type { FeedState } from '../feeds/feed.js';
import { feedView, weekSource } from '../feeds/feed-view.js';
import type { StoredMarket } from './league-store.js';
import type { Publication } from './public-league.js';
import type { Roster } from '../agents/roster.js';

export interface Published extends Pick<StoredMarket, 'genesis' | 'openedAt' | 'unfilledUntil'> {
  feed: FeedState;
  /** of the running epoch; null where there is none */
  commitment: string | null;
}

/** What surrounds the league in its public picture. */
export const publicationOf = (
  { feed, commitment, ...market }: Published,
  status: LeagueStatus,
  roster: Roster,
): Publication => ({
  status,
  feed: feedView(feed, commitment),
  replayed: replayedView(market, weekSource(feed)),
  roster,
});

/** The week before the opening, and from when on each of its ticks can be read already. */
const replayedView = (
  { genesis, openedAt, unfilledUntil }: Omit<Published, 'feed' | 'commitment'>,
  source: string,
): Publication['replayed'] => ({
  from: isoTime(genesis),
  until: isoTime(openedAt),
  source,
  filled_from: isoTime(unfilledUntil ?? genesis),
  complete: unfilledUntil === null,
});
