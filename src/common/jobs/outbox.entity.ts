import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A job that a transaction promised. It stays until it is done, so that no broker can lose it. */
@Entity('outbox_job')
@Index('outbox_job_unsent', ['createdAt'], { where: 'sent_at IS NULL AND done_at IS NULL' })
@Index('outbox_job_open', ['sweptAt'], { where: 'done_at IS NULL' })
@Index('outbox_job_done', ['doneAt'], { where: 'done_at IS NOT NULL' })
export class OutboxJob {
  /** Also Bull's jobId, so that sending twice is sending once. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'outbox_job_pk' })
  id: string;

  @Column('text')
  queue: string;

  @Column('text')
  name: string;

  /** Id of the feature's row that the job is about. */
  @Column('text')
  ref: string;

  /** W3C trace context of the request or job that promised it. */
  @Column('text', { nullable: true })
  traceparent: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** Not before this time. */
  @Column('timestamptz', { nullable: true })
  runAt: Date | null;

  @Column('timestamptz', { nullable: true })
  claimedUntil: Date | null;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;

  /** Fencing token: how many executions have begun; only the last may write. */
  @Column('integer', { default: 0 })
  attempt: number;

  /** Executions that an outage ended; they do not count against the job. */
  @Column('integer', { default: 0 })
  excused: number;

  @Column('timestamptz', { nullable: true })
  startedAt: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  sweptAt: Date;

  @Column('timestamptz', { nullable: true })
  doneAt: Date | null;
}
