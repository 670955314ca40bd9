import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { activityGroup, failureGroup } from './activity.js';
import { TrafficMeter } from '../events/traffic-meter.js';
import { Readiness } from '../health/readiness.js';
import { HttpMetrics } from '../telemetry/http-metrics.js';
import { endServerSpan, serverSpan } from '../telemetry/server-span.js';
import { runInTrace } from '../telemetry/tracing.js';
import { preflightHeaders } from './cors.js';
import { Front } from './front.js';
import { runInContext } from './request-context.js';

/** The first middleware of the Express path: context, preflight, metrics and the trail in the logs. */
@Injectable()
export class Entry {
  constructor(
    private readonly front: Front,
    private readonly traffic: TrafficMeter,
    private readonly metrics: HttpMetrics,
    private readonly readiness: Readiness,
  ) {}

  handle(request: Request, response: Response, next: NextFunction): void {
    const began = performance.now();
    const context = this.front.receive(request, response);
    response.setHeader('Cache-Control', 'no-store');
    if (this.readiness.draining) response.setHeader('Connection', 'close');
    const span = serverSpan(request);
    response.once('finish', () =>
      runInTrace(span?.traceparent, () =>
        this.finished(request, response, performance.now() - began, context.requestId),
      ),
    );
    if (span) response.once('close', () => endServerSpan(span, request.method, routeOf(request), response));
    if (request.method === 'OPTIONS') return preflight(response);
    runInContext(context, () => runInTrace(span?.traceparent, next));
  }

  private finished(request: Request, response: Response, milliseconds: number, requestId: string): void {
    this.metrics.observe(request.method, routeOf(request), response.statusCode, milliseconds, requestId);
    const failed = response.statusCode >= 500;
    const group = failed ? failureGroup(request.path) : activityGroup(request.method, request.path);
    if (group && (failed || response.statusCode < 400)) this.traffic.count(group, failed);
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
