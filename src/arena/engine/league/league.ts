import type { MicroUsd } from '../../../common/kernel/money.js';
import type { Account, ActionResult, AccountStatement, RequestedAction, Ticker } from '../exchange/index.js';
import type { Memory, Research } from '../fighters/index.js';
import type { Covariance, Duration, ExposureHistory, MatchWindow, Performance } from '../matches/index.js';
import type { Entry, HeldTime, Rating } from '../skill/index.js';
import type { Breaker, Chart, MarketVersion, Observed } from '../market/index.js';

export type ParticipantKind = 'house' | 'challenger';

/** Whoever has, or had, an account in the league. */
export interface Participant extends Entry {
  id: string;
  kind: ParticipantKind;
  name: string;
  /** shown, never rated */
  baseline: boolean;
  /** ms; from here on its equity counts */
  admittedAt: number;
  retired: boolean;
  rating: Rating;
  /** fills since admission */
  trades: number;
}

/** One participant in one match. JSON-safe. */
export interface Standing {
  /** ms at which its equity was first counted */
  entered: number;
  /** equity then */
  start: MicroUsd;
  trades: number;
  /** what closing fills have won and lost in the match after fees, micro-USD; by the first rules their number */
  won: number;
  lost: number;
  fees: MicroUsd;
  /** of what was held at the entry and still is; absent where that is nothing, and before the fourth rules */
  brought?: readonly Brought[];
  /** beyond what its operator or address may enter; settled when it entered */
  surplus?: true;
  performance: Performance;
  exposures: ExposureHistory;
  risk: RiskTaken;
}

/** A position that somebody brought into a match, and what it had won before. */
export interface Brought {
  market: number;
  /** signed, of the whole position now: what was added since stands at its cost */
  lots: number;
  /** what the rest of it had won at the entry, less the fee of opening it; micro-USD */
  gain: MicroUsd;
}

/** What a participant risked in a match so far, known anew whenever it trades or is sampled. */
export interface RiskTaken {
  /** largest `bookRisk` held, fraction of equity, at the highest volatility published since */
  largest: number;
  /** the book that had it: who has left it is measured as if it were held to the end */
  book?: readonly number[];
  held: HeldTime;
}

/**
 * By what a match is ordered and won; from the third on trades count by what they won and lost, and a riskiest book to the end, from
 * the fourth on by what they won and lost in the match, whatever they had before.
 */
export const RULES = { byReturn: 1, byScore: 2, byStake: 3, byMatch: 4 } as const;
export type Rules = (typeof RULES)[keyof typeof RULES];

export interface RunningMatch extends MatchWindow {
  id: string;
  rules: Rules;
  standings: Map<string, Standing>;
  /** probability to win by participant; Σ = 1 */
  odds: ReadonlyMap<string, number>;
  /** probability of the highest return; Σ = 1 */
  oddsByReturn: ReadonlyMap<string, number>;
  oddsAt: number;
  leader: string | null;
  /** odds as they stood at fixed shares of the match, for their scores */
  quotes: MatchQuote[];
}

export interface MatchQuote {
  /** share of the match that was over */
  elapsed: number;
  odds: Record<string, number>;
}

/** What a house fighter remembers, and what it did last. */
export interface Mind {
  memory: Memory;
  last: { at: string; actions: RequestedAction[]; research?: Research } | null;
  /** what its voice has said lately */
  voice?: Memory;
}

export type TapeType = 'trade' | 'research' | 'liquidation' | 'funding' | 'system';

/** One line of the public tape; the members beyond the head depend on the type. */
export interface TapeEntry {
  id: string;
  at: string;
  type: TapeType;
  participant_id: string | null;
  name: string | null;
  kind: ParticipantKind | null;
  [member: string]: unknown;
}

export interface ChatLine {
  id: string;
  at: string;
  participant_id: string;
  name: string;
  text: string;
}

/** The league in memory: everything public and the accounts, without the market's latent state. */
export interface League {
  tick: number;
  /** ms since the epoch; of the last tick */
  time: number;
  /** law of the simulated market, by which quotes are made; 1 with prices from outside */
  version: MarketVersion;
  observed: Observed;
  /** traded notional of the last tick by market, whole USD; null where it is made of published prices */
  volumes: readonly number[] | null;
  breakers: Breaker[];
  /** in the order of SYMBOLS, priced anew in place by every tick */
  tickers: readonly Ticker[];
  chart: Chart;
  covariance: Covariance;
  book: Map<string, Account>;
  participants: Map<string, Participant>;
  matches: Record<Duration, RunningMatch>;
  minds: Map<string, Mind>;
  /** equity in USD every quarter of an hour: [ms, equity] */
  curves: Map<string, [number, number][]>;
  /** newest last */
  tape: TapeEntry[];
  chat: ChatLine[];
  totals: { trades: number; volume: MicroUsd; fees: MicroUsd };
}

/** A command of the exchange with what the league adds to it. */
export type LeagueCommand =
  | { kind: 'activate'; participant: Entrant; message?: string }
  | { kind: 'bench'; participant_id: string }
  | { kind: 'retire'; participant_id: string }
  | { kind: 'say'; participant_id: string; message: string }
  | {
      kind: 'decide';
      participant_id: string;
      decision_id: string;
      actions: RequestedAction[];
      research?: { title: string; body: string; symbols: string[] };
      message?: string;
      /** salted hash of its words, for the record (`engine/records/words`); absent where none were hashed */
      words?: string;
    }
  | { kind: 'cancel_order'; participant_id: string; order_id: string }
  | { kind: 'rated'; ratings: RatedOne[] }
  | ({ kind: 'owned'; participant_id: string } & Pick<Entry, 'operator' | 'mailbox' | 'registeredAt'>);

/** Who comes in; before entries were counted nobody asked for its members. */
export type Entrant = Pick<Participant, 'id' | 'kind' | 'name' | 'baseline'> & Partial<Omit<Entry, 'id'>>;

/** Whose rating has changed, and to what. */
export interface RatedOne extends Rating {
  participant_id: string;
}

/** What a decision answers. */
export interface DecisionAnswer {
  decision_id: string;
  status: 'accepted';
  results: ActionResult[];
  account: AccountStatement;
  tick: number;
  next_decision_at: string;
}

export const KEPT_TAPE = 500;
export const KEPT_CHAT = 100;
export const CURVE_EVERY_MS = 15 * 60_000;
export const KEPT_CURVE = 700;
