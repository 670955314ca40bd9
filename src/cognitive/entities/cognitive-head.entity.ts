import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The engine's one clock: how far time and events have been taken in. One row, id 1. */
@Entity('cognitive_head')
export class CognitiveHead {
  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'cognitive_head_pk' })
  id: number;

  /** Unix second at which the engine was born, and the seed of its chance. */
  @Column('bigint')
  genesis: string;

  @Column('text')
  seed: string;

  /** Biological hours per real hour at birth; changes are events in the log. */
  @Column('double precision')
  kappa: number;

  /** The last closed Unix second. */
  @Column('bigint')
  second: string;

  /** The last event taken in. */
  @Column('bigint')
  seq: string;

  /** When the second was closed; the snapshot's timestamp in every process. */
  @Column('timestamptz')
  madeAt: Date;
}
