import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { VitalsMeter } from '../../common/events/vitals-meter.js';
import { CheckpointStore } from './checkpoint.store.js';
import { serialize, stateHash } from '../engine/index.js';
import { HistoryRecorder } from '../history/history.recorder.js';
import { Replica } from './replica.js';

/** What the holder of the lease writes besides the log. */
@Injectable()
export class KeeperWork {
  constructor(
    private readonly replica: Replica,
    private readonly checkpoints: CheckpointStore,
    private readonly history: HistoryRecorder,
    private readonly vitals: VitalsMeter,
  ) {}

  /** Saves state and history when there is a newer second than `saved`. @returns the second saved last */
  async save(manager: EntityManager, saved: number): Promise<number> {
    const { now } = this.replica;
    if (!now || !this.replica.current || now.state.second <= saved) return saved;
    const { second } = now.state;
    const checkpoint = { second, seq: now.head.seq, state: serialize(now.state), hash: stateHash(now.state) };
    await this.checkpoints.save(manager, checkpoint);
    await this.history.save(manager, second);
    return second;
  }

  /** A write to the database failed. */
  failed(): void {
    this.vitals.failed();
  }
}
