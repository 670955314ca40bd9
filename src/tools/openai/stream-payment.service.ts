import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { tellTrouble } from '../../common/db/trouble.js';
import { currentRequest, type RequestContext } from '../../common/http/request-context.js';
import { Idempotency } from '../../common/idempotency/idempotency.js';
import { Settlement } from '../../common/work/settlement.js';
import { Quotas } from '../../common/quota/quotas.js';
import type { Charge } from '../../common/quota/quota.types.js';

export interface Payment {
  /** The answer failed on our side: it costs nothing. */
  refund(): Promise<void>;
  /** Before the last event: who has read it may send the same Idempotency-Key again. */
  free(): Promise<void>;
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
    private readonly settlement: Settlement,
  ) {}

  /** From now on the unit is spent; written down while the stream is already running. */
  take(): Payment {
    const context = currentRequest();
    const charge = context?.charge;
    let claim = context?.idempotency;
    const receipts = this.quotas.receiptsOf(charge);
    if (context) context.idempotency = undefined;
    if (charge) charge.settled = true;
    const paid = this.paid(context, charge);
    const free = async (): Promise<void> => {
      const held = claim;
      claim = undefined;
      if (held) await this.safely(this.idempotency.forget(held));
    };
    return {
      refund: async () => {
        await paid;
        await this.safely(this.db.transaction((manager) => this.quotas.refund(manager, receipts)));
      },
      free,
      done: async () => {
        await paid;
        await free();
      },
    };
  }

  private paid(context: RequestContext | undefined, charge: Charge | undefined): Promise<unknown> | undefined {
    if (context?.bill) return this.safely(this.settlement.pay(context, undefined));
    return charge && this.safely(this.quotas.confirm(this.db.manager, charge));
  }

  /** The caller's answer does not hang on it: what is not confirmed is given back by the sweep. */
  private safely(work: Promise<unknown>): Promise<unknown> {
    return work.catch((error: unknown) => tellTrouble(this.log, "a stream's payment is not written down", error));
  }
}
