import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Principal } from '../auth/principal.js';
import { ACCOUNT_EXPORT, type KeptRows } from '../ports/account-export.js';
import { Ports } from '../ports/ports.js';
import { Quotas } from '../quota/quotas.js';
import { KEPT_OF_ALL } from './kept-of-all.js';

export const EXPORTS = 'account_exports';
const EXPORTS_PER_DAY = 10;
const AT_ONCE = 200;

/** All that is kept of an account, a line for each thing: what a person may ask for. */
@Injectable()
export class AccountExports implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly ports: Ports,
    private readonly quotas: Quotas,
  ) {}

  onModuleInit(): void {
    this.quotas.define({
      bucket: EXPORTS,
      plan: ({ principal }) => [
        [
          {
            bucket: EXPORTS,
            subject: `account:${principal?.accountId}`,
            limit: EXPORTS_PER_DAY,
            window: 'day',
          },
        ],
      ],
      code: 'rate_limit_exceeded',
      detail: `At most ${EXPORTS_PER_DAY} exports per account and UTC day.`,
    });
  }

  /** JSON lines `{kind, data}`; a batch of rows in memory at a time, and no connection held between two. */
  async *lines({ accountId, interface: kind }: Principal): AsyncGenerator<string> {
    const own = this.ports.ask(ACCOUNT_EXPORT[kind])?.kept ?? [];
    for (const rows of [...KEPT_OF_ALL, ...own]) yield* this.rowsOf(rows, accountId);
  }

  private async *rowsOf({ kind, sql, atOnce = AT_ONCE }: KeptRows, accountId: string): AsyncGenerator<string> {
    let after: string | null = null;
    for (;;) {
      const rows: { key: string; data: object }[] = await this.db.query(sql, [accountId, after, atOnce]);
      for (const { data } of rows) yield `${JSON.stringify({ kind, data })}\n`;
      if (rows.length < atOnce) return;
      after = rows.at(-1)!.key;
    }
  }
}
