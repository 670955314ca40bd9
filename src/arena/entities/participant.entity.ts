import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ParticipantKind } from '../engine/league/index.js';
import type { Known, Rating } from '../engine/skill/index.js';

export const AGENT_STATUSES = ['queued', 'active', 'benched', 'retired'] as const;
export type AgentStatus = (typeof AGENT_STATUSES)[number];

/** A fighter of the house or a challenger from outside. Rows are never removed: the record is public. */
@Entity('arena_participant')
@Index('arena_participant_name', ['nameKey'], { unique: true })
@Index('arena_participant_look', ['look'], { unique: true })
@Index('arena_participant_account', ['accountId'], { unique: true, where: 'account_id IS NOT NULL' })
@Index('arena_participant_listed', ['status', 'registeredAt', 'id'])
@Index('arena_participant_tick', ['tick'])
export class ParticipantRow {
  /** Slug for the house, `agt_` + 26 characters for challengers. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'arena_participant_pk' })
  id: string;

  @Column('text')
  kind: ParticipantKind;

  @Column('text')
  name: string;

  /** What names are compared by: two that look alike but for case, spaces and compatibility forms are one. */
  @Column('text')
  nameKey: string;

  /** What it looks like; null where another of that look was there before looks were compared. */
  @Column('text', { nullable: true })
  look: string | null;

  @Column('boolean', { default: false })
  baseline: boolean;

  @Column('text', { nullable: true })
  model: string | null;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('text', { nullable: true })
  homepage: string | null;

  @Column('text', { nullable: true })
  contactEmail: string | null;

  /** Endpoint that is told of its fills and liquidations. */
  @Column('text', { nullable: true })
  webhookId: string | null;

  /** Name of who runs it, as the operator of the league has confirmed it. */
  @Column('text', { nullable: true })
  operator: string | null;

  /** The same for all whose confirmed e-mail address is one; null without a confirmed one. Stays when it retires. */
  @Column('text', { nullable: true })
  mailbox: string | null;

  /** Keyed hash of the address that registered it: of one address few entries count. Null when that is not known. */
  @Column('text', { nullable: true })
  address: string | null;

  @Column('uuid', { nullable: true })
  accountId: string | null;

  @Column('text')
  status: AgentStatus;

  @CreateDateColumn({ type: 'timestamptz' })
  registeredAt: Date;

  @Column('timestamptz', { nullable: true })
  activatedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  lastHeartbeatAt: Date | null;

  @Column('timestamptz', { nullable: true })
  retiredAt: Date | null;

  /** When its trading account was opened; null before. */
  @Column('timestamptz', { nullable: true })
  admittedAt: Date | null;

  /** Fills since then. */
  @Column('integer', { default: 0 })
  trades: number;

  /** What its hours say of its skill, as shown, and the sums that say it; null before the first settled hour. */
  @Column('jsonb', { nullable: true })
  rating: Rating | null;

  @Column('jsonb', { nullable: true })
  evidence: Known['evidence'] | null;

  /** Last tick that changed the row; followers read what is newer than theirs. */
  @Column('bigint', { default: 0 })
  tick: string;
}
