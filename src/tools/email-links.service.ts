import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Account } from '../common/auth/entities.js';
import { Keys } from '../common/auth/keys.js';
import { CONFIG, type Config } from '../common/config/env.js';
import { DomainError } from '../common/kernel/errors.js';
import { Mails, type Letter } from '../common/mail/mails.js';
import { isPublicId, newPublicId } from '../common/work/public-id.js';
import { UnitOfWork } from '../common/work/unit-of-work.js';
import type { ConfirmedView } from './dto/registration.dto.js';
import { EmailLink, Registration } from './entities/registration.entity.js';
import { accountSubject } from './tools.quotas.js';

const LINKS_PER_DAY = 3;
const PREFIX = 'cnf';

/** Links mailed to an address, so that its owner can confirm it or get a new key for it. */
@Injectable()
export class EmailLinks {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly keys: Keys,
    private readonly mails: Mails,
    private readonly work: UnitOfWork,
  ) {}

  /** Mails a link that works once within a day; nothing without SMTP, nor beyond three a day to one address. */
  async send(manager: EntityManager, accountId: string, email: string, purpose: EmailLink['purpose']): Promise<void> {
    if (!this.mails.on || (await this.sentToday(manager, accountId)) >= LINKS_PER_DAY) return;
    const token = newPublicId(PREFIX);
    await manager.insert(EmailLink, { hash: this.hash(token), accountId, purpose });
    const link = `${this.config.publicUrl}/api/register/confirm/${token}`;
    const owner = accountSubject({ accountId });
    await this.mails.enqueue(manager, { owner, kind: purpose, to: email, ...letterFor(purpose, link) });
  }

  /** Somebody registered an address that has a key: its owner may replace that key. */
  async remind(email: string): Promise<void> {
    if (!this.mails.on) return;
    await this.work.commit(async (manager) => {
      const registration = await manager.findOneBy(Registration, { email });
      if (registration && (await this.keys.anyInForce(manager, registration.accountId)))
        await this.send(manager, registration.accountId, email, 'rotate');
    });
  }

  /** The link was opened and its button pressed. @throws DomainError not_found, gone */
  open(token: string): Promise<ConfirmedView> {
    return this.work.commit(async (manager) => {
      const [rows] = await manager.query<[{ account_id: string; purpose: string }[], number]>(
        `UPDATE tools_email_link SET used_at = now()
         WHERE hash = $1 AND used_at IS NULL AND created_at > now() - interval '1 day' RETURNING account_id, purpose`,
        [this.hash(token)],
      );
      if (rows.length === 0) throw await this.refusal(manager, token);
      const [{ account_id: id, purpose }] = rows;
      if (!(await manager.existsBy(Registration, { accountId: id }))) throw spent();
      if (!(await this.keys.anyInForce(manager, id))) throw spent();
      await manager.update(Account, { id }, { confirmed: true });
      if (purpose !== 'rotate') return { confirmed: true };
      const { apiKey } = await this.keys.replaceAll(manager, id, 'tools');
      return { confirmed: true, api_key: apiKey };
    });
  }

  /** What the link's page says before its button is pressed. @throws DomainError not_found */
  async look(manager: EntityManager, token: string): Promise<EmailLink['purpose']> {
    const link = await manager.findOneBy(EmailLink, { hash: this.hash(token) });
    if (!link || !isPublicId(PREFIX, token)) throw unknownLink();
    return link.purpose;
  }

  private async sentToday(manager: EntityManager, accountId: string): Promise<number> {
    const [{ sent }] = await manager.query<{ sent: number }[]>(
      `SELECT count(*)::int AS sent FROM tools_email_link WHERE account_id = $1 AND created_at > now() - interval '1 day'`,
      [accountId],
    );
    return sent;
  }

  private async refusal(manager: EntityManager, token: string): Promise<DomainError> {
    const known = await manager.existsBy(EmailLink, { hash: this.hash(token) });
    return known ? spent() : unknownLink();
  }

  private hash(token: string): Buffer {
    return createHmac('sha256', this.config.keyPepper).update(`email link\n${token}`).digest();
  }
}

const spent = () => new DomainError('gone', 'gone', 'This link has been used, or is older than a day.');
const unknownLink = () => new DomainError('not_found', 'not_found', 'There is no such link.');

const letterFor = (purpose: EmailLink['purpose'], link: string): Letter =>
  purpose === 'confirm'
    ? {
        subject: 'Confirm your e-mail address',
        paragraphs: [
          'A free key for the text and fashion API was issued for this address. The key itself was shown once and is in no mail.',
          'Confirm that the address is yours, and the key gets an allowance of its own. The link works once, for a day.',
          { name: 'Confirm the address', link },
          'If this was not you, do nothing.',
        ],
      }
    : {
        subject: 'A new key for your e-mail address',
        paragraphs: [
          'Somebody asked for a key for this address, which has one already. Nothing was changed.',
          'If you have lost your key, this link gives you a new one; the old one then ends at once. It works once, for a day.',
          { name: 'Replace the key', link },
          'If this was not you, do nothing.',
        ],
      };
