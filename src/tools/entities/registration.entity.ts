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

/** A link that was mailed to an address: who opens it has shown that the address is theirs. */
@Entity('tools_email_link')
@Index('tools_email_link_account', ['accountId', 'createdAt'])
export class EmailLink {
  /** HMAC of the token under a pepper; of one that signs in, of what its browser keeps too. */
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'tools_email_link_pk' })
  hash: Buffer;

  @Column('uuid')
  accountId: string;

  /** `confirm`: the address is confirmed. `rotate`: a new key besides, and the old ones end. `sign_in`: one more key, for some hours. */
  @Column('text')
  purpose: 'confirm' | 'rotate' | 'sign_in';

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;
}
