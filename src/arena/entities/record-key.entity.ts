import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Public half of a key that has signed records; the other half never reaches the database. Only ever added. */
@Entity('arena_record_key')
export class RecordKeyRow {
  /** The first 16 hexadecimal digits of SHA-256 of the public key's 32 bytes. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'arena_record_key_pk' })
  id: string;

  /** 32 bytes, base64 */
  @Column('text')
  publicKey: string;

  @CreateDateColumn({ type: 'timestamptz' })
  since: Date;

  /** The key before it, and its signature of this one's 32 bytes; null for the first, and where the old one was not at hand. */
  @Column('text', { nullable: true })
  vouchedBy: string | null;

  @Column('text', { nullable: true })
  vouch: string | null;
}
