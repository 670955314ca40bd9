import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LimitOverrides } from '../../common/auth/principal.js';
import { Keys, type IssuedKey } from '../../common/auth/keys.js';
import { isUniqueViolation } from '../../common/db/outage.js';
import { EventLog } from '../../common/events/event-log.js';
import { DomainError } from '../../common/kernel/errors.js';
import type { ChallengerRegistrar } from '../../common/ports/challenger-registrar.js';
import { Webhooks } from '../../common/webhooks/webhooks.js';
import { newAgentId } from './agent-ids.js';
import type { RegisterAgentDto } from '../dto/agent.dto.js';
import { isHouseName, lookOf, nameKey } from './name-key.js';
import { ParticipantRow } from '../entities/participant.entity.js';

export interface Registered extends IssuedKey {
  /** signs requests of the futures protocol */
  apiSecret: string;
  row: Pick<ParticipantRow, 'id' | 'name' | 'registeredAt'>;
  webhookSecret?: string;
}

/** Enters challengers in the list, each with its key. */
@Injectable()
export class Registrar implements ChallengerRegistrar {
  constructor(
    private readonly keys: Keys,
    private readonly events: EventLog,
    private readonly webhooks: Webhooks,
  ) {}

  /** On the operator's behalf. */
  async register(manager: EntityManager, name: string, overrides: LimitOverrides) {
    const { row, apiKey, apiSecret, accountId } = await this.enter(manager, { name }, overrides);
    return { id: row.id, apiKey, apiSecret, accountId };
  }

  /** @param address keyed hash of where it comes from @throws DomainError name_taken; validation_failed for a private webhook_url */
  async enter(
    manager: EntityManager,
    dto: RegisterAgentDto,
    overrides: LimitOverrides,
    address: string | null = null,
  ): Promise<Registered> {
    if (isHouseName(dto.name)) throw nameTaken();
    const issued = await this.keys.issue(manager, { interface: 'arena', tier: 'free', name: dto.name, overrides });
    const webhook = await this.webhookOf(manager, dto, issued.accountId);
    const row = { ...rowOf(dto, issued.accountId), address, webhookId: webhook?.id ?? null };
    try {
      await manager.insert(ParticipantRow, row);
    } catch (error) {
      if (!TAKEN.some((index) => isUniqueViolation(error, index))) throw error;
      throw nameTaken();
    }
    await this.events.emit(manager, { type: 'challenger_registered' });
    return { ...issued, apiSecret: this.keys.secretOf(issued), row, webhookSecret: webhook?.secret };
  }

  private webhookOf(manager: EntityManager, { webhook_url: url }: RegisterAgentDto, accountId: string) {
    return url === undefined
      ? undefined
      : this.webhooks.register(manager, { owner: `account:${accountId}`, url, lasting: true });
  }
}

/** Indexes by which a name is refused. */
const TAKEN = ['arena_participant_name', 'arena_participant_look'];

const nameTaken = (): DomainError =>
  new DomainError('conflict', 'name_taken', 'A participant of this name, or of one that looks like it, exists.', {
    errors: [{ path: 'name', message: 'is taken' }],
  });

const rowOf = (dto: RegisterAgentDto, accountId: string) => ({
  id: newAgentId(),
  kind: 'challenger' as const,
  name: dto.name,
  nameKey: nameKey(dto.name),
  look: lookOf(dto.name),
  model: dto.model ?? null,
  description: dto.description ?? null,
  homepage: dto.homepage ?? null,
  contactEmail: dto.contact_email ?? null,
  accountId,
  status: 'queued' as const,
  registeredAt: new Date(),
});
