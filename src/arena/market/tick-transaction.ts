import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Leases } from '../../common/db/leases.js';
import { HEARTBEAT, type League, type LeagueEvents } from '../engine/league/index.js';
import { CLOSED_AFTER_MS } from '../engine/market/index.js';
import type { LeagueStatus } from '../entities/market.entity.js';
import { CommandLog, type PendingCommand } from '../decisions/command-log.js';
import type { Feed } from '../feeds/feed.js';
import { TickWriter } from './tick-writer.js';
import type { StoredMarket } from '../league/league-store.js';
import { MARKET_LEASE } from '../arena.names.js';
import { RosterReader, type Roster } from '../agents/roster.js';
import { UNFILLED } from '../replayed-week/week-filling.js';

export interface StoredState extends Pick<StoredMarket, 'unfilledUntil'> {
  status: LeagueStatus;
}

/** What one tick reads and writes in its transaction, in order. */
@Injectable()
export class TickTransaction {
  /** ms; where the market stood before this tick */
  private stoodAt = 0;
  private patientUntil = 0;

  constructor(
    private readonly leases: Leases,
    private readonly log: CommandLog,
    private readonly writer: TickWriter,
    private readonly rosters: RosterReader,
  ) {}

  /** Goes on only for the present holder of the lease. @throws LeaseLost */
  async begin(manager: EntityManager, leaseEpoch: number): Promise<StoredState> {
    await this.leases.assertHeld(manager, MARKET_LEASE, leaseEpoch);
    const rows = await manager.query<{ status: LeagueStatus; at: Date; unfilled: Date | null }[]>(
      `SELECT status, at, ${UNFILLED} AS unfilled FROM arena_market WHERE id = 1`,
    );
    const [{ status, at, unfilled }] = rows;
    this.stoodAt = at.getTime();
    return { status, unfilledUntil: unfilled?.getTime() ?? null };
  }

  /** The commands of this tick; those who have fallen silent are benched first, except while they could not be heard. */
  async pending(manager: EntityManager, time: number, limit: number): Promise<PendingCommand[]> {
    if (time - this.stoodAt > CLOSED_AFTER_MS) this.patientUntil = time + HEARTBEAT.timeout_seconds * 1000;
    if (time >= this.patientUntil && Math.floor(time / 1000) % 5 === 0) await this.writer.bench(manager);
    return this.log.pending(manager, limit);
  }

  async keep(
    manager: EntityManager,
    league: League,
    feed: Feed,
    events: LeagueEvents,
    commands: readonly PendingCommand[],
    leaseEpoch: number,
  ): Promise<void> {
    await this.writer.write(manager, league, feed, events, leaseEpoch, commands.length);
    await this.log.executed(manager, league.tick, commands, events.answers);
    await this.log.add(manager, events.house);
  }

  roster(manager: EntityManager): Promise<Roster> {
    return this.rosters.read(manager);
  }
}
