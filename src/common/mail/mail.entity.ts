import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

export const MAIL_STATUSES = ['pending', 'sent', 'failed'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** One mail. To whom and what it says is kept, sealed, until it is sent or given up. */
@Entity('mail_message')
@Index('mail_message_owner', ['owner'], { where: "status = 'pending'" })
@Index('mail_message_age', ['createdAt'], { where: "status <> 'pending'" })
export class MailMessage {
  /** Also the left part of its Message-ID: a mail that arrives twice is known as one. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'mail_message_pk' })
  id: string;

  /** `account:<id>` */
  @Column('text')
  owner: string;

  /** What it is about, for the log: `receipt`, `confirm`. */
  @Column('text')
  kind: string;

  /** Recipient, subject and text under a pepper; null once it is final. */
  @Column('bytea', { nullable: true })
  content: Buffer | null;

  /** Name of that pepper; null: made before peppers had names. */
  @Column('text', { nullable: true })
  pepper: string | null;

  @Column('text', { default: 'pending' })
  status: MailStatus;

  @Column('integer', { default: 0 })
  attempts: number;

  /** What the server last said: a code, never its text, which may hold addresses. */
  @Column('text', { nullable: true })
  lastError: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;
}
