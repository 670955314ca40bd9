import { setTimeout as sleep } from 'node:timers/promises';
import { createSite, startGateway, type GatewayKind } from './gateway.js';
import type { Server } from './server.js';
import { steadyLoad } from './steady-load.js';
import { TlsClient, type Ask } from './tls-client.js';
import { eventually } from './wait.js';
import { ADMIN_TOKEN, createWorld, type World } from './world.js';

/** Longer than HAProxy needs to see that a process is back: deploy/haproxy/fyra.cfg asks every 500 ms. */
const SEEN_MS = 2000;

export interface RollingDeploy {
  requests: number;
  failures: string[];
}

/**
 * Two api processes and a worker behind a gateway; each api process is asked to stop and replaced at its address, while
 * clients on kept connections read prepared answers, read through Nest, and write.
 * @param atLeast requests to make, however soon both are replaced
 */
export async function rollingDeploy(
  kind: GatewayKind,
  atLeast: number,
  drainSeconds: number,
  perSecond: number,
): Promise<RollingDeploy> {
  const site = await createSite();
  const settings = { PUBLIC_URL: site.publicUrl, TRUST_PROXY: '1', SERVICES: 'cognitive,tools' };
  const world = await createWorld({ ...settings, DRAIN_SECONDS: String(drainSeconds) });
  try {
    const [worker, ...apis] = await started(world);
    const gateway = await startGateway(
      kind,
      site,
      apis.map(({ port }) => port),
    );
    const client = new TlsClient(site.publicUrl, site.certificate);
    const load = steadyLoad(await requests(client, worker), perSecond);
    try {
      await sleep(SEEN_MS);
      for (const api of apis) await replace(world, api);
      await eventually(`${atLeast} requests`, () => load.count >= atLeast, 180_000);
    } finally {
      await load.stop();
      client.close();
      await gateway.stop();
    }
    return { requests: load.count, failures: load.failures };
  } finally {
    await world.close();
    site.remove();
  }
}

/** The worker answers too (the operator's requests below), but stands behind no gateway. */
async function started(world: World): Promise<Server[]> {
  const servers = await Promise.all([world.launch(), world.launch({ ROLE: 'api' }), world.launch({ ROLE: 'api' })]);
  return Promise.all(servers.map((server) => server.ready()));
}

async function replace(world: World, api: Server): Promise<void> {
  if ((await api.stop('SIGTERM')) !== 0) throw new Error(`ended badly:\n${api.logs.slice(-2000)}`);
  await world.start({ ROLE: 'api', PORT: String(api.port) });
  await sleep(SEEN_MS);
}

async function requests(client: TlsClient, operator: Server): Promise<(n: number) => Promise<void>> {
  const issued = await operator.post(
    '/api/admin/keys',
    { interface: 'tools', tier: 'enterprise', name: 'rolling' },
    { headers: { Authorization: `Bearer ${ADMIN_TOKEN}` } },
  );
  const headers = { 'X-API-Key': String(issued.body.api_key) };
  const concept = { style: 'nordic workwear', count: 1 };
  const kinds: ((n: number) => [method: string, path: string, ask?: Ask])[] = [
    () => ['GET', '/api/cognitive'],
    () => ['GET', '/api/pricing'],
    () => ['GET', '/api/cognitive'],
    () => ['GET', '/api/keys/me', { headers }],
    () => ['POST', '/api/fashion-concept', { headers, body: concept }],
    (n) => ['POST', '/api/fashion-concept', { headers: { ...headers, 'Idempotency-Key': `once-${n}` }, body: concept }],
  ];
  return async (n) => {
    const [method, path, ask] = kinds[n % kinds.length](n);
    const { status, body } = await client.send(method, path, ask);
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`);
  };
}
