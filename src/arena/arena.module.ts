import { Module, type DynamicModule, type Provider, type Type } from '@nestjs/common';
import type { Config } from '../common/config/env.js';
import { queue } from '../common/jobs/queues.js';
import { ArenaAccountExport } from './agents/account-export.js';
import { AgentReads } from './agents/agent-reads.js';
import { AgentsController } from './agents/agents.controller.js';
import { HeartbeatRecords } from './agents/heartbeat-records.js';
import { HeartbeatService } from './agents/heartbeat.service.js';
import { KeyRotation } from './agents/key-rotation.js';
import { MeController } from './agents/me.controller.js';
import { Registrar } from './agents/registrar.js';
import { RegistrationService } from './agents/registration.service.js';
import { RetiredChallengers } from './agents/retired-challengers.js';
import { Retirement } from './agents/retirement.js';
import { EntryConfirmationController } from './agents/entry-confirmation.controller.js';
import { EntryConfirmation } from './agents/entry-confirmation.service.js';
import { EntryOwnerService } from './agents/entry-owner.service.js';
import { RetirementService } from './agents/retirement.service.js';
import { RosterReader } from './agents/roster.js';
import { GuestDecisions } from './contestants/guest-decisions.js';
import { GuestLedger } from './contestants/guest-ledger.js';
import { GuestList } from './contestants/guest-list.js';
import { GuestRounds } from './contestants/guest-rounds.js';
import { GuestSight } from './contestants/guest-sight.js';
import { GuestsProcessor } from './contestants/guests.processor.js';
import { ARENA_QUEUE, CONTESTANT_QUEUE } from './arena.names.js';
import { ArenaQuota } from './arena.quota.js';
import { ArenaReadiness } from './arena.readiness.js';
import { AwaitedAnswers } from './decisions/awaited-answers.js';
import { CommandLog } from './decisions/command-log.js';
import { DecisionInbox } from './decisions/decision-inbox.js';
import { DecisionsService } from './decisions/decisions.service.js';
import { RingController } from './decisions/ring.controller.js';
import { MarketFeeds } from './feeds/market-feeds.js';
import { AccountService } from './futures/account.service.js';
import { Batches } from './futures/batches.js';
import { Candles } from './futures/candles.js';
import { Challengers } from './futures/challengers.js';
import { FuturesAccountController } from './futures/futures-account.controller.js';
import { FuturesHotReads } from './futures/futures-hot-reads.js';
import { FuturesMarketController } from './futures/futures-market.controller.js';
import { FuturesModesController } from './futures/futures-modes.controller.js';
import { FuturesOrderReadsController } from './futures/futures-order-reads.controller.js';
import { FuturesOrdersController } from './futures/futures-orders.controller.js';
import { LedgerReads } from './futures/ledger-reads.js';
import { Leverages } from './futures/leverages.js';
import { MarketGrounds } from './futures/market-ground.js';
import { MarketPages } from './futures/market-pages.js';
import { OrderListService } from './futures/order-list.service.js';
import { OrderRecords } from './futures/order-records.js';
import { OrderStates } from './futures/order-states.js';
import { OrdersService } from './futures/orders.service.js';
import { SignedGuard } from './futures/signed.guard.js';
import { ListenKeyController } from './futures/streams/listen-key.controller.js';
import { ListenKeys } from './futures/streams/listen-keys.js';
import { MarketStreams } from './futures/streams/market-streams.js';
import { StreamDoor } from './futures/streams/stream-door.js';
import { UserStreams } from './futures/streams/user-streams.js';
import { TapeTrades } from './futures/tape-trades.js';
import { ChatReads } from './history/chat-reads.js';
import { DecisionReads } from './history/decision-reads.js';
import { HistoryReads } from './history/history-reads.js';
import { HistoryController } from './history/history.controller.js';
import { LeagueRetention } from './history/league-retention.js';
import { RoundTripReads } from './history/round-trip-reads.js';
import { RoundTripRecords } from './history/round-trip-records.js';
import { SpectatorsController } from './history/spectators.controller.js';
import { EndedMatches } from './league/ended-matches.js';
import { ArenaLeagueFacts } from './league/league-facts.js';
import { LeagueFollower } from './league/league-follower.js';
import { LeagueHotReads } from './league/league-hot-reads.js';
import { LeaguePages } from './league/league-pages.js';
import { LeaguePause } from './league/league-pause.js';
import { LeagueReader } from './league/league-reader.js';
import { LeagueStore } from './league/league-store.js';
import { LeagueWriter } from './league/league-writer.js';
import { FacesController } from './league/faces.controller.js';
import { LeagueController } from './league/league.controller.js';
import { PublicLeague } from './league/public-league.js';
import { AuditMetric } from './ledger/audit-metric.js';
import { AuditRuns } from './ledger/audit-runs.js';
import { NightlyAudit } from './ledger/nightly-audit.js';
import { EpochReads } from './market/epoch-reads.js';
import { EpochsController } from './market/epochs.controller.js';
import { MarketClock } from './market/market-clock.js';
import { MarketLiveness } from './market/market-liveness.js';
import { MarketSession } from './market/market-session.js';
import { TickNotices } from './market/tick-notices.js';
import { TickPublisher } from './market/tick-publisher.js';
import { TickRunner } from './market/tick-runner.js';
import { TickTransaction } from './market/tick-transaction.js';
import { TickWriter } from './market/tick-writer.js';
import { MatchCurves } from './matches/match-curves.js';
import { MatchOdds } from './matches/match-odds.js';
import { MatchRecords } from './matches/match-records.js';
import { ShownMatches } from './matches/shown-match.js';
import { SettlementProcessor } from './matches/settlement.processor.js';
import { SettlementService } from './matches/settlement.service.js';
import { ArenaOperatorController } from './operator.controller.js';
import { RatingWriter } from './ratings/rating-writer.js';
import { RecordKeys } from './records/record-keys.js';
import { RecordReads } from './records/record-reads.js';
import { RecordSealing } from './records/record-sealing.js';
import { RecordsController } from './records/records.controller.js';
import { FirstStart } from './replayed-week/first-start.js';
import { WeekFilling } from './replayed-week/week-filling.js';
import { StreamService } from './stream/stream.service.js';

