import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Line } from '../../common/jobs/line.js';
import { OpenJobs } from '../../common/jobs/open-jobs.js';
import { Origins } from '../../common/jobs/origins.js';
import type { Caller } from '../../common/quota/quota.types.js';
import { UnitOfWork } from '../../common/work/unit-of-work.js';
import { newDesignId } from '../design-id.js';
import { DESIGN_QUEUE } from '../design.jobs.js';
import { DesignQuotas } from '../design.quotas.js';
import { FILES_OF_A_DESIGN, SECONDS_PER_DESIGN } from '../design.states.js';
import type { SubmissionDto, SubmissionView } from '../dto/submission.dto.js';
import { SubmissionLedger } from './submission-ledger.js';
import type { Entry } from './submission-ledger.js';

/** Takes designs in. */
@Injectable()
export class Submissions {
  constructor(
    private readonly work: UnitOfWork,
    private readonly ledger: SubmissionLedger,
    private readonly quotas: DesignQuotas,
    private readonly open: OpenJobs,
    private readonly origins: Origins,
    private readonly line: Line,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  submit(caller: Required<Caller>, dto: SubmissionDto): Promise<SubmissionView> {
    const { description, style, webhook_url: webhookUrl, ...request } = dto;
    return this.accept(caller, async () => ({ description, style: style?.trim() || null, request, webhookUrl }));
  }

  /** @param entryOf what shall be made, found out in the transaction that takes it in @throws DomainError too_many_open_jobs, queue_full */
  async accept(caller: Required<Caller>, entryOf: (manager: EntityManager) => Promise<Entry>): Promise<SubmissionView> {
    const id = newDesignId();
    const { jobs } = await this.line.placeFor(DESIGN_QUEUE, this.origins.of(caller));
    const order = async (manager: EntityManager): Promise<SubmissionView> => {
      const entry = await entryOf(manager);
      const origin = await this.open.admit(manager, DESIGN_QUEUE, caller, { seconds: SECONDS_PER_DESIGN });
      const secret = await this.ledger.record(manager, id, { accountId: caller.principal.accountId, origin }, entry);
      return {
        id,
        status: 'queued' as const,
        status_url: `${this.config.publicUrl}/api/design/${id}`,
        estimated_seconds: jobs * SECONDS_PER_DESIGN,
        uses_remaining: this.quotas.usesRemaining(),
        ...(secret === undefined ? {} : { webhook_secret: secret }),
      };
    };
    return this.open.oneByOne(DESIGN_QUEUE, () => this.work.commit(order, FILES_OF_A_DESIGN));
  }
}
