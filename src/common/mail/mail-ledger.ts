import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Peppers } from '../auth/peppers.js';
import { Outbox } from '../jobs/outbox.js';
import { retryDelayMs } from '../webhooks/retry.js';
import { MailMessage } from './mail.entity.js';
import { MAIL_QUEUE, MAILS, SEND_MAIL } from './mail.names.js';
import type { Letter } from './mails.js';
import type { Posted } from './postman.js';

/** Seconds between attempts: nine within about a day. */
const RETRY_SECONDS = [2, 15, 60, 300, 1800, 7200, 21_600, 43_200] as const;

/** As long as mails that were sent or given up stay, without what they said. */
export const MAIL_DAYS = 30;

export type AddressedLetter = Letter & { to: string };

/** The states of mails as rows. */
@Injectable()
export class MailLedger {
  private readonly log = new Logger('Mail');

  constructor(
    private readonly peppers: Peppers,
    private readonly outbox: Outbox,
  ) {}

  /** Null when it was sent, given up or forgotten. */
  async due(manager: EntityManager, id: string): Promise<AddressedLetter | null> {
    const row = await manager.findOneBy(MailMessage, { id, status: 'pending' });
    if (!row?.content) return null;
    const sealed = { bytes: row.content, pepper: row.pepper };
    return JSON.parse(this.peppers.unseal(sealed, Buffer.from(id), MAILS)) as AddressedLetter;
  }

  /** What an attempt came to, and the promise of the next one where there is to be one. */
  async record(manager: EntityManager, id: string, posted: Posted): Promise<void> {
    const row = await manager.findOneBy(MailMessage, { id, status: 'pending' });
    if (!row) return;
    const attempts = row.attempts + 1;
    if (posted.done) {
      await manager.update(MailMessage, { id }, { status: 'sent', attempts, content: null, sentAt: () => 'now()' });
      return;
    }
    const delay = posted.retry ? retryDelayMs(attempts, Math.random(), RETRY_SECONDS) : null;
    this.log.warn(`${row.kind} ${id}: ${posted.code}, ${delay === null ? 'given up' : `again in ${delay} ms`}`);
    const last = { attempts, lastError: posted.code };
    await manager.update(MailMessage, { id }, delay === null ? { ...last, status: 'failed', content: null } : last);
    if (delay === null) return;
    const runAt = new Date(Date.now() + delay);
    await this.outbox.add(manager, { queue: MAIL_QUEUE, name: SEND_MAIL, ref: id, runAt });
  }

  /** Mails that are final are forgotten after a month. */
  async sweep(manager: EntityManager): Promise<void> {
    await manager.query(
      `DELETE FROM mail_message WHERE status <> 'pending' AND created_at < now() - interval '${MAIL_DAYS} days'`,
    );
  }
}
