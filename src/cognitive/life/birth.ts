import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Leases } from '../../common/db/leases.js';
import { forgetPast, pastEvents, type PastEvent } from '../../common/events/past-events.js';
import { FOUNDING } from '../../common/ports/founding.js';
import { Ports } from '../../common/ports/ports.js';
import { WorkerPool } from '../../common/workers/worker-pool.js';
import { LEASE } from '../cognitive.names.js';
import { saveBuckets } from '../history/history.recorder.js';
import { LogStore } from '../log/log.store.js';
import { CheckpointStore } from './checkpoint.store.js';
import type { LivedPast, PastInput } from './lived-past.worker.js';

/** The league tells of its week within seconds, on a busy machine within a minute; one that follows a real market may have to wait for prices. */
const PATIENCE_MS = { simulated: 120_000, real: 20_000 };
const LOOK_MS = 150;

/**
 * The engine's first second. A new deployment has a past, the league's replayed week; the engine lives through it before it
 * is first shown, so that it has moods, dreams and what it learnt from the beginning. What it then is stands in a checkpoint, from
 * which every process goes on.
 */
@Injectable()
export class Birth implements BeforeApplicationShutdown {
  private readonly log = new Logger(Birth.name);
  private ended = false;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly store: LogStore,
    private readonly checkpoints: CheckpointStore,
    private readonly leases: Leases,
    private readonly ports: Ports,
    private readonly workers: WorkerPool,
  ) {}

  /** @returns whether the engine lives: not when the process ends first @throws LeaseLost */
  async ensure(epoch: number): Promise<boolean> {
    if (await this.store.head()) return true;
    const events = await this.past();
    if (this.ended) return false;
    const [seed, kappa] = [randomBytes(16).toString('hex'), this.config.cognitiveKappa];
    const second = Math.floor(Date.now() / 1000) - 1;
    const lived = events.length > 0 ? await this.live({ seed, kappa, events, until: second }) : null;
    await this.db.transaction(async (manager) => {
      await this.leases.assertHeld(manager, LEASE, epoch);
      await manager.query(
        `INSERT INTO cognitive_head (id, genesis, seed, kappa, second, seq, made_at) VALUES (1, $1, $2, $3, $1, 0, now())`,
        [second, seed, kappa],
      );
      if (lived) await this.keep(manager, second, lived);
    });
    return true;
  }

  beforeApplicationShutdown(): void {
    this.ended = true;
  }

  private async live(input: PastInput): Promise<LivedPast> {
    const began = performance.now();
    const url = new URL('./lived-past.worker.js', import.meta.url);
    const lived = await this.workers.run<LivedPast>(url, 'livePast', input);
    this.log.log(`lived through ${input.events.length} events in ${Math.round(performance.now() - began)} ms`);
    return lived;
  }

  private async keep(manager: EntityManager, second: number, { state, hash, history }: LivedPast): Promise<void> {
    await this.checkpoints.save(manager, { second, seq: 0, state, hash });
    await saveBuckets(manager, history.seconds, history.rows);
    await forgetPast(manager);
  }

  /** What has been told of the past; waits for a league that is being founded in this process. */
  private async past(): Promise<PastEvent[]> {
    const { services, marketFeed } = this.config;
    const patience = PATIENCE_MS[marketFeed.kind === 'simulated' ? 'simulated' : 'real'];
    const until = Date.now() + (services.includes('arena') ? patience : 0);
    for (;;) {
      const isFounded = await this.ports.ask(FOUNDING)?.isFounded();
      const events = await pastEvents(this.db.manager);
      if (events.length > 0 || isFounded === true || this.ended || Date.now() >= until) return events;
      await sleep(LOOK_MS);
    }
  }
}
