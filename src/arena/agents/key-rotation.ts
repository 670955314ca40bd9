import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Keys } from '../../common/auth/keys.js';
import type { Principal } from '../../common/auth/principal.js';
import { ParticipantRow } from '../entities/participant.entity.js';
import { notActive } from './agent-ids.js';
import type { RotatedKeyView } from '../dto/agent.views.js';
import { UnitOfWork } from '../../common/work/unit-of-work.js';

const OVERLAP_SECONDS = 3600;

/** A challenger's second key; the first works for an hour more. */
@Injectable()
export class KeyRotation {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly work: UnitOfWork,
    private readonly keys: Keys,
  ) {}

  /** @throws DomainError gone; key_superseded for a key that has been replaced already, rate_limit_exceeded */
  async rotate(principal: Principal): Promise<RotatedKeyView> {
    const { accountId } = principal;
    const own = await this.db.manager.findOne(ParticipantRow, { select: { status: true }, where: { accountId } });
    if (own?.status === 'retired') throw notActive('retired');
    return this.work.commit(async (manager) => {
      const issued = await this.keys.rotate(manager, principal);
      return {
        api_key: issued.apiKey,
        api_secret: this.keys.secretOf(issued),
        old_key_valid_until: new Date(Date.now() + OVERLAP_SECONDS * 1000).toISOString(),
        previous_key_expires_in_seconds: OVERLAP_SECONDS,
      };
    }, 0);
  }
}
