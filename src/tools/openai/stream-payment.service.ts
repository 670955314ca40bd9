import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { tellTrouble } from '../../common/db/trouble.js';
import { currentRequest } from '../../common/http/request-context.js';
import { Idempotency } from '../../common/idempotency/idempotency.js';
import { Quotas } from '../../common/quota/quotas.js';

export interface Payment {
  /** The answer failed on our side: it costs nothing. */
  refund(): Promise<void>;
  /** What is left to do when the stream is over. */
  done(): Promise<void>;
}

/** Streams pay when their first byte leaves, and hold no transaction while they run; they are never replayed. */
@Injectable()
export class StreamPayment {
  private readonly log = new Logger(StreamPayment.name);

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly quotas: Quotas,
    private readonly idempotency: Idempotency,
  ) {}

  /** From now on the unit is spent; written down while the stream is already running. */
  take(): Payment {
    const context = currentRequest();
    const [charge, claim] = [context?.charge, context?.idempotency];
    const receipts = this.quotas.receiptsOf(charge);
    if (context) context.idempotency = undefined;
    if (charge) charge.settled = true;
    const paid = charge
      ? this.safely(this.db.transaction((manager) => this.quotas.confirm(manager, charge)))
      : undefined;
    return {
      refund: async () => {
        await paid;
        await this.safely(this.db.transaction((manager) => this.quotas.refund(manager, receipts)));
      },
      done: async () => {
        await paid;
        if (claim) await this.safely(this.idempotency.forget(claim));
      },
    };
  }

  /** The caller's answer does not hang on it: what is not confirmed is given back by the sweep. */
  private safely(work: Promise<unknown>): Promise<unknown> {
    return work.catch((error: unknown) => tellTrouble(this.log, "a stream's payment is not written down", error));
  }
}
