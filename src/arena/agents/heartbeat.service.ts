import { Injectable } from '@nestjs/common';
import type { Principal } from '../../common/auth/principal.js';
import { UnitOfWork } from '../../common/work/unit-of-work.js';
import type { HeartbeatDto } from '../dto/agent.dto.js';
import { HEARTBEAT } from '../engine/league/index.js';
import { HeartbeatRecords, type Beat } from './heartbeat-records.js';
import { PublicLeague } from '../league/public-league.js';

/** Signs of life, answered with the challenger's account and places. */
@Injectable()
export class HeartbeatService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly book: HeartbeatRecords,
    private readonly projection: PublicLeague,
  ) {}

  heartbeat(principal: Principal, { message }: HeartbeatDto) {
    return this.work.commit(
      async (manager) => this.beatView(await this.book.beat(manager, principal, message?.trim())),
      message === undefined ? undefined : 0,
    );
  }

  private beatView(beat: Beat) {
    const at = beat.last_heartbeat_at;
    return {
      id: beat.id,
      status: 'active' as const,
      previous_status: beat.previous,
      activated_at: beat.activated_at.toISOString(),
      heartbeat_at: at.toISOString(),
      expires_at: new Date(at.getTime() + HEARTBEAT.timeout_seconds * 1000).toISOString(),
      account: this.projection.statement(beat.id),
      matches: this.projection.placesOf(beat.id),
      tick: this.projection.current?.tick ?? 0,
    };
  }
}
