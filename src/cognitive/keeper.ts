import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { LeaseLost, Leases } from '../common/db/leases.js';
import { LEASE } from './cognitive.names.js';
import { Intake } from './intake.js';
import { KeeperWork } from './keeper.work.js';

const CHECKPOINT_MS = 30_000;
const VITALS_MS = 10_000;

/** Stands for the lease; while it holds, seconds are closed, the state is saved and the host is measured. */
@Injectable()
export class Keeper implements OnApplicationBootstrap {
  private readonly log = new Logger(Keeper.name);
  private timers: NodeJS.Timeout[] = [];
  private epoch: number | null = null;
  private saved = 0;
  private readonly lag: IntervalHistogram = monitorEventLoopDelay({ resolution: 10 });

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly leases: Leases,
    private readonly intake: Intake,
    private readonly work: KeeperWork,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.leases.stand(LEASE, {
      gained: (epoch) => this.begin(epoch),
      lost: () => this.end(),
    });
  }

  private async begin(epoch: number): Promise<void> {
    this.epoch = epoch;
    this.lag.enable();
    await this.intake.begin(epoch);
    this.timers = [
      setInterval(() => void this.checkpoint(), CHECKPOINT_MS),
      setInterval(() => void this.measure(), VITALS_MS),
    ];
  }

  private async end(): Promise<void> {
    this.timers.forEach(clearInterval);
    this.lag.disable();
    await this.intake.end();
    await this.checkpoint();
    this.epoch = null;
  }

  private async checkpoint(): Promise<void> {
    const { epoch } = this;
    if (epoch === null) return;
    try {
      await this.db.transaction(async (manager) => {
        await this.leases.assertHeld(manager, LEASE, epoch);
        this.saved = await this.work.save(manager, this.saved);
      });
    } catch (error) {
      if (error instanceof LeaseLost) return;
      this.intake.failures++;
      this.log.warn(`cannot save a checkpoint: ${String(error)}`);
    }
  }

  private async measure(): Promise<void> {
    const lagMs = Math.max(0, this.lag.percentile(99) / 1e6 - 10);
    this.lag.reset();
    await this.work.report(this.db.manager, lagMs, this.intake.failures).then(
      () => (this.intake.failures = 0),
      () => this.intake.failures++,
    );
  }
}
