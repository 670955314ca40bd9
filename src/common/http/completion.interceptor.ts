import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Response } from 'express';
import { mergeMap, type Observable } from 'rxjs';
import { DataSource } from 'typeorm';
import { BELIEVED_MS } from '../auth/known-keys.js';
import { Idempotency } from '../idempotency/idempotency.js';
import { Quotas } from '../quota/quotas.js';
import { costHeader, rateLimitHeaders } from '../quota/rate-limit-headers.js';
import { Settlement } from '../work/settlement.js';
import { currentRequest, type RequestContext } from './request-context.js';

/** On an answer that the work itself knew from before: it costs nothing. */
const REPLAYED = 'Idempotent-Replayed';
const REPLAYED_HEADERS = ['location', 'preference-applied', 'cache-control', 'retry-after'];

/** Before a success leaves: units that no transaction confirmed are confirmed, those of a replay given back, and the whole answer is kept for replay. Who is told of a change of keys is told when no process believes otherwise. */
@Injectable()
export class CompletionInterceptor implements NestInterceptor {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly quotas: Quotas,
    private readonly idempotency: Idempotency,
    private readonly settlement: Settlement,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(mergeMap((body: unknown) => this.complete(body, response, currentRequest())));
  }

  private async complete(body: unknown, response: Response, request: RequestContext | undefined): Promise<unknown> {
    if (request?.bill) await this.settlement.pay(request, body);
    const { charge, idempotency, taken } = request ?? {};
    if (taken && !response.headersSent) response.set(rateLimitHeaders(taken, Date.now()));
    if (charge && response.hasHeader(REPLAYED)) {
      await this.quotas.giveBack(charge);
      response.set(rateLimitHeaders(charge.shown ?? charge.states, Date.now()));
    }
    if (charge && !charge.settled) {
      if (charge.reservations.length > 0) await this.db.transaction((manager) => this.quotas.confirm(manager, charge));
      charge.settled = true;
    }
    if (charge && !response.headersSent) response.set(costHeader(charge));
    if (idempotency && body !== undefined) {
      const headers = replayedHeaders(response);
      const answer = { status: response.statusCode, headers, body: JSON.stringify(body) };
      await this.idempotency.keep(this.db.manager, idempotency, answer);
    }
    if (request?.accountsChanged) await sleep(BELIEVED_MS);
    return body;
  }
}

function replayedHeaders(response: Response): Record<string, string> {
  const present = REPLAYED_HEADERS.filter((name) => response.hasHeader(name));
  return Object.fromEntries(present.map((name) => [name, String(response.getHeader(name))]));
}
