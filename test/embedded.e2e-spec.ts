import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server as NetServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { eventually } from './support/wait.js';

/** `node scripts/dev-servers.mjs` holds the embedded servers exactly as `npm start` does, without the application. */
class Holder {
  output = '';
  readonly child: ChildProcess;

  constructor(dataDir: string, ports: number[]) {
    const script = join(__dirname, '../scripts/dev-servers.mjs');
    this.child = spawn(process.execPath, [script, dataDir, ...ports.map(String)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout!, this.child.stderr!]) {
      stream.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    }
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  async address(name: 'DATABASE_URL' | 'REDIS_URL'): Promise<string> {
    return eventually(name, () => {
      if (this.hasEnded) throw new Error(this.output);
      return new RegExp(`^${name}=(.+)$`, 'm').exec(this.output)?.[1];
    });
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    if (this.hasEnded) return;
    const ended = once(this.child, 'exit');
    this.child.kill(signal);
    await ended;
  }
}

let dataDir: string;
const holders: Holder[] = [];
const taken: NetServer[] = [];

const hold = (...ports: number[]): Holder => {
  const holder = new Holder(dataDir, ports);
  holders.push(holder);
  return holder;
};

/** Servers that work in this data folder, by their program. */
const servers = (part: 'postgres/cluster' | 'redis'): number[] =>
  readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && workingDirectory(pid) === join(dataDir, part))
    .map(Number);

function workingDirectory(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/** Stands as long as a new database has not reached the disk. */
const unsynced = (): string => join(dataDir, 'postgres/cluster.unsynced');

const postmaster = (): number =>
  Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);

