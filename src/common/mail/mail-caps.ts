import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { emailSubject } from '../auth/email.js';
import { DayCaps } from '../quota/counters/day-caps.js';
import { QuotaLedger } from '../quota/counters/quota-ledger.js';
import type { Counter } from '../quota/quota.types.js';
import { Quotas } from '../quota/quotas.js';
import { refusals } from '../telemetry/metrics.js';

export const MAILS_PER_DAY = 10;
const TO_ONE_PER_HOUR = 3;

/** How many mails one client address may occasion: whoever is named in a request has not asked for it. */
@Injectable()
export class MailCaps {
  constructor(
    private readonly quotas: Quotas,
    private readonly ledger: QuotaLedger,
    private readonly caps: DayCaps,
  ) {}

  /** Counts a mail, in the transaction that promises it. @returns false where it is one too many */
  async take(manager: EntityManager, client: string, to: string): Promise<boolean> {
    for (const counter of [this.toOne(client, to), ...this.caps.of('mails', client, MAILS_PER_DAY)]) {
      if ((await this.ledger.take(manager, counter, 1, Date.now())) !== null) continue;
      refusals.inc({ bucket: counter.bucket });
      return false;
    }
    return true;
  }

  private toOne(client: string, to: string): Counter {
    const subject = this.quotas.hidden('to', `${client} ${emailSubject(to)}`);
    return { bucket: 'mails_to_one', subject, limit: TO_ONE_PER_HOUR, window: 'hour' };
  }
}
