import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { EventLog } from '../events/event-log.js';
import { Idempotency } from '../idempotency/idempotency.js';
import { QuotaLedger } from '../quota/counters/quota-ledger.js';
import { PeriodicWork } from './periodic-work.js';

const EVERY_MS = 15_000;

/** Sweeps what expires: abandoned reservations, old answers, old events. Any process may do it, several at once too. */
@Injectable()
export class Housekeeping extends PeriodicWork {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly ledger: QuotaLedger,
    private readonly idempotency: Idempotency,
    private readonly events: EventLog,
  ) {
    super(EVERY_MS, 'cannot sweep');
  }

  protected async round(): Promise<void> {
    await this.ledger.sweep();
    await this.idempotency.sweep();
    await this.events.sweep(this.db.manager);
  }
}
