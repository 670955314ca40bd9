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
import type { OutfitPart } from '../engine/read/types.js';
import { Readings } from '../reading/readings.service.js';
import { outfitEntries } from './outfit-entries.js';
import type { Planned } from './outfit-entries.js';
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
    private readonly readings: Readings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Each garment of a text becomes a design: as many of them as uses are left for. */
  async submit(caller: Required<Caller>, dto: SubmissionDto): Promise<SubmissionView> {
    const { description, style, webhook_url: webhookUrl, ...request } = dto;
    const entry: Entry = { description, style: style?.trim() || null, request, webhookUrl };
    const parts = await this.readings.outfitOf(description, entry.style);
    return parts.length < 2 ? this.accept(caller, async () => entry) : this.acceptOutfit(caller, entry, parts);
  }

  /** @param entryOf what shall be made, found out in the transaction that takes it in @throws DomainError too_many_open_jobs, queue_full */
  accept(caller: Required<Caller>, entryOf: (manager: EntityManager) => Promise<Entry>): Promise<SubmissionView> {
    const id = newDesignId();
    return this.order(caller, 1, async (manager) => [{ ...linkedTo(await entryOf(manager), id), id }]);
  }

  private acceptOutfit(caller: Required<Caller>, entry: Entry, parts: readonly OutfitPart[]): Promise<SubmissionView> {
    const ids = parts.map(() => newDesignId());
    return this.order(caller, parts.length, async (_, paid) => outfitEntries(entry, parts.slice(0, paid), ids));
  }

  /** @param most designs that it may make @param planOf what it makes, of so many that are paid for */
  private async order(
    caller: Required<Caller>,
    most: number,
    planOf: (manager: EntityManager, paid: number) => Promise<Planned>,
  ): Promise<SubmissionView> {
    const { jobs } = await this.line.placeFor(DESIGN_QUEUE, this.origins.of(caller));
    const { accountId } = caller.principal;
    const taken = async (manager: EntityManager): Promise<SubmissionView> => {
      const admit = () => this.open.admit(manager, DESIGN_QUEUE, caller, { seconds: SECONDS_PER_DESIGN });
      const first = await admit();
      const receipts = await this.quotas.usesFor(manager, most);
      const plan = await planOf(manager, receipts.length);
      const webhook = await this.ledger.webhookOf(manager, accountId, plan[0]);
      for (const [i, { id, ...entry }] of plan.entries()) {
        const origin = i === 0 ? first : await admit();
        const admitted = { id, origin, receipts: receipts[i], webhookId: webhook?.id ?? null };
        await this.ledger.record(manager, accountId, admitted, entry);
      }
      return this.accepted(plan, jobs, webhook?.secret);
    };
    return this.open.oneByOne(DESIGN_QUEUE, () => this.work.commit(taken, FILES_OF_A_DESIGN * most));
  }

  private accepted([{ id, outfit }, ...more]: Planned, jobs: number, secret: string | undefined): SubmissionView {
    const urlOf = (design: string): string => `${this.config.publicUrl}/api/design/${design}`;
    return {
      id,
      status: 'queued' as const,
      status_url: urlOf(id),
      estimated_seconds: (jobs + more.length) * SECONDS_PER_DESIGN,
      uses_remaining: this.quotas.usesRemaining(),
      ...(outfit ? { outfit: outfit.map((link) => ({ ...link, status_url: urlOf(link.id) })) } : {}),
      ...(secret === undefined ? {} : { webhook_secret: secret }),
    };
  }
}

/** A new version takes its parent's place in the outfit. */
const linkedTo = (entry: Entry, id: string): Entry => ({
  ...entry,
  outfit: entry.outfit?.map((link) => (link.id === entry.parentId ? { ...link, id } : link)) ?? null,
});
