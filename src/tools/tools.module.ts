import { Module, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import type { Config } from '../common/config/env.js';
import { queue } from '../common/jobs/queues.js';
import { Ports } from '../common/ports/ports.js';
import { TRIAL_SLOTS } from '../common/ports/trial-slots.js';
import { ToolsAccountErasure } from './account-erasure.js';
import { ToolsAccountExport } from './account-export.js';
import { AccountService } from './account.service.js';
import { CallsRemaining } from './calls-remaining.service.js';
import { ChatController } from './chat.controller.js';
import { ChatForms } from './chat-forms.service.js';
import { ChatService } from './chat.service.js';
import { ChatSessions } from './chat-sessions.service.js';
import { ConceptsController } from './concepts.controller.js';
import { ConceptsService } from './concepts.service.js';
import { Drawing } from './drawing.service.js';
import { Erasure } from './erasure.service.js';
import { HealthService } from './health.service.js';
import { Illustrator } from './illustrator.service.js';
import { ImageJobs } from './image-jobs.service.js';
import { ImageLedger } from './image-ledger.service.js';
import { ImageNotices } from './image-notices.service.js';
import { ImageProcessor } from './image.processor.js';
import { ImageUpstream } from './image-upstream.service.js';
import { ImagesController } from './images.controller.js';
import { Images } from './images.service.js';
import { InfoController } from './info.controller.js';
import { KeysController } from './keys.controller.js';
import { OpenAiAliasController, OpenAiController } from './openai/openai.controller.js';
import { openAiProviders } from './openai/openai.providers.js';
import { ConfirmController } from './confirm.controller.js';
import { EmailClaims } from './email-claims.service.js';
import { EmailLinks } from './email-links.service.js';
import { Traces } from './traces.service.js';
import { RegistrationController } from './registration.controller.js';
import { RegistrationService } from './registration.service.js';
import { ToolsRetention } from './retention.service.js';
import { ImageShowcase } from './showcase.service.js';
import { IMAGE_QUEUE } from './tools.names.js';
import { ToolsQuotas } from './tools.quotas.js';

const controllers = [
  ChatController,
  ConceptsController,
  ImagesController,
  InfoController,
  KeysController,
  RegistrationController,
  ConfirmController,
  OpenAiAliasController,
  OpenAiController,
];
const answers = [
  AccountService,
  CallsRemaining,
  ChatForms,
  ChatService,
  ChatSessions,
  ConceptsService,
  HealthService,
  ImageJobs,
  Images,
  ...openAiProviders,
];
const drawing = [Drawing, Illustrator, ImageProcessor, ImageUpstream, ImageShowcase, ToolsRetention];

@Module({})
export class ToolsModule implements OnModuleInit {
  constructor(
    private readonly ports: Ports,
    private readonly registration: RegistrationService,
  ) {}

  static forRoot(config: Config): DynamicModule {
    const answering = config.role !== 'worker';
    return {
      module: ToolsModule,
      imports: [queue(IMAGE_QUEUE, { turns: true })],
      controllers: answering ? controllers : [],
      providers: [
        EmailClaims,
        EmailLinks,
        Erasure,
        ImageLedger,
        ImageNotices,
        RegistrationService,
        ToolsAccountErasure,
        ToolsAccountExport,
        ToolsQuotas,
        Traces,
        ...(answering ? answers : []),
        ...(config.role === 'api' ? [] : drawing),
      ],
    };
  }

  onModuleInit(): void {
    this.ports.provide(TRIAL_SLOTS, this.registration);
  }
}
