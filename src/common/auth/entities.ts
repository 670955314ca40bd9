import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { KeyInterface, LimitOverrides, Tier } from './principal.js';

/** Who is behind keys: one person, one beta key's holder or one challenger. */
@Entity('account')
@Index('account_email_interface', ['email', 'interface'])
export class Account {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'account_pk' })
  id: string;

  @Column('text')
  interface: KeyInterface;

  @Column('text')
  tier: Tier;

  /** Trimmed and lower-cased; null for instant keys and after erasure. */
  @Column('text', { nullable: true })
  email: string | null;

  @Column('text', { nullable: true })
  name: string | null;

  @Column('boolean', { default: false })
  instant: boolean;

  @Column('boolean', { default: false })
  confirmed: boolean;

  @Column('jsonb', { default: {} })
  overrides: LimitOverrides;

  /** Issued by the operator. */
  @Column('boolean', { default: false })
  granted: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}

/** One issued key; only an HMAC of it is stored. */
@Entity('api_key')
@Index('api_key_hash', ['hash'], { unique: true })
@Index('api_key_account', ['accountId'])
export class ApiKeyRow {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'api_key_pk' })
  id: string;

  @Column('uuid')
  accountId: string;

  /** HMAC-SHA256 of the key under a pepper. */
  @Column('bytea')
  hash: Buffer;

  /** Name of that pepper; null: made before peppers had names, under the first one. */
  @Column('text', { nullable: true })
  pepper: string | null;

  @Column('text')
  lastFour: string;

  /** What its holder calls it; null for the one that came with the account. */
  @Column('text', { nullable: true })
  name: string | null;

  /** The key that this one goes back to through rotations, by which its caps count; null: itself. */
  @Column('uuid', { nullable: true })
  line: string | null;

  /** Buckets that it may use; null: all of its interface. */
  @Column('text', { array: true, nullable: true })
  scopes: string[] | null;

  /** Units a UTC day by bucket, below those of the account; null: no others. */
  @Column('jsonb', { nullable: true })
  caps: Record<string, number> | null;

  /** Made with scopes, caps or an end: it works, and manages nothing. */
  @Column('boolean', { default: false })
  limited: boolean;

  /** When a rotation put another in its place. */
  @Column('timestamptz', { nullable: true })
  replacedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** When it stops working: an hour after a rotation, or the day that its holder named. */
  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;
}

/** What the operator changed; rows are only ever added. */
@Entity('audit_entry')
@Index('audit_entry_at', ['at', 'id'])
export class AuditEntry {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'audit_entry_pk' })
  id: string;

  @CreateDateColumn({ type: 'timestamptz' })
  at: Date;

  @Column('text')
  action: string;

  @Column('text')
  target: string;

  @Column('jsonb')
  details: Record<string, unknown>;

  /** Null in entries of older versions, like the two below. */
  @Column('text', { nullable: true })
  actor: string | null;

  /** Null for what a clock did. */
  @Column('text', { nullable: true })
  address: string | null;

  @Column('text', { nullable: true })
  requestId: string | null;
}

/** What a secret gives for a fixed text: tells whether a process was given the same one as those before it. */
@Entity('secret_proof')
export class SecretProof {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'secret_proof_pk' })
  name: string;

  @Column('bytea')
  proof: Buffer;

  /** When the secret was announced. */
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** When something was first made under it. */
  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;
}
