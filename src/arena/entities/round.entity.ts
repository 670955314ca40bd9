import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** What came of a round: the league was given a decision; neither answer could be taken; the model did not answer. */
export const OUTCOMES = ['decided', 'refused', 'silent'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** One round of a guest of the house: its model was asked, and what it saw and said. */
@Entity('arena_round')
@Index('arena_round_open', ['participantId'], { unique: true, where: 'outcome IS NULL' })
@Index('arena_round_asked', ['participantId', 'askedAt'])
@Index('arena_round_opened', ['openedAt'])
export class RoundRow {
  /** Also the id of the decision it ends with. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'arena_round_pk' })
  id: string;

  @Column('text')
  participantId: string;

  @CreateDateColumn({ type: 'timestamptz' })
  openedAt: Date;

  /** When its model was asked first; null before. */
  @Column('timestamptz', { nullable: true })
  askedAt: Date | null;

  /** Null while it is open. */
  @Column('text', { nullable: true })
  outcome: Outcome | null;

  /** How often its model was asked; more than twice only where a process ended meanwhile. */
  @Column('integer', { default: 0 })
  calls: number;

  @Column('integer', { default: 0 })
  tokensIn: number;

  @Column('integer', { default: 0 })
  tokensOut: number;

  @Column('double precision', { default: 0 })
  costUsd: number;

  @Column('integer', { default: 0 })
  latencyMs: number;

  /** Messages as the model was sent them; forgotten with the words of decisions, as are the two below. */
  @Column('jsonb', { nullable: true })
  prompt: object[] | null;

  @Column('jsonb', { nullable: true })
  answers: string[] | null;

  /** Why it was asked again, or decided nothing. */
  @Column('jsonb', { nullable: true })
  problems: string[] | null;
}
