import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { LedgerAudit } from '../ledger/ledger-audit.js';

/** One audit of the ledger. */
@Entity('arena_audit')
@Index('arena_audit_at', ['at'])
export class AuditRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', primaryKeyConstraintName: 'arena_audit_pk' })
  id: string;

  @Column('timestamptz')
  at: Date;

  /** Rows that did not agree. */
  @Column('integer')
  differences: number;

  @Column('jsonb')
  report: LedgerAudit;
}
