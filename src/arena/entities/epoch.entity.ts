import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EpochLatent } from '../engine/market/index.js';

/** An hour of the simulated market: committed to before it begins, revealed after it ended. */
@Entity('arena_epoch')
export class EpochRow {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'arena_epoch_pk' })
  epoch: number;

  @Column('timestamptz')
  startsAt: Date;

  /** SHA-256 of the seed, hexadecimal. */
  @Column('text')
  commitment: string;

  /** Latent values at its start; shown together with the seed. */
  @Column('jsonb', { nullable: true })
  latent: EpochLatent | null;

  /** Null until the epoch is over. */
  @Column('text', { nullable: true })
  seed: string | null;
}
