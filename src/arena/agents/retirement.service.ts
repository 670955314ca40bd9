import { Injectable } from '@nestjs/common';
import { Audit } from '../../common/admin/audit.js';
import type { Principal } from '../../common/auth/principal.js';
import { AgentReads } from './agent-reads.js';
import { Retirement } from './retirement.js';

/** Retirement, by the challenger itself or by the operator. */
@Injectable()
export class RetirementService {
  constructor(
    private readonly retirement: Retirement,
    private readonly reads: AgentReads,
    private readonly audit: Audit,
  ) {}

  async retireSelf({ accountId }: Principal) {
    const { id, account } = await this.retirement.of({ accountId });
    return this.reads.one(id, account);
  }

  /** By the operator. @throws DomainError not_found */
  async retire(id: string) {
    await this.reads.one(id);
    const { account } = await this.retirement.of({ id }, (manager) =>
      this.audit.record(manager, 'agent_retired', id, {}),
    );
    return this.reads.one(id, account);
  }
}
