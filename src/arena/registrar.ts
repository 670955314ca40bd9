import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LimitOverrides } from '../common/auth/principal.js';
import { Keys, type IssuedKey } from '../common/auth/keys.js';
import { CONFIG, type Config } from '../common/config/env.js';
import { isUniqueViolation } from '../common/db/outage.js';
import { EventLog } from '../common/events/event-log.js';
import { DomainError } from '../common/kernel/errors.js';
import type { ChallengerRegistrar } from '../common/ports/challenger-registrar.js';
import type { BucketPolicy, Caller } from '../common/quota/quota.types.js';
import { Quotas } from '../common/quota/quotas.js';
import { newAgentId } from './agent.records.js';
import type { RegisterAgentDto } from './dto/agent.dto.js';
import { ParticipantRow } from './entities/participant.entity.js';

const REGISTRATIONS: BucketPolicy = {
  bucket: 'arena_registrations',
  code: 'rate_limit_exceeded',
  detail: 'No more challengers can be registered from this address today.',
  plan: () => [],
};

export interface Registered extends IssuedKey {
  row: Pick<ParticipantRow, 'id' | 'name' | 'registeredAt' | 'webhookSecret'>;
}

/** Enters challengers in the list, each with its key. */
@Injectable()
export class Registrar implements ChallengerRegistrar {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly keys: Keys,
    private readonly quotas: Quotas,
    private readonly events: EventLog,
  ) {}

  /** From the public: within the daily number of the address. @throws DomainError */
  async fromPublic(manager: EntityManager, dto: RegisterAgentDto, caller: Caller): Promise<Registered> {
    const subject = this.quotas.clientSubject(caller.client);
    const limit = this.config.registrationsPerIp;
    await this.quotas.take(manager, REGISTRATIONS, { bucket: REGISTRATIONS.bucket, subject, limit, window: 'day' });
    return this.enter(manager, dto, {});
  }

  /** On the operator's behalf. */
  async register(manager: EntityManager, name: string, overrides: LimitOverrides) {
    const { row, apiKey, accountId } = await this.enter(manager, { name }, overrides);
    return { id: row.id, apiKey, accountId };
  }

  private async enter(manager: EntityManager, dto: RegisterAgentDto, overrides: LimitOverrides): Promise<Registered> {
    const issued = await this.keys.issue(manager, { interface: 'arena', tier: 'free', name: dto.name, overrides });
    const row = rowOf(dto, issued.accountId);
    try {
      await manager.insert(ParticipantRow, row);
    } catch (error) {
      if (!isUniqueViolation(error, 'arena_participant_name')) throw error;
      throw new DomainError('conflict', 'name_taken', 'A participant of this name exists.', {
        errors: [{ path: 'name', message: 'is taken' }],
      });
    }
    await this.events.emit(manager, { type: 'challenger_registered' });
    return { ...issued, row };
  }
}

const rowOf = (dto: RegisterAgentDto, accountId: string) => ({
  id: newAgentId(),
  kind: 'challenger' as const,
  name: dto.name,
  nameKey: dto.name.toLowerCase(),
  model: dto.model ?? null,
  description: dto.description ?? null,
  homepage: dto.homepage ?? null,
  contactEmail: dto.contact_email ?? null,
  webhookUrl: dto.webhook_url ?? null,
  webhookSecret: dto.webhook_url === undefined ? null : `whsec_${randomBytes(24).toString('base64')}`,
  accountId,
  status: 'queued' as const,
  registeredAt: new Date(),
});
