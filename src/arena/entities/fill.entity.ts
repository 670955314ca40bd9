import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One execution. Amounts in micro-USD, quantity in lots. */
@Entity('arena_fill')
@Index('arena_fill_participant', ['participantId', 'tick'])
@Index('arena_fill_tick', ['tick'])
@Index('arena_fill_order', ['orderId'], { where: 'order_id IS NOT NULL' })
export class FillRow {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'arena_fill_pk' })
  id: string;

  @Column('bigint')
  tick: string;

  @Column('timestamptz')
  at: Date;

  @Column('text')
  participantId: string;

  @Column('text')
  symbol: string;

  @Column('text')
  side: string;

  @Column('text')
  kind: string;

  @Column('boolean')
  maker: boolean;

  @Column('bigint')
  lots: string;

  @Column('bigint')
  price: string;

  @Column('bigint')
  notional: string;

  @Column('bigint')
  fee: string;

  @Column('bigint')
  realized: string;

  @Column('double precision')
  slippageBps: number;

  @Column('text', { nullable: true })
  orderId: string | null;

  @Column('text', { nullable: true })
  decisionId: string | null;

  @Column('text', { nullable: true })
  reasoning: string | null;
}
