import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Operators, type Admitted } from '../common/auth/operators.js';
import { DomainError } from '../common/kernel/errors.js';
import { QuotaLedger } from '../common/quota/counters/quota-ledger.js';
import type { Counter } from '../common/quota/quota.types.js';
import { Quotas } from '../common/quota/quotas.js';

/** Tokens that were wrong, of an address in an hour. */
const ATTEMPTS = 10;

/** Lets an operator in by the token: an address has a few attempts an hour, and a good one costs none. */
@Injectable()
export class SignIn {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly operators: Operators,
    private readonly quotas: Quotas,
    private readonly ledger: QuotaLedger,
  ) {}

  /** @throws DomainError key_invalid, rate_limit_exceeded */
  async byToken(token: string, client: string): Promise<Admitted> {
    const counter = this.counterOf(client);
    const now = Date.now();
    if ((await this.ledger.take(this.db.manager, counter, 1, now)) === null) throw tooOften();
    const admitted = this.operators.holder(token);
    if (!admitted) throw new DomainError('unauthenticated', 'key_invalid', 'This token is nobody’s.');
    await this.ledger.refundOne(this.db.manager, counter, now);
    return admitted;
  }

  private counterOf(client: string): Counter {
    return { bucket: 'operator_sign_in', subject: this.quotas.clientSubject(client), limit: ATTEMPTS, window: 'hour' };
  }
}

const tooOften = (): DomainError =>
  new DomainError('limit_exceeded', 'rate_limit_exceeded', 'Too many attempts: come back in an hour.');
