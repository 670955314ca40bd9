import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Keys } from '../common/auth/keys.js';
import type { Principal } from '../common/auth/principal.js';
import { notActive } from './agent.records.js';
import { UnitOfWork } from '../common/work/unit-of-work.js';

/** A challenger's second key; the first works for an hour more. */
@Injectable()
export class KeyRotation {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly work: UnitOfWork,
    private readonly keys: Keys,
  ) {}

  async rotate(principal: Principal): Promise<{ api_key: string; previous_key_expires_in_seconds: number }> {
    const rows = await this.db.query<{ status: string }[]>(
      'SELECT status FROM arena_participant WHERE account_id = $1',
      [principal.accountId],
    );
    if (rows[0]?.status === 'retired') throw notActive('retired');
    return this.work.commit(async (manager) => {
      const { apiKey } = await this.keys.rotate(manager, principal);
      return { api_key: apiKey, previous_key_expires_in_seconds: 3600 };
    });
  }
}
