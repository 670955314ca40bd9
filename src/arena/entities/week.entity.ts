import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Ticks of the replayed week that do not stand in their tables yet. A row goes with the transaction that writes them there. */
@Entity('arena_week')
export class WeekRow {
  /** The last tick that is in it. */
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'arena_week_pk' })
  tick: string;

  /** When that was. */
  @Column('timestamptz')
  at: Date;

  @Column('bigint')
  leaseEpoch: string;

  /** What is added to the numbers of its commands and postings: the first ones kept free for the week, less one. */
  @Column('bigint')
  commandsAfter: string;

  @Column('bigint')
  postingsAfter: string;

  /** Rows of ticks, commands, fills and postings: a line of JSON for each, gzip. */
  @Column('bytea')
  rows: Buffer;
}
