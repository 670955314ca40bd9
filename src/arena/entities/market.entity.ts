import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Breaker, Observed, StoredMarketState } from '../engine/market/index.js';
import type { Covariance } from '../engine/matches/index.js';

export type LeagueStatus = 'running' | 'paused';

/** The one row of the market as it is after the last tick. Written by the holder of the lease alone. */
@Entity('arena_market')
export class MarketRow {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'arena_market_pk' })
  id: number;

  /** First instant of the league; the hours since are its epochs. */
  @Column('timestamptz')
  genesis: Date;

  /** From here on the league ran live; what is before was replayed at the first start. */
  @Column('timestamptz')
  openedAt: Date;

  /** Makes the seeds of all epochs. Never leaves the server. */
  @Column('text')
  secret: string;

  @Column('text')
  status: LeagueStatus;

  @Column('bigint')
  tick: string;

  @Column('timestamptz')
  at: Date;

  /** Latent state of the simulator; null for other feeds. */
  @Column('jsonb', { nullable: true })
  latent: StoredMarketState | null;

  @Column('jsonb')
  observed: Observed;

  @Column('jsonb')
  breakers: Breaker[];

  @Column('jsonb')
  covariance: Covariance;

  @Column('bigint', { default: 0 })
  trades: string;

  /** micro-USD */
  @Column('bigint', { default: 0 })
  volume: string;

  /** micro-USD */
  @Column('bigint', { default: 0 })
  fees: string;
}
