import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One tick that happened; its number exists once, whoever believed to hold the lease. */
@Entity('arena_tick')
@Index('arena_tick_at', ['at'])
export class TickRow {
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'arena_tick_pk' })
  tick: string;

  @Column('timestamptz')
  at: Date;

  @Column('bigint')
  leaseEpoch: string;

  /** Mid price per market in micro-USD, in the order of SYMBOLS. */
  @Column('jsonb')
  mids: number[];

  /** Traded notional since the last tick by market, whole USD; null where it is made of published prices. */
  @Column('jsonb', { nullable: true })
  volumes: number[] | null;

  @Column('integer', { default: 0 })
  commands: number;

  /** Markets that were halted: bit i for the i-th of SYMBOLS. */
  @Column('integer', { default: 0 })
  halted: number;
}
