import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { emailSubject } from '../common/auth/email.js';
import type { Principal } from '../common/auth/principal.js';
import { CONFIG, type Config } from '../common/config/env.js';
import { windowResetsAt } from '../common/quota/counters/counting-window.js';
import { Allowances } from '../common/quota/windows/allowances.js';
import { DayCaps } from '../common/quota/counters/day-caps.js';
import { Quotas } from '../common/quota/quotas.js';
import { rateLimitHeaders } from '../common/quota/rate-limit-headers.js';
import type { BucketPolicy, Caller, Counter } from '../common/quota/quota.types.js';
import { ChatPack } from './entities/registration.entity.js';
import {
  CHAT_BUCKET,
  CHAT_PACK_BUCKET,
  EMAIL_KEYS,
  EMAIL_KEYS_PER_IP,
  FASHION_BUCKET,
  FREE_CHAT_DAILY,
  FREE_FASHION_DAILY,
  INSTANT_BUCKET,
  INSTANT_KEYS_PER_IP,
  NOT_UNDERSTOOD_BUCKET,
  NOT_UNDERSTOOD_DAILY,
  PRO_DAILY,
  SIGN_IN_LINKS,
  SIGN_IN_LINKS_PER_IP,
  SIGN_IN_LINKS_PER_MAILBOX,
} from './tools.names.js';

const daily = (bucket: string, subject: string, limit: number): Counter => ({ bucket, subject, limit, window: 'day' });

export const accountSubject = ({ accountId }: Pick<Principal, 'accountId'>): string => `account:${accountId}`;

/** The limits of the tools interface, by tier: one home for each number. */
@Injectable()
export class ToolsQuotas implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly quotas: Quotas,
    private readonly allowances: Allowances,
    private readonly caps: DayCaps,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.quotas.define({ ...this.policy(FASHION_BUCKET, (caller) => [this.fashion(caller)]), keys: 'tools' });
    this.quotas.define({
      ...this.policy(CHAT_BUCKET, (caller) => this.chat(caller)),
      first: (caller) => this.freeChat(caller),
      keys: 'tools',
    });
  }

  /** Whose a job or a conversation is. */
  ownerOf({ client, principal }: Caller): string {
    return principal ? accountSubject(principal) : this.quotas.clientSubject(client);
  }

  /** The day's counters of a bucket; empty where nothing counts. */
  fashion({ client, principal }: Caller): Counter[] {
    const address = daily(FASHION_BUCKET, this.quotas.clientSubject(client), FREE_FASHION_DAILY);
    if (!principal) return [address];
    const own = limitOf(principal, principal.overrides.fashion_daily, FREE_FASHION_DAILY);
    if (own === null) return [];
    const key = daily(FASHION_BUCKET, accountSubject(principal), own);
    return principal.tier === 'free' && principal.overrides.fashion_daily === undefined ? [address, key] : [key];
  }

  /** The headers of the bucket as it stands now: a job that failed has given its unit back after the charge. */
  async fashionHeaders(caller: Caller): Promise<Record<string, string>> {
    const now = Date.now();
    const standing = this.fashion(caller).map(async (counter) => ({
      counter,
      used: await this.quotas.used(counter),
      resetsAt: windowResetsAt(counter.window, now),
    }));
    return rateLimitHeaders(await Promise.all(standing), now);
  }

  /** Keys that cost nothing to get share one allowance per address. */
  freeChat({ client, principal }: Caller): Counter[] {
    const address = this.quotas.clientSubject(client);
    if (!principal) return [daily(CHAT_BUCKET, address, FREE_CHAT_DAILY)];
    const own = limitOf(principal, principal.overrides.chat_daily, FREE_CHAT_DAILY);
    if (own === null) return [];
    const key = daily(CHAT_BUCKET, accountSubject(principal), own);
    const cheap = principal.tier === 'free' && !principal.confirmed && principal.overrides.chat_daily === undefined;
    return cheap ? [key, daily(CHAT_BUCKET, `keys-of-${address}`, FREE_CHAT_DAILY)] : [key];
  }

  /** Answers that say no more than that they do not know, which cost no call: so many a day and client. */
  notUnderstood({ client }: Caller): Counter {
    return daily(NOT_UNDERSTOOD_BUCKET, this.quotas.clientSubject(client), NOT_UNDERSTOOD_DAILY);
  }

  async chatPack({ accountId }: Principal, manager: EntityManager = this.db.manager): Promise<Counter> {
    const pack = await manager.findOneBy(ChatPack, { accountId });
    return { bucket: CHAT_PACK_BUCKET, subject: `account:${accountId}`, limit: pack?.calls ?? 0, window: 'lifetime' };
  }

  /** An instant key's price: one of three per address and day, and of its network's. @throws DomainError */
  async takeInstantKey(manager: EntityManager, client: string): Promise<void> {
    const policy = this.policy(INSTANT_BUCKET, () => []);
    const { instantKeysPerNetwork } = this.config;
    const own = this.allowances.cap('instant_keys', client, INSTANT_KEYS_PER_IP);
    const shared = this.allowances.cap('network_instant_keys', client, instantKeysPerNetwork);
    await this.quotas.take(manager, policy, this.caps.address(INSTANT_BUCKET, client, own));
    await this.quotas.take(manager, policy, this.caps.network(INSTANT_BUCKET, client, shared));
  }

  /** One of the day's keys for e-mail addresses, of the address and of its network. @throws DomainError */
  async takeEmailKey(manager: EntityManager, client: string): Promise<void> {
    const policy = this.policy(EMAIL_KEYS, () => []);
    for (const counter of this.caps.of(EMAIL_KEYS, client, EMAIL_KEYS_PER_IP)) {
      await this.quotas.take(manager, policy, counter);
    }
  }

  /** One of the hour's links, of the address and of the mailbox, whether anybody holds that. @throws DomainError rate_limit_exceeded */
  async takeSignInLink(manager: EntityManager, client: string, email: string): Promise<void> {
    const detail = 'Too many links were asked for: come back in an hour.';
    const policy = { bucket: SIGN_IN_LINKS, plan: () => [], code: 'rate_limit_exceeded', detail };
    const subjects: [string, number][] = [
      [this.quotas.clientSubject(client), SIGN_IN_LINKS_PER_IP],
      [this.quotas.hidden('to', emailSubject(email)), SIGN_IN_LINKS_PER_MAILBOX],
    ];
    for (const [subject, limit] of subjects)
      await this.quotas.take(manager, policy, { bucket: SIGN_IN_LINKS, subject, limit, window: 'hour' });
  }

  get upgradeUrl(): string {
    return `${this.config.publicUrl}/api/pricing`;
  }

  /** The day's free calls, then the pack's. */
  private async chat(caller: Caller): Promise<Counter[][]> {
    const free = this.freeChat(caller);
    if (!caller.principal || free.length === 0) return [free];
    const pack = await this.chatPack(caller.principal);
    return pack.limit > 0 ? [free, [pack]] : [free];
  }

  private policy(bucket: string, plan: BucketPolicy['plan']): BucketPolicy {
    return {
      bucket,
      plan,
      code: 'insufficient_quota',
      detail: 'The daily allowance is used up; it starts again at 00:00 UTC, or upgrade.',
      members: { upgrade_url: this.upgradeUrl },
      headers: { 'x-should-retry': 'false' },
    };
  }
}

/** Requests per day of a key; null without limit. */
function limitOf({ tier }: Principal, override: number | undefined, free: number): number | null {
  if (override !== undefined) return override;
  if (tier === 'enterprise') return null;
  return tier === 'pro' ? PRO_DAILY : free;
}
