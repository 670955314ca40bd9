/**
 * Forty addresses of four networks, with fresh e-mails, order all the designs and images they may; then somebody else comes:
 * how many jobs begin before his, and how long does he wait? Nothing but HTTP and the times of the rows is used.
 */
import { startApp } from '../support/app.mjs';
import { callerOf } from '../support/called-from.mjs';
import { withClient } from '../support/challengers.mjs';

const NETWORKS = 4;
const ADDRESSES = 10;
/** Jobs of each address; fewer for a quick look. */
const EACH = Number(process.env.GREED_EACH ?? 5);
const PATIENCE_SECONDS = 300;
const SKIRT = { description: 'a black skirt' };
const COAT = { description: 'a camel wool coat', image_size: '512x768' };

export async function measure({ servers, dataDir }) {
  const app = await startApp(servers, { SERVICES: 'design,tools', TRUST_PROXY: 'loopback', DATA_DIR: dataDir });
  try {
    const call = callerOf(app.port);
    return await withClient(servers.databaseUrl, async (db) => [
      ...(await behind(db, images(call))),
      ...(await behind(db, designs(call))),
      ...(await file(call, db)),
    ]);
  } finally {
    await app.stop();
  }
}

/** The rows of one kind of job. */
async function behind(db, { kind, table, status, order }) {
  const quiet = await one(await order('10.0.90.1'));
  const taken = [];
  for (const address of addresses()) {
    const send = await order(address);
    taken.push(...(await Promise.all(Array.from({ length: EACH }, send))));
  }
  const newcomer = await one(await order('10.0.91.1'));
  const refused = [...taken, newcomer.answer].filter((answer) => answer.status >= 500).length;
  return [
    [`${kind}: accepted of 40 addresses in 4 networks`, `${taken.filter((answer) => answer.status === 202).length}`],
    [`${kind}: another's first begins after`, `${newcomer.before} of them (at once at most 2)`],
    [`${kind}: its caller waits, quiet → behind them`, `${quiet.seconds} → ${newcomer.seconds} s`],
    [`${kind}: 503`, `${refused}`],
  ];

  async function one(send) {
    const began = performance.now();
    const answer = await send();
    const id = answer.body.id ?? answer.body.job_id;
    const end = began + PATIENCE_SECONDS * 1000;
    while (performance.now() < end && ['queued', 'processing'].includes((await status(id)).body.status));
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const { rows } = await db.query(
      `SELECT count(*)::int AS before FROM ${table} other, ${table} own
       WHERE own.id = $1 AND other.started_at > own.created_at AND other.started_at < coalesce(own.started_at, now())`,
      [id],
    );
    return { answer, seconds, before: rows[0].before };
  }
}

/** A PDF, asked for while designs are still being made and the files of others wait. */
async function file(call, db) {
  const { rows } = await db.query(
    `SELECT id FROM design_submission WHERE status = 'completed' ORDER BY completed_at DESC LIMIT 1`,
  );
  const began = performance.now();
  let asked = 0;
  let status;
  do {
    asked++;
    ({ status } = await call('GET', `/api/design/${rows[0].id}/files/pattern-a4.pdf`, '10.0.92.1'));
  } while (status === 503 && performance.now() - began < PATIENCE_SECONDS * 1000);
  return [
    ['pattern-a4.pdf: asked before it came', `${asked} × (${asked - 1} × 503)`],
    ['pattern-a4.pdf: its caller waits', `${((performance.now() - began) / 1000).toFixed(1)} s`],
  ];
}

const addresses = () =>
  Array.from(
    { length: NETWORKS * ADDRESSES },
    (_, i) => `10.0.${1 + Math.floor(i / ADDRESSES)}.${1 + (i % ADDRESSES)}`,
  );

const images = (call) => ({
  kind: 'images',
  table: 'tools_image_job',
  status: (id) => call('GET', `/api/status/${id}`, '10.0.93.1', undefined, {}, 200),
  order: async (address) => () => call('POST', '/api/generate', address, COAT),
});

const designs = (call) => ({
  kind: 'designs',
  table: 'design_submission',
  status: (id) => call('GET', `/api/design/${id}`, '10.0.93.1', undefined, {}, 500),
  order: async (address) => {
    const email = `${address}@example.com`;
    const { body } = await call('POST', '/api/v1/keys/request', address, { email, plan: 'beta' });
    return () => call('POST', '/api/v1/design', address, SKIRT, { 'X-API-Key': body.api_key });
  },
});
