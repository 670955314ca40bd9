import { Inject, Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { Account } from '../../common/auth/entities.js';
import { Keys } from '../../common/auth/keys.js';
import { Peppers } from '../../common/auth/peppers.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { DomainError } from '../../common/kernel/errors.js';
import { Mails, type Letter } from '../../common/mail/mails.js';
import { isPublicId, newPublicId } from '../../common/work/public-id.js';
import { UnitOfWork } from '../../common/work/unit-of-work.js';
import type { ConfirmedView } from '../dto/registration.dto.js';
import { EmailClaims } from './email-claims.service.js';
import { EmailLink, Registration } from '../entities/registration.entity.js';
import { accountSubject } from '../tools.quotas.js';

const PREFIX = 'cnf';

/** Links mailed to an address, so that its owner can confirm it or get a new key for it. */
@Injectable()
export class EmailLinks {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly keys: Keys,
    private readonly mails: Mails,
    private readonly peppers: Peppers,
    private readonly work: UnitOfWork,
    private readonly claims: EmailClaims,
  ) {}

  /** Mails a link that works once within a day, if a mail is sent at all. */
  async send(manager: EntityManager, accountId: string, email: string, purpose: EmailLink['purpose']): Promise<void> {
    const token = newPublicId(PREFIX);
    const link = `${this.config.publicUrl}/api/register/confirm/${token}`;
    const owner = accountSubject({ accountId });
    const mail = { owner, kind: purpose, to: email, ...letterFor(purpose, link) };
    if (!(await this.mails.enqueue(manager, mail))) return;
    await manager.insert(EmailLink, { hash: this.hashes(token)[0], accountId, purpose });
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
         WHERE hash = ANY($1) AND used_at IS NULL AND created_at > now() - interval '1 day' RETURNING account_id, purpose`,
        [this.hashes(token)],
      );
      if (rows.length === 0) throw await this.refusal(manager, token);
      const [{ account_id: id, purpose }] = rows;
      if (!(await this.claims.holds(manager, id))) throw spent();
      if (!(await this.keys.anyInForce(manager, id))) throw spent();
      await manager.update(Account, { id }, { confirmed: true });
      this.keys.changed();
      if (purpose !== 'rotate') return { confirmed: true };
      const { apiKey } = await this.keys.replaceAll(manager, id, 'tools');
      return { confirmed: true, api_key: apiKey };
    });
  }

  /** What the link's page says before its button is pressed. @throws DomainError not_found */
  async look(manager: EntityManager, token: string): Promise<EmailLink['purpose']> {
    const link = await manager.findOneBy(EmailLink, { hash: In(this.hashes(token)) });
    if (!link || !isPublicId(PREFIX, token)) throw unknownLink();
    return link.purpose;
  }

  private async refusal(manager: EntityManager, token: string): Promise<DomainError> {
    const known = await manager.existsBy(EmailLink, { hash: In(this.hashes(token)) });
    return known ? spent() : unknownLink();
  }

  private hashes(token: string): Buffer[] {
    return this.peppers.hashes(`email link\n${token}`);
  }
}

export const LINK_DAYS = 30;

/** Links of which nobody is told any more that they were used: a month after they were sent. */
export const forgetLinks = (manager: Pick<EntityManager, 'query'>): Promise<unknown> =>
  manager.query(`DELETE FROM tools_email_link WHERE created_at < now() - interval '${LINK_DAYS} days'`);

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
