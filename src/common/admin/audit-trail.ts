import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { AuditEntryView, AuditList, AuditQuery } from './audit.dto.js';
import { timePage, timePlace } from './time-cursor.js';

export type AuditRow = Omit<AuditEntryView, 'at'> & { at: Date; us: string };

/** The trail as the operator reads it, newest first. */
@Injectable()
export class AuditTrail {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  async list({ action, target, limit, cursor }: AuditQuery): Promise<AuditList> {
    const rows = await this.db.query<AuditRow[]>(
      `SELECT id, at, action, target, details, actor, address, request_id,
              (extract(epoch FROM at) * 1000000)::bigint::text AS us
       FROM audit_entry
       WHERE ($1::text IS NULL OR action = $1) AND ($2::text IS NULL OR target = $2)
         AND ($3::bigint IS NULL OR ((extract(epoch FROM at) * 1000000)::bigint, id) < ($3::bigint, $4::uuid))
       ORDER BY at DESC, id DESC LIMIT $5`,
      [action ?? null, target ?? null, ...timePlace(cursor), limit + 1],
    );
    const [page, next_cursor] = timePage(rows, limit);
    return { entries: page.map(entryView), next_cursor };
  }
}

export const entryView = ({
  id,
  at,
  action,
  target,
  details,
  actor,
  address,
  request_id,
}: AuditRow): AuditEntryView => ({
  id,
  at: at.toISOString(),
  action,
  target,
  details,
  actor,
  address,
  request_id,
});
