import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One closed bucket of the coarser history tiers: min, max, sum, last and n of each field in order. */
@Entity('cognitive_history')
export class CognitiveHistory {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'cognitive_history_pk' })
  seconds: number;

  /** Unix second at which the bucket starts. */
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'cognitive_history_pk' })
  start: string;

  @Column('double precision', { array: true })
  numbers: number[];
}
