import { Injectable } from '@nestjs/common';
import { networkOf } from '../http/client-address.js';
import type { Caller } from '../quota/quota.types.js';
import { Quotas } from '../quota/quotas.js';
import { isFree, type Origin } from './origin.js';

/** Tells at whose instance a request's jobs are done. */
@Injectable()
export class Origins {
  constructor(private readonly quotas: Quotas) {}

  of(caller: Caller): Origin {
    const address = this.quotas.clientSubject(caller.client);
    return {
      network: this.quotas.clientSubject(networkOf(caller.client)),
      address,
      payer: caller.principal ? `account:${caller.principal.accountId}` : address,
      free: isFree(caller),
    };
  }
}
