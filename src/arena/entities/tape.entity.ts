import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { TapeEntry, TapeType } from '../engine/league/index.js';

/** The public tape as it was written. */
@Entity('arena_tape')
@Index('arena_tape_type', ['type', 'seq'])
@Index('arena_tape_participant', ['participantId', 'seq'])
@Index('arena_tape_symbol', ['symbol', 'seq'])
@Index('arena_tape_tick', ['tick'])
export class TapeRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', primaryKeyConstraintName: 'arena_tape_pk' })
  seq: string;

  @Column('bigint')
  tick: string;

  @Column('text')
  type: TapeType;

  @Column('text', { nullable: true })
  participantId: string | null;

  @Column('text', { nullable: true })
  symbol: string | null;

  @Column('jsonb')
  entry: TapeEntry;
}
