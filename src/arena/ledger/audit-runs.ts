import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../../common/admin/audit.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { DomainError } from '../../common/kernel/errors.js';
import { WorkerPool } from '../../common/workers/worker-pool.js';
import { AuditRow } from '../entities/audit.entity.js';
import type { AuditInput } from './audit.worker.js';
import type { LedgerAudit } from './ledger-audit.js';
import { WeekFilling } from '../replayed-week/week-filling.js';

/** What is written with the audit. */
type Also = (manager: EntityManager, audit: LedgerAudit) => Promise<void>;

const THREAD = new URL('./audit.worker.js', import.meta.url);

/** Has the ledger audited in a thread of its own, and keeps what was found. */
@Injectable()
export class AuditRuns {
  private readonly log = new Logger('LedgerAudit');

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectDataSource() private readonly db: DataSource,
    private readonly threads: WorkerPool,
    private readonly trail: Audit,
    private readonly filling: WeekFilling,
  ) {}

  /** Asked for by the operator. @throws DomainError while another audit runs */
  async now(): Promise<LedgerAudit> {
    const audit = await this.run((manager, { difference_count, tick }) =>
      this.trail.record(manager, 'ledger_audited', 'league', { difference_count, tick }),
    );
    if (!audit)
      throw new DomainError('conflict', 'audit_in_progress', 'An audit is under way: ask for its result soon.');
    return audit;
  }

  /** As `now`, waited for so long. @returns null when it takes longer: it goes on, and `latest` has it then */
  async within(seconds: number): Promise<LedgerAudit | null> {
    const audit = this.now();
    const told = await Promise.race([audit, sleep(seconds * 1000, null, { ref: false })]);
    if (!told) audit.catch((error: Error) => this.log.error(`an audit came to no end: ${error.message}`));
    return told;
  }

  /** The first process that asks on a UTC day audits. */
  async nightly(signal: AbortSignal): Promise<void> {
    const known = await this.db.query<unknown[]>(
      `SELECT 1 FROM arena_audit WHERE at >= date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' LIMIT 1`,
    );
    if (known.length === 0) await this.run(undefined, signal);
  }

  /** @returns null before the first */
  async latest(): Promise<LedgerAudit | null> {
    const [latest] = await this.db.manager.find(AuditRow, { order: { at: 'DESC' }, take: 1 });
    return latest?.report ?? null;
  }

  private async run(also?: Also, signal?: AbortSignal): Promise<LedgerAudit | null> {
    await this.filling.whole();
    const input: AuditInput = { databaseUrl: this.config.databaseUrl };
    const audit = await this.threads.apart<LedgerAudit | null>(THREAD, 'auditApart', input, signal);
    if (!audit) return null;
    await this.db.transaction((manager) => this.keep(manager, audit, also));
    this.tell(audit);
    return audit;
  }

  private async keep(manager: EntityManager, audit: LedgerAudit, also?: Also): Promise<void> {
    await manager.insert(AuditRow, { at: new Date(audit.at), differences: audit.difference_count, report: audit });
    await also?.(manager, audit);
  }

  private tell({ difference_count, differences, checked, took_ms }: LedgerAudit): void {
    const scope = `${checked.accounts} accounts, ${checked.postings} postings, ${took_ms} ms`;
    if (difference_count === 0) return this.log.log(`the ledger has no differences (${scope})`);
    const [{ check, member, subject, stored, rebuilt }] = differences;
    const first = `${check}: ${member} of ${subject} is ${stored}, rebuilt ${rebuilt}`;
    this.log.error(`the ledger has ${difference_count} differences (${scope}); the first: ${first}`);
  }
}
