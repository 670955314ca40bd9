import { Module, type DynamicModule } from '@nestjs/common';
import type { Config } from '../common/config/env.js';
import { Birth } from './life/birth.js';
import { CheckpointStore } from './life/checkpoint.store.js';
import { CognitiveController } from './snapshot/cognitive.controller.js';
import { CognitiveQuotas } from './cognitive.quotas.js';
import { HistoryRecorder } from './history/history.recorder.js';
import { HistoryService } from './history/history.service.js';
import { InsightService } from './insight/insight.service.js';
import { Intake } from './log/intake.js';
import { Keeper } from './life/keeper.js';
import { KeeperWork } from './life/keeper.work.js';
import { LogStore } from './log/log.store.js';
import { MoodTeller } from './snapshot/mood.teller.js';
import { PastController } from './history/past.controller.js';
import { personaController } from './conversation/persona.controller.js';
import { Replica } from './life/replica.js';
import { ReplayService } from './history/replay.service.js';
import { SnapshotService } from './snapshot/snapshot.service.js';
import { StateStream } from './snapshot/state.stream.js';
import { Speaker } from './conversation/speaker.js';
import { ThoughtService } from './conversation/thought.service.js';
import { Trial } from './snapshot/trial.js';

/** Every process computes the engine from its log. */
const engine = [LogStore, CheckpointStore, HistoryRecorder, Replica, MoodTeller];
/** One process at a time writes the log, under a lease. */
const writer = [Birth, Intake, Keeper, KeeperWork];
const answers = [
  CognitiveQuotas,
  Trial,
  SnapshotService,
  InsightService,
  HistoryService,
  Speaker,
  ThoughtService,
  StateStream,
  ReplayService,
];

@Module({})
export class CognitiveModule {
  static forRoot(config: Config): DynamicModule {
    const answering = config.role !== 'worker';
    return {
      module: CognitiveModule,
      controllers: answering ? [CognitiveController, PastController, personaController(config.persona)] : [],
      providers: [...engine, ...(config.role === 'api' ? [] : writer), ...(answering ? answers : [])],
    };
  }
}
