import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An operator's browser that has signed in. */
@Entity('operator_session')
export class OperatorSessionRow {
  /** SHA-256 of the cookie's token. */
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'operator_session_pk' })
  hash: Buffer;

  @Column('text')
  operator: string;

  /** Of what let them in: another token, or none, in the settings ends the session. */
  @Column('text')
  mark: string;

  /** What the page's own forms carry. */
  @Column('text')
  csrf: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;
}
