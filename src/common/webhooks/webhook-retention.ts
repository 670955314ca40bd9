import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { tellTrouble } from '../db/trouble.js';
import { CONFIG, type Config } from '../config/env.js';
import { Rounds } from '../work/rounds.js';

const EVERY_MS = 600_000;
const BATCH = 5000;

/** Forgets deliveries past RETENTION_DAYS and endpoints that have served. Any process may do it, several at once too. */
@Injectable()
export class WebhookRetention implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(WebhookRetention.name);
  private readonly rounds = new Rounds(
    EVERY_MS,
    () => this.sweep(),
    (error) => tellTrouble(this.log, 'cannot sweep webhooks', error),
  );

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.begin();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.end();
  }

  async sweep(): Promise<void> {
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
