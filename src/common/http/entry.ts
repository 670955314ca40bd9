import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { activityGroup, failureGroup } from './activity.js';
import { TrafficMeter } from '../events/traffic-meter.js';
import { Readiness } from '../health/readiness.js';
import { HttpMetrics } from '../telemetry/http-metrics.js';
import { RequestLog } from '../telemetry/request-log.js';
import { endServerSpan, serverSpan } from '../telemetry/server-span.js';
import { runInTrace } from '../telemetry/tracing.js';
import { preflightHeaders } from './cors.js';
import { Front } from './front.js';
import { KeyUsage } from '../usage/key-usage.js';
import { runInContext, type RequestContext } from './request-context.js';

/** The first middleware of the Express path: context, preflight, metrics, span and line of each request. */
@Injectable()
export class Entry {
  constructor(
    private readonly front: Front,
    private readonly traffic: TrafficMeter,
    private readonly metrics: HttpMetrics,
    private readonly readiness: Readiness,
    private readonly requests: RequestLog,
    private readonly usage: KeyUsage,
  ) {}

  handle(request: Request, response: Response, next: NextFunction): void {
    const began = performance.now();
    const context = this.front.receive(request, response);
    response.setHeader('Cache-Control', 'no-store');
    if (this.readiness.draining) response.setHeader('Connection', 'close');
    const span = serverSpan(request, context.requestId);
    response.once('finish', () => this.finished(request, response, performance.now() - began, context));
    response.once('close', () => {
      runInTrace(span?.traceparent, () => this.tell(request, response, performance.now() - began, context));
      if (span) endServerSpan(span, request.method, routeOf(request), response);
    });
    if (request.method === 'OPTIONS') return preflight(response);
    runInContext(context, () => runInTrace(span?.traceparent, next));
  }

  private finished(request: Request, response: Response, milliseconds: number, context: RequestContext): void {
    this.metrics.observe(request.method, routeOf(request), response.statusCode, milliseconds);
    this.note(request, response, context);
    const failed = response.statusCode >= 500;
    const group = failed
      ? failureGroup(request.path, context.failure?.code)
      : activityGroup(request.method, request.path);
    if (group && (failed || response.statusCode < 400)) this.traffic.count(group, failed);
  }

  private note(
    request: Request,
    { statusCode: status }: Response,
    { principal, refused, charge }: RequestContext,
  ): void {
    const holder = principal ?? refused;
    if (!holder) return;
    const operation = `${request.method} ${routeOf(request)}`;
    this.usage.count(holder, { operation, status, units: (charge?.units ?? 0) + (charge?.more ?? 0) });
  }

  private tell(request: Request, response: Response, ms: number, context: RequestContext): void {
    const { requestId, principal, failure } = context;
    this.requests.tell({
      method: request.method,
      route: routeOf(request),
      status: failure?.status ?? response.statusCode,
      ms,
      requestId,
      accountId: principal?.accountId,
      code: failure?.code,
      left: response.writableFinished ? undefined : true,
    });
  }
}

const routeOf = (request: Request): string =>
  typeof request.route?.path === 'string' ? request.route.path : 'unmatched';

function preflight(response: Response): void {
  const cors = Object.fromEntries(
    ['Access-Control-Allow-Origin', 'Vary']
      .filter((name) => response.hasHeader(name))
      .map((name) => [name, String(response.getHeader(name))]),
  );
  response.writeHead(204, preflightHeaders(cors)).end();
}
