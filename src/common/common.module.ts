import { BullModule } from '@nestjs/bull';
import {
  Global,
  Inject,
  Module,
  type DynamicModule,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { ThrottlerModule } from '@nestjs/throttler';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { AdminController, QueuesController } from './admin/admin.controller.js';
import { AdminKeys } from './admin/admin-keys.js';
import { AuditController } from './admin/audit.controller.js';
import { AuditExport } from './admin/audit-export.js';
import { AuditTrail } from './admin/audit-trail.js';
import { Audit } from './admin/audit.js';
import { QueueBoardController } from './admin/queue-board.controller.js';
import { QueueBoard } from './admin/queue-board.js';
import { KeyGuard } from './auth/key.guard.js';
import { Keys } from './auth/keys.js';
import { OperatorGuard } from './auth/operator.guard.js';
import { Operators } from './auth/operators.js';
import { Peppers } from './auth/peppers.js';
import { Resealing } from './auth/resealing.js';
import { RegistrationGuard } from './auth/registration.guard.js';
import { CONFIG, type Config } from './config/env.js';
import { Installation } from './db/installation.js';
import { Leases } from './db/leases.js';
import { Notifier } from './db/notifier.js';
import { pendingMigrations } from './db/schema.js';
import { AccountExportController } from './account/account-export.controller.js';
import { AccountExports } from './account/account-export.js';
import { NamedKeysController } from './account/named-keys.controller.js';
import { NamedKeys } from './account/named-keys.service.js';
import { UsageController } from './account/usage.controller.js';
import { Usage } from './account/usage.service.js';
import { EventLog } from './events/event-log.js';
import { TrafficMeter } from './events/traffic-meter.js';
import { VitalsMeter } from './events/vitals-meter.js';
import { HealthController } from './health/health.controller.js';
import { OnceReady } from './health/once-ready.js';
import { Readiness } from './health/readiness.js';
import { ApiDocument } from './http/documents/api-document.js';
import { AdmissionGuard } from './http/admission.guard.js';
import { BodiesInFlight } from './http/bodies/bodies-in-flight.js';
import { BodyGuard } from './http/bodies/body.guard.js';
import { CompletionInterceptor } from './http/completion.interceptor.js';
import { Documents } from './http/documents/documents.js';
import { DocumentsController } from './http/documents/documents.controller.js';
import { Entry } from './http/entry.js';
import { Front } from './http/front.js';
import { HotReads } from './http/hot-reads/hot-reads.js';
import { Upgrades } from './http/sockets/upgrades.js';
import { OpenConnections } from './http/streams/open-connections.js';
import { ProblemFilter } from './http/problems/problem.filter.js';
import { FieldValidationPipe } from './http/queries/validation.pipe.js';
import { Idempotency } from './idempotency/idempotency.js';
import { IdempotencyGuard } from './idempotency/idempotency.guard.js';
import { JobRunner } from './jobs/job-runner.js';
import { Line } from './jobs/line.js';
import { OpenJobs } from './jobs/open-jobs.js';
import { Origins } from './jobs/origins.js';
import { Turns } from './jobs/turns.js';
import { Outbox } from './jobs/outbox.js';
import { queue } from './jobs/queues.js';
import { QueueStats } from './jobs/queue-stats.js';
import { OutboxRelay } from './jobs/outbox.relay.js';
import { QueueEndings } from './jobs/queue-endings.js';
import { Showcases } from './jobs/showcases.js';
import { OutboxSweeper } from './jobs/outbox.sweeper.js';
import { MAIL_QUEUE } from './mail/mail.names.js';
import { MailLedger } from './mail/mail-ledger.js';
import { MailProcessor } from './mail/mail.processor.js';
import { MailSender } from './mail/mail-sender.js';
import { MailCaps } from './mail/mail-caps.js';
import { Mails } from './mail/mails.js';
import { Postman } from './mail/postman.js';
import { Ports } from './ports/ports.js';
import { Bills } from './quota/spending/bills.js';
import { Burst } from './quota/windows/burst.js';
import { ByteBudget } from './quota/counters/byte-budget.js';
import { CounterOpenings } from './quota/counters/counter-openings.js';
import { DayCaps } from './quota/counters/day-caps.js';
import { BurstGuard, burstThrottler } from './quota/windows/burst.guard.js';
import { LimitStorage } from './quota/windows/limit.storage.js';
import { LimitsModule } from './quota/windows/limits.module.js';
import { QuotaGuard } from './quota/quota.guard.js';
import { QuotaLedger } from './quota/counters/quota-ledger.js';
import { Quotas } from './quota/quotas.js';
import { ReadLimits } from './quota/windows/read-limits.js';
import { Spending } from './quota/spending/spending.js';
import { Housekeeping } from './work/housekeeping.js';
import { KeptRefusals } from './work/kept-refusals.js';
import { Settlement } from './work/settlement.js';
import { KeyUsage } from './usage/key-usage.js';
import { UnitOfWork } from './work/unit-of-work.js';
import { bullClient, REDIS } from './redis/redis.js';
import { ARTEFACT_QUEUE, ArtefactRemoval } from './storage/artefact-removal.js';
import { ArtefactProcessor } from './storage/artefact.processor.js';
import { ARTEFACTS, type Artefacts } from './storage/artefacts.js';
import { artefactsOf } from './storage/artefact-store.js';
import { HttpMetrics } from './telemetry/http-metrics.js';
import { RequestLog } from './telemetry/request-log.js';
import { StandingMetrics } from './telemetry/standing-metrics.js';
import { Upstream } from './upstream/upstream.js';
import { WEBHOOK_QUEUE } from './webhooks/webhook.names.js';
import { WebhookProcessor } from './webhooks/webhook.processor.js';
import { WebhookLedger } from './webhooks/webhook-ledger.js';
import { WebhookRetention } from './webhooks/webhook-retention.js';
import { WebhookSender } from './webhooks/webhook-sender.js';
import { DeliveriesController } from './webhooks/deliveries.controller.js';
import { OwnDeliveries } from './webhooks/own-deliveries.js';
import { Webhooks } from './webhooks/webhooks.js';
import { OwnProcess } from './workers/own-process.js';
import { WorkerPool } from './workers/worker-pool.js';

const shared = [
  ApiDocument,
  ArtefactRemoval,
  Audit,
  Bills,
  BodiesInFlight,
  ByteBudget,
  CounterOpenings,
  DayCaps,
  EventLog,
  Entry,
  Front,
  HotReads,
  HttpMetrics,
  Idempotency,
  Installation,
  JobRunner,
  KeptRefusals,
  Keys,
  KeyUsage,
  Leases,
  MailCaps,
  Line,
  Mails,
  NamedKeys,
  Notifier,
  OpenConnections,
  OpenJobs,
  OwnDeliveries,
  Operators,
  Origins,
  Outbox,
  OutboxRelay,
  Showcases,
  QueueEndings,
  OutboxSweeper,
  Peppers,
  Ports,
  QueueStats,
  QuotaLedger,
  Quotas,
  ReadLimits,
  OnceReady,
  Readiness,
  RequestLog,
  Settlement,
  Spending,
  TrafficMeter,
  Turns,
  UnitOfWork,
  Upgrades,
  Upstream,
  Usage,
  VitalsMeter,
  Webhooks,
  OwnProcess,
  WorkerPool,
];

const mailing = [MailLedger, MailProcessor, MailSender, Postman];
const delivering = [WebhookLedger, WebhookProcessor, WebhookRetention, WebhookSender];

/**
 * In this order: burst → key, operator and closed registration; only then is the body taken → idempotency → quota →
 * what is wrong with the body, and Accept; then validation, then the work.
 */
const gates = [
  BurstGuard,
  KeyGuard,
  OperatorGuard,
  RegistrationGuard,
  BodyGuard,
  IdempotencyGuard,
  QuotaGuard,
  AdmissionGuard,
].map((useClass) => ({
  provide: APP_GUARD,
  useClass,
}));

/** What all four interfaces share; knows none of them. */
@Global()
@Module({})
export class CommonModule implements OnModuleInit, OnApplicationShutdown {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(ARTEFACTS) private readonly artefacts: Artefacts,
    private readonly readiness: Readiness,
  ) {}

  static forRoot(config: Config): DynamicModule {
    const limits = LimitsModule.forRoot(config);
    return {
      module: CommonModule,
      imports: [
        limits,
        ThrottlerModule.forRootAsync({
          imports: [limits],
          inject: [LimitStorage, Burst],
          useFactory: (storage: LimitStorage, burst: Burst) => ({ storage, throttlers: [burstThrottler(burst)] }),
        }),
        BullModule.forRoot({
          prefix: `${config.redisPrefix}:bull`,
          createClient: (type) => bullClient(config, type),
        }),
        queue(WEBHOOK_QUEUE),
        queue(ARTEFACT_QUEUE),
        ...(config.smtpUrl === undefined ? [] : [queue(MAIL_QUEUE)]),
      ],
      controllers:
        config.role === 'worker'
          ? [HealthController]
          : [
              HealthController,
              DocumentsController,
              AccountExportController,
              NamedKeysController,
              UsageController,
              DeliveriesController,
              AdminController,
              AuditController,
              QueuesController,
              QueueBoardController,
            ],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: ARTEFACTS, inject: [Installation], useFactory: (known: Installation) => artefactsOf(config, known) },
        ...shared,
        AccountExports,
        AdminKeys,
        AuditExport,
        AuditTrail,
        Housekeeping,
        QueueBoard,
        StandingMetrics,
        ...(config.role === 'worker' ? [] : [Documents]),
        ...(config.role === 'api' ? [] : [ArtefactProcessor, Resealing, ...delivering]),
        ...(config.role === 'api' || config.smtpUrl === undefined ? [] : mailing),
        ...gates,
        { provide: APP_INTERCEPTOR, useClass: CompletionInterceptor },
        { provide: APP_PIPE, useClass: FieldValidationPipe },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
      exports: [CONFIG, ARTEFACTS, LimitsModule, ...shared],
    };
  }

  onModuleInit(): void {
    this.readiness.require('database', async () => (await this.db.query<unknown[]>('SELECT 1')).length === 1);
    this.readiness.require('migrations', () => this.upToDate());
    this.readiness.prefer('redis', async () => (await this.redis.ping()) === 'PONG');
    this.readiness.prefer('storage', () => this.artefacts.assertThere().then(() => true));
    void this.readiness.answers('storage'); // the first start marks the folder, a later one says when it is another
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }

  private migrated = false;

  private async upToDate(): Promise<boolean> {
    return (this.migrated ||= (await pendingMigrations(this.db)).length === 0);
  }
}
