import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../common/config/env.js';
import type { Caller } from '../common/quota/quota.types.js';
import { UnitOfWork } from '../common/work/unit-of-work.js';
import type { RegisterAgentDto } from './dto/agent.dto.js';
import { HEARTBEAT } from './engine/league/index.js';
import { Registrar } from './registrar.js';

/** Takes challengers in from the public. */
@Injectable()
export class RegistrationService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly work: UnitOfWork,
    private readonly registrar: Registrar,
  ) {}

  register(dto: RegisterAgentDto, caller: Caller) {
    return this.work.commit(async (manager) => {
      const { row, apiKey } = await this.registrar.fromPublic(manager, dto, caller);
      return {
        id: row.id,
        name: row.name,
        status: 'queued' as const,
        api_key: apiKey,
        registered_at: row.registeredAt.toISOString(),
        heartbeat: { method: 'POST', path: '/api/v1/agents/heartbeat', ...HEARTBEAT },
        rules_url: `${this.config.publicUrl}/api/v1/league`,
        ...(row.webhookSecret === null ? {} : { webhook_secret: row.webhookSecret }),
      };
    });
  }
}
