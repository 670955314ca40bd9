export { beginLeague, leagueAround, matchId, openMatch } from './begin.js';
export { boardOf, quoteOdds, type BoardEntries } from './board.js';
export { boardEntries } from './board.js';
export type { BoardEntry } from './board.js';
export { courseTexts, curvesOf, MOST_COURSES, ODDS_KEPT_EVERY_MS, oddsCourseOf } from './course.js';
export type { CourseOdds, CourseSample, Curves, OddsCourse } from './course.js';
export { judged } from './judged.js';
export type { Follower } from './judged.js';
export { houseEntries } from './house.js';
export type { Decide } from './house.js';
export { participantOf } from './commands.js';
export { equities, exposuresOf } from './standings.js';
export { advanceBooks, advanceLeague } from './tick.js';
export type { Answer, EndedMatch, LeagueEvents } from './events.js';
export type { LeagueInput } from './tick.js';
export { chartTick, reprice, takePrices } from './prices.js';
export { CURVE_EVERY_MS, KEPT_CHAT, KEPT_CURVE, KEPT_TAPE, RULES } from './league.js';
export type {
  ChatLine,
  DecisionAnswer,
  League,
  LeagueCommand,
  MatchQuote,
  Mind,
  Participant,
  ParticipantKind,
  RiskTaken,
  Rules,
  RunningMatch,
  Standing,
  TapeEntry,
  TapeType,
} from './league.js';
export { checkpointOf, leagueFrom, REMEMBERED_MINUTES } from './checkpoint.js';
export type { Checkpoint } from './checkpoint.js';
export { answerLines, decisionsOf, haltedLine, postingLines, recordLines } from './record.js';
export type { Decision, RecordedFill, RecordLine, TickRecord } from './record.js';
export { RevealedPath } from './revealed-path.js';
export type { RevealedEpoch } from './revealed-path.js';
export { boardDifferences, bookLines, firstDifference, LeagueReplay, stateDifference, storedLines } from './replay.js';
export type { BoardDifference, LoggedBooks, LoggedTick, RecordDifference } from './replay.js';
export { fieldOf, hindsight } from './hindsight.js';
export type { EquityPoint, Hindsight, JudgedFill, MatchCourse } from './hindsight.js';
export { regimeIn, WEATHER } from './match-regime.js';
export { REGIMES, regimeOf } from './regime.js';
export type { Regime } from './regime.js';
export { learn, settle } from './settle.js';
export type { Settled, Settlement } from './settle.js';
export { OTHERS, snapshotOf } from './snapshot.js';
export { fighterOf, fightersOf, uiState } from './ui-state.js';
export type { Board, OddsLine, Snapshot, SnapshotContext } from './snapshot.js';
export { candleView, curveView, fighterCard, marketView, matchView } from './views.js';
export type { CandleView } from './views.js';
export type { FighterView, MarketView, MatchView } from './views.js';
export { HEARTBEAT, leagueRules } from './rules.js';
export { tapeView, trim } from './tape.js';
export { markAll } from './standings.js';
export { recallMarks } from './marks.js';
export type { PastChange, PastPrices, ReadStanding } from './marks.js';
