import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Keys, type KeyTerms } from '../../common/auth/keys.js';
import { DomainError } from '../../common/kernel/errors.js';
import { Mails } from '../../common/mail/mails.js';
import { UnitOfWork } from '../../common/work/unit-of-work.js';
import type { LinkAsked, OpenLinkDto, PageKey, SignInLinkDto } from '../dto/sign-in-link.dto.js';
import { LINK_MINUTES, PAGE_HOURS } from '../tools.names.js';
import { ToolsQuotas } from '../tools.quotas.js';
import { EmailLinks, type Mailbox } from './email-links.service.js';

/** Signs somebody in by mail: a link gives the browser that asked for it one more key of the account, and ends none. */
@Injectable()
export class SignInLinks {
  constructor(
    private readonly keys: Keys,
    private readonly links: EmailLinks,
    private readonly mails: Mails,
    private readonly work: UnitOfWork,
    private readonly quotas: ToolsQuotas,
  ) {}

  /** Says and counts the same whether the address is known. @throws DomainError mail_unavailable, rate_limit_exceeded */
  async ask({ email, verifier }: SignInLinkDto, client: string): Promise<LinkAsked> {
    if (!this.mails.on) throw new DomainError('unavailable', 'mail_unavailable', 'This server sends no mail.');
    await this.work.commit(async (manager) => {
      await this.quotas.takeSignInLink(manager, client, email);
      const holder = await this.holderOf(manager, email);
      if (holder?.confirmed) await this.links.send(manager, holder, 'sign_in', verifier);
      else if (holder) await this.links.send(manager, holder, 'rotate');
    }, 0);
    return { mailed: 'if_known', valid_minutes: LINK_MINUTES };
  }

  /** @throws DomainError not_found, gone, rate_limit_exceeded */
  open({ token, verifier }: OpenLinkDto): Promise<PageKey> {
    return this.work.commit(async (manager) => {
      const hashes = this.links.hashes(token, verifier);
      const { accountId } = await this.links.spend(manager, hashes, `${LINK_MINUTES} minutes`);
      const terms = pageTerms(new Date());
      const { apiKey } = await this.keys.addNamed(manager, { accountId, interface: 'tools' }, terms);
      return { api_key: apiKey, name: terms.name!, expires_at: terms.expiresAt!.toISOString() };
    }, 0);
  }

  /**
   * Whose key works under an address. Who has not confirmed it may not be its owner and has a key all the same, so its owner is mailed
   * the link that ends that one.
   */
  private async holderOf(
    manager: EntityManager,
    email: string,
  ): Promise<(Mailbox & { confirmed: boolean }) | undefined> {
    const [row] = await manager.query<(Mailbox & { confirmed: boolean })[]>(
      `SELECT r.account_id AS "accountId", r.email, a.confirmed FROM tools_registration r JOIN account a ON a.id = r.account_id
       WHERE r.email = $1 AND EXISTS (SELECT 1 FROM api_key k WHERE k.account_id = a.id AND k.revoked_at IS NULL)`,
      [email],
    );
    return row;
  }
}

/** A key that may all that the account may, for the hours of a visit. */
const pageTerms = (now: Date): KeyTerms => ({
  name: `account page ${now.toISOString()}`,
  line: null,
  scopes: null,
  caps: null,
  limited: false,
  expiresAt: new Date(now.getTime() + PAGE_HOURS * 3_600_000),
});
