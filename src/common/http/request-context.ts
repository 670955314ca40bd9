import { AsyncLocalStorage } from 'node:async_hooks';
import type { Principal } from '../auth/principal.js';
import type { IdempotencyClaim, IdempotencyWish } from '../idempotency/idempotency.types.js';
import type { Bill, Charge, CounterState } from '../quota/quota.types.js';
import type { WindowCounter } from '../quota/windows/window.types.js';

/** What is known of the request being answered; lives from the first byte to the last. */
export interface RequestContext {
  requestId: string;
  /** W3C trace context to pass on, as received or made here. */
  traceparent: string;
  /** The client's address for limits: IPv4 as it is, IPv6 by its /64. */
  client: string;
  principal?: Principal;
  /** Whose key was shown and is good, though it may not do this. */
  refused?: Principal;
  /** Length of the body that was taken, decoded. */
  bodyBytes?: number;
  /** Which operator acts, as the trail names them. */
  operator?: string;
  /** The burst counter that this request was counted by; undefined where bursts are not limited. */
  burst?: WindowCounter;
  /** The units taken for this request and neither confirmed nor given back. */
  charge?: Charge;
  /** What is owed when the work is done, where nothing is taken before it. */
  bill?: Bill & { show: (headers: Record<string, string>) => void };
  /** Standing of what the work took inside its own transaction (a key request, an instant key). */
  taken?: CounterState[];
  idempotency?: IdempotencyClaim;
  /** An Idempotency-Key that is claimed only by the answer itself. */
  wish?: IdempotencyWish;
  /** What a key opens was changed: who is told of it is told when no process believes otherwise any more. */
  accountsChanged?: true;
  /** What the answer says, or would have said, when it is a failure of ours. */
  failure?: { status: number; code: string };
}

const storage = new AsyncLocalStorage<RequestContext>();

export const runInContext = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);

/** The request at hand; undefined in clocks, processors and tests of single classes. */
export const currentRequest = (): RequestContext | undefined => storage.getStore();