async function sql(url: string, text: string): Promise<unknown[]> {
  const client = new Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function redis<T>(url: string, work: (client: Redis) => Promise<T>): Promise<T> {
  const client = new Redis(url);
  client.on('error', () => undefined);
  try {
    return await work(client);
  } finally {
    client.disconnect();
  }
}

async function occupy(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  taken.push(server);
  return (server.address() as { port: number }).port;
}

beforeAll(() => void (dataDir = mkdtempSync(join(tmpdir(), 'fyra-embedded-'))));
afterAll(async () => {
  await Promise.all(holders.map((holder) => holder.end('SIGTERM')));
  taken.forEach((server) => server.close());
  rmSync(dataDir, { recursive: true, force: true });
});

/** A server's children may be gone with it before their turn comes. */
function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

describe('embedded servers', () => {
  let databaseUrl: string;
  let redisUrl: string;
  let holder: Holder;

  it('start on an empty folder although the wanted ports are taken', async () => {
    const ports = [await occupy(), await occupy()];
    holder = hold(...ports);
    [databaseUrl, redisUrl] = [await holder.address('DATABASE_URL'), await holder.address('REDIS_URL')];
    expect(ports).not.toContain(Number(new URL(databaseUrl).port));
    expect(ports).not.toContain(Number(new URL(redisUrl).port));
    await sql(databaseUrl, 'CREATE TABLE kept (n int); INSERT INTO kept VALUES (1)');
    expect(await redis(redisUrl, (client) => client.set('kept', '1'))).toBe('OK');
  });

  it('write a new database through to the disk while it is used', async () => {
    await eventually('the disk', () => !existsSync(unsynced()));
  });

  it('give the application a role of little power', async () => {
    const rows = await sql(databaseUrl, 'SELECT rolsuper, rolreplication FROM pg_roles WHERE rolname = current_user');
    expect(rows).toEqual([{ rolsuper: false, rolreplication: false }]);
    await expect(sql(databaseUrl, "COPY kept FROM PROGRAM 'echo 1'")).rejects.toThrow('permission denied');
  });

  it('listen on the loopback interface and want a password', async () => {
    await expect(sql(databaseUrl.replace(/:[0-9a-f]{64}@/, ':wrong@'), 'SELECT 1')).rejects.toThrow('password');
    const open = redis(redisUrl.replace(/:[0-9a-f]{64}@/, ''), (client) => client.get('kept'));
    await expect(open).rejects.toThrow('NOAUTH');
    expect(await sql(databaseUrl, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    expect(await redis(redisUrl, (client) => client.config('GET', 'bind'))).toEqual(['bind', '127.0.0.1']);
    expect(statSync(join(dataDir, 'embedded.json')).mode & 0o777).toBe(0o600);
  });

  it('keep Redis as queues need it', async () => {
    const settings = await redis(redisUrl, (client) =>
      client.config('GET', 'maxmemory-policy', 'appendonly', 'appendfsync'),
    );
    expect(settings).toEqual(expect.arrayContaining(['noeviction', 'yes', 'everysec']));
  });

  it('refuse a second holder of the same folder in one line', async () => {
    const second = hold();
    await eventually('its end', () => second.hasEnded);
    expect(second.child.exitCode).toBe(1);
    expect(second.output).toBe(
      `${dataDir} is in use by process ${holder.child.pid}: stop that one first, or set DATA_DIR to another folder\n`,
    );
  });

  it('outlive kill -9 of their holder and are found by the next', async () => {
    const before = [postmaster(), ...servers('redis')];
    await holder.end('SIGKILL');
    holder = hold();
    expect(await holder.address('DATABASE_URL')).toBe(databaseUrl);
    expect(await holder.address('REDIS_URL')).toBe(redisUrl);
    expect([postmaster(), ...servers('redis')]).toEqual(before);
    expect(holder.output.match(/was still running/g)).toHaveLength(2);
  });

  it('come back by themselves when they are killed under work', async () => {
    const busy = sql(databaseUrl, 'SELECT pg_sleep(20)').catch((error: Error) => error.message);
    process.kill(postmaster(), 'SIGKILL');
    servers('redis').forEach(killIfAlive);
    await Promise.all([
      eventually('PostgreSQL', () => sql(databaseUrl, 'SELECT n FROM kept').catch(() => undefined)),
      eventually('Redis', () => redis(redisUrl, (client) => client.get('kept')).catch(() => undefined)),
    ]);
    expect(await sql(databaseUrl, 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
    expect(holder.output.match(/has died and is started again/g)).toHaveLength(2);
    expect(holder.output).not.toMatch(/could not be started/);
    await busy;
  });

  it('start on the same data after kill -9 of everything', async () => {
    const all = [holder.child.pid!, ...servers('postgres/cluster'), ...servers('redis')];
    all.forEach(killIfAlive);
    await eventually('their end', () => servers('postgres/cluster').length + servers('redis').length === 0);
    writeFileSync(unsynced(), ''); // as after a kill in the first second
    holder = hold();
    expect(await sql(await holder.address('DATABASE_URL'), 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
    expect(await redis(await holder.address('REDIS_URL'), (client) => client.get('kept'))).toBe('1');
    await eventually('the disk', () => !existsSync(unsynced()));
  });

  it('end with their holder', async () => {
    await holder.end('SIGTERM');
    expect([...servers('postgres/cluster'), ...servers('redis')]).toEqual([]);
  });

  it('start although the pid file names a stranger', async () => {
    const stranger = new Client(process.env.TEST_DATABASE_URL!.replace(/[^/]+$/, 'fyra'));
    await stranger.connect();
    const { rows } = await stranger.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    writeFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), `${rows[0].pid}\n/elsewhere\n1\n1\n\n127.0.0.1\n`);
    holder = hold();
    expect(await sql(await holder.address('DATABASE_URL'), 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
    await holder.end('SIGTERM');
    await stranger.end();
  });

  it('start although the broken append-only file of Redis cannot be read', async () => {
    const folder = join(dataDir, 'redis/appendonlydir');
    const name = readdirSync(folder).find((file) => file.endsWith('.incr.aof'))!;
    writeFileSync(join(folder, name), '*3\r\n$3\r\nSET\r\nnonsense\r\n*1\r\n$4\r\nPING\r\n'.repeat(20));
    holder = hold();
    expect(await redis(await holder.address('REDIS_URL'), (client) => client.ping())).toBe('PONG');
    expect(holder.output).toContain('could not read its file');
  });
});
