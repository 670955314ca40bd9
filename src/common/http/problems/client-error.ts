import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { HttpRefusal } from './http-refusal.js';
import { problemOf, storyOf } from './problem.js';

const malformed = (): HttpRefusal =>
  new HttpRefusal(400, 'malformed_request', 'This is not a well-formed HTTP request.');

const REFUSALS: Record<string, (() => HttpRefusal) | undefined> = {
  HPE_HEADER_OVERFLOW: () =>
    new HttpRefusal(431, 'headers_too_large', 'Address and headers together are larger than 16 KiB.'),
  ERR_HTTP_REQUEST_TIMEOUT: () => new HttpRefusal(408, 'request_timeout', 'The request did not arrive in time.'),
};

/** Answers what Node could not read as HTTP (oversized or slow requests, nonsense), in the same words as every other refusal. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const refusal = REFUSALS[error.code ?? '']?.() ?? malformed();
  const requestId = randomUUID();
  const problem = problemOf(storyOf(refusal), '', requestId);
  const body = JSON.stringify(problem);
  socket.end(
    `HTTP/1.1 ${problem.status} ${problem.title}\r\nContent-Type: application/problem+json\r\n` +
      `X-Request-Id: ${requestId}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
