import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Principal } from '../auth/principal.js';
import type { OperationCounts, OperationUsage, UsageQuery, UsageReport } from './usage.dto.js';

const DAY_MS = 86_400_000;

/** $1 account, $2 first day, $3 a key's id, or the one that it goes back to; null: all of the account's. */
const USAGE = `
  SELECT to_char(u.day, 'YYYY-MM-DD') AS day, u.operation, sum(u.requests)::int AS requests,
    sum(u.refused)::int AS refused, sum(u.failed)::int AS failed, sum(u.units)::int AS units
  FROM key_usage u
  WHERE u.account_id = $1 AND u.day >= $2::date AND ($3::uuid IS NULL OR u.line = $3
    OR u.line = (SELECT line FROM api_key WHERE account_id = $1 AND id = $3))
  GROUP BY u.day, u.operation ORDER BY u.day DESC, u.operation`;

/** What the keys of an account asked, day by day and operation by operation, two seconds late at most. */
@Injectable()
export class Usage {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** A key with limits of its own is told of itself alone. */
  async report({ accountId, limited, line }: Principal, { days, key_id }: UsageQuery): Promise<UsageReport> {
    const now = Date.now();
    const [from, to] = [dayOf(now - (days - 1) * DAY_MS), dayOf(now)];
    const asked = limited ? line : (key_id ?? null);
    const usage = await this.db.query<OperationUsage[]>(USAGE, [accountId, from, asked]);
    return { from, to, totals: totalsOf(usage), usage };
  }
}

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

function totalsOf(usage: readonly OperationUsage[]): OperationCounts {
  const sum = (name: keyof OperationCounts) => usage.reduce((all, one) => all + one[name], 0);
  return { requests: sum('requests'), refused: sum('refused'), failed: sum('failed'), units: sum('units') };
}
