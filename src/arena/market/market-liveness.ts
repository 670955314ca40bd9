import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Readiness } from '../../common/health/readiness.js';
import { HttpMetrics } from '../../common/telemetry/http-metrics.js';
import { Rounds } from '../../common/work/rounds.js';
import type { LeagueStatus } from '../entities/market.entity.js';

const LOOK_MS = 2000;
/** A running league whose market has missed its tick by more than this stands still. */
const STILL_MS = 10_000;

/**
 * Whether the market moves, as every process sees it: a tick that is committed is a tick, whatever keeps the next one
 * from it (a full disk, a holder of the lease that is frozen, a clock that was set back). Time is this process's own.
 */
@Injectable()
export class MarketLiveness implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Market');
  private tick: string | undefined;
  private movedAt: number | null = null;
  private readonly looks = new Rounds(LOOK_MS, () => this.read());
  private said = false;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly readiness: Readiness,
    private readonly metrics: HttpMetrics,
  ) {}

  onApplicationBootstrap(): void {
    this.readiness.prefer('market', () => this.moves());
    this.show();
    this.looks.begin();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.looks.end();
  }

  /** A look before the judgement: a process that was frozen itself has seen nothing in the meantime. */
  private async moves(): Promise<boolean> {
    await this.looks.now();
    return !this.isStill;
  }

  private get isStill(): boolean {
    return this.stillMs > STILL_MS + this.config.tickMs;
  }

  /** Milliseconds since the last tick was first seen; 0 while there is no running league. */
  private get stillMs(): number {
    return this.movedAt === null ? 0 : performance.now() - this.movedAt;
  }

  private async read(): Promise<void> {
    const [market] = await this.db.query<{ tick: string; status: LeagueStatus }[]>(
      'SELECT tick, status FROM arena_market WHERE id = 1',
    );
    if (market?.status !== 'running') this.movedAt = null;
    else if (this.movedAt === null || market.tick !== this.tick) this.movedAt = performance.now();
    this.tick = market?.tick;
    this.tell();
  }

  /** One line for each standstill, also where nobody asks whether we are ready. */
  private tell(): void {
    const still = this.isStill;
    if (still && !this.said)
      this.log.warn(`the market has not moved since tick ${this.tick} for more than ${STILL_MS / 1000} s`);
    if (!still && this.said) this.log.log(`the market moves again: tick ${this.tick}`);
    this.said = still;
  }

  private show(): void {
    const seconds = (): number => this.stillMs / 1000;
    new Gauge({
      name: 'fyra_arena_still_seconds',
      help: 'For how long the market of a running league has not moved, as this process sees it.',
      registers: [this.metrics.registry],
      collect() {
        this.set(seconds());
      },
    });
  }
}
