/** Jobs: how many are accepted and handed to Bull per second, how soon they begin, and what a design's submission takes. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { startApp } from '../support/app.mjs';
import { withClient } from '../support/challengers.mjs';
import { quantile, ratios } from '../support/figures.mjs';
import { issueKey, OPERATOR } from '../support/keys.mjs';
import { post } from '../support/load-of.mjs';
import { times } from '../support/times.mjs';

const ROUNDS = times(3);
const JOBS = times(3000);
const ORDERS = times(25);

export async function measure(context) {
  return [...(await accepting(context)), ...(await starting(context))];
}

/** A process that only accepts: no worker takes processor time meanwhile. */
async function accepting({ servers, hammer, dataDir }) {
  const settings = { SERVICES: 'design,tools', ROLE: 'api', DATA_DIR: dataDir, ADMIN_TOKEN: OPERATOR };
  const [app, bull] = [await startApp(servers, settings), startBull(servers)];
  try {
    const key = await issueKey(app, { interface: 'tools', tier: 'enterprise' });
    const order = post(
      '/api/generate',
      { description: 'a camel wool coat', image_size: '512x768' },
      `X-API-Key: ${key}`,
    );
    const [accepted, relayed, added, orders] = [[], [], [], []];
    for (let round = 0; round < ROUNDS; round++) {
      const rates = await app.probe('../probes/outbox.mjs', { jobs: JOBS });
      accepted.push(rates.accepted);
      relayed.push(rates.relayed);
      added.push(await bull.rate(JOBS));
      orders.push(await hammer.hit(app, [order], { connections: 32, seconds: 2 }));
    }
    return [
      {
        id: 'jobs.accepted',
        what: 'jobs accepted through the outbox',
        unit: '1/s',
        values: accepted,
        goal: { least: 1000 },
      },
      { id: 'jobs.relayed', what: '– until all are in Bull', unit: '1/s', values: relayed, goal: { least: 1000 } },
      { id: 'jobs.bull', what: '– relayed ÷ bare Bull add', unit: 'ratio', values: ratios(relayed, added) },
      { id: 'jobs.orders', what: 'POST /api/generate answered 202', unit: '1/s', values: orders.map(({ rps }) => rps) },
      { id: 'jobs.orders.us', what: '– processor', unit: 'µs', values: orders.map(({ us }) => us) },
    ];
  } finally {
    bull.stop();
    await app.stop();
  }
}

/** One process that does everything; designs one after the other, as an unhurried public sends them. */
async function starting({ servers, dataDir }) {
  const settings = { SERVICES: 'design,tools', DATA_DIR: dataDir, ADMIN_TOKEN: OPERATOR, REDIS_PREFIX: 'starting' }; // no backlog
  await withClient(servers.databaseUrl, (client) => client.query('TRUNCATE outbox_job'));
  const app = await startApp(servers, settings);
  try {
    const key = await issueKey(app, { interface: 'design', overrides: { uses_total: 100_000 } });
    const headers = { 'Content-Type': 'application/json', 'X-API-Key': key };
    await ordered(app, headers, 5);
    const waits = await ordered(app, headers, ORDERS);
    return [
      { id: 'jobs.submit.p50', what: 'POST /api/v1/design, p50', unit: 'ms', values: [quantile(waits.submit, 0.5)] },
      { id: 'jobs.submit.p95', what: '– p95', unit: 'ms', values: [quantile(waits.submit, 0.95)], goal: { most: 30 } },
      {
        id: 'jobs.start.p50',
        what: '202 to the start of its job, p50',
        unit: 'ms',
        values: [quantile(waits.start, 0.5)],
      },
      { id: 'jobs.start.p95', what: '– p95', unit: 'ms', values: [quantile(waits.start, 0.95)], goal: { most: 150 } },
    ];
  } finally {
    await app.stop();
  }

  async function ordered({ port }, headers, count) {
    const submit = [];
    for (let i = 0; i < count; i++) {
      const began = performance.now();
      const body = JSON.stringify({ description: 'a navy linen shirt with a stand collar', seed: i });
      const response = await fetch(`http://127.0.0.1:${port}/api/v1/design`, { method: 'POST', headers, body });
      const { id } = await response.json();
      submit.push(performance.now() - began);
      await fetch(`http://127.0.0.1:${port}/api/design/${id}`, { headers: { Prefer: 'wait=30' } });
      await sleep(100);
    }
    return { submit, start: await startedAfter(servers, count) };
  }
}

/** Milliseconds from the commit of each of the last designs to its first stage. */
const startedAfter = ({ databaseUrl }, count) =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(
      `SELECT extract(epoch FROM started_at - created_at) * 1000 AS ms FROM design_submission ORDER BY created_at DESC LIMIT $1`,
      [count],
    );
    return rows.map(({ ms }) => Number(ms));
  });

/** Bare Bull in a process of its own. */
function startBull({ redisUrl }) {
  const child = fork(new URL('../support/bull-host.mjs', import.meta.url));
  return {
    rate: async (jobs) => {
      child.send({ redisUrl, jobs });
      return (await once(child, 'message'))[0].rate;
    },
    stop: () => child.kill(),
  };
}
