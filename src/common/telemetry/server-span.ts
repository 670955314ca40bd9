import type { IncomingMessage, ServerResponse } from 'node:http';
import { givenTraceparent } from '../http/request-id.js';
import { redact } from './redact.js';
import type { OpenSpan } from './tracer.js';
import { isTraced, startSpan } from './tracing.js';

/** What platforms ask every few seconds. */
const PROBES = /^\/(livez|readyz|metrics)(\?|$)/;

/** The span of a request, in the caller's trace when it has one, to be found by its `X-Request-Id`. */
export function serverSpan(
  { method = '', url = '', headers }: IncomingMessage,
  requestId: string,
  tookMs = 0,
): OpenSpan | undefined {
  if (!isTraced() || PROBES.test(url)) return undefined;
  return startSpan({
    name: method,
    kind: 'server',
    parent: givenTraceparent(headers.traceparent),
    startedAt: Date.now() - tookMs,
    attributes: { 'fyra.request_id': redact(requestId) },
  });
}

/** @param route the pattern, never the address */
export function endServerSpan(span: OpenSpan, method: string, route: string, response: ServerResponse): void {
  const { statusCode, writableFinished } = response;
  span.rename(`${method} ${route}`);
  span.tell({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': statusCode });
  span.end(statusCode >= 500 ? String(statusCode) : writableFinished ? undefined : 'caller_left');
}
