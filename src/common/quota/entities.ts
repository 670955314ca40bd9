import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** Units used in one window of one subject; the truth about day and lifetime quotas. */
@Entity('quota_counter')
export class QuotaCounterRow {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'quota_counter_pk' })
  bucket: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'quota_counter_pk' })
  subject: string;

  /** 1970-01-01 for lifetime quotas. */
  @PrimaryColumn('timestamptz', { primaryKeyConstraintName: 'quota_counter_pk' })
  windowStart: Date;

  @Column('integer')
  used: number;

  /** Units given back after refused requests; bounded by twice the limit. */
  @Column('integer', { default: 0 })
  returned: number;
}

/** Units taken by a request that has neither been confirmed nor given back. */
@Entity('quota_reservation')
@Index('quota_reservation_created', ['createdAt'])
export class QuotaReservationRow {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'quota_reservation_pk' })
  id: string;

  @Column('text')
  bucket: string;

  @Column('text')
  subject: string;

  @Column('timestamptz')
  windowStart: Date;

  @Column('integer')
  units: number;

  @Column('integer')
  ceiling: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
