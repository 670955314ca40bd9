import { request as plain, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { Agent, request as secure } from 'node:https';
import type { Json } from './http.js';

export interface Received<Body = Json> {
  status: number;
  headers: IncomingHttpHeaders;
  /** Names and values as they came, to see what came twice. */
  rawHeaders: string[];
  bytes: Buffer;
  body: Body;
}

export interface Ask {
  headers?: Record<string, string>;
  body?: unknown;
  /** Address that the connection comes from: any of 127.0.0.0/8. */
  from?: string;
  /** Sent instead of the path, byte by byte: addresses are made tidy before. */
  rawPath?: string;
  /** 60,000 when not said. */
  patienceMs?: number;
}

/** Requests over TLS with one authority, on connections that are kept; fetch can neither trust it nor choose its address. */
export class TlsClient {
  private readonly agent: Agent;

  /** @param base such as https://localhost:8443/fyra; paths are appended to it */
  constructor(
    readonly base: string,
    ca: string,
    maxSockets = 16,
  ) {
    this.agent = new Agent({ keepAlive: true, ca, maxSockets });
  }

  get<Body = Json>(path: string, ask?: Ask): Promise<Received<Body>> {
    return this.send('GET', path, ask);
  }

  post<Body = Json>(path: string, body?: unknown, ask?: Ask): Promise<Received<Body>> {
    return this.send('POST', path, { ...ask, body });
  }

  async send<Body = Json>(method: string, path: string, ask: Ask = {}): Promise<Received<Body>> {
    const response = await this.open(method, path, ask);
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    const isJson = /json/.test(response.headers['content-type'] ?? '') && !response.headers['content-encoding'];
    return {
      status: response.statusCode!,
      headers: response.headers,
      rawHeaders: response.rawHeaders,
      bytes,
      body: (isJson && bytes.length > 0 ? JSON.parse(bytes.toString()) : bytes.toString()) as Body,
    };
  }

  /** The answer as soon as its headers are there. @param path appended to the base, or a whole address */
  open(
    method: string,
    path: string,
    { headers, body, from, rawPath, patienceMs = 60_000 }: Ask = {},
  ): Promise<IncomingMessage> {
    const url = new URL(/^https?:/.test(path) ? path : this.base + path);
    const raw = typeof body === 'string' || body instanceof Uint8Array ? body : undefined;
    const text = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const length = text === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(text)) };
    const type = body === undefined ? {} : { 'Content-Type': 'application/json' };
    const send = url.protocol === 'https:' ? secure : plain;
    return new Promise((resolve, reject) => {
      const options = {
        method,
        ...(rawPath && { path: rawPath }),
        localAddress: from,
        family: 4,
        timeout: patienceMs,
        headers: { ...type, ...length, ...headers },
      };
      const sent = send(url, url.protocol === 'https:' ? { ...options, agent: this.agent } : options, resolve);
      sent.once('error', reject).once('timeout', () => sent.destroy(new Error(`no answer within ${patienceMs} ms`)));
      sent.end(text);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

/** Every value of a header that came, to count them. */
export const valuesOf = ({ rawHeaders }: { rawHeaders: string[] }, name: string): string[] =>
  rawHeaders.filter((_, i) => i % 2 === 1 && rawHeaders[i - 1].toLowerCase() === name.toLowerCase());
