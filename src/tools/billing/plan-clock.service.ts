import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { tellTrouble } from '../../common/db/trouble.js';
import { Grants } from './grants.service.js';
import { StripeGateway } from './stripe.gateway.js';

const EVERY_MS = 5000;
/** Subscriptions of keys that are gone, and orders nobody pays, are looked for every so many rounds. */
const SELDOM = 60;
const BATCH = 50;

/** Ends plans whose time is over. Any process may do it, several at once too. */
@Injectable()
export class PlanClock implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Billing');
  private timer: NodeJS.Timeout | undefined;
  private round = 0;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly grants: Grants,
    private readonly stripe: StripeGateway,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.look(), EVERY_MS);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    try {
      await this.endOverdue();
      if (this.round++ % SELDOM === 0) await this.tidy();
    } catch (error) {
      tellTrouble(this.log, 'cannot end plans', error);
    }
  }

  private async endOverdue(): Promise<void> {
    const due = await this.db.query<{ id: string }[]>(
      `SELECT id FROM tools_order WHERE status = 'paid' AND ended_at IS NULL AND valid_until <= now() LIMIT ${BATCH}`,
    );
    for (const { id } of due) await this.end(id);
  }

  private end(id: string): Promise<void> {
    return this.db.transaction(async (manager) => {
      const order = await this.grants.locked(manager, id);
      if (order) await this.grants.end(manager, order);
    });
  }

  /** Nobody must pay for a key that is gone; and an order that was not paid in two days was not meant. */
  private async tidy(): Promise<void> {
    await this.db.query(
      `UPDATE tools_order SET status = 'cancelled' WHERE status = 'pending' AND created_at < now() - interval '2 days'`,
    );
    const idle = await this.db.query<{ id: string; subscription_id: string }[]>(
      `SELECT id, subscription_id FROM tools_order o
       WHERE status = 'paid' AND ended_at IS NULL AND subscription_id IS NOT NULL AND NOT EXISTS (
         SELECT 1 FROM api_key k WHERE k.account_id = o.account_id
           AND (k.revoked_at IS NULL OR k.revoked_at > now() - interval '10 minutes')
       ) LIMIT ${BATCH}`,
    );
    for (const { id, subscription_id: subscription } of idle) {
      await this.stripe.cancelSubscription(subscription);
      await this.end(id);
    }
  }
}
