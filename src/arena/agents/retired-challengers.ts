import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Principal } from '../../common/auth/principal.js';
import { Batched } from '../../common/db/batched.js';
import { KEY_HOLDERS, type KeyHolders } from '../../common/ports/key-holders.js';
import { Ports } from '../../common/ports/ports.js';
import { notActive } from './agent-ids.js';

/** Knows by their keys who has retired, before anything else of their requests is looked at. */
@Injectable()
export class RetiredChallengers implements KeyHolders, OnModuleInit {
  private readonly leaving = new Batched((accountIds: string[]) => this.retiredAmong(accountIds));

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly ports: Ports,
  ) {}

  onModuleInit(): void {
    this.ports.provide(KEY_HOLDERS, this);
  }

  async assertPresent({ accountId }: Principal): Promise<void> {
    if (await this.leaving.ask(accountId)) throw notActive('retired');
  }

  private async retiredAmong(accountIds: string[]): Promise<boolean[]> {
    const rows = await this.db.query<{ account_id: string }[]>(
      `SELECT account_id FROM arena_participant WHERE account_id = ANY($1::uuid[]) AND status = 'retired'`,
      [accountIds],
    );
    const retired = new Set(rows.map(({ account_id }) => account_id));
    return accountIds.map((id) => retired.has(id));
  }
}
