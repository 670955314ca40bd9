import type { Account, AccountStatement, Fill, LiquidationEvent, OpenOrder, Posting } from '../exchange/index.js';
import type { Duration } from '../matches/index.js';
import type { BoardEntry } from './board.js';
import type { CourseSample } from './course.js';
import type { Decide } from './house.js';
import type { ChatLine, DecisionAnswer, RunningMatch, TapeEntry } from './league.js';

export type Answer =
  | { kind: 'decided'; answer: DecisionAnswer }
  | { kind: 'cancelled'; order: OpenOrder | null }
  | { kind: 'retired'; account: AccountStatement }
  | { kind: 'done' }
  | { kind: 'no_account' };

/** A match that has ended, with its final board. */
export interface EndedMatch {
  match: RunningMatch;
  board: BoardEntry[];
}

/** What a tick has to be remembered for. */
export interface LeagueEvents {
  answers: Answer[];
  accounts: Account[];
  fills: Fill[];
  postings: Posting[];
  liquidations: LiquidationEvent[];
  tape: TapeEntry[];
  chat: ChatLine[];
  /** participants whose record changed */
  participants: Set<string>;
  /** those who are new */
  arrived: string[];
  /** standings that changed: whole matches when sampled */
  sampled: Duration[];
  touched: Set<string>;
  ended: EndedMatch[];
  opened: RunningMatch[];
  quoted: Duration[];
  leads: { duration: Duration; leader: string; previous: string | null }[];
  /** courses of the matches that reached a time of their grid */
  samples: CourseSample[];
  curve: boolean;
  /** decisions of the house for the next tick */
  house: Decide[];
  minute: boolean;
}
