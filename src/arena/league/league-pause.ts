import { Injectable } from '@nestjs/common';
import { Audit } from '../../common/admin/audit.js';
import { DomainError } from '../../common/kernel/errors.js';
import { UnitOfWork } from '../../common/work/unit-of-work.js';
import { MarketRow, type LeagueStatus } from '../entities/market.entity.js';

/** The operator stops and starts the league: while it is paused nothing ticks and no decision is taken. */
@Injectable()
export class LeaguePause {
  constructor(
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  set(status: LeagueStatus): Promise<{ status: LeagueStatus }> {
    return this.work.commit(async (manager) => {
      const { affected } = await manager.update(MarketRow, { id: 1 }, { status });
      if (affected === 0) throw new DomainError('unavailable', 'unavailable', 'The league has not been founded yet.');
      await this.audit.record(manager, `league_${status}`, 'league', {});
      return { status };
    });
  }
}
