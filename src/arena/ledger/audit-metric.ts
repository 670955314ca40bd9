import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { HttpMetrics } from '../../common/telemetry/http-metrics.js';
import { AuditRuns } from './audit-runs.js';
import type { LedgerAudit } from './ledger-audit.js';

/** What the last audit found, for whoever scrapes: the same from every process, absent before the first. */
@Injectable()
export class AuditMetric implements OnModuleInit {
  constructor(
    private readonly metrics: HttpMetrics,
    private readonly book: AuditRuns,
  ) {}

  onModuleInit(): void {
    const count = (audit: LedgerAudit): number => audit.difference_count;
    this.show('fyra_arena_ledger_differences', 'Differences that the last audit of the ledger found.', count);
    const at = (audit: LedgerAudit): number => Date.parse(audit.at) / 1000;
    this.show('fyra_arena_ledger_audited_seconds', 'Unix time of the last audit of the ledger.', at);
  }

  private show(name: string, help: string, valueOf: (audit: LedgerAudit) => number): void {
    const { book } = this;
    new Gauge({
      name,
      help,
      registers: [this.metrics.registry],
      async collect() {
        const latest = await book.latest().catch(() => null);
        if (latest) this.set(valueOf(latest));
        else this.remove();
      },
    });
  }
}
