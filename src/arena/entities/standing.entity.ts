import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Standing } from '../engine/league/index.js';

/** A participant in a match, as last measured. */
@Entity('arena_standing')
@Index('arena_standing_tick', ['tick'])
export class StandingRow {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'arena_standing_pk' })
  matchId: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'arena_standing_pk' })
  participantId: string;

  /** Entry, counts and what was risked (absent in rows of 0.1.0); written whenever they change. */
  @Column('jsonb')
  tally: Pick<Standing, 'entered' | 'start' | 'trades' | 'won' | 'lost' | 'fees'> &
    Partial<Pick<Standing, 'risk' | 'surplus' | 'brought'>>;

  /** Samples of equity and exposure as of a tick (absent in rows of 0.1.0); written on the match's grid. */
  @Column('jsonb')
  course: Pick<Standing, 'performance' | 'exposures'> & { tick?: number };

  @Column('bigint')
  tick: string;
}
