import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Json } from './http.js';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
  body: Json;
}

/** Status to answer with and further headers; null: no answer at all. */
export type Reply = { status: number; headers?: Record<string, string> } | null;

/** A local server that webhooks are sent to. */
export class Receiver {
  readonly received: Received[] = [];
  /** How the n-th message (from 1) to a path is answered. */
  reply: (path: string, n: number) => Reply = () => ({ status: 204 });

  private constructor(private readonly server: Server) {}

  static async open(): Promise<Receiver> {
    const server = createServer();
    const receiver = new Receiver(server);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const reply = receiver.take(request.url ?? '', request.headers, Buffer.concat(chunks).toString());
        if (reply) response.writeHead(reply.status, reply.headers).end();
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return receiver;
  }

  url(path: string): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${path}`;
  }

  at(path: string): Received[] {
    return this.received.filter((one) => one.path === path);
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private take(path: string, headers: IncomingHttpHeaders, text: string): Reply {
    this.received.push({ path, headers, text, body: JSON.parse(text) as Json });
    return this.reply(path, this.at(path).length);
  }
}

/** Whether a message verifies as a receiver would do it by the specification of Standard Webhooks. @param now ms, of the sender's clock */
export function verifies(secret: string, { headers, text }: Received, now = Date.now()): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = headers;
  if (Math.abs(now / 1000 - Number(timestamp)) > 300) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key)
    .update(`${String(id)}.${String(timestamp)}.${text}`)
    .digest('base64');
  return String(signature).split(' ').includes(`v1,${expected}`);
}
