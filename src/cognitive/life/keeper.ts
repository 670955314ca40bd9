import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { tellTrouble } from '../../common/db/trouble.js';
import { LeaseLost, Leases } from '../../common/db/leases.js';
import { LEASE } from '../cognitive.names.js';
import { Intake } from '../log/intake.js';
import { Birth } from './birth.js';
import { KeeperWork } from './keeper.work.js';

const CHECKPOINT_MS = 30_000;

/** Stands for the lease; while it holds, seconds are closed and the state is saved. */
@Injectable()
export class Keeper implements OnApplicationBootstrap {
  private readonly log = new Logger(Keeper.name);
  private timer: NodeJS.Timeout | undefined;
  private epoch: number | null = null;
  private saved = 0;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly leases: Leases,
    private readonly birth: Birth,
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
    if (!(await this.birth.ensure(epoch))) return;
    this.epoch = epoch;
    await this.intake.begin(epoch, () => this.work.failed());
    this.timer = setInterval(() => void this.checkpoint(), CHECKPOINT_MS);
  }

  private async end(): Promise<void> {
    clearInterval(this.timer);
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
      this.work.failed();
      tellTrouble(this.log, 'cannot save a checkpoint', error);
    }
  }
}
