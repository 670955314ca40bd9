import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The league before the first tick of an hour: where a replay of a match begins. */
@Entity('arena_checkpoint')
@Index('arena_checkpoint_at', ['at'])
export class CheckpointRow {
  /** The last tick that is in it. */
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'arena_checkpoint_pk' })
  tick: string;

  @Column('timestamptz')
  at: Date;

  /** JSON, gzip. */
  @Column('bytea')
  state: Buffer;
}
