import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Principal } from '../common/auth/principal.js';
import { CONFIG, type Config } from '../common/config/env.js';
import { DomainError } from '../common/kernel/errors.js';
import { UnitOfWork } from '../common/work/unit-of-work.js';
import { newDesignId } from './design-id.js';
import { DesignQuotas } from './design.quotas.js';
import { MAX_OPEN_PER_KEY, SECONDS_PER_DESIGN } from './design.states.js';
import type { SubmissionDto, SubmissionView } from './dto/submission.dto.js';
import { SubmissionLedger } from './submission-ledger.js';
import type { Entry } from './submission-ledger.js';

interface OpenCounts {
  mine: number;
  all: number;
}

/** Takes designs in. */
@Injectable()
export class Submissions {
  constructor(
    private readonly work: UnitOfWork,
    private readonly ledger: SubmissionLedger,
    private readonly quotas: DesignQuotas,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  submit(principal: Principal, dto: SubmissionDto): Promise<SubmissionView> {
    const { description, style, webhook_url: webhookUrl, ...request } = dto;
    return this.accept(principal, async () => ({ description, style: style?.trim() || null, request, webhookUrl }));
  }

  /** @param entryOf what shall be made, found out in the transaction that takes it in */
  accept(principal: Principal, entryOf: (manager: EntityManager) => Promise<Entry>): Promise<SubmissionView> {
    const id = newDesignId();
    return this.work.commit(async (manager) => {
      const entry = await entryOf(manager);
      const open = await this.openOf(manager, principal.accountId);
      if (open.mine >= MAX_OPEN_PER_KEY) throw tooManyOpen(this.quotas.upgrade());
      const secret = await this.ledger.record(manager, id, principal.accountId, entry);
      return {
        id,
        status: 'queued' as const,
        status_url: `${this.config.publicUrl}/api/design/${id}`,
        estimated_seconds: Math.ceil((open.all + 1) * SECONDS_PER_DESIGN),
        uses_remaining: this.quotas.usesRemaining(),
        ...(secret === undefined ? {} : { webhook_secret: secret }),
      };
    });
  }

  /** Counts under a lock per key, so that parallel submissions cannot pass the limit together. */
  private async openOf(manager: EntityManager, accountId: string): Promise<OpenCounts> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('design:' || $1, 0))`, [accountId]);
    const [counts] = await manager.query<OpenCounts[]>(
      `SELECT count(*) FILTER (WHERE account_id = $1)::int AS mine, count(*)::int AS "all"
       FROM design_submission WHERE status IN ('queued', 'processing')`,
      [accountId],
    );
    return counts;
  }
}

const tooManyOpen = (members: { upgrade_url: string }): DomainError =>
  new DomainError(
    'limit_exceeded',
    'too_many_open_jobs',
    `At most ${MAX_OPEN_PER_KEY} designs of one key may be open at a time.`,
    {
      members,
      headers: { 'Retry-After': String(SECONDS_PER_DESIGN) },
    },
  );
