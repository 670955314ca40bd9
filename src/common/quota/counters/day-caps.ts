import { Injectable } from '@nestjs/common';
import type { CapName } from '../../config/allowances.js';
import { networkOf } from '../../http/client-address.js';
import { Allowances } from '../windows/allowances.js';
import type { Counter } from '../quota.types.js';
import { Quotas } from '../quotas.js';

/** How many addresses' worth a whole network may do: a /48 has 65,536 of them for nothing. */
export const NETWORK_ADDRESSES = 10;

/** What an address, and its network (/24, /48), may do in a UTC day of what costs nothing. */
@Injectable()
export class DayCaps {
  constructor(
    private readonly quotas: Quotas,
    private readonly allowances: Allowances,
  ) {}

  /** The counters of both, the address first. @param usual of an address that has no allowance */
  of(cap: CapName, client: string, usual: number): [Counter, Counter] {
    const limit = this.allowances.cap(cap, client, usual);
    return [this.address(cap, client, limit), this.network(cap, client, limit * NETWORK_ADDRESSES)];
  }

  address(bucket: string, client: string, limit: number): Counter {
    return { bucket, subject: this.quotas.clientSubject(client), limit, window: 'day' };
  }

  network(bucket: string, client: string, limit: number): Counter {
    return { bucket, subject: this.quotas.hidden('net', networkOf(client)), limit, window: 'day' };
  }
}
