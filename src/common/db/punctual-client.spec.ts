import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { PunctualClient } from './punctual-client.js';

/** Says as PostgreSQL does that the connection stands, and nothing more. */
const GREETING = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

describe('a punctual client', () => {
  let server: Server;
  beforeEach(async () => {
    server = createServer((socket) => socket.on('error', () => undefined).once('data', () => socket.write(GREETING)));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => server.close());
  const client = () =>
    new PunctualClient({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, query_timeout: 100 });

  it('gives a connection up on which no answer comes', async () => {
    const one = client();
    await one.connect();
    const ended = once(one, 'end');
    await expect(one.query('SELECT 1')).rejects.toThrow('Query read timeout');
    await ended;
    await expect(one.query('SELECT 1')).rejects.toThrow('not queryable');
  });

  it('survives an error that nobody listens for', () => {
    expect(() => client().emit('error', new Error('terminating connection'))).not.toThrow();
  });
});
