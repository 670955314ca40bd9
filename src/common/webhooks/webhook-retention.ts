import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../config/env.js';
import { PeriodicWork } from '../work/periodic-work.js';

const EVERY_MS = 600_000;
const BATCH = 5000;

/** Forgets deliveries past RETENTION_DAYS and endpoints that have served. Any process may do it, several at once too. */
@Injectable()
export class WebhookRetention extends PeriodicWork {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super(EVERY_MS, 'cannot sweep webhooks');
  }

  protected async round(): Promise<void> {
    await this.db.query(
      `DELETE FROM webhook_delivery WHERE id IN (
         SELECT id FROM webhook_delivery
         WHERE status <> 'pending' AND created_at < now() - make_interval(days => $1) LIMIT ${BATCH}
       )`,
      [this.config.retentionDays],
    );
    await this.db.query(
      `DELETE FROM webhook_endpoint WHERE id IN (SELECT id FROM webhook_endpoint WHERE expires_at < now() LIMIT ${BATCH})`,
    );
  }
}
