import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { RequestContext } from '../http/request-context.js';
import { Idempotency } from '../idempotency/idempotency.js';
import type { StoredAnswer } from '../idempotency/idempotency.types.js';
import { ByteBudget } from '../quota/counters/byte-budget.js';
import { Quotas } from '../quota/quotas.js';

/** Refusals of the domain are answers too: their Idempotency-Key is given them again, and they count as bytes that are stored. */
@Injectable()
export class KeptRefusals {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly idempotency: Idempotency,
    private readonly quotas: Quotas,
    private readonly bytes: ByteBudget,
  ) {}

  /** One without room is not kept: sent again the request is executed, and refused, again. */
  async keep(request: RequestContext, answer: StoredAnswer): Promise<void> {
    if (!request.wish && !request.idempotency) return;
    const room = this.bytes.roomFor(Buffer.byteLength(answer.body));
    const store = async (manager: EntityManager): Promise<void> => {
      if (!(await this.quotas.confirm(manager, undefined, room))) throw new NoRoom();
      await this.store(manager, request, answer);
    };
    await this.db.transaction(store).catch((error: unknown) => {
      if (!(error instanceof NoRoom)) throw error;
      return this.forget(request);
    });
  }

  /** Nothing was done that an answer would have to tell of. */
  async forget({ idempotency: claim }: RequestContext): Promise<void> {
    if (claim) await this.idempotency.forget(claim);
  }

  private async store(
    manager: EntityManager,
    { wish, idempotency: claim }: RequestContext,
    answer: StoredAnswer,
  ): Promise<void> {
    if (wish) await this.idempotency.keepRefusal(manager, wish, answer);
    if (claim) await this.idempotency.keep(manager, claim, answer);
  }
}

class NoRoom extends Error {}
