import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EventLog } from '../../common/events/event-log.js';
import type { Origin } from '../../common/jobs/origin.js';
import { Quotas } from '../../common/quota/quotas.js';
import type { StoredResult } from '../design.result.js';
import { STAGE_PROGRESS } from '../design.states.js';
import type { DesignStage } from '../design.states.js';
import type { Brief } from '../engine/read/index.js';
import type { Change } from '../engine/revise/index.js';
import { DesignSubmission } from '../entities/design-submission.entity.js';
import type { DesignRequest } from '../entities/design-submission.entity.js';
import { LateOrders } from '../designs/late-orders.service.js';
import { DesignNotices } from './notices.service.js';

/** Cancelled meanwhile: there is nothing left to do. */
export class Cancelled extends Error {}

/** What a design was made from, and what it has otherwise than its parent. */
export interface MadeFrom {
  madeFrom: { brief: Brief; request: DesignRequest };
  diff: Change[] | null;
}

/** The states of a design as rows; each change holds only for a design that is still open. */
@Injectable()
export class DesignStates {
  constructor(
    private readonly events: EventLog,
    private readonly quotas: Quotas,
    private readonly notices: DesignNotices,
    private readonly lateFiles: LateOrders,
  ) {}

  /** @returns the design at its new stage @throws Cancelled */
  async enter(manager: EntityManager, id: string, stage: DesignStage): Promise<DesignSubmission> {
    await manager.query(
      `UPDATE design_submission SET status = 'processing', stage = $2, progress = $3, started_at = coalesce(started_at, now())
       WHERE id = $1 AND status IN ('queued', 'processing')`,
      [id, stage, STAGE_PROGRESS[stage]],
    );
    const row = await manager.findOneBy(DesignSubmission, { id });
    if (row?.status !== 'processing') throw new Cancelled();
    return row;
  }

  /** @param origin at whose instance it was made, and its files will be */
  async completed(manager: EntityManager, id: string, result: StoredResult, origin: Origin): Promise<void> {
    const [rows] = await manager.query<[Array<{ seconds: number; webhook_id: string | null }>, number]>(
      `UPDATE design_submission SET status = 'completed', stage = NULL, progress = 100, result = $2, completed_at = now()
       WHERE id = $1 AND status = 'processing'
       RETURNING extract(epoch FROM completed_at - created_at)::float8 AS seconds, webhook_id`,
      [id, JSON.stringify(result)],
    );
    if (rows.length === 0) throw new Cancelled();
    const [{ seconds, webhook_id: webhookId }] = rows;
    await this.events.emit(manager, { type: 'job_completed', kind: 'design', garment: result.spec.garment, seconds });
    await this.lateFiles.order(manager, id, origin);
    await this.notices.ended(manager, { id, webhookId, status: 'completed' });
  }

  /** Keeps what a design was made from, for its revisions. */
  async keep(manager: EntityManager, id: string, { madeFrom, diff }: MadeFrom): Promise<void> {
    const { brief, request } = madeFrom;
    const restyled = diff?.some(({ attribute }) => attribute === 'style') ?? false;
    await manager.query(
      `UPDATE design_submission SET made_from = $2, diff = $3, request = $4, style = coalesce($5, style) WHERE id = $1 AND status = 'processing'`,
      [
        id,
        JSON.stringify(madeFrom),
        diff && JSON.stringify(diff),
        JSON.stringify(request),
        restyled ? brief.style : null,
      ],
    );
  }

  /** Failed: the use is given back. */
  async failed(manager: EntityManager, id: string, code: string, message: string): Promise<void> {
    const row = await manager.findOne(DesignSubmission, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (row?.status !== 'processing' && row?.status !== 'queued') return;
    await manager.update(
      DesignSubmission,
      { id },
      { status: 'failed', stage: null, error: { code, message }, completedAt: () => 'now()' },
    );
    await this.quotas.refund(manager, row.receipts);
    await this.events.emit(manager, { type: 'job_failed', kind: 'design', code });
    await this.notices.ended(manager, { id, webhookId: row.webhookId, status: 'failed', code });
  }
}
