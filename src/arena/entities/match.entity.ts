import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { BoardEntry, Rules } from '../engine/league/index.js';
import type { Duration } from '../engine/matches/index.js';

export type MatchStatus = 'running' | 'ended' | 'settled';

@Entity('arena_match')
@Index('arena_match_listed', ['duration', 'startsAt'])
@Index('arena_match_status', ['status'])
export class MatchRow {
  /** Length and first hour, `1h-2026-11-20T23`. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'arena_match_pk' })
  id: string;

  @Column('text')
  duration: Duration;

  @Column('timestamptz')
  startsAt: Date;

  @Column('timestamptz')
  endsAt: Date;

  @Column('text')
  status: MatchStatus;

  /** By what it is ordered: 1 by return, 2 by score. */
  @Column('integer', { default: 1 })
  rules: Rules;

  /** First and last tick of the match. */
  @Column('bigint')
  firstTick: string;

  @Column('bigint', { nullable: true })
  lastTick: string | null;

  @Column('text', { nullable: true })
  leader: string | null;

  /** Probability to win by participant, as last quoted. */
  @Column('jsonb', { default: {} })
  odds: Record<string, number>;

  /** The same of the highest return. */
  @Column('jsonb', { default: {} })
  oddsByReturn: Record<string, number>;

  /** Earlier quotes, for the scores: share of the match elapsed and the probabilities then. */
  @Column('jsonb', { default: [] })
  quotes: { elapsed: number; odds: Record<string, number> }[];

  /** Final board; null while it runs. */
  @Column('jsonb', { nullable: true })
  board: BoardEntry[] | null;

  /** Scores of the odds, rating changes, hash; null until settled. */
  @Column('jsonb', { nullable: true })
  settlement: Record<string, unknown> | null;

  @Column('bigint', { default: 0 })
  tick: string;
}
