import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A browser that tried the service without a key; it owns one design and the revisions of it. */
@Entity('design_session')
@Index('design_session_age', ['createdAt'])
export class DesignSession {
  /** SHA-256 of the cookie's token, which is chance enough to need no pepper. */
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'design_session_pk' })
  hash: Buffer;

  /** Stands for an account that nobody has: its designs are owned by this id. */
  @Column('uuid')
  accountId: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
