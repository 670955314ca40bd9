import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Json } from './http.js';

export interface Asked {
  path: string;
  headers: IncomingHttpHeaders;
  body: Json;
  /** performance.now() when the connection of an unfinished answer was closed from the other side. */
  leftAt?: number;
}

/** How one request is answered. */
export type Manner = (response: ServerResponse, asked: Asked) => void | Promise<void>;

/** A local server that speaks OpenAI's protocol, well or badly. */
export class StandInUpstream {
  readonly asked: Asked[] = [];
  /** Connections that were opened. */
  connections = 0;
  manner: Manner = streams(['Hello']);

  private constructor(private readonly server: Server) {}

  static async open(): Promise<StandInUpstream> {
    const server = createServer({ keepAliveTimeout: 60_000 });
    const standIn = new StandInUpstream(server);
    server.on('connection', () => standIn.connections++);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const body = (text === '' ? {} : JSON.parse(text)) as Json;
        const asked: Asked = { path: request.url ?? '', headers: request.headers, body };
        standIn.asked.push(asked);
        response.on('close', () => response.writableEnded || (asked.leftAt = performance.now()));
        void standIn.manner(response, asked);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return standIn;
  }

  /** For OPENAI_BASE_URL. */
  get base(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  get last(): Asked {
    return this.asked[this.asked.length - 1];
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

export const MODEL = 'stand-in-1';
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const begin = (response: ServerResponse): ServerResponse =>
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
export const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', model: MODEL, choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const usage = { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 };
const counted = `data: ${JSON.stringify({ model: MODEL, choices: [], usage })}\n\n`;

/** A good answer in pieces, with so many ms before each. */
export const streams =
  (words: readonly string[], gapMs = 0): Manner =>
  async (response) => {
    begin(response).write(chunk({ role: 'assistant', content: '' }));
    for (const content of words) {
      if (gapMs > 0) await pause(gapMs);
      if (response.destroyed) return;
      response.write(chunk({ content }));
    }
    response.end(`${chunk({}, 'stop')}${counted}data: [DONE]\n\n`);
  };

/** Begins well, then the connection is gone. */
export const cutsAfter =
  (words: readonly string[]): Manner =>
  async (response) => {
    begin(response).write(words.map((content) => chunk({ content })).join(''));
    await pause(60);
    response.destroy();
  };

/** These bytes as an event stream. */
export const sends =
  (text: string): Manner =>
  (response) =>
    void begin(response).end(text);

/** Takes the question and says nothing. */
export const hangs: Manner = () => undefined;

/** Begins an answer and says nothing more. */
export const hangsAfter =
  (words: readonly string[]): Manner =>
  (response) =>
    void begin(response).write(words.map((content) => chunk({ content })).join(''));

export const closes: Manner = (response) => void response.destroy();

export const answers =
  (status: number, body: unknown, headers: Record<string, string> = {}): Manner =>
  (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body));

/** One manner after the other; the last for all that follow. */
export const inTurn = (...manners: Manner[]): Manner => {
  let n = 0;
  return (response, asked) => manners[Math.min(n++, manners.length - 1)](response, asked);
};
