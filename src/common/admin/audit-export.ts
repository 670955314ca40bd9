import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { AuditExportQuery } from './audit.dto.js';
import { entryView, type AuditRow } from './audit-trail.js';

const AT_ONCE = 500;

/** The trail of a time, oldest first, for whoever keeps it elsewhere. */
@Injectable()
export class AuditExport {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** JSON lines; a batch in memory at a time. @param query from: its first instant, to: the first one after it; ISO 8601 */
  async *lines({ from, to }: AuditExportQuery): AsyncGenerator<string> {
    let place: [us: string | null, id: string | null] = [null, null];
    for (;;) {
      const rows: AuditRow[] = await this.db.query(
        `SELECT id, at, action, target, details, actor, address, request_id,
                (extract(epoch FROM at) * 1000000)::bigint::text AS us
         FROM audit_entry
         WHERE ($1::timestamptz IS NULL OR at >= $1) AND ($2::timestamptz IS NULL OR at < $2)
           AND ($3::bigint IS NULL OR (at, id) > (timestamptz 'epoch' + $3::bigint * interval '1 microsecond', $4::uuid))
         ORDER BY at, id LIMIT ${AT_ONCE}`,
        [from ?? null, to ?? null, ...place],
      );
      for (const row of rows) yield `${JSON.stringify(entryView(row))}\n`;
      const last = rows.at(-1);
      if (last === undefined || rows.length < AT_ONCE) return;
      place = [last.us, last.id];
    }
  }
}
