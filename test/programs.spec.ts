import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { debianPostgres, startCluster } from './support/debian-postgres.js';
import { createSite, startGateway, type GatewayKind } from './support/gateway.js';
import { programOf } from './support/program.js';
import { startTlsServers } from './support/tls-servers.js';
import { TlsClient } from './support/tls-client.js';
import { eventually } from './support/wait.js';

/** What the end-to-end tests start beside the application is started otherwise by root than by an ordinary login. */
const GATEWAYS = (['nginx', 'haproxy'] as GatewayKind[]).filter((kind) => programOf(kind) && programOf('openssl'));
const bin = debianPostgres();

for (const kind of GATEWAYS) {
  it(`${kind} serves`, async () => {
    const origin = createServer((_request, response) => response.end('here')).listen(0, '127.0.0.1');
    await once(origin, 'listening');
    const site = await createSite();
    const gateway = await startGateway(kind, site, [(origin.address() as AddressInfo).port]);
    const client = new TlsClient(site.publicUrl, site.certificate);
    const answered = async () => (await client.get('/livez')).bytes.toString() === 'here';
    try {
      await eventually('an answer', () => answered().catch(() => false));
    } finally {
      client.close();
      await gateway.stop();
      site.remove();
      origin.close();
    }
  });
}

it('PostgreSQL and Redis serve over TLS', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fyra-programs-'));
  chmodSync(folder, 0o711); // its servers run as somebody else when this is root
  const tls = await startTlsServers(folder);
  try {
    if (tls === null) return;
    const connectionString = `${tls.databaseUrl}?sslmode=verify-full&sslrootcert=${tls.ca}`;
    expect(await one(connectionString)).toBe(1);
    const redis = new Redis(tls.redisUrl, { tls: { rejectUnauthorized: false } });
    expect(await redis.ping()).toBe('PONG');
    redis.disconnect();
  } finally {
    await tls?.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

(bin === undefined ? it.skip : it)("Debian's PostgreSQL serves", async () => {
  const cluster = await startCluster(bin!);
  try {
    expect(await one(cluster.create('asked'))).toBe(1);
  } finally {
    cluster.stop();
  }
});

async function one(connectionString: string): Promise<number> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<{ one: number }>('SELECT 1 AS one')).rows[0].one;
  } finally {
    await client.end();
  }
}
