import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One leg of a balanced entry of the ledger; rows are only ever added. */
@Entity('arena_posting')
@Index('arena_posting_account', ['account'])
@Index('arena_posting_beside_trades', ['tick'], { where: "kind NOT IN ('trade', 'fee')" })
export class PostingRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', primaryKeyConstraintName: 'arena_posting_pk' })
  id: string;

  @Column('bigint')
  tick: string;

  /** The event: a fill, a funding hour, an opening. The amounts of an entry sum to 0. */
  @Column('text')
  entry: string;

  @Column('text')
  kind: string;

  /** Participant id or `house:…`. */
  @Column('text')
  account: string;

  /** micro-USD */
  @Column('bigint')
  amount: string;
}
