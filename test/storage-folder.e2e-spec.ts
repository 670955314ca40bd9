import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from './support/http.js';
import { finalJob, issueKey, order } from './support/image-jobs.js';
import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { createWorld, type World } from './support/world.js';

/** A folder of files that is taken away under the processes, in each of the ways that machines have for it. */
let world: World;
let folder: string;
let aside: string;
let api: Server;
let work: Server;
let key: string;
let before: string;
beforeAll(async () => {
  world = await createWorld({ SERVICES: 'tools' });
  folder = join(world.dataDir, 'volume');
  aside = join(world.dataDir, 'aside');
  const settings = { STORAGE_URL: `file:${folder}` };
  [api, work] = await Promise.all([
    world.start({ ...settings, ROLE: 'api' }),
    world.start({ ...settings, ROLE: 'worker' }),
  ]);
  key = await issueKey(api);
  before = pathOf((await painted(await ordered())).image_url);
});
afterAll(() => world.close());

const pathOf = (address: unknown): string => new URL(String(address)).pathname;
const ordered = async (): Promise<string> =>
  String((await order(api.with({ 'X-API-Key': key }), 4 * ++orders)).body.job_id);
let orders = 0;
const painted = (id: string): Promise<Json> => finalJob(api, id);

const takeAway = (): void => renameSync(folder, aside);
const bringBack = (): void => renameSync(aside, folder);

const WAYS: [what: string, away: () => void, back: () => void][] = [
  ['gone', takeAway, bringBack],
  [
    'replaced by the empty folder that it was mounted on',
    () => (takeAway(), mkdirSync(folder)),
    () => (rmdirSync(folder), bringBack()), // not empty when something was written into it
  ],
  ['replaced by a file', () => (takeAway(), writeFileSync(folder, '')), () => (rmSync(folder), bringBack())],
];

it.each(WAYS)(
  'is away when it is %s: files are 503, jobs wait, and all goes on when it is back',
  async (_what, away, back) => {
    away();
    expect(await api.get('/readyz')).toMatchObject({
      status: 200,
      body: { status: 'degraded', degraded: ['storage'] },
    });
    expect(await api.get(before)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    const id = await ordered();
    const excused = 'SELECT id FROM outbox_job WHERE ref = $1 AND excused > 1';
    await eventually('twice excused', async () => (await world.query(excused, [id])).length > 0);
    expect((await work.get('/metrics')).text).toMatch(
      /fyra_artefact_seconds_count\{operation="put",outcome="away"\} \d+/,
    );
    back();
    expect((await painted(id)).status).toBe('completed');
    expect((await api.get(before)).status).toBe(200);
    expect((await api.get('/readyz')).body).toEqual({ status: 'ok' });
  },
);

it('is another store when a process is started on another folder', async () => {
  const elsewhere = join(world.dataDir, 'elsewhere');
  const stray = await world.start({ ROLE: 'api', STORAGE_URL: `file:${elsewhere}` });
  expect((await stray.get('/readyz')).body).toEqual({ status: 'degraded', degraded: ['storage'] });
  expect((await stray.get(before)).status).toBe(503);
  expect(existsSync(elsewhere)).toBe(false);
  expect(stray.logs).toContain('.fyra-store');
});

/** Where a file system of its own can be mounted. */
const mounted = (place: string, options: string): boolean => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', place], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

it('keeps jobs waiting while it is read-only', async () => {
  const place = join(world.dataDir, 'read-only');
  mkdirSync(place);
  if (!mounted(place, 'size=4m')) return;
  try {
    execFileSync('cp', ['-a', `${folder}/.`, place]);
    await Promise.all([api, work].map((server) => server.stop()));
    const all = await world.start({ STORAGE_URL: `file:${place}` });
    execFileSync('mount', ['-o', 'remount,ro', place]);
    expect((await all.get('/readyz')).body).toEqual({ status: 'degraded', degraded: ['storage'] });
    api = all;
    const id = await ordered();
    expect((await api.get(before)).status).toBe(200);
    const excused = 'SELECT id FROM outbox_job WHERE ref = $1 AND excused > 1';
    await eventually('twice excused', async () => (await world.query(excused, [id])).length > 0);
    execFileSync('mount', ['-o', 'remount,rw', place]);
    expect((await painted(id)).status).toBe('completed');
    await all.stop();
  } finally {
    execFileSync('umount', ['-l', place]);
  }
});
