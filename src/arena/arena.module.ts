import { Module, type DynamicModule, type Provider, type Type } from '@nestjs/common';
import type { Config } from '../common/config/env.js';
import { queue } from '../common/jobs/queues.js';
import { ArenaAccountExport } from './account.export.js';
import { AgentReads } from './agent.reads.js';
import { AgentsController } from './agents.controller.js';
import { ArenaQuota } from './arena.quota.js';
import { ArenaReadiness } from './arena.readiness.js';
import { AuditBook } from './audit.book.js';
import { AuditMetric } from './audit.metric.js';
import { AuditNight } from './audit.night.js';
import { ChallengerPresence } from './challenger.presence.js';
import { CommandLog } from './command.log.js';
import { DecisionInbox } from './decision.inbox.js';
import { DecisionsService } from './decisions.service.js';
import { Departures } from './departures.js';
import { EpochReads } from './epoch.reads.js';
import { EpochsController } from './epochs.controller.js';
import { Founding } from './founding.js';
import { HeartbeatBook } from './heartbeat.book.js';
import { HeartbeatService } from './heartbeat.service.js';
import { HistoryController } from './history.controller.js';
import { HistoryReads } from './history.reads.js';
import { HotPaths } from './hot.paths.js';
import { KeyRotation } from './key.rotation.js';
import { LeagueController } from './league.controller.js';
import { LeagueDiary } from './league.diary.js';
import { LeagueFollower } from './league.follower.js';
import { LeaguePages } from './league.pages.js';
import { LeaguePower } from './league.power.js';
import { LeagueTeller } from './league.teller.js';
import { LeagueReader } from './league.reader.js';
import { LeagueRetention } from './league.retention.js';
import { LeagueStore } from './league.store.js';
import { LeagueWriter } from './league.writer.js';
import { MarketClock } from './market.clock.js';
import { MarketDoor } from './market.door.js';
import { MarketFeeds } from './market.feeds.js';
import { ARENA_QUEUE } from './market.names.js';
import { MarketPulse } from './market.pulse.js';
import { MatchRecords } from './match.records.js';
import { MeController } from './me.controller.js';
import { ArenaOperatorController } from './operator.controller.js';
import { Projection } from './projection.js';
import { RatingBook } from './rating.book.js';
import { Registrar } from './registrar.js';
import { RegistrationService } from './registration.service.js';
import { Retirement } from './retirement.js';
import { RingController } from './ring.controller.js';
import { RosterReader } from './roster.js';
import { SettlementProcessor } from './settlement.processor.js';
import { SettlementService } from './settlement.service.js';
import { StreamService } from './stream.service.js';
import { TickAudience } from './tick.audience.js';
import { TickJournal } from './tick.journal.js';
import { TickNews } from './tick.news.js';
import { TickRunner } from './tick.runner.js';
import { WaitingRoom } from './waiting.room.js';
import { WeekFilling } from './week.filling.js';

const shared: Provider[] = [
  ArenaQuota,
  ArenaReadiness,
  AuditBook,
  AuditMetric,
  CommandLog,
  HeartbeatBook,
  LeagueReader,
  LeagueStore,
  MarketPulse,
  Projection,
  Registrar,
  RosterReader,
  WaitingRoom,
  WeekFilling,
];

const serving: Provider[] = [
  AgentReads,
  ArenaAccountExport,
  ChallengerPresence,
  DecisionInbox,
  DecisionsService,
  Departures,
  EpochReads,
  HeartbeatService,
  HistoryReads,
  HotPaths,
  KeyRotation,
  LeagueFollower,
  LeaguePages,
  LeaguePower,
  LeagueTeller,
  MatchRecords,
  RegistrationService,
  Retirement,
  StreamService,
];

const working: Provider[] = [
  AuditNight,
  Founding,
  LeagueDiary,
  LeagueRetention,
  LeagueWriter,
  MarketClock,
  MarketDoor,
  MarketFeeds,
  RatingBook,
  SettlementProcessor,
  SettlementService,
  TickAudience,
  TickJournal,
  TickNews,
  TickRunner,
];

/** `me` stands before `:id`. */
const controllers: Type[] = [
  LeagueController,
  MeController,
  RingController,
  AgentsController,
  HistoryController,
  EpochsController,
  ArenaOperatorController,
];

/** The paper trading league. */
@Module({})
export class ArenaModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: ArenaModule,
      imports: [queue(ARENA_QUEUE)],
      controllers: config.role === 'worker' ? [] : controllers,
      providers: [...shared, ...(config.role === 'worker' ? [] : serving), ...(config.role === 'api' ? [] : working)],
    };
  }
}
