import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Record<string, string | number>;
  failed: boolean;
}

interface OtlpSpan extends Omit<CollectedSpan, 'attributes' | 'failed'> {
  attributes: { key: string; value: { stringValue?: string; intValue?: number | string } }[];
  status: { code?: number };
}

interface OtlpRequest {
  resourceSpans: { resource: { attributes: OtlpSpan['attributes'] }; scopeSpans: { spans: OtlpSpan[] }[] }[];
}

/** A local OpenTelemetry collector: OTLP over HTTP, in JSON. */
export class Collector {
  readonly spans: CollectedSpan[] = [];
  /** Who sent them, once for each message. */
  readonly resources: Record<string, string | number>[] = [];
  /** All bodies as they came. */
  text = '';

  private constructor(private readonly server: Server) {}

  static async open(): Promise<Collector> {
    const server = createServer();
    const collector = new Collector(server);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        if (request.url === '/v1/traces') collector.take(Buffer.concat(chunks).toString());
        response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return collector;
  }

  /** Settings of a process that sends its spans here, soon. */
  get settings(): Record<string, string> {
    const { port } = this.server.address() as AddressInfo;
    return { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, OTEL_BSP_SCHEDULE_DELAY: '100' };
  }

  /** Those of one trace, by name. */
  trace(traceId: string): Map<string, CollectedSpan> {
    const own = this.spans.filter((span) => span.traceId === traceId);
    return new Map(own.map((span) => [span.name, span]));
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private take(text: string): void {
    this.text += text;
    const { resourceSpans } = JSON.parse(text) as OtlpRequest;
    this.resources.push(...resourceSpans.map(({ resource }) => valuesOf(resource.attributes)));
    const spans = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
    for (const { attributes, status, ...span } of spans) {
      this.spans.push({ ...span, attributes: valuesOf(attributes), failed: status.code === 2 });
    }
  }
}

const valuesOf = (attributes: OtlpSpan['attributes']): Record<string, string | number> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));
