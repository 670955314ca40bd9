import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Which events entered at which second; with a checkpoint this repeats any moment. */
@Entity('cognitive_batch')
export class CognitiveBatch {
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'cognitive_batch_pk' })
  second: string;

  @Column('bigint')
  firstSeq: string;

  @Column('bigint')
  lastSeq: string;
}
