import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Peppers } from '../auth/peppers.js';
import { CONFIG, type Config } from '../config/env.js';
import { Outbox } from '../jobs/outbox.js';
import { DomainError } from '../kernel/errors.js';
import { newPublicId } from '../work/public-id.js';
import { isPrivateHost } from './address.js';
import { WebhookDelivery, WebhookEndpoint } from './entities.js';
import { newWebhookSecret } from './signature.js';
import { DELIVER, SEALED_FOR, WEBHOOK_QUEUE } from './webhook.names.js';

const DAY_MS = 86_400_000;
const ROWS_PER_STATEMENT = 1000;

export interface NewEndpoint {
  /** `account:<id>` */
  owner: string;
  url: string;
  /** Kept until its owner is forgotten; else as long as what it tells of (RETENTION_DAYS). */
  lasting?: boolean;
}

export interface RegisteredEndpoint {
  /** What events are enqueued for. */
  id: string;
  /** For the creating answer; shown once. */
  secret: string;
}

export interface WebhookEvent {
  endpoint: string;
  type: string;
  /** Ids, labels, numbers and addresses; not what users wrote. */
  data: object;
}

/** Tells receivers of their users' choice what has happened (Standard Webhooks), from within the transaction that did it. */
@Injectable()
export class Webhooks {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly outbox: Outbox,
    private readonly peppers: Peppers,
  ) {}

  /** @throws DomainError validation_failed for an address that is seen to be private */
  async register(manager: EntityManager, { owner, url, lasting }: NewEndpoint): Promise<RegisteredEndpoint> {
    if (!this.config.webhookAllowPrivate && isPrivateHost(new URL(url))) throw privateAddress();
    const [id, secret] = [newPublicId('whk'), newWebhookSecret()];
    const { bytes, pepper } = this.peppers.seal(secret, Buffer.from(id), SEALED_FOR);
    const expiresAt = lasting ? null : new Date(Date.now() + (this.config.retentionDays + 1) * DAY_MS);
    await manager.insert(WebhookEndpoint, { id, owner, url, secret: bytes, pepper, expiresAt });
    return { id, secret };
  }

  /** Promises one delivery per event, at least once each; endpoints that are disabled or forgotten get none. */
  async enqueue(manager: EntityManager, ...events: WebhookEvent[]): Promise<void> {
    if (events.length === 0) return;
    const open = await this.openOf(manager, events);
    const timestamp = new Date().toISOString();
    const rows = events
      .filter(({ endpoint }) => open.has(endpoint))
      .map(({ endpoint, type, data }) => ({
        id: newPublicId('msg'),
        endpointId: endpoint,
        type,
        body: { type, timestamp, data },
      }));
    for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) {
      await this.record(manager, rows.slice(at, at + ROWS_PER_STATEMENT));
    }
  }

  /** Its endpoints go, with what is still to be delivered. */
  async forget(manager: EntityManager, owner: string): Promise<void> {
    await manager.delete(WebhookEndpoint, { owner });
  }

  private async record(
    manager: EntityManager,
    rows: Pick<WebhookDelivery, 'id' | 'endpointId' | 'type' | 'body'>[],
  ): Promise<void> {
    await manager.insert(WebhookDelivery, rows);
    await this.outbox.addAll(
      manager,
      rows.map(({ id }) => ({ queue: WEBHOOK_QUEUE, name: DELIVER, ref: id })),
    );
  }

  private async openOf(manager: EntityManager, events: readonly WebhookEvent[]): Promise<Set<string>> {
    const rows = await manager.query<{ id: string }[]>(
      'SELECT id FROM webhook_endpoint WHERE id = ANY($1) AND disabled_at IS NULL',
      [events.map(({ endpoint }) => endpoint)],
    );
    return new Set(rows.map(({ id }) => id));
  }
}

const privateAddress = (): DomainError =>
  new DomainError('invalid', 'validation_failed', 'Not valid: webhook_url.', {
    errors: [{ path: 'webhook_url', message: 'must be an address of the public internet' }],
  });
