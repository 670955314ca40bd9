import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { Keys } from '../../auth/keys.js';
import { presentedArenaKey } from '../../auth/presented-key.js';
import type { Principal } from '../../auth/principal.js';
import { CONFIG, type Config } from '../../config/env.js';
import { DomainError } from '../../kernel/errors.js';
import { ReadLimits } from '../../quota/windows/read-limits.js';
import { HttpMetrics } from '../../telemetry/http-metrics.js';
import { RequestLog } from '../../telemetry/request-log.js';
import { endServerSpan, serverSpan } from '../../telemetry/server-span.js';
import { runInTrace } from '../../telemetry/tracing.js';
import { Front } from '../front.js';
import { sendPrepared, type PreparedAnswer } from './prepared-answer.js';
import { futuresError, speaksFutures } from '../problems/futures-dialect.js';
import { mountPath, problemOf, storyOf } from '../problems/problem.js';
import type { RequestContext } from '../request-context.js';

export { PreparedAnswer, sendPrepared } from './prepared-answer.js';

/** Answers a path; `search` is the query without `?`. Null hands the request to Nest (errors, rare variants, not ready). */
export type HotProvider = (search: string) => PreparedAnswer | null;

interface Visit {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  search: string;
  prepared: PreparedAnswer;
  route: HotRoute;
  principal: Principal | undefined;
  began: number;
}

interface HotRoute {
  provider: HotProvider;
  /** An hourly bucket that each request is charged to, besides the burst limit. */
  bucket?: string;
  /** What it takes of the burst limit, which the answer then tells. @see Weight */
  weight?: (search: string) => number;
}

/**
 * Public reads answered from prepared bytes before Express is entered, with the same address, ids, headers and
 * limits as everything else. A request that shows a key goes through Nest, which looks it up, unless that was just done.
 */
@Injectable()
export class HotReads {
  private readonly routes = new Map<string, HotRoute>();
  private readonly mount: string;

  constructor(
    private readonly front: Front,
    private readonly limits: ReadLimits,
    private readonly metrics: HttpMetrics,
    private readonly requests: RequestLog,
    private readonly keys: Keys,
    @Inject(CONFIG) config: Config,
  ) {
    this.mount = mountPath(config);
  }

  /** A feature declares a hot path when its module starts; a Nest route of the same path must exist too. */
  define(path: string, provider: HotProvider, bucket?: string): void {
    this.routes.set(path, { provider, bucket });
  }

  /** As `define`, for a path whose requests count by weight in the burst limit alone. */
  defineWeighed(path: string, provider: HotProvider, weight: (search: string) => number): void {
    this.routes.set(path, { provider, weight });
  }

  /** The bytes of a prepared read, for who shows them within a page; null where there are none yet. */
  prepared(path: string, search = ''): PreparedAnswer | null {
    return this.routes.get(path)?.provider(search) ?? null;
  }

  /** @returns true when the request is, or will be, answered here */
  offer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const url = request.url ?? '';
    const mark = url.indexOf('?');
    const path = mark < 0 ? url : url.slice(0, mark);
    const route = this.routes.get(path);
    if (!route) return false;
    const search = mark < 0 ? '' : url.slice(mark + 1);
    if (refusesJson(request.headers.accept)) return false;
    const asks = route.weight === undefined && showsKey(request, search);
    const principal = asks ? this.holder(request, search, route) : undefined;
    if (principal === null) return false;
    const prepared = route.provider(search);
    if (!prepared) return false;
    this.answer({ request, response, path, search, prepared, route, principal, began: performance.now() });
    return true;
  }

  /** Who shows the key of a challenger; null: only Nest can say. */
  private holder(request: IncomingMessage, search: string, { bucket }: HotRoute): Principal | null {
    if (bucket === undefined || request.headers['x-api-key'] !== undefined || namesKey(search)) return null;
    const presented = presentedArenaKey(request);
    const principal = presented === undefined ? undefined : this.keys.atHand(presented);
    return principal?.interface === 'arena' ? principal : null;
  }

  private answer(visit: Visit): void {
    const context = this.front.contextOf(visit.request);
    context.principal = visit.principal;
    const { bucket, weight } = visit.route;
    const answer = (outcome: readonly string[] | DomainError): void =>
      outcome instanceof DomainError ? this.refuse(visit, context, outcome) : this.send(visit, context, outcome);
    if (weight) this.limits.askWeight(context, weight(visit.search), answer);
    else this.limits.ask(context, bucket, answer);
  }

  private send(visit: Visit, context: RequestContext, limits: readonly string[]): void {
    const { request, response, prepared } = visit;
    sendPrepared(request, response, prepared, this.headersOf(request, context, limits));
    this.observe(visit, context);
  }

  private refuse(visit: Visit, context: RequestContext, error: DomainError): void {
    const { request, response, path } = visit;
    const story = storyOf(error);
    const headers = this.headersOf(request, context, Object.entries(story.headers).flat());
    const isFutures = speaksFutures({ path });
    const type = isFutures ? 'application/json' : 'application/problem+json';
    headers.push('Content-Type', type, 'Cache-Control', 'no-store');
    response.writeHead(story.status, headers);
    const problem = problemOf(story, this.mount + path, context.requestId);
    response.end(request.method === 'HEAD' ? undefined : JSON.stringify(isFutures ? futuresError(problem) : problem));
    this.observe(visit, context);
  }

  /** Names and values in turn; what an answer varies by it says itself. */
  private headersOf({ headers }: IncomingMessage, { requestId }: RequestContext, more: readonly string[]): string[] {
    return ['X-Request-Id', requestId].concat(this.front.standing(headers.origin).butVary, more);
  }

  private observe({ request, path, response, began, principal }: Visit, { requestId }: RequestContext): void {
    const took = performance.now() - began;
    const status = response.statusCode;
    const span = serverSpan(request, requestId, took);
    this.metrics.observe('GET', path, status, took);
    if (this.requests.tellsAll)
      runInTrace(span?.traceparent, () =>
        this.requests.tell({
          method: 'GET',
          route: path,
          status,
          ms: took,
          requestId,
          accountId: principal?.accountId,
        }),
      );
    if (span) endServerSpan(span, 'GET', path, response);
  }
}

function showsKey({ headers }: IncomingMessage, search: string): boolean {
  return (
    headers['x-arena-key'] !== undefined ||
    headers['x-api-key'] !== undefined ||
    headers.authorization !== undefined ||
    namesKey(search)
  );
}

const namesKey = (search: string): boolean => search.includes('api_key=');

/** Whether only Nest can answer: the caller wants no JSON (406). */
const refusesJson = (accept: string | undefined): boolean =>
  accept !== undefined && !/\*\/\*|application\/(\*|json)/.test(accept);
