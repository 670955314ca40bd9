import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** One POST that carried an Idempotency-Key, and its answer once it is known. */
@Entity('idempotency_record')
@Index('idempotency_record_created', ['createdAt'])
@Index('idempotency_record_owner', ['owner'], { where: 'owner IS NOT NULL' })
export class IdempotencyRecord {
  /** HMAC over caller, route and key: the key itself is not stored. */
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'idempotency_record_pk' })
  scope: Buffer;

  /** HMAC of the canonical body. */
  @Column('bytea')
  bodyHash: Buffer;

  /** Which execution holds it. */
  @Column('uuid')
  token: string;

  /** Until when an unanswered execution is believed to be alive. */
  @Column('timestamptz')
  lockedUntil: Date;

  /** Null while running. */
  @Column('integer', { nullable: true })
  status: number | null;

  @Column('jsonb', { default: {} })
  headers: Record<string, string>;

  /** The answer's JSON; AES-256-GCM under the caller's own key when it carries a secret. */
  @Column('bytea', { nullable: true })
  body: Buffer | null;

  /** Account whose answer it is, so that it can be erased with it. */
  @Column('uuid', { nullable: true })
  owner: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
