import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { DomainEvent } from '../events/domain-events.js';
import { EventLog } from '../events/event-log.js';
import { currentRequest } from '../http/request-context.js';
import { Idempotency } from '../idempotency/idempotency.js';
import { OutboxRelay } from '../jobs/outbox.relay.js';
import { ByteBudget } from '../quota/counters/byte-budget.js';
import { Quotas } from '../quota/quotas.js';
import { Settlement } from './settlement.js';

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
    private readonly events: EventLog,
    private readonly settlement: Settlement,
    private readonly bytes: ByteBudget,
  ) {}

  /**
   * @param stores bytes that it leaves for good or for long beside the request's body and the answer that its Idempotency-Key
   *   will be given again; undefined: nothing worth counting
   * @returns what `work` returned, which must be the answer's JSON body; committed before this resolves
   * @throws DomainError storage_exhausted
   */
  async commit<T>(work: (manager: EntityManager) => Promise<T>, stores?: number): Promise<T> {
    const request = currentRequest();
    const charge = request?.charge?.settled === false ? request.charge : undefined;
    const claim = request?.idempotency;
    const answer = await this.db.transaction(async (manager) => {
      const result = await work(manager);
      const body = claim && JSON.stringify(result);
      const kept = body === undefined ? stores : (stores ?? 0) + Buffer.byteLength(body);
      const room = kept === undefined ? undefined : this.bytes.roomFor(kept);
      if (!(await this.quotas.confirm(manager, charge, room))) throw this.bytes.refusal();
      if (claim && body !== undefined)
        await this.idempotency.keep(manager, claim, { status: claim.status, headers: {}, body });
      return result;
    });
    if (charge) charge.settled = true;
    this.relay.kick();
    return answer;
  }

  /**
   * The end of work that changes nothing but what it tells and costs: in one statement where the route is `@PaidAfterwards`.
   * @param answer its JSON body @throws DomainError limit_exceeded
   */
  settle<T>(answer: T, ...events: DomainEvent[]): Promise<T> {
    const request = currentRequest();
    if (request?.bill) return this.settlement.pay(request, answer, events);
    return this.commit(async (manager) => {
      await this.events.emit(manager, ...events);
      return answer;
    });
  }
}
