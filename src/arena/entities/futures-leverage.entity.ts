import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Leverage of the next position of a challenger in a market, as the futures protocol sets it; 1 where there is no row. */
@Entity('arena_futures_leverage')
export class FuturesLeverageRow {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'arena_futures_leverage_pk' })
  participantId: string;

  /** Place in SYMBOLS. */
  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'arena_futures_leverage_pk' })
  market: number;

  @Column('smallint')
  leverage: number;
}
