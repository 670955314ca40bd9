import { port } from './ports.js';

export type MatchDuration = '1h' | '1d' | '1w';

/** What the boards say of a skill. */
export interface LeagueFactsSkill {
  /** that were counted */
  hours: number;
  /** that the true weekly Sharpe ratio is above zero, 0–1 */
  probability: number;
  verdict: 'skill' | 'too early to tell' | 'loses';
}

/** A match that is over. */
export interface LeagueFactsEnded {
  /** milliseconds since the epoch */
  endedAt: number;
  /** null where nobody was eligible */
  winner: { id: string; name: string; returnPct: number } | null;
}

export interface LeagueFactsEntry {
  rank: number;
  id: string;
  name: string;
  kind: 'house' | 'challenger';
  /** return per risk, by which places are given; null where there is none yet */
  score: number | null;
  /** percent, 2.5 = 2.5 % */
  returnPct: number;
  pnlUsd: number;
  equityUsd: number;
  /** percent, ≥ 0 */
  maxDrawdownPct: number;
  sharpe: number | null;
  /** fills */
  trades: number;
  /** of what trades won and lost in the match, the part that was won, 0–1 */
  winRate: number | null;
  feesUsd: number;
  /** whether it competes: who came late, has left or has hardly traded stands behind and is last of nothing */
  eligible: boolean;
  /** null for baselines, which nobody rates */
  skill: LeagueFactsSkill | null;
  /** settled matches that counted, and those won; null where that is not told */
  record: { matches: number; wins: number } | null;
  /** among everybody who may still win, the not yet eligible included, 0–1; null where it is not known */
  winProbability: number | null;
  /** What is open of all markets together, before the fees of closing it. */
  open: { positions: number; unrealizedPnlUsd: number };
  /** What a house fighter's strategy is called, in a few words that can follow "the strategy is"; null for challengers. */
  strategy: { en: string; sv: string } | null;
}

export interface LeagueFactsPosition {
  participantId: string;
  symbol: string;
  side: 'long' | 'short';
  unrealizedPnlUsd: number;
}

export interface LeagueFactsSnapshot {
  name: string;
  status: string;
  tick: number;
  /** milliseconds since the epoch */
  asOf: number;
  participants: { house: number; challengersActive: number; challengersQueued: number };
  /** `trades` are fills */
  totals: { trades: number; volumeUsd: number; feesUsd: number };
  markets: readonly { symbol: string; price: number; change24hPct: number | null }[];
  /** The open match of each duration: its first entries in order of rank (at least a hundred where there are so many). */
  matches: readonly {
    duration: MatchDuration;
    secondsLeft: number;
    /** how many stand on its board */
    participants: number;
    /** The last one of this length that is over; null where none is, or that is not known. */
    lastEnded: LeagueFactsEnded | null;
    entries: readonly LeagueFactsEntry[];
    /** Who stands last of all, beyond the entries too; missing where that is not known. */
    last?: LeagueFactsEntry;
    /** The likeliest to win, eligible already or not: five at most. */
    favourites: readonly { id: string; name: string; winProbability: number }[];
  }[];
  /** All open positions of the first entries, the largest gains and losses first. */
  positions: readonly LeagueFactsPosition[];
}

/** How the league stands, for whoever talks about it. The arena answers. */
export interface LeagueFacts {
  /** null while there is no projection yet */
  league(): Promise<LeagueFactsSnapshot | null>;
}

export const LEAGUE_FACTS = port<LeagueFacts>('league-facts');
