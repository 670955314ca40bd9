import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { League } from '../engine/league/index.js';
import type { EpochLatent } from '../engine/market/index.js';
import { LeagueStore, type StoredMarket } from './league-store.js';
import type { News, Publication } from './public-league.js';
import { publicationOf } from './publication.js';
import { RosterReader, type Roster } from '../agents/roster.js';

/** The league as whoever moves it takes it up. */
export interface TakenLeague {
  stored: StoredMarket;
  league: League;
  /** of the epoch that runs; null where there is none */
  latent: EpochLatent | null;
  roster: Roster;
}

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

  /** The league after its last tick, to go on from there. @returns null before the first start */
  async take(): Promise<TakenLeague | null> {
    return this.db.transaction('REPEATABLE READ', async (manager) => {
      const stored = await this.store.market(manager);
      if (!stored) return null;
      const [epoch] = await manager.query<{ latent: EpochLatent }[]>(
        'SELECT latent FROM arena_epoch WHERE latent IS NOT NULL ORDER BY epoch DESC LIMIT 1',
      );
      const league = await this.store.load(manager, stored);
      return { stored, league, latent: epoch?.latent ?? null, roster: await this.rosters.read(manager) };
    });
  }

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
      const shown = { ...market, commitment: epoch?.commitment ?? null };
      const publication = publicationOf(shown, market.status, await this.rosters.read(manager));
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
