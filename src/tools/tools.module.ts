import { Module, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import type { Config } from '../common/config/env.js';
import { queue } from '../common/jobs/queues.js';
import { Ports } from '../common/ports/ports.js';
import { TRIAL_SLOTS } from '../common/ports/trial-slots.js';
import { HealthService } from './about/health.service.js';
import { InfoController } from './about/info.controller.js';
import { ToolsAccountExport } from './accounts/account-export.js';
import { AccountService } from './accounts/account.service.js';
import { ConfirmController } from './accounts/confirm.controller.js';
import { EmailClaims } from './accounts/email-claims.service.js';
import { EmailLinks } from './accounts/email-links.service.js';
import { KeysController } from './accounts/keys.controller.js';
import { RegistrationController } from './accounts/registration.controller.js';
import { RegistrationService } from './accounts/registration.service.js';
import { SignInLinksController } from './accounts/sign-in-links.controller.js';
import { SignInLinks } from './accounts/sign-in-links.service.js';
import { CallsRemaining } from './chat/calls-remaining.service.js';
import { ChatForms } from './chat/chat-forms.service.js';
import { ChatSessions } from './chat/chat-sessions.service.js';
import { ChatController } from './chat/chat.controller.js';
import { ChatService } from './chat/chat.service.js';
import { ConceptsController } from './concepts/concepts.controller.js';
import { ConceptsService } from './concepts/concepts.service.js';
import { ToolsAccountErasure } from './erasure/account-erasure.js';
import { Erasure } from './erasure/erasure.service.js';
import { ToolsRetention } from './erasure/retention.service.js';
import { Traces } from './erasure/traces.service.js';
import { Drawing } from './images/drawing.service.js';
import { Illustrator } from './images/illustrator.service.js';
import { ImageJobs } from './images/image-jobs.service.js';
import { ImageLedger } from './images/image-ledger.service.js';
import { ImageNotices } from './images/image-notices.service.js';
import { ImageUpstream } from './images/image-upstream.service.js';
import { ImageProcessor } from './images/image.processor.js';
import { ImagesController } from './images/images.controller.js';
import { Images } from './images/images.service.js';
import { ImageShowcase } from './images/showcase.service.js';
import { OpenAiAliasController, OpenAiController } from './openai/openai.controller.js';
import { openAiProviders } from './openai/openai.providers.js';
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
  SignInLinksController,
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
        SignInLinks,
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
