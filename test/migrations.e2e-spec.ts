import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { migrations } from '../src/migrations/index.js';
import { eventually } from './support/wait.js';
import { createWorld, type World } from './support/world.js';

/** Migrations are a step of their own: once, however many try, and before the processes that need them. */
const SCRIPT = join(__dirname, '../scripts/migrate.mjs');
const NAMES = migrations.map((migration) => migration.name);

let world: World;
beforeAll(async () => void (world = await createWorld({ SERVICES: 'tools' })));
afterAll(() => world.close());

const migrate = async (): Promise<string> => {
  const env = { ...process.env, ...world.environment() };
  return (await promisify(execFile)(process.execPath, [SCRIPT], { env })).stdout.trim();
};
const done = async (): Promise<string[]> =>
  (await world.query<{ name: string }>('SELECT name FROM migration ORDER BY id')).map(({ name }) => name);

it('five at once on an empty database apply each migration once', async () => {
  await world.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  const outputs = await Promise.all(Array.from({ length: 5 }, migrate));
  expect(outputs.filter((line) => line === 'the database is up to date')).toHaveLength(4);
  expect(outputs.filter((line) => line === `migrated: ${NAMES.join(', ')}`)).toHaveLength(1);
  expect(await done()).toEqual(NAMES);
});

describe('the database that it means', () => {
  const run = promisify(execFile);
  /** In a folder of its own, as on a machine where nothing is set. */
  const migrateIn = async (files: Record<string, string>, settings: Record<string, string> = {}) => {
    const cwd = mkdtempSync(join(world.dataDir, 'nothing-set-'));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text);
    const env = { PATH: process.env.PATH, ...settings };
    return run(process.execPath, [SCRIPT], { cwd, env }).then(
      ({ stdout }) => stdout.trim(),
      ({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr: stderr.trim() }),
    );
  };

  it('is the one that the server would use', async () => {
    const upToDate = 'the database is up to date';
    const url = world.databaseUrl;
    expect(await migrateIn({}, { DATABASE_URL: url })).toBe(upToDate);
    expect(await migrateIn({ '.env': `DATABASE_URL=${url}` })).toBe(upToDate);
    expect(await migrateIn({ url: `${url}\n` }, { DATABASE_URL_FILE: 'url' })).toBe(upToDate);
    expect(await migrateIn({ url, '.env': 'DATABASE_URL_FILE=url' })).toBe(upToDate);
  });

  const twice = { DATABASE_URL: 'postgres://nobody@localhost/none', DATABASE_URL_FILE: 'url' };
  const lost = { DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:9/none' };
  it.each<[string, Record<string, string>, number, RegExp]>([
    ['nothing', { NODE_ENV: 'production' }, 2, /^fyra: no database: set DATABASE_URL or DATABASE_URL_FILE .*$/],
    ['too much', twice, 1, /^fyra: DATABASE_URL and DATABASE_URL_FILE are both set: keep one of them$/],
    ['a wrong file', { DATABASE_URL_FILE: 'url' }, 1, /^fyra: DATABASE_URL_FILE="url" cannot be read \(ENOENT\).*$/],
    ['another machine', lost, 2, /^fyra: the database of DATABASE_URL does not answer \(ECONNREFUSED\)$/],
  ])('is not guessed when the settings name %s: one line says so', async (_what, settings, code, stderr) => {
    expect(await migrateIn({}, settings)).toEqual({ code, stderr: expect.stringMatching(stderr) });
  });
});

it('of names that look alike already, the first keeps its look, and the others their names', async () => {
  await world.query('DROP INDEX arena_participant_look; ALTER TABLE arena_participant DROP COLUMN look');
  await world.query(`DELETE FROM migration WHERE name LIKE 'Looks%'`);
  await world.query(`INSERT INTO arena_participant (id, kind, name, name_key, status, registered_at)
    SELECT name, 'challenger', name, name, 'queued', now() + place * interval '1 second'
    FROM unnest(ARRAY['Second-Owl', 'Second Owl', '!!!', 'Lone Owl', '0wl Lone']) WITH ORDINALITY AS n(name, place)`);
  expect(await migrate()).toMatch(/^migrated: Looks\d+$/);
  const rows = await world.query<{ name: string; look: string | null }>(
    'SELECT name, look FROM arena_participant ORDER BY registered_at',
  );
  expect(rows.map(({ name, look }) => [name, look])).toEqual([
    ['Second-Owl', 'secondowl'],
    ['Second Owl', null],
    ['!!!', '!!!'],
    ['Lone Owl', 'loneowl'],
    ['0wl Lone', 'owllone'],
  ]);
  await world.query(`DELETE FROM arena_participant WHERE kind = 'challenger'`);
});

it('starts on a database that a newer version has added to', async () => {
  await world.query(`ALTER TABLE outbox_job ADD COLUMN of_tomorrow text; ALTER TABLE account ADD COLUMN later jsonb`);
  await world.query(`INSERT INTO migration (timestamp, name) VALUES (9999999999999, 'Tomorrow9999999999999')`);
  const server = await world.start({ ROLE: 'api' });
  expect((await server.get('/readyz')).body).toEqual({ status: 'ok' });
  expect((await server.post('/api/register', { email: 'new@example.com', name: 'New' })).status).toBe(201);
  await server.stop();
});

it('refuses to start on a database that is behind, in one line, and changes nothing there', async () => {
  await world.query('DELETE FROM migration WHERE name = $1', [NAMES.at(-1)]);
  const server = await world.launch();
  await eventually('ended', () => server.hasEnded);
  expect(await server.stop()).toBe(1);
  const line = `fyra: the database lacks 1 of this version's migrations (${NAMES.at(-1)} …): run npm run migration:run first`;
  expect(
    server.logs
      .trim()
      .split('\n')
      .filter((one) => !/"level":"(info|warn)"/.test(one)),
  ).toEqual([line]);
  expect(await done()).not.toContain(NAMES.at(-1));
});
