import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CLIENTS, describeWithClients } from './support/clients.js';
import { document } from './support/openapi.js';
import type { Server } from './support/server.js';
import { ADMIN_TOKEN, createFurnishedWorld, type World } from './support/world.js';

const run = promisify(execFile);
/** The audit of the ledger reads all of it: on a busy machine that takes minutes. */
const MOST_MS = '300000';

interface Report {
  run: {
    stats: Record<'requests' | 'assertions' | 'items', { total: number; failed: number }>;
    failures: Array<{ source: { name: string }; error: { test?: string; message: string } }>;
    executions: Array<{ item: { name: string }; response?: { code: number } }>;
  };
}

let world: World;
let server: Server;
let folder: string;
/** Runs the collection as a user would: by its address, with newman, every limit as it comes. */
async function newman(...settings: string[]): Promise<Report> {
  const file = join(folder, 'report.json');
  const args = ['run', `${server.base}/postman_collection.json`, '--env-var', `baseUrl=${server.base}`, ...settings];
  const report = ['--reporters', 'json', '--reporter-json-export', file, '--timeout-request', MOST_MS];
  await run('node', [join(CLIENTS, 'node_modules/newman/bin/newman.js'), ...args, ...report]).catch(() => undefined);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
);
const streams = operations.filter((name) => name.endsWith('/stream'));

describeWithClients('the Postman collection', () => {
  beforeAll(async () => {
    world = await createFurnishedWorld();
    server = await world.start();
    folder = await mkdtemp(join(tmpdir(), 'fyra-newman-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    await world.close();
  });

  it('is green on a fresh server, every operation but the streams sent', async () => {
    const { stats, failures, executions } = (await newman('--env-var', `adminToken=${ADMIN_TOKEN}`)).run;
    expect(failures.map(({ source, error }) => `${source.name}: ${error.test ?? ''} ${error.message}`)).toEqual([]);
    const sent = executions.filter(({ response }) => response !== undefined);
    expect(sent).toHaveLength(operations.length - streams.length);
    expect(stats.requests.total).toBe(operations.length - streams.length);
    expect(stats.assertions.total).toBeGreaterThan(3 * sent.length);
  });

  it("notices an answer that is not the document's", async () => {
    const { failures } = (await newman('--folder', 'Start here: keys', '--env-var', 'baseUrl=http://127.0.0.1:9')).run;
    expect(failures.length).toBeGreaterThan(0);
  });

  it('leaves the operator out without a token', async () => {
    const { executions } = (await newman('--folder', 'Operator')).run;
    expect(executions.filter(({ response }) => response !== undefined)).toEqual([]);
  });
});
