import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Mind } from '../engine/league/index.js';

/** What a house fighter remembers between two decisions. */
@Entity('arena_mind')
export class MindRow {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'arena_mind_pk' })
  id: string;

  @Column('jsonb')
  mind: Mind;

  @Column('bigint')
  tick: string;
}
