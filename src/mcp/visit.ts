import type { IncomingMessage, RequestListener } from 'node:http';
import { vouchedFor } from '../common/auth/vouched.js';
import { innerCall, type InnerAnswer, type InnerRequest } from '../common/http/inner-call.js';

/** Told to the client while it waits. @param progress of 100 */
export type Tell = (progress: number, message: string) => Promise<void>;

/** One request of a client: what it asks of operations comes from its address, with its keys; a token was read at the door and goes no further. */
export interface Visit {
  headers: IncomingMessage['headers'];
  ask: (request: InnerRequest) => Promise<InnerAnswer>;
  tell: Tell;
}

export const visitOf = (
  listener: RequestListener,
  visitor: IncomingMessage,
  signal: AbortSignal,
  tell: Tell = () => Promise.resolve(),
): Visit => ({
  headers: vouchedFor(visitor) ? { ...visitor.headers, authorization: undefined } : visitor.headers,
  ask: (request) => innerCall(listener, visitor, request, signal),
  tell,
});
