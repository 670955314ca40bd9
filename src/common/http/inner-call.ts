import { IncomingMessage, ServerResponse, type RequestListener } from 'node:http';
import { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { operatorVouchedFor, vouchedFor, vouchFor, vouchForOperator } from '../auth/vouched.js';

/** A request to an operation of this very application. */
export interface InnerRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
}

export interface InnerAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** The same, undecoded. */
  bytes: Buffer;
}

/**
 * Sends a request through the application's own HTTP handler without a network, on behalf of a visitor: guards, quotas,
 * validation, idempotency and errors are those of the operation, because they are the operation's.
 * @param visitor whose address the request comes from, and whose holder it is where a token named one
 */
export function innerCall(
  handler: RequestListener,
  visitor: IncomingMessage,
  asked: InnerRequest,
  signal?: AbortSignal,
): Promise<InnerAnswer> {
  const line = new QuietLine(visitor.socket.remoteAddress);
  const request = requestOn(line, visitor, asked);
  const response = new ServerResponse(request);
  response.assignSocket(line as unknown as Socket);
  const chunks = collect(response);
  const hangUp = () => void line.destroy();
  signal?.addEventListener('abort', hangUp, { once: true });
  if (signal?.aborted) hangUp();
  return new Promise<InnerAnswer>((resolve, reject) => {
    response.once('finish', () => resolve(answerOf(response, chunks)));
    response.once('close', () => reject(new Error('the answer was broken off')));
    handler(request, response);
  }).finally(() => {
    signal?.removeEventListener('abort', hangUp);
    line.destroy();
  });
}

/** A connection that leads nowhere: what is written to it is dropped, nothing arrives but the request's own bytes. */
class QuietLine extends Duplex {
  readonly encrypted = false;

  constructor(readonly remoteAddress: string | undefined) {
    super();
  }

  override _read(): void {
    /* nothing arrives */
  }

  override _write(_chunk: unknown, _encoding: string, done: () => void): void {
    done();
  }

  setTimeout(): this {
    return this;
  }
}

function requestOn(
  line: QuietLine,
  visitor: IncomingMessage,
  { method, url, headers, body }: InnerRequest,
): IncomingMessage {
  const request = new IncomingMessage(line as unknown as Socket);
  const forwarded = visitor.headers['x-forwarded-for'];
  Object.assign(request, {
    method,
    url,
    httpVersion: '1.1',
    httpVersionMajor: 1,
    httpVersionMinor: 1,
    complete: true,
    headers: {
      host: visitor.headers.host ?? 'localhost',
      ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
      ...headers,
      ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
    },
  });
  vouchFor(request, vouchedFor(visitor));
  vouchForOperator(request, operatorVouchedFor(visitor));
  if (body !== undefined) request.push(body);
  request.push(null);
  return request;
}

/** The body's bytes, as they are written. Own properties: Express exchanges the prototypes of both messages. */
function collect(response: ServerResponse): Buffer[] {
  const chunks: Buffer[] = [];
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const write = response.write.bind(response) as (...all: unknown[]) => boolean;
  const end = response.end.bind(response) as (...all: unknown[]) => ServerResponse;
  response.write = (...all: unknown[]) => (keep(all[0]), write(...all));
  response.end = (...all: unknown[]) => (keep(all[0]), end(...all));
  return chunks;
}

function answerOf(response: ServerResponse, chunks: Buffer[]): InnerAnswer {
  const headers = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)] as const);
  const bytes = Buffer.concat(chunks);
  return { status: response.statusCode, headers: Object.fromEntries(headers), body: bytes.toString('utf8'), bytes };
}
