import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { League } from './engine/league/index.js';
import { LeagueStore } from './league.store.js';
import type { News, Publication } from './projection.js';
import { publicationOf } from './publication.js';
import { RosterReader } from './roster.js';

export interface FoundLeague {
  league: League;
  publication: Publication;
  news: News;
}

/** Reads a consistent picture of the league: one transaction, one instant. */
@Injectable()
export class LeagueReader {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly store: LeagueStore,
    private readonly rosters: RosterReader,
  ) {}

  /** @param known the league as read before; it is brought up to date in place @returns null before the first start */
  async read(known: League | null): Promise<FoundLeague | null> {
    return this.db.transaction('REPEATABLE READ', async (manager) => {
      const market = await this.store.market(manager);
      if (!market) return null;
      const before = known?.tick ?? market.tick;
      const league = known ? await this.store.refresh(manager, known, market) : await this.store.load(manager, market);
      const [epoch] = await manager.query<{ commitment: string }[]>(
        'SELECT commitment FROM arena_epoch WHERE starts_at <= $1 ORDER BY epoch DESC LIMIT 1',
        [new Date(market.at)],
      );
      const publication = publicationOf(
        market,
        market.status,
        await this.rosters.read(manager),
        epoch?.commitment ?? '',
      );
      return { league, publication, news: newsSince(league, before) };
    });
  }
}

/** What has been written since a tick, for the stream. */
const newsSince = (league: League, tick: number): News => {
  const stamp = (id: string): number => Number.parseInt(id.split('_')[1], 36);
  return {
    tape: league.tape.filter((entry) => stamp(entry.id) > tick),
    chat: league.chat.filter((line) => stamp(line.id) > tick),
    ended: [],
    opened: [],
    leads: [],
  };
};
