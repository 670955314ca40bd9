import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Equity of a participant at a quarter of an hour. */
@Entity('arena_curve_point')
@Index('arena_curve_point_at', ['at'])
export class CurvePointRow {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'arena_curve_point_pk' })
  participantId: string;

  @PrimaryColumn('timestamptz', { primaryKeyConstraintName: 'arena_curve_point_pk' })
  at: Date;

  /** USD */
  @Column('double precision')
  equity: number;
}
