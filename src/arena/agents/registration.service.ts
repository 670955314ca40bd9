import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../common/config/env.js';
import { DayCaps } from '../../common/quota/counters/day-caps.js';
import type { BucketPolicy, Caller } from '../../common/quota/quota.types.js';
import { Quotas } from '../../common/quota/quotas.js';
import { UnitOfWork } from '../../common/work/unit-of-work.js';
import type { RegisterAgentDto } from '../dto/agent.dto.js';
import { HEARTBEAT } from '../engine/league/index.js';
import { EntryConfirmation } from './entry-confirmation.service.js';
import { Registrar } from './registrar.js';

const REGISTRATIONS: BucketPolicy = {
  bucket: 'arena_registrations',
  code: 'rate_limit_exceeded',
  detail: 'No more challengers can be registered from this address today.',
  plan: () => [],
};

/** Takes challengers in from the public. */
@Injectable()
export class RegistrationService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly work: UnitOfWork,
    private readonly quotas: Quotas,
    private readonly caps: DayCaps,
    private readonly registrar: Registrar,
    private readonly confirmation: EntryConfirmation,
  ) {}

  register(dto: RegisterAgentDto, caller: Caller) {
    return this.work.commit(async (manager) => {
      await this.take(manager, caller);
      const { row, apiKey, apiSecret, accountId, webhookSecret } = await this.registrar.enter(
        manager,
        dto,
        {},
        this.quotas.hidden('entry', caller.client),
      );
      if (dto.contact_email) await this.confirmation.send(manager, row, accountId, dto.contact_email);
      return {
        id: row.id,
        name: row.name,
        status: 'queued' as const,
        api_key: apiKey,
        api_secret: apiSecret,
        registered_at: row.registeredAt.toISOString(),
        heartbeat: { method: 'POST', path: '/api/v1/agents/heartbeat', ...HEARTBEAT },
        rules_url: `${this.config.publicUrl}/api/v1/league`,
        ...(webhookSecret === undefined ? {} : { webhook_secret: webhookSecret }),
      };
    }, 0);
  }

  /** Within the daily number of the address and of its network. @throws DomainError */
  private async take(manager: EntityManager, { client }: Caller): Promise<void> {
    for (const counter of this.caps.of('registrations', client, this.config.registrationsPerIp)) {
      await this.quotas.take(manager, REGISTRATIONS, counter);
    }
  }
}
