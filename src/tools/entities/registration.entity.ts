import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** One e-mail address, one key: the address that registered and its account. */
@Entity('tools_registration')
export class Registration {
  /** Trimmed and lower-cased. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'tools_registration_pk' })
  email: string;

  @Column('uuid')
  accountId: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}

/** A key issued without an e-mail address; takes a trial slot for 30 days. */
@Entity('tools_instant_key')
@Index('tools_instant_key_created', ['createdAt'])
export class InstantKey {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'tools_instant_key_pk' })
  accountId: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}

/** Chat calls an account has beyond its daily ones; how many are spent stands in the quota counter. */
@Entity('tools_chat_pack')
export class ChatPack {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'tools_chat_pack_pk' })
  accountId: string;

  @Column('integer')
  calls: number;
}
