import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Something that happened in the backend, for whoever learns from it. Allow-listed words and numbers only. */
@Entity('domain_event')
@Index('domain_event_pending', ['occurredAt'], { where: 'seq IS NULL' })
@Index('domain_event_seq', ['seq'], { unique: true, where: 'seq IS NOT NULL' })
export class DomainEventRow {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'domain_event_pk' })
  id: string;

  @Column('text')
  type: string;

  @Column('jsonb')
  data: Record<string, string | number | boolean | null>;

  @Column('timestamptz')
  occurredAt: Date;

  /** Given by the single reader when it takes the event in; null until then. */
  @Column('bigint', { nullable: true })
  seq: string | null;
}
