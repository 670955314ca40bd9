import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditEntry } from '../auth/entities.js';

/** The operator's trail: written in the transaction of the change, never changed. */
@Injectable()
export class Audit {
  async record(
    manager: EntityManager,
    action: string,
    target: string,
    details: Record<string, unknown> = {},
  ): Promise<void> {
    await manager.insert(AuditEntry, { id: randomUUID(), action, target, details } as never);
  }
}
