import { Logger } from '@nestjs/common';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace-node';
import type { Config } from '../config/env.js';
import { nowAndThen } from '../kernel/now-and-then.js';
import { VERSION } from '../kernel/version.js';
import { INSTANCE } from './instance.js';
import type { Attributes, OpenSpan, SpanWish, Tracer } from './tracer.js';

const CLOSE_MS = 1000;
const COMPLAIN_EVERY_MS = 60_000;

const KINDS: Record<SpanWish['kind'], SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

type TracerConfig = Pick<Config, 'otelServiceName' | 'role'> & { otelEndpoint: string };

/** Spans as OTLP over HTTP. This file is loaded only where traces are wanted. */
export class OtlpTracer implements Tracer {
  private readonly provider: NodeTracerProvider;
  private readonly tracer;

  constructor({ otelEndpoint, otelServiceName, role }: TracerConfig) {
    const exporter = complaining(new OTLPTraceExporter({ url: `${otelEndpoint}/v1/traces` }));
    this.provider = new NodeTracerProvider({
      resource: resourceFromAttributes({
        'service.name': otelServiceName,
        'service.version': VERSION,
        'service.instance.id': INSTANCE,
        'fyra.role': role,
      }),
      spanProcessors: [new BatchSpanProcessor(exporter)],
    });
    this.tracer = this.provider.getTracer('fyra');
  }

  start({ name, kind, parent, startedAt, attributes }: SpanWish): OpenSpan {
    const options = { kind: KINDS[kind], startTime: startedAt, attributes };
    return new OtelSpan(this.tracer.startSpan(name, options, contextOf(parent)));
  }

  async close(): Promise<void> {
    const late = new Promise<void>((resolve) => setTimeout(resolve, CLOSE_MS).unref());
    await Promise.race([this.provider.shutdown().catch(() => undefined), late]);
  }
}

class OtelSpan implements OpenSpan {
  readonly traceparent: string;

  constructor(private readonly span: Span) {
    const { traceId, spanId, traceFlags } = span.spanContext();
    this.traceparent = `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
  }

  tell(attributes: Attributes): void {
    this.span.setAttributes(attributes);
  }

  rename(name: string): void {
    this.span.updateName(name);
  }

  end(failure?: string): void {
    if (failure !== undefined) this.span.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR });
    this.span.end();
  }
}

function contextOf(traceparent: string | undefined): Context {
  if (traceparent === undefined) return ROOT_CONTEXT;
  const [, traceId, spanId, flags] = traceparent.split('-');
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: parseInt(flags, 16), isRemote: true });
}

/** Says now and then that spans are lost; the library would keep silent. */
function complaining(exporter: SpanExporter): SpanExporter {
  const log = new Logger('Traces');
  const isTime = nowAndThen(COMPLAIN_EVERY_MS);
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code !== 0 && isTime()) log.warn('the collector takes no traces; they are dropped until it does');
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  };
}
