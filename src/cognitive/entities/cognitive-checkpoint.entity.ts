import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The whole state at one second. */
@Entity('cognitive_checkpoint')
export class CognitiveCheckpoint {
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'cognitive_checkpoint_pk' })
  second: string;

  /** The last event in it. */
  @Column('bigint')
  seq: string;

  /** JSON text: jsonb would reorder the keys, and with them the hash. */
  @Column('text')
  state: string;

  /** SHA-256 of the state. */
  @Column('text')
  hash: string;
}
