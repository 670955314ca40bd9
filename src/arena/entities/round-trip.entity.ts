import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { RoundTrip } from '../engine/history/index.js';
import type { MarketSymbol } from '../engine/types.js';

/** A position from flat to flat, folded from fills and funding (`engine/history`). Amounts in micro-USD. */
@Entity('arena_round_trip')
@Index('arena_round_trip_closed', ['closedTick', 'entryFill'], { where: 'closed_tick IS NOT NULL' })
@Index('arena_round_trip_participant', ['participantId', 'closedTick', 'entryFill'])
@Index('arena_round_trip_open', ['openedTick', 'entryFill'], { where: 'closed_tick IS NULL' })
export class RoundTripRow {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'arena_round_trip_pk' })
  entryFill: string;

  @Column('text', { nullable: true })
  exitFill: string | null;

  @Column('text')
  participantId: string;

  @Column('text')
  symbol: MarketSymbol;

  @Column('text')
  side: RoundTrip['side'];

  @Column('bigint')
  openedTick: string;

  @Column('bigint', { nullable: true })
  closedTick: string | null;

  @Column('bigint')
  enteredLots: string;

  @Column('bigint')
  entered: string;

  @Column('bigint')
  leftLots: string;

  @Column('bigint')
  left: string;

  @Column('bigint')
  realized: string;

  @Column('bigint')
  fees: string;

  @Column('bigint')
  funding: string;

  @Column('integer')
  fills: number;
}
