import { Module, type DynamicModule } from '@nestjs/common';
import type { Config } from '../common/config/env.js';
import { queue } from '../common/jobs/queues.js';
import { DesignController } from './design.controller.js';
import { DESIGN_QUEUE, FILES_QUEUE } from './design.jobs.js';
import { DesignKeys } from './design-keys.service.js';
import { DesignFilesProcessor, DesignProcessor } from './design.processor.js';
import { DesignQuotas } from './design.quotas.js';
import { DesignsController } from './designs.controller.js';
import { Designs } from './designs.service.js';
import { DesignFiles } from './files.service.js';
import { LateFiles } from './late-files.service.js';
import { LateMaking } from './late-making.service.js';
import { LateOrders } from './late-orders.service.js';
import { Making } from './making.service.js';
import { DesignNotices } from './notices.service.js';
import { PostmanController } from './postman.controller.js';
import { DesignAccountErasure } from './account-erasure.js';
import { DesignAccountExport } from './account-export.js';
import { DesignRemoval } from './removal.service.js';
import { Revisions } from './revisions.service.js';
import { Retention } from './retention.service.js';
import { SecondReader } from './second-reader.js';
import { ShowcaseAnswer } from './showcase.answer.js';
import { Showcase } from './showcase.service.js';
import { DesignStates } from './states.service.js';
import { Studio } from './studio.service.js';
import { SubmissionLedger } from './submission-ledger.js';
import { Submissions } from './submissions.service.js';

const answers = [DesignKeys, Submissions, SubmissionLedger, Revisions, Designs, LateFiles, ShowcaseAnswer];
const making = [
  DesignProcessor,
  DesignFilesProcessor,
  Making,
  LateMaking,
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
      imports: [queue(DESIGN_QUEUE, { turns: true }), queue(FILES_QUEUE, { turns: true })],
      controllers: answering ? [DesignController, DesignsController, PostmanController] : [],
      providers: [
        DesignQuotas,
        DesignFiles,
        LateOrders,
        DesignNotices,
        DesignAccountErasure,
        DesignAccountExport,
        DesignRemoval,
        ...(answering ? answers : []),
        ...(config.role === 'api' ? [] : making),
      ],
    };
  }
}
