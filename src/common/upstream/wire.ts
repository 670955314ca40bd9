import { Agent as PlainAgent, request as plainRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { Agent as TlsAgent, request as tlsRequest } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config/env.js';
import { traced, traceHeaders } from '../telemetry/tracing.js';
import { CallerLeft, UpstreamFailure, UpstreamRefusal } from './failure.js';
import { upstreamSpan } from './upstream-span.js';

const CONNECT_MS = 5_000;
/** Of an answer that says no. */
const REFUSAL_BYTES = 65_536;
const REFUSAL_MS = 2_000;
/** Before the one further try; a server that asks for more is not asked again. */
const PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 2_000;
const PASSING = new Set([429, 500, 502, 503, 504]);
const REFUSING = new Set([400, 413, 422]);

type WireConfig = Pick<Config, 'openaiBaseUrl' | 'openaiApiKey'>;

export interface Sending {
  signal?: AbortSignal;
  /** Until the head of the answer, connecting included, ms. */
  withinMs: number;
}

/** Requests to a server that speaks OpenAI's protocol, over connections that are kept. */
export class Wire {
  private readonly secure: boolean;
  private readonly agent: PlainAgent;
  private readonly base: string;

  constructor(private readonly config: WireConfig) {
    this.base = config.openaiBaseUrl.replace(/\/$/, '');
    this.secure = config.openaiBaseUrl.startsWith('https:');
    const kept = { keepAlive: true, maxFreeSockets: 64 };
    this.agent = this.secure ? new TlsAgent(kept) : new PlainAgent(kept);
  }

  close(): void {
    this.agent.destroy();
  }

  /**
   * Sends a body as JSON. Asked once more when nothing has been heard and nothing can have been done: connection
   * refused, a kept connection found closed, 429 or 5xx.
   * @returns an answer of status 2xx, its body unread
   * @throws UpstreamRefusal, UpstreamFailure, CallerLeft
   */
  post(path: string, body: object, sending: Sending): Promise<IncomingMessage> {
    return traced(upstreamSpan(path), () => this.asked(path, body, sending));
  }

  private async asked(path: string, body: object, sending: Sending): Promise<IncomingMessage> {
    const json = JSON.stringify(body);
    const first = await this.try(path, json, sending).catch((error: unknown) => failureOf(error, sending));
    if (isAnswer(first) && isFine(first)) return first;
    const pauseMs = pauseAfter(first);
    if (pauseMs === null) throw isAnswer(first) ? await refusalOf(first) : first;
    if (isAnswer(first)) first.resume();
    await sleep(pauseMs, undefined, { signal: sending.signal }).catch(() => undefined);
    if (sending.signal?.aborted) throw new CallerLeft();
    const second = await this.try(path, json, sending).catch((error: unknown) => failureOf(error, sending));
    if (isAnswer(second) && isFine(second)) return second;
    throw isAnswer(second) ? await refusalOf(second) : second;
  }

  private try(path: string, json: string, { signal, withinMs }: Sending): Promise<IncomingMessage> {
    if (signal?.aborted) return Promise.reject(new CallerLeft());
    const url = new URL(`${this.base}${path}`);
    const options: RequestOptions = { method: 'POST', agent: this.agent, headers: this.headers(json), signal };
    return new Promise((resolve, reject) => {
      const request = this.secure ? tlsRequest(url, options) : plainRequest(url, options);
      const head = setTimeout(() => request.destroy(new UpstreamFailure('no answer in time')), withinMs);
      const connect = setTimeout(() => request.destroy(new UpstreamFailure('no connection in time')), CONNECT_MS);
      const settled = (): void => (clearTimeout(head), clearTimeout(connect));
      request.on('socket', (socket) => {
        if (!socket.connecting) clearTimeout(connect);
        else socket.once(this.secure ? 'secureConnect' : 'connect', () => clearTimeout(connect));
      });
      request.on('response', (answer) => {
        settled();
        resolve(answer.on('error', () => undefined));
      });
      request.on('error', (error) => {
        settled();
        reject(request.reusedSocket && codeOf(error) === 'ECONNRESET' ? new KeptConnectionClosed() : error);
      });
      request.end(json);
    });
  }

  private headers(json: string): Record<string, string> {
    const { openaiApiKey } = this.config;
    return {
      'Content-Type': 'application/json',
      'Content-Length': String(Buffer.byteLength(json)),
      'User-Agent': 'fyra',
      ...traceHeaders(),
      ...(openaiApiKey === undefined ? {} : { Authorization: `Bearer ${openaiApiKey}` }),
    };
  }
}

class KeptConnectionClosed extends UpstreamFailure {}

/** Nobody listens there. */
class NobodyThere extends UpstreamFailure {}

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;
const isAnswer = (one: IncomingMessage | Error): one is IncomingMessage => 'statusCode' in one;
const isFine = ({ statusCode = 0 }: IncomingMessage): boolean => statusCode >= 200 && statusCode < 300;

function failureOf(error: unknown, { signal }: Sending): Error {
  if (signal?.aborted || error instanceof CallerLeft) return new CallerLeft();
  if (error instanceof UpstreamFailure) return error;
  if (codeOf(error) === 'ECONNREFUSED') return new NobodyThere('connection refused');
  const code = codeOf(error);
  return new UpstreamFailure(typeof code === 'string' ? `connection failed (${code})` : 'connection failed');
}

/** How long to wait before the one further try, ms; null where there is none. */
function pauseAfter(first: IncomingMessage | Error): number | null {
  if (!isAnswer(first))
    return first instanceof KeptConnectionClosed ? 0 : first instanceof NobodyThere ? PAUSE_MS : null;
  if (!PASSING.has(first.statusCode ?? 0)) return null;
  const asked = Number(first.headers['retry-after'] ?? NaN) * 1000;
  if (Number.isNaN(asked)) return first.headers['retry-after'] === undefined ? PAUSE_MS : null;
  return asked >= 0 && asked <= LONGEST_PAUSE_MS ? Math.max(asked, PAUSE_MS) : null;
}

async function refusalOf(answer: IncomingMessage): Promise<UpstreamFailure> {
  const status = answer.statusCode ?? 0;
  if (!REFUSING.has(status)) {
    answer.resume();
    return new UpstreamFailure(`status ${status}`, secondsIn(answer.headers['retry-after']));
  }
  const bytes = await bytesOf(answer, REFUSAL_BYTES, REFUSAL_MS).catch(() => Buffer.alloc(0));
  return new UpstreamRefusal(status, ...saidIn(bytes.toString()));
}

/** `Retry-After` in seconds, or until the date that it names; null without one. */
function secondsIn(header: string | undefined): number | null {
  const seconds =
    header === undefined ? NaN : /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? null : Math.max(0, Math.ceil(seconds));
}

function saidIn(text: string): [param: string | null, said: string] {
  try {
    const { error } = JSON.parse(text) as { error?: { message?: unknown; param?: unknown } };
    const message = typeof error?.message === 'string' ? error.message : '';
    return [typeof error?.param === 'string' ? error.param : null, message.slice(0, 300)];
  } catch {
    return [null, ''];
  }
}

/** All of a body. @throws UpstreamFailure when it is longer, not there in time, or breaks off */
export async function bytesOf(body: IncomingMessage, most: number, withinMs: number): Promise<Buffer> {
  const late = setTimeout(() => body.destroy(new UpstreamFailure('no whole answer in time')), withinMs);
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of body as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > most) throw new UpstreamFailure('too long an answer');
      parts.push(part);
    }
    return Buffer.concat(parts);
  } catch (error) {
    throw error instanceof UpstreamFailure ? error : new UpstreamFailure('the answer broke off');
  } finally {
    clearTimeout(late);
  }
}
