import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../common/config/env.js';
import { OnceReady } from '../common/health/once-ready.js';
import { HotReads, PreparedAnswer } from '../common/http/hot-reads/hot-reads.js';
import { DomainError } from '../common/kernel/errors.js';
import { PeriodicWork } from '../common/work/periodic-work.js';
import { lastDays, statusOf, type Measured } from './status.view.js';
import { STATUS_DAYS, StatusBook, type DayRow } from './status-book.js';
import { Watch } from './watch.js';

export const STATUS_PATH = '/api/v1/status';
const READ_EVERY_MS = 15_000;
const CACHED = 'public, max-age=15';
/** Of these the figures may still change. */
const OPEN_DAYS = 2;

/** What everybody may know of how the product has been, prepared four times a minute in every process that answers. */
@Injectable()
export class Status extends PeriodicWork implements OnModuleInit {
  private answer: PreparedAnswer | null = null;
  private read: Omit<Measured, 'open'> | null = null;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly ready: OnceReady,
    private readonly book: StatusBook,
    private readonly watch: Watch,
    private readonly hot: HotReads,
  ) {
    super(
      config.probeSeconds === 0 ? READ_EVERY_MS : Math.min(READ_EVERY_MS, config.probeSeconds * 1000),
      'cannot read',
    );
  }

  onModuleInit(): void {
    this.hot.define(STATUS_PATH, () => this.answer);
  }

  override onApplicationBootstrap(): void {
    void this.ready.do(async () => (await this.rounds.quietly(), super.onApplicationBootstrap()));
  }

  /** @throws DomainError unavailable before it was read */
  current(): PreparedAnswer {
    if (this.answer) return this.answer;
    throw new DomainError('unavailable', 'unavailable', 'The past is being read.', { headers: { 'Retry-After': '2' } });
  }

  /** While the database is away what was read last stands, with what this process sees itself. */
  protected async round(): Promise<void> {
    const now = Date.now();
    try {
      this.read = await this.readAt(now);
    } finally {
      if (this.read) this.prepare({ ...this.read, open: this.watch.open }, now);
    }
  }

  private prepare(measured: Measured, now: number): void {
    this.answer = PreparedAnswer.json(statusOf(measured, this.config.services, STATUS_DAYS, now), CACHED);
  }

  /** Days that are over are read once. */
  private async readAt(now: number): Promise<Omit<Measured, 'open'>> {
    const known = this.read?.days ?? [];
    const [first] = lastDays(STATUS_DAYS, now);
    const [open] = lastDays(OPEN_DAYS, now);
    const from = this.read ? open : first;
    const [days, last, incidents, league] = await Promise.all([
      this.book.days(from),
      this.book.last(),
      this.book.incidents(),
      this.config.services.includes('arena') ? this.book.league() : null,
    ]);
    const kept = known.filter(({ day }: DayRow) => day >= first && day < from);
    return { days: [...kept, ...days], last, incidents, league };
  }
}
