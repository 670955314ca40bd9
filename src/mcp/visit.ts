import type { IncomingMessage, RequestListener } from 'node:http';
import { innerCall, type InnerAnswer, type InnerRequest } from '../common/http/inner-call.js';

/** Told to the client while it waits. @param progress of 100 */
export type Tell = (progress: number, message: string) => Promise<void>;

/** One request of a client: what it asks of operations comes from its address, with its keys. */
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
  headers: visitor.headers,
  ask: (request) => innerCall(listener, visitor, request, signal),
  tell,
});
