import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Request, Response } from 'express';
import { frameOf, openSse, type SseStream } from './sse.js';

describe('event streams', () => {
  const streams = new Set<SseStream>();
  let server: Server;
  let port: number;

  beforeAll(async () => {
    server = createServer((incoming, response) => {
      const stream = openSse(incoming as Request, response as Response, () => streams.delete(stream));
      streams.add(stream);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  });

  afterAll(() => void (server.closeAllConnections(), server.close()));

  const open = async (): Promise<IncomingMessage> => {
    const [response] = (await once(request({ port, host: '127.0.0.1', agent: false }).end(), 'response')) as [
      IncomingMessage,
    ];
    return response;
  };

  const until = async (done: () => boolean): Promise<void> => {
    for (let i = 0; i < 6000 && !done(); i++) await new Promise((resolve) => setTimeout(resolve, 5));
  };

  it('one frame reaches 500 clients; who does not read is dropped and nobody waits for him', async () => {
    const clients = await Promise.all(Array.from({ length: 500 }, open));
    const texts = clients.map(() => '');
    clients.slice(1).forEach((client, i) => client.on('data', (chunk: Buffer) => (texts[i + 1] += chunk.toString())));
    const small = frameOf({ event: 'tick', id: '7.0', data: { tick: 7 } });
    for (const stream of streams) stream.write(small);
    const arrived = ': open\n\nid: 7.0\nevent: tick\ndata: {"tick":7}\n\n';
    await until(() => texts.slice(1).every((text) => text === arrived));
    expect(new Set(texts.slice(1))).toEqual(new Set([arrived]));
    for (const client of clients.slice(2)) client.destroy();
    await until(() => streams.size === 2);
    clients[0].on('error', () => undefined);
    const large = frameOf({ data: 'x'.repeat(1_000_000) });
    for (let i = 0; i < 30 && streams.size > 1; i++) {
      for (const stream of streams) stream.write(large);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(streams.size).toBe(1);
    clients[1].destroy();
  });
});
