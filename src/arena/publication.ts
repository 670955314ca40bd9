import { isoTime } from '../common/kernel/clock.js';
import type { LeagueStatus } from './entities/market.entity.js';
import type { StoredMarket } from './league.store.js';
import type { Publication } from './projection.js';
import type { Roster } from './roster.js';

/** What surrounds the league in its public picture. */
export const publicationOf = (
  market: Pick<StoredMarket, 'genesis' | 'openedAt'>,
  status: LeagueStatus,
  roster: Roster,
  commitment: string,
): Publication => ({
  status,
  feed: {
    kind: 'simulated',
    source: 'stochastic-volatility simulator, hourly seeds committed in advance',
    seed_commitment: commitment,
  },
  replayed: { from: isoTime(market.genesis), until: isoTime(market.openedAt) },
  roster,
});
