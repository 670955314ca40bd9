import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Peppers } from '../../common/auth/peppers.js';
import { recordKeyOf, type RecordKey } from './record-key.js';

export interface PublicRecordKey {
  id: string;
  public_key: string;
  since: Date;
  vouched_by: string | null;
  vouch: string | null;
}

/** All keys that have signed records, the newest first. */
export const publicKeys = (manager: Pick<EntityManager, 'query'>): Promise<PublicRecordKey[]> =>
  manager.query<PublicRecordKey[]>(
    'SELECT id, public_key, since, vouched_by, vouch FROM arena_record_key ORDER BY since DESC, id',
  );

/** The installation's signing keys: that of its pepper, and of the one that it replaces. */
@Injectable()
export class RecordKeys implements OnApplicationBootstrap {
  readonly current: RecordKey;
  private readonly also: RecordKey | null;

  constructor(
    peppers: Peppers,
    @InjectDataSource() private readonly db: DataSource,
  ) {
    this.current = recordKeyOf(peppers.current.secret);
    this.also = peppers.also ? recordKeyOf(peppers.also.secret) : null;
  }

  /** A key that replaces another is vouched for while both are known, whether or not anything is signed meanwhile. */
  async onApplicationBootstrap(): Promise<void> {
    await this.publish(this.db.manager);
  }

  /** Lists the present key's public half, signed by the key before it where that one is at hand. */
  async publish(manager: EntityManager): Promise<void> {
    const known = await publicKeys(manager);
    if (known.some(({ id }) => id === this.current.id)) return;
    const { id, publicKey } = this.current;
    const voucher = known.some((key) => key.id === this.also?.id) ? this.also : null;
    await manager.query(
      `INSERT INTO arena_record_key (id, public_key, since, vouched_by, vouch) VALUES ($1, $2, clock_timestamp(), $3, $4)
       ON CONFLICT DO NOTHING`,
      [id, publicKey, voucher?.id ?? null, voucher?.sign(Buffer.from(publicKey, 'base64')) ?? null],
    );
  }
}
