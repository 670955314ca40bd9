import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { Burst } from '../quota/burst.js';
import { Quotas } from '../quota/quotas.js';
import type { CounterState } from '../quota/quota.types.js';
import { rateLimitHeaders } from '../quota/rate-limit-headers.js';
import { WindowLimiter } from '../quota/window-limiter.js';
import { HttpMetrics } from '../telemetry/http-metrics.js';
import { Front } from './front.js';
import { problemOf, storyOf } from './problem.js';
import type { RequestContext } from './request-context.js';

const COMPRESS_FROM_BYTES = 1024;

/** An answer whose bytes are the same for everybody until it is replaced; compressed at the first request that asks. */
export class PreparedAnswer {
  readonly etag: string;
  private readonly encoded = new Map<'br' | 'gzip', Buffer | 'making'>();

  constructor(
    readonly body: Buffer,
    readonly cacheControl = 'no-cache',
    readonly contentType = 'application/json; charset=utf-8',
  ) {
    this.etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  }

  static json(value: unknown, cacheControl?: string): PreparedAnswer {
    return new PreparedAnswer(Buffer.from(JSON.stringify(value)), cacheControl);
  }

  /** The bytes in an encoding the caller accepts; as they are until the compressed ones exist. */
  encodedFor(acceptEncoding: string | undefined): { bytes: Buffer; encoding?: 'br' | 'gzip' } {
    const wanted = /\bbr\b/.test(acceptEncoding ?? '')
      ? 'br'
      : /\bgzip\b/.test(acceptEncoding ?? '')
        ? 'gzip'
        : undefined;
    if (!wanted || this.body.length < COMPRESS_FROM_BYTES) return { bytes: this.body };
    const known = this.encoded.get(wanted);
    if (Buffer.isBuffer(known)) return { bytes: known, encoding: wanted };
    if (known === undefined) void this.encode(wanted);
    return { bytes: this.body };
  }

  private async encode(encoding: 'br' | 'gzip'): Promise<void> {
    this.encoded.set(encoding, 'making');
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    const bytes =
      encoding === 'br'
        ? await promisify(brotliCompress)(this.body, { params })
        : await promisify(gzip)(this.body, { level: 4 });
    this.encoded.set(encoding, bytes);
  }
}

/** Answers a path; `search` is the query without `?`. Null hands the request to Nest (errors, rare variants, not ready). */
export type HotProvider = (search: string) => PreparedAnswer | null;

interface HotRoute {
  provider: HotProvider;
  /** An hourly bucket that each request is charged to, besides the burst limit. */
  bucket?: string;
}

/**
 * Public reads answered from prepared bytes before Express is entered, with the same address, ids, headers and
 * limits as everything else. A request that shows a key goes through Nest, where keys are known.
 */
@Injectable()
export class HotReads {
  private readonly routes = new Map<string, HotRoute>();

  constructor(
    private readonly front: Front,
    private readonly burst: Burst,
    private readonly windows: WindowLimiter,
    private readonly quotas: Quotas,
    private readonly metrics: HttpMetrics,
  ) {}

  /** A feature declares a hot path when its module starts; a Nest route of the same path must exist too. */
  define(path: string, provider: HotProvider, bucket?: string): void {
    this.routes.set(path, { provider, bucket });
  }

  /** @returns true when the request is, or will be, answered here */
  offer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const [path, search = ''] = (request.url ?? '').split('?', 2);
    const route = this.routes.get(path);
    if (!route || showsKey(request, search)) return false;
    const prepared = route.provider(search);
    if (!prepared) return false;
    void this.answer(request, response, path, prepared, route);
    return true;
  }

  private async answer(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    prepared: PreparedAnswer,
    route: HotRoute,
  ): Promise<void> {
    const began = performance.now();
    const context = this.front.receive(request, response);
    try {
      await this.admit(context, response, route);
      sendPrepared(request, response, prepared);
    } catch (error) {
      const story = storyOf(error);
      for (const [name, value] of Object.entries(story.headers)) response.setHeader(name, value);
      response.writeHead(story.status, { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' });
      response.end(JSON.stringify(problemOf(story, path, context.requestId)));
    }
    this.metrics.observe('GET', path, response.statusCode, performance.now() - began, context.requestId);
  }

  /** Burst and hourly bucket in one round trip. @throws DomainError */
  private async admit(context: RequestContext, response: ServerResponse, { bucket }: HotRoute): Promise<void> {
    const burst = this.burst.counter(context.client, undefined);
    const hourly = bucket === undefined ? undefined : await this.quotas.hourlyCounter(bucket, context);
    const { refused, now, used } = await this.windows.take(hourly ? [burst, hourly.window] : [burst]);
    if (refused === 0) throw this.burst.refusal(burst, now);
    if (refused === 1 && bucket !== undefined) throw await this.quotas.refusalOf(bucket, context);
    if (!hourly) return;
    const state: CounterState = { counter: hourly.counter, used: used[1], resetsAt: hourly.resetsAt };
    const headers = rateLimitHeaders([state], now);
    for (const name in headers) response.setHeader(name, headers[name]);
  }
}

/** Sends prepared bytes, or 304 when the caller has them. */
export function sendPrepared(request: IncomingMessage, response: ServerResponse, prepared: PreparedAnswer): void {
  response.setHeader('ETag', prepared.etag);
  response.setHeader('Cache-Control', prepared.cacheControl);
  response.setHeader('Vary', 'Accept-Encoding, Origin');
  if (matches(request.headers['if-none-match'], prepared.etag)) {
    response.writeHead(304).end();
    return;
  }
  const { bytes, encoding } = prepared.encodedFor(request.headers['accept-encoding']);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Type', prepared.contentType);
  response.setHeader('Content-Length', bytes.length);
  response.statusCode = 200;
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag));

function showsKey({ headers }: IncomingMessage, search: string): boolean {
  return (
    headers['x-arena-key'] !== undefined ||
    headers['x-api-key'] !== undefined ||
    headers.authorization !== undefined ||
    search.includes('api_key=') ||
    refusesJson(headers.accept)
  );
}

/** Whether only Nest can answer: the caller wants no JSON (406). */
const refusesJson = (accept: string | undefined): boolean =>
  accept !== undefined && !/\*\/\*|application\/(\*|json)/.test(accept);
