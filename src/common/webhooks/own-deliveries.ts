import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Principal } from '../auth/principal.js';
import { decodeCursor, encodeCursor } from '../http/queries/cursor.js';
import { Outbox } from '../jobs/outbox.js';
import { DomainError } from '../kernel/errors.js';
import { Quotas } from '../quota/quotas.js';
import type { BucketPolicy } from '../quota/quota.types.js';
import { isPublicId } from '../work/public-id.js';
import { UnitOfWork } from '../work/unit-of-work.js';
import type { DeliveryList, DeliveryQuery, DeliveryView, DeliveryWithBody } from './deliveries.dto.js';
import type { DeliveryStatus, WebhookDelivery } from './entities.js';
import { DELIVER, WEBHOOK_QUEUE } from './webhook.names.js';

/** Deliveries that an account may have sent again in a day: each is a request of ours to a stranger's address. */
const RESENDS_PER_DAY = 100;

const RESENDS: BucketPolicy = {
  bucket: 'webhook_resends',
  code: 'rate_limit_exceeded',
  detail: `At most ${RESENDS_PER_DAY} deliveries may be sent again in a UTC day.`,
  plan: () => [],
};

interface DeliveryRow {
  id: string;
  us: string;
  type: string;
  url: string;
  status: DeliveryStatus;
  attempts: number;
  last_status: number | null;
  last_error: string | null;
  created_at: Date;
  next_at: Date | null;
  delivered_at: Date | null;
  body: WebhookDelivery['body'];
  disabled: boolean;
}

const SELECT = `
  SELECT d.*, e.url, e.disabled_at IS NOT NULL AS disabled,
    (extract(epoch FROM d.created_at) * 1000000)::bigint::text AS us
  FROM webhook_delivery d JOIN webhook_endpoint e ON e.id = d.endpoint_id WHERE e.owner = $1`;

/** What an account's webhooks were told, and told again on its word. */
@Injectable()
export class OwnDeliveries {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly work: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly quotas: Quotas,
  ) {}

  async list(principal: Principal, { limit, cursor, status }: DeliveryQuery): Promise<DeliveryList> {
    const rows = await this.db.query<DeliveryRow[]>(
      `${SELECT} AND ($2::text IS NULL OR d.status = $2)
         AND ($3::bigint IS NULL OR ((extract(epoch FROM d.created_at) * 1000000)::bigint, d.id) < ($3::bigint, $4))
       ORDER BY d.created_at DESC, d.id DESC LIMIT $5`,
      [ownerOf(principal), status ?? null, ...placeOf(cursor), limit + 1],
    );
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    return { deliveries: page.map(viewOf), next_cursor: last ? encodeCursor([last.us, last.id]) : null };
  }

  /** @throws DomainError not_found */
  async find(principal: Principal, id: string, manager: EntityManager = this.db.manager): Promise<DeliveryWithBody> {
    const row = await this.rowOf(manager, principal, id);
    return { ...viewOf(row), body: row.body };
  }

  /** The same message again, under its old id. @throws DomainError not_found, delivery_pending, endpoint_disabled, rate_limit_exceeded */
  async resend(principal: Principal, id: string): Promise<DeliveryView> {
    return this.work.commit(async (manager) => {
      const { disabled } = await this.rowOf(manager, principal, id);
      if (disabled)
        throw new DomainError('conflict', 'endpoint_disabled', 'The receiver answered 410; register it anew.');
      const [, changed] = await manager.query<[unknown[], number]>(
        `UPDATE webhook_delivery SET status = 'pending', next_at = now() WHERE id = $1 AND status <> 'pending'`,
        [id],
      );
      if (changed === 0) throw new DomainError('conflict', 'delivery_pending', 'It is on its way already.');
      const subject = ownerOf(principal);
      await this.quotas.take(manager, RESENDS, {
        bucket: RESENDS.bucket,
        subject,
        limit: RESENDS_PER_DAY,
        window: 'day',
      });
      await this.outbox.add(manager, { queue: WEBHOOK_QUEUE, name: DELIVER, ref: id });
      return viewOf(await this.rowOf(manager, principal, id));
    }, 0);
  }

  private async rowOf(manager: EntityManager, principal: Principal, id: string): Promise<DeliveryRow> {
    const asked = isPublicId('msg', id) ? [ownerOf(principal), id] : null;
    const [row] = asked ? await manager.query<DeliveryRow[]>(`${SELECT} AND d.id = $2`, asked) : [];
    if (!row) throw new DomainError('not_found', 'not_found', 'No webhook of this account has such a delivery.');
    return row;
  }
}

const ownerOf = ({ accountId }: Principal): string => `account:${accountId}`;

function placeOf(cursor: string | undefined): [us: string | null, id: string | null] {
  if (cursor === undefined) return [null, null];
  const [us, id] = decodeCursor(cursor, ['string', 'string']).map(String);
  if (!/^\d{1,17}$/.test(String(us)) || !isPublicId('msg', String(id))) decodeCursor('', ['string']);
  return [us, id];
}

const viewOf = (row: DeliveryRow): DeliveryView => ({
  id: row.id,
  type: row.type,
  url: row.url,
  status: row.status,
  attempts: row.attempts,
  last_status: row.last_status,
  last_error: row.last_error,
  created_at: row.created_at.toISOString(),
  next_attempt_at: row.status === 'pending' ? (row.next_at?.toISOString() ?? null) : null,
  delivered_at: row.delivered_at?.toISOString() ?? null,
});
