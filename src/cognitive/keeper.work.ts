import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EventLog } from '../common/events/event-log.js';
import { CheckpointStore } from './checkpoint.store.js';
import { serialize, stateHash } from './engine/index.js';
import { HistoryRecorder } from './history.recorder.js';
import { Replica } from './replica.js';

/** What the holder of the lease writes besides the log. */
@Injectable()
export class KeeperWork {
  constructor(
    private readonly replica: Replica,
    private readonly checkpoints: CheckpointStore,
    private readonly history: HistoryRecorder,
    private readonly events: EventLog,
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

  /** The host's vitals as an event like any other: only what is in the log decides the state. */
  async report(manager: EntityManager, lagMs: number, failures: number): Promise<void> {
    const [{ waiting }] = await manager.query<{ waiting: string }[]>(
      'SELECT count(*) AS waiting FROM outbox_job WHERE done_at IS NULL AND (run_at IS NULL OR run_at <= now())',
    );
    const vitals = { lag_ms: Math.round(lagMs), queue: Number(waiting), storage_failures: failures };
    await this.events.emit(manager, { type: 'vitals', ...vitals });
  }
}
