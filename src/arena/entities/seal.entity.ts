import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** The record of a settled match in the chain of all records. Only ever added. */
@Entity('arena_seal')
@Index('arena_seal_match', ['matchId'], { unique: true })
export class SealRow {
  /** From 1 on, without gaps. */
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'arena_seal_pk' })
  seq: string;

  @Column('text')
  matchId: string;

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

  @CreateDateColumn({ type: 'timestamptz' })
  sealedAt: Date;
}
