import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CourseSample } from '../engine/league/index.js';

/** A running match at one time of its grid. Goes when the match is settled: then its course stands whole. */
@Entity('arena_match_sample')
export class MatchSampleRow {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'arena_match_sample_pk' })
  matchId: string;

  @PrimaryColumn('timestamptz', { primaryKeyConstraintName: 'arena_match_sample_pk' })
  at: Date;

  /** Equity (USD) and score by participant. */
  @Column('jsonb')
  points: CourseSample['points'];

  /** Probability to win by participant, of score and of return; null between the times at which odds are kept. */
  @Column('jsonb', { nullable: true })
  odds: CourseSample['odds'];
}
