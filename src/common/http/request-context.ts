import { AsyncLocalStorage } from 'node:async_hooks';
import type { Principal } from '../auth/principal.js';
import type { IdempotencyClaim } from '../idempotency/idempotency.types.js';
import type { Charge, CounterState } from '../quota/quota.types.js';

/** What is known of the request being answered; lives from the first byte to the last. */
export interface RequestContext {
  requestId: string;
  /** W3C trace context to pass on, as received or made here. */
  traceparent: string;
  /** The client's address for limits: IPv4 as it is, IPv6 by its /64. */
  client: string;
  principal?: Principal;
  /** Who acts with the operator's token, as the caller says. */
  operator?: string;
  /** The burst bucket that counted this request; undefined where bursts are not limited. */
  burst?: string;
  /** The units taken for this request and neither confirmed nor given back. */
  charge?: Charge;
  /** Standing of what the work took inside its own transaction (a key request, an instant key). */
  taken?: CounterState[];
  idempotency?: IdempotencyClaim;
  /** What the answer says, or would have said, when it is a failure of ours. */
  failure?: { status: number; code: string };
}

const storage = new AsyncLocalStorage<RequestContext>();

export const runInContext = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);

/** The request at hand; undefined in clocks, processors and tests of single classes. */
export const currentRequest = (): RequestContext | undefined => storage.getStore();
