import { randomBytes, randomUUID } from 'node:crypto';

const REQUEST_ID = /^[A-Za-z0-9._-]{1,128}$/;
const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

type Header = string | string[] | undefined;

/** The caller's `X-Request-Id` when it is a plain token, else a new one. */
export const requestIdOf = (header: Header): string =>
  typeof header === 'string' && REQUEST_ID.test(header) ? header : randomUUID();

/** The caller's W3C `traceparent` when well formed. */
export const givenTraceparent = (header: Header): string | undefined =>
  typeof header === 'string' && TRACEPARENT.test(header) ? header : undefined;

/** The caller's W3C `traceparent` when well formed, else the root of a new trace. */
export const traceparentOf = (header: Header): string =>
  givenTraceparent(header) ?? `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`;
