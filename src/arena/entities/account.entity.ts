import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Order, Position } from '../engine/exchange/index.js';

/** A participant's trading account after the last tick that changed it. Amounts in micro-USD; postings prove the cash. */
@Entity('arena_account')
@Index('arena_account_tick', ['tick'])
export class ArenaAccountRow {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'arena_account_pk' })
  id: string;

  @Column('bigint')
  starting: string;

  @Column('bigint')
  cash: string;

  @Column('bigint')
  realized: string;

  @Column('bigint')
  fees: string;

  @Column('bigint')
  funding: string;

  @Column('bigint')
  adjustments: string;

  @Column('boolean')
  bust: boolean;

  @Column('jsonb')
  positions: Position[];

  @Column('jsonb')
  orders: Order[];

  @Column('bigint')
  tick: string;
}
