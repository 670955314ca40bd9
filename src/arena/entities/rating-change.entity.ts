import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An eligible place in one match, and what it did to the rating. */
@Entity('arena_rating_change')
@Index('arena_rating_change_participant', ['participantId', 'at'])
export class RatingChangeRow {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'arena_rating_change_pk' })
  matchId: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'arena_rating_change_pk' })
  participantId: string;

  @Column('timestamptz')
  at: Date;

  @Column('integer')
  rank: number;

  /** Rating after it; null for matches that teach nothing (all but hourly ones, and of baselines). */
  @Column('double precision', { nullable: true })
  estimate: number | null;

  @Column('double precision', { nullable: true })
  low: number | null;

  @Column('double precision', { nullable: true })
  high: number | null;
}
