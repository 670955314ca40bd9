import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { HttpRefusal } from './body.js';
import { problemOf, storyOf } from './problem.js';

/** Answers what Node could not read as HTTP (oversized headers, nonsense), in the same words as every other refusal. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const large = error.code === 'HPE_HEADER_OVERFLOW';
  const refusal = large
    ? new HttpRefusal(431, 'headers_too_large', 'Address and headers together are larger than 16 KiB.')
    : new HttpRefusal(400, 'malformed_request', 'This is not a well-formed HTTP request.');
  const requestId = randomUUID();
  const problem = problemOf(storyOf(refusal), '', requestId);
  const body = JSON.stringify(problem);
  socket.end(
    `HTTP/1.1 ${problem.status} ${problem.title}\r\nContent-Type: application/problem+json\r\n` +
      `X-Request-Id: ${requestId}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
