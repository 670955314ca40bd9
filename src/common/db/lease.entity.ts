import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who alone may do a named thing, until when, by the database's clock. */
@Entity('lease')
export class LeaseRow {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'lease_pk' })
  name: string;

  /** Grows by one with each new holder; a write under an older epoch is refused. */
  @Column('bigint')
  epoch: string;

  /** `host:pid:uuid` of a process. */
  @Column('text')
  holder: string;

  @Column('timestamptz')
  expiresAt: Date;
}
