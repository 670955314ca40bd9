import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UnitOfWork } from '../../common/work/unit-of-work.js';
import type { AccountStatement } from '../engine/exchange/index.js';
import { HeartbeatRecords, type Leave } from './heartbeat-records.js';
import { AwaitedAnswers } from '../decisions/awaited-answers.js';

/** A challenger that has left, with its account as the departure left it; without one while the league is paused. */
export interface Retired {
  id: string;
  account?: AccountStatement;
}

/** A departure is final whatever comes of the wait, so a late tick is worth waiting for, ms. */
const BEYOND_PATIENCE_MS = 3000;

/** Ends a challenger's part and waits for the tick that winds its account up. */
@Injectable()
export class Retirement {
  constructor(
    private readonly work: UnitOfWork,
    private readonly book: HeartbeatRecords,
    private readonly waiting: AwaitedAnswers,
  ) {}

  /** @param beside what else belongs to the same transaction @throws DomainError gone */
  async of(
    by: { accountId: string } | { id: string },
    beside: (manager: EntityManager, id: string) => Promise<void> = () => Promise.resolve(),
  ): Promise<Retired> {
    const { id, seq } = await this.work.commit(async (manager): Promise<Leave> => {
      const leave = await this.book.retire(manager, by);
      await beside(manager, leave.id);
      return leave;
    });
    const answer = await this.waiting.wait(seq, this.waiting.patienceMs + BEYOND_PATIENCE_MS);
    return answer?.kind === 'retired' ? { id, account: answer.account } : { id };
  }
}
