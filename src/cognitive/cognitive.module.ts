import { Module, type DynamicModule } from '@nestjs/common';
import type { Config } from '../common/config/env.js';
import { CheckpointStore } from './checkpoint.store.js';
import { CognitiveController } from './cognitive.controller.js';
import { CognitiveQuotas } from './cognitive.quotas.js';
import { HistoryRecorder } from './history.recorder.js';
import { HistoryService } from './history.service.js';
import { InsightService } from './insight.service.js';
import { Intake } from './intake.js';
import { Keeper } from './keeper.js';
import { KeeperWork } from './keeper.work.js';
import { LogStore } from './log.store.js';
import { MoodTeller } from './mood.teller.js';
import { PastController } from './past.controller.js';
import { personaController } from './persona.controller.js';
import { Replica } from './replica.js';
import { ReplayService } from './replay.service.js';
import { SnapshotService } from './snapshot.service.js';
import { StateStream } from './state.stream.js';
import { ThoughtService } from './thought.service.js';
import { Trial } from './trial.js';

/** Every process computes the engine from its log. */
const engine = [LogStore, CheckpointStore, HistoryRecorder, Replica, MoodTeller];
/** One process at a time writes the log, under a lease. */
const writer = [Intake, Keeper, KeeperWork];
const answers = [
  CognitiveQuotas,
  Trial,
  SnapshotService,
  InsightService,
  HistoryService,
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
