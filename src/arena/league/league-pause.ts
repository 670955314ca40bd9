import { Injectable } from '@nestjs/common';
import { Audit } from '../../common/admin/audit.js';
import { DomainError } from '../../common/kernel/errors.js';
import { UnitOfWork } from '../../common/work/unit-of-work.js';
import { MarketRow, type LeagueStatus } from '../entities/market.entity.js';

const UPDATE = { mode: 'pessimistic_write' } as const;

/** The operator stops and starts the league: while it is paused nothing ticks and no decision is taken. */
@Injectable()
export class LeaguePause {
  constructor(
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  /** What stands so already is left, and no change is told of it. */
  set(status: LeagueStatus): Promise<{ status: LeagueStatus }> {
    return this.work.commit(async (manager) => {
      const league = await manager.findOne(MarketRow, {
        where: { id: 1 },
        select: { id: true, status: true },
        lock: UPDATE,
      });
      if (!league) throw new DomainError('unavailable', 'unavailable', 'The league has not been founded yet.');
      if (league.status === status) return { status };
      await manager.update(MarketRow, { id: 1 }, { status });
      await this.audit.record(manager, `league_${status}`, 'league', {});
      return { status };
    });
  }
}
