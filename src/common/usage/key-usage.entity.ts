import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What an account's keys asked of one operation in a UTC day: the account's own book-keeping, not what limits count by. */
@Entity('key_usage')
export class KeyUsageRow {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'key_usage_pk' })
  accountId: string;

  @PrimaryColumn('date', { primaryKeyConstraintName: 'key_usage_pk' })
  day: string;

  /** The key that the one asked with goes back to through rotations. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'key_usage_pk' })
  line: string;

  /** Method and pattern of the route, such as `POST /api/chat`. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'key_usage_pk' })
  operation: string;

  @Column('integer')
  requests: number;

  /** Of these, answered with 4xx. */
  @Column('integer')
  refused: number;

  /** Of these, answered with 5xx. */
  @Column('integer')
  failed: number;

  /** Taken from the quotas of the account, or that would have been where it has none. */
  @Column('integer')
  units: number;
}
