import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { tellTrouble } from '../db/trouble.js';
import { EventLog } from '../events/event-log.js';
import { Idempotency } from '../idempotency/idempotency.js';
import { QuotaLedger } from '../quota/counters/quota-ledger.js';
import { Rounds } from './rounds.js';

const EVERY_MS = 15_000;

/** Sweeps what expires: abandoned reservations, old answers, old events. Any process may do it, several at once too. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(Housekeeping.name);
  private readonly rounds = new Rounds(
    EVERY_MS,
    () => this.sweep(),
    (error) => tellTrouble(this.log, 'cannot sweep', error),
  );

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly ledger: QuotaLedger,
    private readonly idempotency: Idempotency,
    private readonly events: EventLog,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.begin();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.end();
  }

  private async sweep(): Promise<void> {
    await this.ledger.sweep();
    await this.idempotency.sweep();
    await this.events.sweep(this.db.manager);
  }
}
