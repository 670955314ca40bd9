import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client as Postgres } from 'pg';
import { debianPostgres, startCluster, type Cluster, type Replica } from './support/debian-postgres.js';
import { FaultProxy } from './support/fault-proxy.js';
import type { Client } from './support/http.js';
import { eventually } from './support/wait.js';
import { ADMIN_TOKEN, createWorld, type World } from './support/world.js';

/** The database's machine is lost while orders are placed, and its replica takes over: what is lost (RPO), and for how long (RTO). */
const ROOT = join(__dirname, '..');
const bin = debianPostgres();
if (bin === undefined) process.stdout.write('promotion.long-spec: skipped, no PostgreSQL of Debian on this machine\n');

jest.setTimeout(240_000);

(bin === undefined ? describe.skip : describe)('the loss of the database', () => {
  let world: World;
  let cluster: Cluster;
  let replica: Replica;
  let address: FaultProxy;
  let customers: Client[];

  beforeEach(async () => {
    [world, cluster] = await Promise.all([createWorld({ SERVICES: 'tools' }), startCluster(bin!)]);
    const primary = new URL(cluster.create('fyra'));
    replica = await cluster.replica();
    address = await FaultProxy.before(Number(primary.port));
    const DATABASE_URL = address.inFrontOf(primary.href);
    const env = { ...process.env, ...world.environment(), DATABASE_URL };
    await promisify(execFile)('node', ['scripts/migrate.mjs'], { cwd: ROOT, env });
    const server = await world.start({ DATABASE_URL });
    customers = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const headers = { Authorization: `Bearer ${ADMIN_TOKEN}` };
        const { body } = await server.post('/api/admin/keys', { interface: 'tools' }, { headers });
        return server.with({ 'X-API-Key': String(body.api_key) });
      }),
    );
  });
  afterEach(async () => {
    address.close();
    replica.stop();
    await world.close();
    cluster.stop();
  });

  /** Everybody orders until told to stop. @returns the orders that were acknowledged, with the time of the answer */
  function ordering() {
    const acknowledged: { id: string; at: number }[] = [];
    let going = true;
    const order = async (customer: Client): Promise<void> => {
      while (going) {
        const signal = AbortSignal.timeout(5_000);
        const answer = await customer.post('/api/pricing/checkout', { item: 'chat-100' }, { signal }).catch(() => null);
        if (answer?.status === 201) acknowledged.push({ id: String(answer.body.order_id), at: performance.now() });
        await sleep(20);
      }
    };
    const done = Promise.all(customers.map(order));
    return { acknowledged, stop: () => ((going = false), done) };
  }

  async function lost(orders: readonly { id: string }[]): Promise<number> {
    const client = new Postgres(`postgres://fyra@127.0.0.1:${replica.port}/fyra`);
    await client.connect();
    const { rows } = await client.query<{ id: string }>('SELECT id FROM tools_order');
    await client.end();
    const kept = new Set(rows.map(({ id }) => id));
    return orders.filter(({ id }) => !kept.has(id)).length;
  }

  /** @returns orders acknowledged before the loss, how many of them are gone, and seconds until the next acknowledged one */
  async function drill(before?: () => Promise<void>) {
    const { acknowledged, stop } = ordering();
    await eventually('orders', () => acknowledged.length >= 60, 60_000);
    await before?.();
    cluster.kill();
    const at = performance.now();
    replica.promote();
    address.moveTo(replica.port);
    const first = await eventually('an order after it', () => acknowledged.find((one) => one.at > at + 1), 60_000);
    await stop();
    const until = acknowledged.filter((one) => one.at <= at);
    return {
      placed: until.length,
      gone: await lost(until),
      seconds: (first.at - at) / 1000,
      after: acknowledged.length,
    };
  }

  const told = (how: string, { placed, gone, seconds }: Awaited<ReturnType<typeof drill>>): void =>
    void process.stdout.write(
      `${how}: RPO ${gone} of ${placed} acknowledged orders lost, RTO ${seconds.toFixed(1)} s\n`,
    );

  it('to a synchronous replica loses nothing that was acknowledged', async () => {
    cluster.setSynchronous(true);
    const found = await drill();
    told('promotion of a synchronous replica', found);
    expect(found.gone).toBe(0);
    expect(found.after).toBeGreaterThan(found.placed);
  });

  it('to one that lags by a second loses that second, which this drill sees', async () => {
    const found = await drill(async () => {
      replica.detach();
      await sleep(1_000);
    });
    told('promotion of a replica that lags by 1 s', found);
    expect(found.gone).toBeGreaterThan(0);
    expect(found.gone).toBeLessThan(found.placed);
    expect(found.after).toBeGreaterThan(found.placed);
  });
});
