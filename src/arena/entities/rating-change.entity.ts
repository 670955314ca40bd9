import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What one match did to one rating. */
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

  @Column('double precision')
  mu: number;

  @Column('double precision')
  sigma: number;
}
