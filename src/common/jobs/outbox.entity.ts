import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A job that a transaction promised. It stays until it is done, so that no broker can lose it. */
@Entity('outbox_job')
@Index('outbox_job_unsent', ['createdAt'], { where: 'sent_at IS NULL AND done_at IS NULL' })
@Index('outbox_job_open', ['sweptAt'], { where: 'done_at IS NULL' })
/** What waits or runs of a queue, and what of it is about a row. */
@Index('outbox_job_line', ['queue', 'ref'], { where: 'done_at IS NULL' })
@Index('outbox_job_turn', ['queue', 'turn'], { where: 'turn IS NOT NULL' })
@Index('outbox_job_ticket', ['ticket'], { where: 'ticket IS NOT NULL' })
@Index('outbox_job_done', ['doneAt'], { where: 'done_at IS NOT NULL' })
export class OutboxJob {
  /** Also Bull's jobId where no ticket is named, so that sending twice is sending once. */
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

  /** Bull's jobId after an exchange of turns: whichever job's turn it is begins with the ticket that comes first. */
  @Column('uuid', { nullable: true })
  ticket: string | null;

  /** At whose instance (`Origin`); empty for nobody's. */
  @Column('text', { default: '' })
  network: string;

  @Column('text', { default: '' })
  address: string;

  @Column('text', { default: '' })
  payer: string;

  /** Of a key that costs nothing, or of none. */
  @Column('boolean', { default: false })
  free: boolean;

  /** Until then somebody waits for it on the line; of a job that has begun: somebody did. */
  @Column('timestamptz', { nullable: true })
  awaitedUntil: Date | null;

  /** Which turn of its queue it took; null until it begins, and where no turns are taken. */
  @Column('bigint', { nullable: true })
  turn: string | null;

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
