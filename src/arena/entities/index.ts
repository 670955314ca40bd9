import { ArenaAccountRow } from './account.entity.js';
import { AuditRow } from './audit.entity.js';
import { AnswerPageRow } from './answer-page.entity.js';
import { CandleRow } from './candle.entity.js';
import { ChatRow } from './chat.entity.js';
import { CheckpointRow } from './checkpoint.entity.js';
import { CommandRow } from './command.entity.js';
import { CurvePointRow } from './curve-point.entity.js';
import { EpochRow } from './epoch.entity.js';
import { FillRow } from './fill.entity.js';
import { FuturesLeverageRow } from './futures-leverage.entity.js';
import { MarketRow } from './market.entity.js';
import { MatchCourseRow } from './match-course.entity.js';
import { MatchSampleRow } from './match-sample.entity.js';
import { MatchRow } from './match.entity.js';
import { MindRow } from './mind.entity.js';
import { ParticipantRow } from './participant.entity.js';
import { PostingRow } from './posting.entity.js';
import { RatingChangeRow } from './rating-change.entity.js';
import { RoundTripRow } from './round-trip.entity.js';
import { RecordKeyRow } from './record-key.entity.js';
import { RoundRow } from './round.entity.js';
import { SealRow } from './seal.entity.js';
import { StandingRow } from './standing.entity.js';
import { TapeRow } from './tape.entity.js';
import { TickRow } from './tick.entity.js';
import { WeekRow } from './week.entity.js';

/** The arena's tables. */
export const arenaEntities = [
  AnswerPageRow,
  ArenaAccountRow,
  AuditRow,
  CandleRow,
  ChatRow,
  CheckpointRow,
  CommandRow,
  CurvePointRow,
  EpochRow,
  FillRow,
  FuturesLeverageRow,
  MarketRow,
  MatchCourseRow,
  MatchRow,
  MatchSampleRow,
  MindRow,
  ParticipantRow,
  PostingRow,
  RatingChangeRow,
  RoundRow,
  RoundTripRow,
  RecordKeyRow,
  SealRow,
  StandingRow,
  TapeRow,
  TickRow,
  WeekRow,
];
