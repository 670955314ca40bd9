import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { tellTrouble } from '../../common/db/trouble.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Leases } from '../../common/db/leases.js';
import { Notifier } from '../../common/db/notifier.js';
import { EventLog } from '../../common/events/event-log.js';
import { LEASE, SECOND_CLOSED } from '../cognitive.names.js';

const BATCH_LIMIT = 2000;
/** After the boundary, so that what was committed in the second is seen. */
const MARGIN_MS = 15;

/**
 * The single writer of the engine's input, under the lease: closes each second, gives the events that have arrived
 * their place in it, once, and says so. It holds no state of the engine; every process computes that from the log.
 */
@Injectable()
export class Intake {
  private readonly log = new Logger(Intake.name);
  private epoch: number | null = null;
  private timer: NodeJS.Timeout | undefined;
  private closing: Promise<void> = Promise.resolve();
  private failed = (): void => undefined;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly events: EventLog,
    private readonly leases: Leases,
    private readonly notifier: Notifier,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @param failed told when a second could not be closed */
  async begin(epoch: number, failed: () => void): Promise<void> {
    this.failed = failed;
    await this.events.emit(this.db.manager, { type: 'pace_set', kappa: this.config.cognitiveKappa });
    this.epoch = epoch;
    this.schedule();
  }

  async end(): Promise<void> {
    this.epoch = null;
    clearTimeout(this.timer);
    await this.closing;
  }

  private schedule(): void {
    clearTimeout(this.timer);
    const wait = 1000 - (Date.now() % 1000) + MARGIN_MS;
    this.timer = setTimeout(() => {
      this.closing = this.closeSecond().finally(() => this.epoch !== null && this.schedule());
    }, wait);
  }

  private async closeSecond(): Promise<void> {
    const { epoch } = this;
    if (epoch === null) return;
    try {
      await this.db.transaction((manager) => this.takeIn(manager, epoch, Date.now()));
    } catch (error) {
      this.failed();
      tellTrouble(this.log, 'cannot close a second', error);
    }
  }

  /** A clock that has gone back closes nothing until it has caught up. */
  private async takeIn(manager: EntityManager, epoch: number, now: number): Promise<void> {
    await this.leases.assertHeld(manager, LEASE, epoch);
    const second = Math.floor(now / 1000);
    const [head] = await manager.query<{ seq: string }[]>(
      'SELECT seq FROM cognitive_head WHERE id = 1 AND second < $1 FOR UPDATE',
      [second],
    );
    if (!head) return;
    const first = Number(head.seq) + 1;
    const arrived = await this.events.pending(manager, BATCH_LIMIT);
    const last = first + arrived.length - 1;
    if (arrived.length > 0)
      await this.place(
        manager,
        second,
        first,
        last,
        arrived.map(({ id }) => id),
      );
    await manager.query('UPDATE cognitive_head SET second = $1, seq = $2, made_at = $3 WHERE id = 1', [
      second,
      last,
      new Date(now % 1000 === 0 ? now + 1 : now),
    ]);
    await this.notifier.notify(manager, SECOND_CLOSED, String(second));
  }

  private async place(
    manager: EntityManager,
    second: number,
    first: number,
    last: number,
    ids: string[],
  ): Promise<void> {
    await this.events.taken(manager, ids, first);
    await manager.query('INSERT INTO cognitive_batch (second, first_seq, last_seq) VALUES ($1, $2, $3)', [
      second,
      first,
      last,
    ]);
  }
}
