import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Audit } from '../common/admin/audit.js';
import { isUuid } from '../common/admin/time-cursor.js';
import { CONFIG, type Config, type ServiceName } from '../common/config/env.js';
import { Outbox } from '../common/jobs/outbox.js';
import { DomainError } from '../common/kernel/errors.js';
import { UnitOfWork } from '../common/work/unit-of-work.js';
import { DESIGN_QUEUE, MAKE_DESIGN } from '../design/design.jobs.js';
import { DRAW_IMAGES, IMAGE_QUEUE } from '../tools/tools.names.js';
import type { OperatedJobView } from './console.dto.js';

interface Kind {
  queue: 'design' | 'image';
  service: ServiceName;
  name: string;
  table: string;
  /** What an execution leaves in its row beside the columns that both have. */
  anew: string;
}

const KINDS: readonly Kind[] = [
  { queue: DESIGN_QUEUE, service: 'design', name: MAKE_DESIGN, table: 'design_submission', anew: 'stage = NULL' },
  {
    queue: IMAGE_QUEUE,
    service: 'tools',
    name: DRAW_IMAGES,
    table: 'tools_image_job',
    anew: "generated_by = '[]', warnings = '[]'",
  },
];

type Row = Omit<OperatedJobView, 'created_at' | 'completed_at'> & { created_at: Date; completed_at: Date | null };

const FAILED_AT_ONCE = 20;

/** Designs and image jobs as the operator sees them: how far they are, never what was asked. */
@Injectable()
export class JobDesk {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectDataSource() private readonly db: DataSource,
    private readonly work: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  /** @param wanted an id; undefined: the last that failed */
  async find(wanted: string | undefined): Promise<OperatedJobView[]> {
    if (wanted === undefined) return this.read("status = 'failed' AND erased_at IS NULL", FAILED_AT_ONCE);
    return this.read('id = $1', 1, [isUuid(wanted) ? await this.refOf(wanted) : wanted]);
  }

  /**
   * A job that failed is queued again, on the house: its owner's unit was given back. @returns the job as it stands then
   * @throws DomainError not_found, not_failed, unavailable
   */
  async again(id: string): Promise<OperatedJobView> {
    await this.work.commit(async (manager) => {
      const [job] = await this.find(id);
      if (!job) throw new DomainError('not_found', 'not_found', 'There is no such job.');
      const kind = KINDS.find(({ queue }) => queue === job.queue)!;
      if (!this.config.services.includes(kind.service)) throw notLoaded(kind);
      const [rows] = await manager.query<[unknown[], number]>(
        `UPDATE ${kind.table} SET status = 'queued', progress = 0, error = NULL, started_at = NULL, completed_at = NULL,
           receipts = '[]', ${kind.anew} WHERE id = $1 AND status = 'failed' AND erased_at IS NULL RETURNING 1`,
        [job.id],
      );
      if (rows.length === 0) throw notFailed(job);
      await this.outbox.add(manager, { queue: kind.queue, name: kind.name, ref: job.id });
      await this.audit.record(manager, 'job.again', job.id, { queue: kind.queue, error_code: job.error_code });
    });
    return (await this.find(id))[0];
  }

  private async refOf(job: string): Promise<string> {
    const [row] = await this.db.query<{ ref: string }[]>('SELECT ref FROM outbox_job WHERE id = $1', [job]);
    return row?.ref ?? job;
  }

  private async read(where: string, limit: number, values: unknown[] = []): Promise<OperatedJobView[]> {
    const of = ({ queue, table }: Kind): string =>
      `SELECT id, '${queue}' AS queue, status, error ->> 'code' AS error_code, created_at, completed_at,
         status = 'failed' AND erased_at IS NULL AS can_run_again,
         (SELECT coalesce(sum(attempt), 0)::int FROM outbox_job j WHERE j.queue = '${queue}' AND j.ref = ${table}.id) AS executions
       FROM ${table} WHERE ${where}`;
    const rows = await this.db.query<Row[]>(
      `${KINDS.map(of).join(' UNION ALL ')} ORDER BY completed_at DESC NULLS LAST LIMIT ${limit}`,
      values,
    );
    return rows.map((row) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      completed_at: row.completed_at?.toISOString() ?? null,
    }));
  }
}

const notLoaded = ({ service }: Kind): DomainError =>
  new DomainError('unavailable', 'unavailable', `The interface ${service} is not loaded in this process.`);

const notFailed = ({ status }: OperatedJobView): DomainError =>
  new DomainError('conflict', 'not_failed', `Only a job that failed runs again; this one is ${status}.`);
