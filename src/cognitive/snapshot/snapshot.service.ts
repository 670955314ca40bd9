import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Readiness } from '../../common/health/readiness.js';
import { HotReads, PreparedAnswer } from '../../common/http/hot-reads/hot-reads.js';
import { DomainError } from '../../common/kernel/errors.js';
import type { CognitiveSnapshot } from '../dto/snapshot.dto.js';
import { MODEL_VERSION, snapshotOf } from '../engine/index.js';
import { Replica, type Moment } from '../life/replica.js';
import { Trial } from './trial.js';

export const SNAPSHOT_PATH = '/api/cognitive';

/** The public snapshot, made once per closed second; its timestamp is the instant the second was closed. */
@Injectable()
export class SnapshotService implements OnModuleInit {
  private prepared: PreparedAnswer | null = null;

  constructor(
    private readonly replica: Replica,
    private readonly trial: Trial,
    private readonly hot: HotReads,
    private readonly readiness: Readiness,
  ) {}

  onModuleInit(): void {
    this.replica.onSecond((moment) => (this.prepared = PreparedAnswer.json(this.compose(moment))));
    this.hot.define(SNAPSHOT_PATH, () => this.prepared);
    this.readiness.require('cognitive snapshot', () => this.prepared !== null);
  }

  /** @throws DomainError unavailable until the first second */
  current(): PreparedAnswer {
    if (!this.prepared) throw starting();
    return this.prepared;
  }

  private compose({ state, head }: Moment): CognitiveSnapshot {
    const { confidence, emotion, curiosity, fatigue, health, active_modules, ...rest } = snapshotOf(state);
    return {
      source: `fyra cognitive engine ${MODEL_VERSION}`,
      timestamp: head.madeAt / 1000,
      confidence,
      emotion,
      curiosity,
      fatigue,
      health,
      active_modules,
      ...rest,
      trial: this.trial.view,
      try_also: this.trial.tryAlso,
    };
  }
}

export const starting = (): DomainError =>
  new DomainError('unavailable', 'unavailable', 'The engine is starting.', { headers: { 'Retry-After': '2' } });
