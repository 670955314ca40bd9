export { beginLeague, leagueAround, matchId, openMatch } from './begin.js';
export { boardOf, quoteOdds, ratingView } from './board.js';
export type { BoardEntry } from './board.js';
export { houseEntries } from './house.js';
export type { Decide } from './house.js';
export { participantOf } from './commands.js';
export { equities, exposuresOf } from './standings.js';
export { advanceLeague } from './tick.js';
export type { Answer, EndedMatch, LeagueEvents, LeagueInput } from './tick.js';
export { takePrices } from './prices.js';
export { CURVE_EVERY_MS, FIRST_RATING, KEPT_CHAT, KEPT_CURVE, KEPT_TAPE } from './league.js';
export type {
  ChatLine,
  DecisionAnswer,
  League,
  LeagueCommand,
  Mind,
  Participant,
  ParticipantKind,
  Rating,
  RunningMatch,
  Standing,
  TapeEntry,
  TapeType,
} from './league.js';
