import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { AuditEntry } from '../auth/entities.js';
import { currentRequest } from '../http/request-context.js';

/** The operator's trail: written in the transaction of the change, never changed. */
@Injectable()
export class Audit {
  private readonly log = new Logger('Operator');

  constructor(@InjectDataSource() db: DataSource) {
    db.subscribers.push({ afterTransactionCommit: ({ queryRunner }) => this.tell(queryRunner) });
  }

  /** What no request asked for was done by a clock of ours. */
  async record(
    manager: EntityManager,
    action: string,
    target: string,
    details: Record<string, unknown> = {},
  ): Promise<void> {
    const request = currentRequest();
    const by = request
      ? { actor: request.operator ?? 'token', address: request.client, requestId: request.requestId }
      : { actor: 'schedule' };
    await manager.insert(AuditEntry, { id: randomUUID(), action, target, details, ...by } as never);
    pending(manager.queryRunner).push({ msg: 'changed', action, target });
  }

  /** Only what was committed has been changed. */
  private tell(runner: QueryRunner): void {
    for (const line of pending(runner).splice(0)) this.log.log(line);
  }
}

/** Lines that wait for the end of a transaction. */
function pending(runner: QueryRunner | undefined): object[] {
  const data = (runner?.data ?? {}) as { audited?: object[] };
  return (data.audited ??= []);
}
