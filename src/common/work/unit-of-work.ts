import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { currentRequest } from '../http/request-context.js';
import { Idempotency } from '../idempotency/idempotency.js';
import { OutboxRelay } from '../jobs/outbox.relay.js';
import { Quotas } from '../quota/quotas.js';

/**
 * The one transaction of a request that changes something: the work, the quota unit that pays for it and the
 * answer an Idempotency-Key will replay stand or fall together.
 */
@Injectable()
export class UnitOfWork {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly quotas: Quotas,
    private readonly idempotency: Idempotency,
    private readonly relay: OutboxRelay,
  ) {}

  /** @returns what `work` returned, which must be the answer's JSON body; committed before this resolves */
  async commit<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const request = currentRequest();
    const charge = request?.charge?.settled === false ? request.charge : undefined;
    const answer = await this.db.transaction(async (manager) => {
      const result = await work(manager);
      if (charge) await this.quotas.confirm(manager, charge);
      if (request?.idempotency) {
        const { idempotency: claim } = request;
        await this.idempotency.keep(manager, claim, {
          status: claim.status,
          headers: {},
          body: JSON.stringify(result),
        });
      }
      return result;
    });
    if (charge) charge.settled = true;
    this.relay.kick();
    return answer;
  }
}