const shared: Provider[] = [
  ArenaQuota,
  ArenaReadiness,
  AuditMetric,
  AuditRuns,
  AwaitedAnswers,
  CommandLog,
  HeartbeatRecords,
  LeagueReader,
  LeagueStore,
  MarketLiveness,
  PublicLeague,
  Registrar,
  RosterReader,
  WeekFilling,
];

const serving: Provider[] = [
  AccountService,
  AgentReads,
  ArenaAccountExport,
  ArenaLeagueFacts,
  EndedMatches,
  Batches,
  Candles,
  Challengers,
  ChatReads,
  DecisionInbox,
  DecisionReads,
  DecisionsService,
  EpochReads,
  FuturesHotReads,
  HeartbeatService,
  HistoryReads,
  KeyRotation,
  LeagueFollower,
  LeagueHotReads,
  LeaguePages,
  LeaguePause,
  LedgerReads,
  Leverages,
  ListenKeys,
  MarketGrounds,
  MarketPages,
  MarketStreams,
  MatchCurves,
  MatchOdds,
  MatchRecords,
  RecordReads,
  RegistrationService,
  RetiredChallengers,
  Retirement,
  RetirementService,
  EntryConfirmation,
  EntryOwnerService,
  RoundTripReads,
  OrderListService,
  OrderRecords,
  OrderStates,
  OrdersService,
  ShownMatches,
  SignedGuard,
  StreamDoor,
  StreamService,
  TapeTrades,
  UserStreams,
];

const working: Provider[] = [
  FirstStart,
  GuestDecisions,
  GuestLedger,
  GuestList,
  GuestRounds,
  GuestSight,
  GuestsProcessor,
  LeagueRetention,
  LeagueWriter,
  MarketClock,
  MarketFeeds,
  MarketSession,
  NightlyAudit,
  RatingWriter,
  RecordKeys,
  RecordSealing,
  RoundTripRecords,
  SettlementProcessor,
  SettlementService,
  TickNotices,
  TickPublisher,
  TickRunner,
  TickTransaction,
  TickWriter,
];

/** A worker whose guests look at the league follows it, as those do that serve. */
const looking = ({ role, contestants }: Config): Provider[] =>
  role === 'worker' && contestants ? [LeagueFollower] : [];

/** `me` stands before `:id`. */
const controllers: Type[] = [
  LeagueController,
  FacesController,
  MeController,
  RingController,
  EntryConfirmationController,
  AgentsController,
  HistoryController,
  SpectatorsController,
  EpochsController,
  RecordsController,
  ArenaOperatorController,
  FuturesMarketController,
  FuturesAccountController,
  FuturesModesController,
  FuturesOrdersController,
  FuturesOrderReadsController,
  ListenKeyController,
];

/** The paper trading league. */
@Module({})
export class ArenaModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: ArenaModule,
      imports: [queue(ARENA_QUEUE), queue(CONTESTANT_QUEUE)],
      controllers: config.role === 'worker' ? [] : controllers,
      providers: [
        ...shared,
        ...(config.role === 'worker' ? [] : serving),
        ...(config.role === 'api' ? [] : working),
        ...looking(config),
      ],
    };
  }
}
