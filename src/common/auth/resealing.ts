import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { tellTrouble } from '../db/trouble.js';
import { MAILS } from '../mail/mail.names.js';
import { SEALED_FOR } from '../webhooks/webhook.names.js';
import { Peppers } from './peppers.js';

const EVERY_MS = 5_000;
const BATCH = 200;

interface Row {
  id: string;
  sealed: Buffer;
  pepper: string | null;
}

/** What is kept sealed, and for which purpose. Each row's id is its salt. */
const SEALED = [
  { table: 'webhook_endpoint', column: 'secret', purpose: SEALED_FOR },
  { table: 'mail_message', column: 'content', purpose: MAILS },
] as const;

/** Seals anew what is sealed under the pepper that goes. Any process may do it, several at once too. */
@Injectable()
export class Resealing implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(Resealing.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly peppers: Peppers,
  ) {}

  onApplicationBootstrap(): void {
    if (this.peppers.retiring) this.timer = setInterval(() => void this.sweepQuietly(), EVERY_MS);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** A batch of each kind. */
  async sweep(): Promise<void> {
    for (const kind of SEALED) await this.db.transaction((manager) => this.reseal(manager, kind));
  }

  private async reseal(manager: EntityManager, { table, column, purpose }: (typeof SEALED)[number]): Promise<void> {
    const rows = await manager.query<Row[]>(
      `SELECT id, ${column} AS sealed, pepper FROM ${table}
       WHERE ${column} IS NOT NULL AND pepper IS DISTINCT FROM $1 LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED`,
      [this.peppers.current.name],
    );
    for (const { id, sealed, pepper } of rows) {
      const salt = Buffer.from(id);
      const fresh = this.peppers.seal(this.peppers.unseal({ bytes: sealed, pepper }, salt, purpose), salt, purpose);
      const given = [id, fresh.bytes, fresh.pepper];
      await manager.query(`UPDATE ${table} SET ${column} = $2, pepper = $3 WHERE id = $1`, given);
    }
  }

  private async sweepQuietly(): Promise<void> {
    await this.sweep().catch((error: unknown) => tellTrouble(this.log, 'cannot seal anew', error));
  }
}
