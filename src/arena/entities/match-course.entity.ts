import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The course of a settled match, as text: its record holds the hashes of both. */
@Entity('arena_match_course')
export class MatchCourseRow {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'arena_match_course_pk' })
  matchId: string;

  /** Canonical JSON: `{step_seconds, times, curves}`. */
  @Column('text')
  curves: string;

  /** Canonical JSON: `{step_seconds, times, odds, odds_by_return}`. */
  @Column('text')
  odds: string;
}
