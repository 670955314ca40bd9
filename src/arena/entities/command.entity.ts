import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { LeagueCommand } from '../engine/league/index.js';

/** What somebody asked of the league, in the order in which it was committed; executed by a later tick. */
@Entity('arena_command')
@Index('arena_command_decision', ['participantId', 'decisionId'], { unique: true, where: 'decision_id IS NOT NULL' })
@Index('arena_command_pending', ['seq'], { where: 'tick IS NULL' })
@Index('arena_command_decided', ['participantId', 'tick', 'place'], { where: "kind = 'decide' AND tick IS NOT NULL" })
@Index('arena_command_executed', ['tick', 'place'], { where: 'tick IS NOT NULL' })
export class CommandRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', primaryKeyConstraintName: 'arena_command_pk' })
  seq: string;

  @Column('text')
  kind: LeagueCommand['kind'];

  @Column('text', { nullable: true })
  participantId: string | null;

  @Column('text', { nullable: true })
  decisionId: string | null;

  /** SHA-256 of the decision without its id; tells a repetition from another decision of the same name; goes with the words. */
  @Column('bytea', { nullable: true })
  bodyHash: Buffer | null;

  /** Salt of the hash of its words; goes with them. */
  @Column('bytea', { nullable: true })
  salt: Buffer | null;

  /** SHA-256 over salt and words, hexadecimal, which the record holds in place of them; null where nothing was hashed. */
  @Column('text', { nullable: true })
  wordsHash: string | null;

  @Column('jsonb')
  payload: LeagueCommand;

  @CreateDateColumn({ type: 'timestamptz' })
  receivedAt: Date;

  /** The tick that executed it, and its place in that tick, which lead to its answer; null while it waits. */
  @Column('bigint', { nullable: true })
  tick: string | null;

  @Column('integer', { nullable: true })
  place: number | null;
}
