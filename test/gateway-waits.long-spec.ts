import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSite, startGateway, type GatewayKind } from './support/gateway.js';
import { describeWith } from './support/program.js';
import { TlsClient } from './support/tls-client.js';

/** docs/api.md: images of /v1 may take so long. */
const LONGEST_WAIT_MS = 120_000;
const KINDS: GatewayKind[] = ['nginx', 'haproxy'];

/** Both at once, as each waits two minutes. */
describeWith('openssl', ...KINDS)('the longest wait that is documented', () => {
  it.concurrent.each(KINDS)(
    'passes %s',
    async (kind) => {
      const process = await patient();
      const site = await createSite();
      const gateway = await startGateway(kind, site, [process.port]);
      const client = new TlsClient(site.publicUrl, site.certificate);
      try {
        await sleep(1500); // HAProxy asks /readyz first
        const answer = await client.post('/v1/images/generations', {}, { patienceMs: LONGEST_WAIT_MS + 5000 });
        expect([answer.status, answer.body, process.asked()]).toEqual([200, { waited: true }, 1]);
      } finally {
        client.close();
        await gateway.stop();
        site.remove();
        process.stop();
      }
    },
    LONGEST_WAIT_MS + 30_000,
  );
});

/** A process that is ready, and answers anything else as late as it may. */
async function patient(): Promise<{ port: number; asked(): number; stop(): void }> {
  let asked = 0;
  const server = createServer((request, response) => {
    const late = request.url === '/readyz' ? 0 : LONGEST_WAIT_MS;
    if (late > 0) asked += 1;
    request.resume();
    setTimeout(() => response.setHeader('Content-Type', 'application/json').end('{"waited":true}'), late);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = (): void => server.close().closeAllConnections();
  return { port: (server.address() as AddressInfo).port, asked: () => asked, stop };
}
