import { timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { emailSubject } from '../../common/auth/email.js';
import { Peppers } from '../../common/auth/peppers.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { lockNamed } from '../../common/db/advisory-lock.js';
import { DomainError } from '../../common/kernel/errors.js';
import { Mails, type Letter } from '../../common/mail/mails.js';
import { newPublicId } from '../../common/work/public-id.js';
import { UnitOfWork } from '../../common/work/unit-of-work.js';
import { CommandLog } from '../decisions/command-log.js';
import type { ParticipantRow } from '../entities/participant.entity.js';
import { isOver, linkIn, signedText, tokenOf, type EntryLink } from './entry-link.js';

/** Challengers whose e-mail address is confirmed count by that address, not by the one they registered from. */
@Injectable()
export class EntryConfirmation {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly peppers: Peppers,
    private readonly mails: Mails,
    private readonly work: UnitOfWork,
    private readonly log: CommandLog,
  ) {}

  /** Mails the link, if mails are sent at all. */
  async send(manager: EntityManager, row: Pick<ParticipantRow, 'id' | 'name'>, account: string, email: string) {
    const sent = { id: row.id, sentAt: Math.floor(Date.now() / 1000) };
    const mac = this.peppers.hash(signedText(sent, email)).toString('base64url');
    const link = `${this.config.publicUrl}/api/v1/agents/confirm/${tokenOf({ ...sent, mac })}`;
    const owner = `account:${account}`;
    await this.mails.enqueue(manager, { owner, kind: 'entry', to: email, ...letterOf(row.name, link) });
  }

  /** What a link's page shows before its button is pressed. @throws DomainError not_found */
  async look(token: string): Promise<{ name: string }> {
    const { name } = await this.addressed(this.db.manager, token);
    return { name };
  }

  /** The link was opened and its button pressed. @throws DomainError not_found, gone */
  open(token: string): Promise<{ confirmed: true; id: string }> {
    return this.work.commit(async (manager) => {
      const { id, link, email } = await this.addressed(manager, token);
      if (isOver(link, Date.now())) throw spent();
      await this.confirm(manager, id, email);
      return { confirmed: true, id };
    });
  }

  /** One at a time, so that two entries of one address cannot both be its first. */
  private async confirm(manager: EntityManager, id: string, email: string): Promise<void> {
    await lockNamed(manager, 'arena:mailboxes');
    const [rows] = await manager.query<[Confirmed[], number]>(CONFIRM, [id, newPublicId('box'), emailSubject(email)]);
    if (rows.length === 0) throw spent();
    const [{ operator, mailbox, registered_at }] = rows;
    const registeredAt = registered_at.getTime();
    await this.log.add(manager, [{ kind: 'owned', participant_id: id, operator, mailbox, registeredAt }]);
  }

  private async addressed(manager: EntityManager, token: string) {
    const link = linkIn(token);
    if (!link) throw unknownLink();
    const [row] = await manager.query<{ name: string; email: string | null }[]>(
      'SELECT name, contact_email AS email FROM arena_participant WHERE id = $1',
      [link.id],
    );
    if (!row || row.email === null || !this.signed(link, row.email)) throw unknownLink();
    return { id: link.id, link, name: row.name, email: row.email };
  }

  private signed(link: EntryLink, email: string): boolean {
    const shown = Buffer.from(link.mac, 'base64url');
    return this.peppers
      .hashes(signedText(link, email))
      .some((mac) => mac.length === shown.length && timingSafeEqual(mac, shown));
  }
}

interface Confirmed {
  operator: string | null;
  mailbox: string;
  registered_at: Date;
}

/** Whose address it is: of one address (what follows a + does not count) all have the mark of the first. */
const CONFIRM = `
  UPDATE arena_participant SET mailbox = coalesce(
    (SELECT mailbox FROM arena_participant
     WHERE mailbox IS NOT NULL AND regexp_replace(contact_email, '^([^@+]+)\\+[^@]*@', '\\1@') = $3 LIMIT 1), $2)
  WHERE id = $1 AND mailbox IS NULL AND status <> 'retired' RETURNING operator, mailbox, registered_at`;

const spent = () =>
  new DomainError('gone', 'gone', 'This link has been used, is older than a day, or its challenger has retired.');
const unknownLink = () => new DomainError('not_found', 'not_found', 'There is no such link.');

const letterOf = (name: string, link: string): Letter => ({
  subject: 'Confirm your challenger’s e-mail address',
  paragraphs: [
    `A challenger named ${name} was registered in the arena with this address as its contact. Its key was shown once and is in no mail.`,
    'Confirm that the address is yours, and it counts as an entry of yours, wherever it was registered from. The link works once, for a day.',
    { name: 'Confirm the address', link },
    'If this was not you, do nothing.',
  ],
});
