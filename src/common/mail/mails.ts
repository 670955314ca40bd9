import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../config/env.js';
import { seal } from '../idempotency/sealing.js';
import { Outbox } from '../jobs/outbox.js';
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
}

/** Sends mails from within the transaction that gives the occasion; nothing waits for them. */
@Injectable()
export class Mails {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly outbox: Outbox,
  ) {}

  /** Whether mails are sent at all. */
  get on(): boolean {
    return this.config.smtpUrl !== undefined;
  }

  /** Promises one mail; nothing where SMTP_URL is not set. Never put an API key into one. */
  async enqueue(manager: EntityManager, { owner, kind, to, subject, paragraphs }: NewMail): Promise<void> {
    if (!this.on) return;
    const id = newPublicId('mail');
    const content = seal(JSON.stringify({ to, subject, paragraphs }), this.config.keyPepper, Buffer.from(id), MAILS);
    await manager.insert(MailMessage, { id, owner, kind, content });
    await this.outbox.add(manager, { queue: MAIL_QUEUE, name: SEND_MAIL, ref: id });
  }

  /** What is still to be sent to an owner is not sent. */
  async forget(manager: EntityManager, owner: string): Promise<void> {
    await manager.delete(MailMessage, { owner });
  }
}
