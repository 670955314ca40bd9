import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Outbox } from '../../common/jobs/outbox.js';
import { HEARTBEAT, type League, type LeagueCommand, type LeagueEvents } from '../engine/league/index.js';
import { CommandLog } from '../decisions/command-log.js';
import type { Feed } from '../feeds/feed.js';
import { LeagueWriter } from '../league/league-writer.js';
import { ARENA_QUEUE, SETTLE } from '../arena.names.js';
import { TickNotices } from './tick-notices.js';

/** Everything that a tick leaves behind: rows, jobs and events. */
@Injectable()
export class TickWriter {
  constructor(
    private readonly writer: LeagueWriter,
    private readonly outbox: Outbox,
    private readonly news: TickNotices,
    private readonly log: CommandLog,
  ) {}

  async write(
    manager: EntityManager,
    league: League,
    feed: Feed,
    events: LeagueEvents,
    leaseEpoch: number,
    commands: number,
  ): Promise<void> {
    const { writer } = this;
    await writer.tick(manager, league, leaseEpoch, commands);
    await writer.exchange(manager, league, events);
    await this.ended(manager, league, events);
    await writer.matches(manager, league, events);
    await writer.participants(manager, league, events.participants);
    if (events.curve) await writer.curves(manager, league);
    else if (events.arrived.length > 0) await writer.curves(manager, league, 1, events.arrived);
    await writer.samples(manager, events.samples);
    if (events.minute) {
      await writer.candles(manager, league);
      await writer.minds(manager, league);
    }
    await writer.epochs(manager, feed.begun());
    await writer.market(manager, league, feed.state());
    await this.news.tell(manager, league, events);
  }

  /** Challengers without a heartbeat for too long leave the ring; their orders go with the next tick. */
  async bench(manager: EntityManager): Promise<void> {
    const [rows] = await manager.query<[{ id: string }[], number]>(
      `UPDATE arena_participant SET status = 'benched'
       WHERE status = 'active' AND kind = 'challenger' AND last_heartbeat_at < clock_timestamp() - $1 * interval '1 second'
       RETURNING id`,
      [HEARTBEAT.timeout_seconds],
    );
    const commands = rows.map(({ id }): LeagueCommand => ({ kind: 'bench', participant_id: id }));
    await this.log.add(manager, commands);
  }

  private async ended(manager: EntityManager, league: League, { ended }: LeagueEvents): Promise<void> {
    for (const one of ended) {
      await this.writer.endMatch(manager, one, league.tick);
      await this.writer.standings(manager, one.match, one.match.standings.keys(), league.tick);
      await this.outbox.add(manager, { queue: ARENA_QUEUE, name: SETTLE, ref: one.match.id });
    }
  }
}
