import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client as Postgres } from 'pg';
import { stringify } from 'yaml';
import { describeWith, programOf } from './support/program.js';
import { seriesOf } from './support/recorded-series.js';
import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { createFurnishedWorld, type World } from './support/world.js';

/** The alerts over what a real process told, a scrape standing for a minute. */
const RULES = join(__dirname, '../deploy/prometheus/rules.yaml');
const SCRAPES = 12;
/** The market ticks four times a second: each scrape sees one. */
const BETWEEN_MS = 350;
/** Of these a busy machine may be the cause. */
const OF_SPEED = ['FyraEventLoopBlocked', 'FyraSlow', 'FyraTicksSlow'];

let world: World;
let server: Server;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fyra-alerts-'));
  world = await createFurnishedWorld({ DATABASE_POOL_SIZE: '4', TICK_MS: '250' });
  server = await world.start();
});
afterAll(async () => {
  await admit(true);
  await world?.close();
  rmSync(folder, { recursive: true, force: true });
});

const scrape = async (): Promise<string> => (await server.get('/metrics')).text;

async function scrapes(between: () => Promise<unknown> = () => Promise.resolve()): Promise<string[]> {
  const texts: string[] = [];
  while (texts.length < SCRAPES) {
    await Promise.all([between(), sleep(BETWEEN_MS)]);
    texts.push(await scrape());
  }
  return texts;
}

/** Names of the alerts that fire at the end of the scrapes. */
function firing(texts: string[]): string[] {
  const up = { series: 'up{job="fyra",instance="a"}', values: `1x${SCRAPES}` };
  const test = {
    interval: '1m',
    input_series: [...seriesOf(texts), up],
    promql_expr_test: [
      { expr: 'count by (alertname) (ALERTS{alertstate="firing"})', eval_time: `${SCRAPES - 1}m`, exp_samples: [] },
    ],
  };
  const file = join(folder, 'recorded.test.yaml');
  writeFileSync(file, stringify({ rule_files: [RULES], evaluation_interval: '1m', tests: [test] }, { lineWidth: 0 }));
  return namesIn(complaintOf(file)).filter((name) => !OF_SPEED.includes(name));
}

function complaintOf(file: string): string {
  try {
    return execFileSync(programOf('promtool')!, ['test', 'rules', file], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    if (!(stdout + stderr).includes('exp_samples') && !(stdout + stderr).includes('expr:')) throw error;
    return stdout + stderr;
  }
}

const namesIn = (text: string): string[] => [...text.matchAll(/alertname="(\w+)"/g)].map(([, name]) => name).sort();

/** Lets nobody into the database, and throws out who is in it. */
async function admit(open: boolean): Promise<void> {
  const url = new URL(world.databaseUrl);
  const name = url.pathname.slice(1);
  url.pathname = '/fyra';
  const admin = new Postgres(url.href);
  await admin.connect();
  await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS ${open}`);
  if (!open)
    await admin.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND backend_type = 'client backend'",
      [name],
    );
  await admin.end();
}

const waiters = (text: string): number => Number(/^fyra_database_pool\{state="waiters"\} (\d+)$/m.exec(text)![1]);

it('a scrape does not count its own questions among the work that waits', async () => {
  await eventually('twenty scrapes between which nothing else waits', async () => {
    for (let n = 0; n < 20; n++) if (waiters(await scrape()) > 0) return false;
    return true;
  });
});

it('work without a connection is counted', async () => {
  const release = await world.lock('outbox_job');
  const orders = Array.from({ length: 12 }, () => server.post('/api/generate', { description: 'a red linen shirt' }));
  try {
    await eventually('work that waits', async () => waiters(await scrape()) > 2);
  } finally {
    await release();
    await Promise.all(orders);
  }
  await eventually('its end', async () => waiters(await scrape()) === 0);
});

describeWith('promtool')('over real series', () => {
  it('nothing fires while nothing is wrong', async () => {
    expect(firing(await scrapes())).toEqual([]);
  });

  it('without PostgreSQL its own alert fires, and refused probes are no errors', async () => {
    await admit(false);
    const probes = (): Promise<unknown> => Promise.all(Array.from({ length: 20 }, () => server.get('/readyz')));
    const fired = firing(await scrapes(probes));
    await admit(true);
    expect(fired).toContain('FyraDatabaseAway');
    expect(fired).not.toContain('FyraErrorsFast');
    expect(fired).not.toContain('FyraDatabaseBusy');
    await server.ready();
  });
});
