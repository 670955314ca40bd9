import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Keys } from '../../common/auth/keys.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { lockNamed } from '../../common/db/advisory-lock.js';
import { isUniqueViolation } from '../../common/db/outage.js';
import { EventLog } from '../../common/events/event-log.js';
import { DomainError } from '../../common/kernel/errors.js';
import type { TrialSlots } from '../../common/ports/trial-slots.js';
import { UnitOfWork } from '../../common/work/unit-of-work.js';
import type { KeyGrant, RegistrationDto } from '../dto/registration.dto.js';
import { EmailClaims } from './email-claims.service.js';
import { EmailLinks } from './email-links.service.js';
import { InstantKey, Registration } from '../entities/registration.entity.js';
import { FREE_CHAT_DAILY, FREE_FASHION_DAILY, TRIAL_DAYS } from '../tools.names.js';
import { ToolsQuotas } from '../tools.quotas.js';

/** Issues free keys, with an e-mail address or at once. */
@Injectable()
export class RegistrationService implements TrialSlots {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly work: UnitOfWork,
    private readonly keys: Keys,
    private readonly quotas: ToolsQuotas,
    private readonly events: EventLog,
    private readonly links: EmailLinks,
    private readonly claims: EmailClaims,
  ) {}

  /** @throws DomainError already_registered, insufficient_quota */
  async register({ email, name }: RegistrationDto, client: string): Promise<KeyGrant> {
    try {
      return await this.work.commit(async (manager) => {
        await this.quotas.takeEmailKey(manager, client);
        await this.claims.end(manager, email);
        const { apiKey, accountId } = await this.keys.issue(manager, { interface: 'tools', tier: 'free', email, name });
        await manager.insert(Registration, { email, accountId });
        await this.links.send(manager, { accountId, email }, 'confirm');
        return this.granted(manager, apiKey);
      }, 0);
    } catch (error) {
      if (!isUniqueViolation(error, 'tools_registration_pk')) throw error;
      await this.links.remind(email);
      throw new DomainError('conflict', 'already_registered', 'This e-mail address has a key already.');
    }
  }

  /** A key without an e-mail address; takes a trial slot. @throws DomainError trial_slots_exhausted, insufficient_quota */
  instantKey(client: string): Promise<KeyGrant> {
    return this.work.commit(async (manager) => {
      await this.quotas.takeInstantKey(manager, client);
      await this.takeSlot(manager);
      const { apiKey, accountId } = await this.keys.issue(manager, { interface: 'tools', tier: 'free', instant: true });
      await manager.insert(InstantKey, { accountId });
      return this.granted(manager, apiKey);
    }, 0);
  }

  async free(): Promise<number> {
    return Math.max(0, this.config.trialSlots - (await this.taken(this.db.manager)));
  }

  /** Under a lock, so that parallel requests cannot share the last slot. */
  private async takeSlot(manager: EntityManager): Promise<void> {
    await lockNamed(manager, 'tools:trial');
    if ((await this.taken(manager)) < this.config.trialSlots) return;
    throw new DomainError(
      'limit_exceeded',
      'trial_slots_exhausted',
      'No free trial slot is left; register with an e-mail address.',
      {
        headers: { 'Retry-After': '3600', 'x-should-retry': 'false' },
        members: { upgrade_url: this.quotas.upgradeUrl },
      },
    );
  }

  private async taken(manager: EntityManager): Promise<number> {
    const [{ taken }] = await manager.query<{ taken: number }[]>(
      'SELECT count(*)::int AS taken FROM tools_instant_key WHERE created_at > now() - make_interval(days => $1)',
      [TRIAL_DAYS],
    );
    return taken;
  }

  private async granted(manager: EntityManager, apiKey: string): Promise<KeyGrant> {
    await this.events.emit(manager, { type: 'key_issued', interface: 'tools' });
    return { api_key: apiKey, tier: 'free', daily_limit: FREE_FASHION_DAILY, chat_daily_limit: FREE_CHAT_DAILY };
  }
}
