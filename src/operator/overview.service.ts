import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../common/config/env.js';
import { QueueStats } from '../common/jobs/queue-stats.js';
import { Signs } from '../status/signs.js';
import { CONCERNS, type Budgets, type BudgetView, type Concern, type OverviewView } from './console.dto.js';
import { Traffic } from './traffic.service.js';

const AUDIT_HOURS = 36;
/** More of the answers failing than this is the operator's concern, when there were some. */
const ERROR_SHARE = 0.01;
const MASKED_LENGTH = 10;

interface LeagueRow {
  status: string;
  at: Date | null;
  differences: number | null;
  late: boolean;
}

/** How the house stands at the moment, for its operators. */
@Injectable()
export class Overview {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectDataSource() private readonly db: DataSource,
    private readonly queues: QueueStats,
    private readonly signs: Signs,
    private readonly traffic: Traffic,
  ) {}

  async now(): Promise<OverviewView> {
    const [signs, traffic, queues, [league], orders] = await Promise.all([
      this.signs.at({}),
      this.traffic.lately(),
      this.queues.all(),
      this.league(),
      this.orders(),
    ]);
    const found: Partial<Record<Concern, boolean | null>> = {
      ...signs,
      errors: (traffic?.error_share ?? 0) > ERROR_SHARE,
      not_audited: league?.late ?? false,
      league_paused: league?.status === 'paused',
    };
    return {
      concerns: CONCERNS.filter((concern) => found[concern]),
      league: league?.status ?? null,
      traffic,
      queues,
      audit: league?.at ? { at: league.at.toISOString(), differences: league.differences ?? 0 } : null,
      orders: orders.map((order) => ({ ...order, created_at: order.created_at.toISOString() })),
    };
  }

  /** The five that used most of each bucket in the last two UTC days, masked: addresses stand there as keyed hashes anyway. */
  async budgets(): Promise<Budgets> {
    const rows = await this.db.query<(BudgetView & { interface: string | null; last_four: string | null })[]>(
      `SELECT bucket, subject AS holder, used, a.id AS account_id, a.interface, k.last_four FROM (
         SELECT bucket, subject, sum(used)::int AS used, row_number() OVER (PARTITION BY bucket ORDER BY sum(used) DESC, subject) AS place
         FROM quota_counter WHERE window_start >= date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' - interval '1 day' AND used > 0
         GROUP BY bucket, subject
       ) most
       LEFT JOIN account a ON subject = 'account:' || a.id
       LEFT JOIN LATERAL (SELECT last_four FROM api_key WHERE account_id = a.id ORDER BY created_at DESC LIMIT 1) k ON true
       WHERE place <= 5 ORDER BY bucket, used DESC, holder`,
    );
    return {
      budgets: rows.map(({ bucket, holder, used, account_id, interface: kind, last_four }) => ({
        bucket,
        holder: last_four === null ? holder.slice(0, MASKED_LENGTH) : `fyra_${kind}_…${last_four}`,
        account_id,
        used,
      })),
    };
  }

  private league(): Promise<LeagueRow[]> {
    if (!this.config.services.includes('arena')) return Promise.resolve([]);
    return this.db.query<LeagueRow[]>(
      `SELECT m.status, last.at, last.differences,
         coalesce(last.at, m.opened_at) < now() - interval '${AUDIT_HOURS} hours' AS late
       FROM arena_market m LEFT JOIN LATERAL (SELECT at, differences FROM arena_audit ORDER BY at DESC LIMIT 1) last ON true
       WHERE m.id = 1`,
    );
  }

  private orders(): Promise<{ id: string; item: string; amount_cents: number; created_at: Date }[]> {
    return this.db.query(
      `SELECT id, item, amount_cents, created_at FROM tools_order WHERE status = 'pending' ORDER BY created_at LIMIT 20`,
    );
  }
}
