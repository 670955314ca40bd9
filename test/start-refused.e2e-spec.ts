import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './support/free-port.js';
import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { createWorld, type World } from './support/world.js';

/** A process that cannot do its work ends with one line that says why. */
let world: World;
beforeAll(async () => void (world = await createWorld({ SERVICES: 'tools', ROLE: 'api', LOG_LEVEL: 'info' })));
afterAll(() => world.close());

/** What a start that is refused has written, lines of level info and warn aside. */
async function refusal(settings: Record<string, string>): Promise<string[]> {
  const server = await world.launch(settings);
  await eventually('the end', () => server.hasEnded);
  expect(await server.stop()).toBe(1);
  return linesOf(server).filter((line) => !/"level":"(info|warn)"/.test(line));
}

const linesOf = ({ logs }: Server): string[] => logs.trim().split('\n');

describe('another KEY_PEPPER than that of the first process', () => {
  const proofs = (): Promise<{ name: string }[]> => world.query('SELECT name FROM secret_proof');
  /** As the runbook says. */
  const GIVE_UP = /psql .* -c "(DELETE FROM secret_proof[^"]+)"/.exec(
    readFileSync(join(__dirname, '../docs/operations.md'), 'utf8'),
  )![1];
  const OTHER = 'another pepper than that of the tests';

  it('is refused, and changes nothing', async () => {
    const servers = await Promise.all([1, 2, 3, 4].map(() => world.start()));
    const { body } = await servers[0].post('/api/register', { email: 'ada@example.com', name: 'Ada' });
    expect(await proofs()).toEqual([{ name: 'KEY_PEPPER' }]);
    expect(await refusal({ KEY_PEPPER: OTHER })).toEqual([
      expect.stringMatching(/^fyra: KEY_PEPPER is not the one that this database's keys were made under: /),
    ]);
    const own = { headers: { 'X-API-Key': String(body.api_key) } };
    expect((await servers[1].get('/api/keys/me', own)).status).toBe(200);
    await Promise.all(servers.map((server) => server.stop()));
  });

  it('is taken once its operator has given all keys up', async () => {
    await world.query(GIVE_UP);
    const server = await world.start({ KEY_PEPPER: OTHER });
    expect(await proofs()).toHaveLength(1);
    await server.stop();
    expect(await refusal({})).toHaveLength(1);
  });

  it('one of many that start at once decides for all', async () => {
    await world.query('DELETE FROM secret_proof');
    const peppers = [1, 2, 3, 4].map((n) => `pepper number ${n} of the tests`);
    const servers = await Promise.all(peppers.map((KEY_PEPPER) => world.launch({ KEY_PEPPER })));
    await eventually('three ended', () => servers.filter(({ hasEnded }) => hasEnded).length === 3);
    await servers.find(({ hasEnded }) => !hasEnded)!.ready();
    await Promise.all(servers.map((server) => server.stop()));
  });
});

describe('a database that is not there', () => {
  it('is waited for a while, then named by its address in one line', async () => {
    const port = await freePort();
    expect(await refusal({ DATABASE_URL: `postgres://fyra:geheim@127.0.0.1:${port}/fyra` })).toEqual([
      `fyra: PostgreSQL at 127.0.0.1:${port}/fyra (DATABASE_URL) has not answered for 10 s: connect ECONNREFUSED 127.0.0.1:${port}`,
    ]);
  });

  it('or does not let us in is named without waiting', async () => {
    const { host, username, password } = new URL(world.databaseUrl);
    expect(await refusal({ DATABASE_URL: `postgres://${username}:${password}@${host}/none_such` })).toEqual([
      `fyra: PostgreSQL at ${host}/none_such (DATABASE_URL) does not let us in: database "none_such" does not exist`,
    ]);
  });
});

it('a port that is taken is named in one line', async () => {
  await world.query('DELETE FROM secret_proof');
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const said = await refusal({ PORT: String(port) });
  other.close();
  expect(said).toEqual([`fyra: ended by listen EADDRINUSE: address already in use 127.0.0.1:${port}`]);
});

describe('settings that are seldom meant', () => {
  it('are said before anything is done', async () => {
    const server = await world.launch({
      DATABASE_URL: '',
      REDIS_URL: '',
      KEY_PEPPER: '',
      PGPORT: '1',
      PGHOST: '127.0.0.1',
    });
    await eventually('the end', () => server.hasEnded);
    const lines = linesOf(server);
    expect(lines.join('\n')).toContain('DATABASE_URL is not set: PostgreSQL is looked for at 127.0.0.1:1"');
    expect(lines.join('\n')).toContain('REDIS_URL is not set: Redis is looked for at localhost:6379"');
    expect(lines.filter((line) => line.startsWith('fyra: '))).toEqual([
      expect.stringMatching(/^fyra: KEY_PEPPER is not set: /),
    ]);
  });

  it('weak secrets end a process in production and are warned of elsewhere', async () => {
    await world.query('DELETE FROM secret_proof');
    const weak = { KEY_PEPPER: 'a', ADMIN_TOKEN: 'x' };
    expect(await refusal({ ...weak, NODE_ENV: 'production' })).toEqual([
      'fyra: ADMIN_TOKEN is weak: give at least 16 characters, 8 of them different (openssl rand -hex 32)',
    ]);
    const server = await world.start(weak);
    expect(linesOf(server).filter((line) => / is weak: /.test(line))).toHaveLength(2);
    expect(server.logs).toContain('BILLING=sandbox: anybody can confirm an order without paying');
    await server.stop();
  });
});

describe('a backup whose dump fails', () => {
  it('leaves no file behind, and an older one as it was', async () => {
    const script = join(__dirname, '../deploy/backup/backup.sh');
    const folder = join(world.dataDir, 'backup');
    const run = promisify(execFile);
    const fake = `mkdir -p ${folder} ${folder}/bin && echo old > ${folder}/fyra.dump &&
      printf '#!/bin/sh\\nfor last do case $last in --file=*) echo half > "\${last#--file=}";; esac; done\\nexit 1\\n' > ${folder}/bin/pg_dump &&
      chmod +x ${folder}/bin/pg_dump`;
    await run('sh', ['-c', fake]);
    const env = { ...process.env, PATH: `${folder}/bin:${process.env.PATH}`, DATABASE_URL: 'postgres://none' };
    await expect(run('sh', [script, folder], { env })).rejects.toMatchObject({ code: 1 });
    expect((await run('sh', ['-c', `ls ${folder} && cat ${folder}/fyra.dump`])).stdout).toBe('bin\nfyra.dump\nold\n');
  });
});
