import { Agent, request } from 'node:http';
import type { Seen } from './truth.js';

const agent = new Agent({ keepAlive: true, maxSockets: 32 });
/** An image is waited for up to a minute, and machines differ. */
const PATIENCE_MS = 240_000;

export interface WireRequest {
  method: string;
  /** As it goes out: nothing normalises it. */
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
}

/** Sends a request exactly as it is; of a stream only the head is read. @throws Error without an answer in time */
export function send(base: string, { method, path, headers, body }: WireRequest): Promise<Seen> {
  const { hostname, port } = new URL(base);
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const options = { hostname, port, method, path, agent, timeout: PATIENCE_MS, headers: { ...headers, ...length } };
    const asked = request(options, (response) => {
      const type = response.headers['content-type']?.split(';')[0] ?? '';
      const seen = (text: string): Seen => ({
        status: response.statusCode!,
        type,
        headers: response.headers as Seen['headers'],
        text,
      });
      if (type === 'text/event-stream' && path !== '/mcp') {
        resolve(seen(''));
        return void response.destroy();
      }
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(seen(Buffer.concat(chunks).toString('utf8'))));
      response.on('error', reject);
    });
    asked.on('timeout', () => asked.destroy(new Error(`no answer in ${PATIENCE_MS} ms`)));
    asked.on('error', reject);
    asked.end(body);
  });
}
