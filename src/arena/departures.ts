import { Injectable } from '@nestjs/common';
import { Audit } from '../common/admin/audit.js';
import type { Principal } from '../common/auth/principal.js';
import { UnitOfWork } from '../common/work/unit-of-work.js';
import { AgentReads } from './agent.reads.js';
import { HeartbeatBook } from './heartbeat.book.js';

/** Retirement, by the challenger itself or by the operator. */
@Injectable()
export class Departures {
  constructor(
    private readonly work: UnitOfWork,
    private readonly book: HeartbeatBook,
    private readonly reads: AgentReads,
    private readonly audit: Audit,
  ) {}

  async retireSelf({ accountId }: Principal) {
    const id = await this.work.commit((manager) => this.book.retire(manager, { accountId }));
    return this.reads.one(id);
  }

  /** By the operator. @throws DomainError not_found */
  async retire(id: string) {
    await this.reads.one(id);
    await this.work.commit(async (manager) => {
      await this.book.retire(manager, { id });
      await this.audit.record(manager, 'agent_retired', id, {});
      return null;
    });
    return this.reads.one(id);
  }
}
