import { Module, type DynamicModule } from '@nestjs/common';
import type { Config } from '../common/config/env.js';
import { queue } from '../common/jobs/queues.js';
import { DesignController } from './submissions/design.controller.js';
import { DESIGN_QUEUE, FILES_QUEUE, WORN_QUEUE } from './design.jobs.js';
import { DesignKeys } from './keys/design-keys.service.js';
import { DesignFilesProcessor, DesignProcessor, WornProcessor } from './making/design.processor.js';
import { DesignQuotas } from './design.quotas.js';
import { PreviewController } from './preview/preview.controller.js';
import { Previews } from './preview/previews.service.js';
import { ReadingController } from './reading/reading.controller.js';
import { ReadingLimits } from './reading/reading-limits.js';
import { Readings } from './reading/readings.service.js';
import { StopWordsController } from './about/stop-words.controller.js';
import { VocabularyController } from './about/vocabulary.controller.js';
import { DesignStream } from './designs/design.stream.js';
import { DesignStreamController } from './designs/stream.controller.js';
import { Gallery } from './gallery/gallery.service.js';
import { GalleryController } from './gallery/gallery.controller.js';
import { TrialController } from './trial/trial.controller.js';
import { TrialSessions } from './trial/trial-sessions.service.js';
import { Trials } from './trial/trial.service.js';
import { DesignsController } from './designs/designs.controller.js';
import { Designs } from './designs/designs.service.js';
import { DesignFiles } from './designs/files.service.js';
import { LateFiles } from './designs/late-files.service.js';
import { WornLimits } from './designs/worn-limits.js';
import { SmallPictures } from './designs/small-pictures.service.js';
import { Drafts } from './making/drafts.service.js';
import { LateMaking } from './making/late-making.service.js';
import { Draping } from './making/draping.service.js';
import { WornMaking } from './making/worn-making.service.js';
import { Outfits } from './designs/outfits.service.js';
import { LateOrders } from './designs/late-orders.service.js';
import { Making } from './making/making.service.js';
import { DesignNotices } from './making/notices.service.js';
import { PostmanController } from './about/postman.controller.js';
import { DesignAccountErasure } from './erasure/account-erasure.js';
import { DesignAccountExport } from './erasure/account-export.js';
import { DesignRemoval } from './designs/removal.service.js';
import { Revisions } from './submissions/revisions.service.js';
import { Retention } from './erasure/retention.service.js';
import { SecondReader } from './making/second-reader.js';
import { ShowcaseAnswer } from './showcase/showcase.answer.js';
import { Showcase } from './showcase/showcase.service.js';
import { DesignStates } from './making/states.service.js';
import { Studio } from './making/studio.service.js';
import { SubmissionLedger } from './submissions/submission-ledger.js';
import { Submissions } from './submissions/submissions.service.js';

const answers = [
  DesignKeys,
  Submissions,
  SubmissionLedger,
  Revisions,
  Designs,
  LateFiles,
  WornLimits,
  SmallPictures,
  ShowcaseAnswer,
  Readings,
  ReadingLimits,
  Trials,
  Gallery,
  DesignStream,
  Previews,
];
const making = [
  DesignProcessor,
  DesignFilesProcessor,
  WornProcessor,
  Making,
  LateMaking,
  WornMaking,
  Draping,
  Drafts,
  DesignStates,
  SecondReader,
  Studio,
  Retention,
  Showcase,
];

@Module({})
export class DesignModule {
  static forRoot(config: Config): DynamicModule {
    const answering = config.role !== 'worker';
    return {
      module: DesignModule,
      imports: [
        queue(DESIGN_QUEUE, { turns: true }),
        queue(FILES_QUEUE, { turns: true }),
        queue(WORN_QUEUE, { turns: true }),
      ],
      controllers: answering
        ? [
            ReadingController,
            PreviewController,
            StopWordsController,
            VocabularyController,
            TrialController,
            DesignController,
            DesignStreamController,
            GalleryController,
            DesignsController,
            PostmanController,
          ]
        : [],
      providers: [
        DesignQuotas,
        DesignFiles,
        LateOrders,
        Outfits,
        DesignNotices,
        DesignAccountErasure,
        DesignAccountExport,
        DesignRemoval,
        TrialSessions,
        ...(answering ? answers : []),
        ...(config.role === 'api' ? [] : making),
      ],
    };
  }
}
