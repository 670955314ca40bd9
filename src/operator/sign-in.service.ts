import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Operators, type Admitted } from '../common/auth/operators.js';
import { DomainError } from '../common/kernel/errors.js';
import { QuotaLedger } from '../common/quota/counters/quota-ledger.js';
import type { Counter } from '../common/quota/quota.types.js';
import { Quotas } from '../common/quota/quotas.js';
import type { Errand } from './provider/errand.js';
import { IdentityProvider } from './provider/identity-provider.js';

/** Tokens and codes that were wrong, of an address in an hour. */
const ATTEMPTS = 10;

/** Lets an operator in: an address has a few attempts an hour, and a good one costs none. */
@Injectable()
export class SignIn {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly operators: Operators,
    private readonly provider: IdentityProvider,
    private readonly quotas: Quotas,
    private readonly ledger: QuotaLedger,
  ) {}

  /** @throws DomainError key_invalid, rate_limit_exceeded */
  byToken(token: string, client: string): Promise<Admitted> {
    return this.attempt(client, async () => this.operators.holder(token) ?? refused('key_invalid'));
  }

  /** @throws DomainError provider_refused, not_an_operator, issuer_unavailable, rate_limit_exceeded */
  byCode(code: string, errand: Errand, client: string): Promise<Admitted> {
    return this.attempt(client, async () => {
      const email = (await this.provider.emailOf(code, errand)) ?? refused('provider_refused');
      return this.operators.vouchedFor(email) ?? refused('not_an_operator');
    });
  }

  /** Only what was wrong counts: neither what was right, nor a provider that is away. */
  private async attempt(client: string, admit: () => Promise<Admitted>): Promise<Admitted> {
    const counter = this.counterOf(client);
    const now = Date.now();
    if ((await this.ledger.take(this.db.manager, counter, 1, now)) === null) throw tooOften();
    let isWrong = false;
    try {
      return await admit();
    } catch (error) {
      isWrong = error instanceof DomainError && error.refusal === 'unauthenticated';
      throw error;
    } finally {
      if (!isWrong) await this.ledger.refundOne(this.db.manager, counter, now);
    }
  }

  private counterOf(client: string): Counter {
    return { bucket: 'operator_sign_in', subject: this.quotas.clientSubject(client), limit: ATTEMPTS, window: 'hour' };
  }
}

const REFUSED = {
  key_invalid: 'This token is nobody’s.',
  provider_refused: 'The identity provider did not vouch for anybody.',
  not_an_operator: 'Whom the identity provider vouches for does not operate this server.',
};

function refused(code: keyof typeof REFUSED): never {
  throw new DomainError('unauthenticated', code, REFUSED[code]);
}

const tooOften = (): DomainError =>
  new DomainError('limit_exceeded', 'rate_limit_exceeded', 'Too many attempts: come back in an hour.');
