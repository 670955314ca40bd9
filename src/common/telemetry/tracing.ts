import { AsyncLocalStorage } from 'node:async_hooks';
import type { Config } from '../config/env.js';
import { currentRequest } from '../http/request-context.js';
import type { OpenSpan, SpanWish, Tracer } from './tracer.js';

const trail = new AsyncLocalStorage<string>();
let tracer: Tracer | undefined;

/** From now on spans go to OTEL_EXPORTER_OTLP_ENDPOINT; without it nothing is loaded and nothing happens. */
export async function openTracing(config: Config): Promise<void> {
  if (config.otelEndpoint === undefined) return;
  const { OtlpTracer } = await import('./otlp-tracer.js');
  tracer = new OtlpTracer({ ...config, otelEndpoint: config.otelEndpoint });
}

export async function closeTracing(): Promise<void> {
  await tracer?.close();
  tracer = undefined;
}

/** W3C trace context of what is under way here: a span, the job's promise, the request. */
export const currentTraceparent = (): string | undefined => trail.getStore() ?? currentRequest()?.traceparent;

/** The span under way here, for lines of the logs; undefined when nothing is traced. */
export function spanAtHand(): { trace_id: string; span_id: string } | undefined {
  const traceparent = tracer && trail.getStore();
  if (traceparent === undefined) return undefined;
  const [, trace_id, span_id] = traceparent.split('-');
  return { trace_id, span_id };
}

/** For requests of ours to others. */
export function traceHeaders(): Record<string, string> {
  const traceparent = currentTraceparent();
  return traceparent === undefined ? {} : { traceparent };
}

/** What `work` does belongs to this trace. */
export const runInTrace = <T>(traceparent: string | null | undefined, work: () => T): T =>
  typeof traceparent === 'string' ? trail.run(traceparent, work) : work();

/** Whether spans go anywhere: else nothing is to be said of them. */
export const isTraced = (): boolean => tracer !== undefined;

/** Opens a span that the caller ends; undefined when nothing is traced. */
export const startSpan = (wish: SpanWish): OpenSpan | undefined =>
  tracer?.start({ ...wish, parent: wish.parent ?? trail.getStore() });

/** Runs `work` inside a span that ends with it. */
export async function traced<T>(wish: SpanWish, work: (span?: OpenSpan) => Promise<T>): Promise<T> {
  const span = startSpan(wish);
  if (!span) return work();
  try {
    const result = await trail.run(span.traceparent, () => work(span));
    span.end();
    return result;
  } catch (error) {
    span.end(error instanceof Error ? error.constructor.name : 'error');
    throw error;
  }
}
