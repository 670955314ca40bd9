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

/** Whose address it is, or is said to be. */
export type Mailbox = Pick<Registration, 'accountId' | 'email'>;

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

  /** Mails a link that works once, if a mail is sent at all. @param verifier without which a link that signs in opens nothing */
  async send(
    manager: EntityManager,
    { accountId, email }: Mailbox,
    purpose: EmailLink['purpose'],
    verifier?: string,
  ): Promise<void> {
    const token = newPublicId(PREFIX);
    const link = `${this.config.publicUrl}${purpose === 'sign_in' ? '/account#link-' : '/api/register/confirm/'}${token}`;
    const owner = accountSubject({ accountId });
    const mail = { owner, kind: purpose, to: email, ...LETTERS[purpose](link) };
    if (!(await this.mails.enqueue(manager, mail))) return;
    await manager.insert(EmailLink, { hash: this.hashes(token, verifier)[0], accountId, purpose });
  }

  /** Somebody registered an address that has a key: its owner may replace that key. */
  async remind(email: string): Promise<void> {
    if (!this.mails.on) return;
    await this.work.commit(async (manager) => {
      const registration = await manager.findOneBy(Registration, { email });
      if (registration && (await this.keys.anyInForce(manager, registration.accountId)))
        await this.send(manager, registration, 'rotate');
    });
  }

  /** The link was opened and its button pressed. @throws DomainError not_found, gone */
  open(token: string): Promise<ConfirmedView> {
    return this.work.commit(async (manager) => {
      const { accountId: id, purpose } = await this.spend(manager, this.hashes(token), '1 day');
      await manager.update(Account, { id }, { confirmed: true });
      this.keys.changed();
      if (purpose !== 'rotate') return { confirmed: true };
      const { apiKey } = await this.keys.replaceAll(manager, id, 'tools');
      return { confirmed: true, api_key: apiKey };
    });
  }

  /** What the link's page says before its button is pressed. @throws DomainError not_found */
  async look(manager: EntityManager, token: string): Promise<Exclude<EmailLink['purpose'], 'sign_in'>> {
    const link = await manager.findOneBy(EmailLink, { hash: In(this.hashes(token)) });
    if (!link || link.purpose === 'sign_in' || !isPublicId(PREFIX, token)) throw unknownLink();
    return link.purpose;
  }

  /** Takes a link, for good, whose account somebody still holds. @param age as PostgreSQL writes it @throws DomainError not_found, gone */
  async spend(
    manager: EntityManager,
    hashes: Buffer[],
    age: string,
  ): Promise<Pick<EmailLink, 'accountId' | 'purpose'>> {
    const [[taken]] = await manager.query<[Pick<EmailLink, 'accountId' | 'purpose'>[], number]>(
      `UPDATE tools_email_link SET used_at = now()
       WHERE hash = ANY($1) AND used_at IS NULL AND created_at > now() - $2::interval
       RETURNING account_id AS "accountId", purpose`,
      [hashes, age],
    );
    if (!taken) throw (await manager.existsBy(EmailLink, { hash: In(hashes) })) ? spent() : unknownLink();
    if (!(await this.claims.holds(manager, taken.accountId))) throw spent();
    if (!(await this.keys.anyInForce(manager, taken.accountId))) throw spent();
    return taken;
  }

  /** What a link is found by. @param verifier of one that signs in: no other purpose has one, so that none does for another */
  hashes(token: string, verifier?: string): Buffer[] {
    return this.peppers.hashes(verifier === undefined ? `email link\n${token}` : `sign-in link\n${token}\n${verifier}`);
  }
}

export const LINK_DAYS = 30;

/** Links of which nobody is told any more that they were used: a month after they were sent. */
export const forgetLinks = (manager: Pick<EntityManager, 'query'>): Promise<unknown> =>
  manager.query(`DELETE FROM tools_email_link WHERE created_at < now() - interval '${LINK_DAYS} days'`);

const spent = () => new DomainError('gone', 'gone', 'This link has been used, or is too old.');
const unknownLink = () => new DomainError('not_found', 'not_found', 'There is no such link.');

const LETTERS: Readonly<Record<EmailLink['purpose'], (link: string) => Letter>> = {
  confirm: (link) => ({
    subject: 'Confirm your e-mail address',
    paragraphs: [
      'A free key for the text and fashion API was issued for this address. The key itself was shown once and is in no mail.',
      'Confirm that the address is yours, and the key gets an allowance of its own. The link works once, for a day.',
      { name: 'Confirm the address', link },
      'If this was not you, do nothing.',
    ],
  }),
  rotate: (link) => ({
    subject: 'A new key for your e-mail address',
    paragraphs: [
      'Somebody asked for a key for this address, which has one already. Nothing was changed.',
      'If you have lost your key, this link gives you a new one; the old one then ends at once. It works once, for a day.',
      { name: 'Replace the key', link },
      'If this was not you, do nothing.',
    ],
  }),
  sign_in: (link) => ({
    subject: 'Your link to the account page',
    paragraphs: [
      'Somebody asked to sign in to the account page with this address. Nothing was changed.',
      'Open the link in the browser in which you asked for it; in any other it opens nothing. It works once, for fifteen minutes, and ends none of your keys.',
      { name: 'Open the account page', link },
      'If this was not you, do nothing.',
    ],
  }),
};
