import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { MatchBooks } from '../records/match-books.js';

/** The record of a settled match in the chain of all records. Only ever added. */
@Entity('arena_seal')
@Index('arena_seal_match', ['matchId'], { unique: true })
export class SealRow {
  /** From 1 on, without gaps. */
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'arena_seal_pk' })
  seq: string;

  @Column('text')
  matchId: string;

  /** What the record covers: `engine/records`. */
  @Column('integer', { default: 1 })
  format: number;

  @Column('text')
  previous: string;

  @Column('text')
  bodyHash: string;

  @Column('text')
  hash: string;

  @Column('text')
  keyId: string;

  @Column('text')
  signature: string;

  /** Digests of the match's decisions and fills; null in the first format. */
  @Column('jsonb', { nullable: true })
  books: MatchBooks | null;

  @CreateDateColumn({ type: 'timestamptz' })
  sealedAt: Date;
}
