import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { decodeCursor, encodeCursor } from '../../common/http/queries/cursor.js';
import { DomainError } from '../../common/kernel/errors.js';
import type { RecordQuery } from '../dto/queries.dto.js';
import { wholeNumbers } from '../history/place.js';
import { publicKeys, type PublicRecordKey } from './record-keys.js';
import { headOf, sealsAfter } from './sealed-match.js';

/** What checks records: the keys that sign them, and the links of their chain. */
@Injectable()
export class RecordReads {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** @throws DomainError unavailable */
  async keys() {
    const [newest, ...earlier] = (await publicKeys(this.db.manager)).map(keyView);
    if (!newest)
      throw new DomainError('unavailable', 'unavailable', 'The league is opening.', {
        headers: { 'Retry-After': '2' },
      });
    return { algorithm: 'Ed25519', ...newest, earlier, head: await headOf(this.db.manager) };
  }

  /** Links in their order. @throws DomainError for a cursor of another list */
  async page({ limit, cursor }: RecordQuery) {
    const [after] = cursor === undefined ? [0] : wholeNumbers(decodeCursor(cursor, ['number']));
    const held = await sealsAfter(this.db.manager, after, limit + 1);
    const page = held.slice(0, limit).map(({ seal, sealed_at }) => ({ ...seal, sealed_at }));
    const last = page.at(-1);
    return { records: page, next_cursor: held.length > limit && last ? encodeCursor([last.seq]) : null };
  }
}

const keyView = ({ id, public_key, since, vouched_by, vouch }: PublicRecordKey) => ({
  key_id: id,
  public_key,
  since: since.toISOString(),
  vouched_by,
  vouch,
});
