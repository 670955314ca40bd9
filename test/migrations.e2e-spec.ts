import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { migrations } from '../src/migrations/index.js';
import { eventually } from './support/wait.js';
import { createWorld, type World } from './support/world.js';

/** Migrations are a step of their own: once, however many try, and before the processes that need them. */
jest.setTimeout(120_000);

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
  await eventually('ended', () => server.hasEnded, 60_000);
  expect(await server.stop()).toBe(1);
  const line = `fyra: the database lacks 1 of this version's migrations (${NAMES.at(-1)} …): run node scripts/migrate.mjs first`;
  expect(
    server.logs
      .trim()
      .split('\n')
      .filter((one) => one.startsWith('fyra:')),
  ).toEqual([line]);
  expect(await done()).not.toContain(NAMES.at(-1));
});
