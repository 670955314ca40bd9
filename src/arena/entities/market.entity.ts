import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Breaker, Observed } from '../engine/market/index.js';
import type { FeedState } from '../feeds/feed.js';
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

  /** Where the feed stands: latent state of the simulator, or place in a recording. */
  @Column('jsonb', { nullable: true })
  latent: FeedState | null;

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
