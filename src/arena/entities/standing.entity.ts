import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Standing } from '../engine/league/index.js';

/** A participant in a match, as last measured. */
@Entity('arena_standing')
@Index('arena_standing_participant', ['participantId'])
@Index('arena_standing_tick', ['tick'])
export class StandingRow {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'arena_standing_pk' })
  matchId: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'arena_standing_pk' })
  participantId: string;

  @Column('jsonb')
  standing: Standing;

  @Column('bigint')
  tick: string;
}
