import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../common/config/env.js';
import { Readiness } from '../common/health/readiness.js';
import { QueueStats } from '../common/jobs/queue-stats.js';
import { inTime } from '../common/work/in-time.js';
import { EXPLAINING } from './causes.js';
import { FAILED, type Answers } from './probes.js';
import type { Signs as Found } from './incidents.js';
import { StatusBook } from './status-book.js';

const LONG_WAIT_SECONDS = 300;
const PATIENCE_MS = 1500;

/** What is wrong at the moment: the conditions of the operator's alerts, as this process sees them. */
@Injectable()
export class Signs {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectDataSource() private readonly db: DataSource,
    private readonly readiness: Readiness,
    private readonly queues: QueueStats,
    private readonly book: StatusBook,
  ) {}

  /** @param answers of the probes at the same moment */
  async at(answers: Answers): Promise<Found> {
    const [database, redis, storage, market, paused, queue, ledger] = await Promise.all([
      this.isAway('database'),
      this.isAway('redis'),
      this.isAway('storage'),
      this.inLeague(() => this.isAway('market')),
      this.inLeague(() => this.isPaused()),
      this.waitsLong(),
      this.inLeague(() => this.differs()),
    ]);
    const servers = { database, redis, storage };
    return { ...servers, ...silent(answers, servers), market: database ? null : market, paused, queue, ledger };
  }

  private async isAway(name: string): Promise<boolean> {
    return !(await this.readiness.answers(name));
  }

  private inLeague(look: () => Promise<boolean | null>): Promise<boolean | null> {
    return this.config.services.includes('arena') ? look() : Promise.resolve(null);
  }

  private async waitsLong(): Promise<boolean | null> {
    const counts = Object.values(await this.queues.all());
    if (counts.includes(null)) return null;
    return counts.some((queue) => (queue?.oldest_waiting_seconds ?? 0) > LONG_WAIT_SECONDS);
  }

  private async isPaused(): Promise<boolean | null> {
    const league = await inTime(this.book.league(), PATIENCE_MS);
    return league && league === 'paused';
  }

  private async differs(): Promise<boolean | null> {
    const latest = this.db.query<{ differences: number }[]>(
      'SELECT differences FROM arena_audit ORDER BY at DESC LIMIT 1',
    );
    const rows = await inTime(latest, PATIENCE_MS);
    return rows && (rows[0]?.differences ?? 0) > 0;
  }
}

/** Interfaces that do not answer for no reason that is named already. */
function silent(answers: Answers, servers: Found): Found {
  const explained = EXPLAINING.some((cause) => servers[cause]);
  const asked = Object.entries(answers).filter(([, ms]) => ms !== null);
  return Object.fromEntries(asked.map(([name, ms]) => [name, ms === FAILED ? (explained ? null : true) : false]));
}
