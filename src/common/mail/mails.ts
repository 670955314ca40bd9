import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Peppers } from '../auth/peppers.js';
import { CONFIG, type Config } from '../config/env.js';
import { currentRequest } from '../http/request-context.js';
import { Outbox } from '../jobs/outbox.js';
import { MailCaps } from './mail-caps.js';
import { newPublicId } from '../work/public-id.js';
import { MAIL_QUEUE, MAILS, SEND_MAIL } from './mail.names.js';
import { MailMessage } from './mail.entity.js';

/** What a mail says: paragraphs, each a text or a link of its own. */
export interface Letter {
  subject: string;
  paragraphs: (string | { link: string; name: string })[];
}

export interface NewMail extends Letter {
  /** `account:<id>`, so that it can be forgotten with its owner. */
  owner: string;
  kind: string;
  to: string;
  /** Somebody paid for what it is about, so that it counts against nobody's address. */
  paid?: boolean;
}

/** Sends mails from within the transaction that gives the occasion; nothing waits for them. */
@Injectable()
export class Mails {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly outbox: Outbox,
    private readonly caps: MailCaps,
    private readonly peppers: Peppers,
  ) {}

  /** Whether mails are sent at all. */
  get on(): boolean {
    return this.config.smtpUrl !== undefined;
  }

  /**
   * Promises one mail; nothing where SMTP_URL is not set, nor where the address that asks for it has had its mails of the
   * day, or of the hour to this recipient. Never put an API key into one. @returns whether it will be sent
   */
  async enqueue(manager: EntityManager, { owner, kind, to, paid, subject, paragraphs }: NewMail): Promise<boolean> {
    if (!this.on) return false;
    const client = currentRequest()?.client;
    if (client !== undefined && paid !== true && !(await this.caps.take(manager, client, to))) return false;
    const id = newPublicId('mail');
    const { bytes, pepper } = this.peppers.seal(JSON.stringify({ to, subject, paragraphs }), Buffer.from(id), MAILS);
    await manager.insert(MailMessage, { id, owner, kind, content: bytes, pepper });
    await this.outbox.add(manager, { queue: MAIL_QUEUE, name: SEND_MAIL, ref: id });
    return true;
  }

  /** What is still to be sent to an owner is not sent. */
  async forget(manager: EntityManager, owner: string): Promise<void> {
    await manager.delete(MailMessage, { owner });
  }
}
