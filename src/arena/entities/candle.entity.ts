import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('arena_candle')
export class CandleRow {
  /** Index in SYMBOLS. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'arena_candle_pk' })
  market: number;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'arena_candle_pk' })
  interval: string;

  @PrimaryColumn('timestamptz', { primaryKeyConstraintName: 'arena_candle_pk' })
  time: Date;

  @Column('double precision')
  open: number;

  @Column('double precision')
  high: number;

  @Column('double precision')
  low: number;

  @Column('double precision')
  close: number;

  @Column('double precision')
  volumeUsd: number;
}
