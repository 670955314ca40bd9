import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);
export const SCALE = 20;
export const CLIENTS = 16;

/**
 * Transactions per second of `pgbench -N` (simple update: UPDATE, SELECT, INSERT) on a server: by pgbench itself, or, on a
 * machine that has none, by the same statements through the driver.
 */
export async function pgbench(databaseUrl) {
  const program = (await onPath()) ?? (await unpacked());
  await (program ? fill(program.path, databaseUrl) : fillOurselves(databaseUrl));
  return {
    how: program ? `pgbench ${program.from}` : 'the statements of pgbench -N through pg (no pgbench on this machine)',
    tps: (seconds) => (program ? measure(program.path, databaseUrl, seconds) : measureOurselves(databaseUrl, seconds)),
    done: () => program?.remove?.(),
  };
}

async function onPath() {
  const found = await run('pgbench', ['--version']).catch(() => null);
  return found && { path: 'pgbench', from: 'on the path' };
}

/** From Debian's package, unpacked into a folder for the time of the benchmark. */
async function unpacked() {
  const folder = await mkdtemp(join(tmpdir(), 'fyra-pgbench-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const { stdout } = await run('apt-cache', ['depends', 'postgresql']);
    const name = /Depends: (postgresql-\d+)/.exec(stdout)[1];
    await run('apt-get', ['download', name], { cwd: folder });
    const [file] = (await readdir(folder)).filter((one) => one.endsWith('.deb'));
    await run('dpkg-deb', ['-x', join(folder, file), folder]);
    const path = join(folder, `usr/lib/postgresql/${name.split('-')[1]}/bin/pgbench`);
    await run(path, ['--version']);
    if (existsSync(path)) return { path, from: 'of the Debian package', remove };
  } catch {
    // no apt, no network or no libpq
  }
  await remove();
  return null;
}

const fill = (program, url) => run(program, ['-i', '-q', '-s', String(SCALE), url]);

async function measure(program, url, seconds) {
  const args = ['-N', '-n', '-c', String(CLIENTS), '-j', '1', '-T', String(seconds), url];
  const { stdout } = await run(program, args);
  return Number(/tps = ([\d.]+)/.exec(stdout)[1]);
}

const ACCOUNTS = 100_000 * SCALE;

async function fillOurselves(url) {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    `CREATE TABLE pgbench_accounts (aid int PRIMARY KEY, bid int, abalance int, filler char(84)) WITH (fillfactor = 100)`,
  );
  await client.query(
    'CREATE TABLE pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22))',
  );
  await client.query(
    `INSERT INTO pgbench_accounts SELECT n, 1 + (n - 1) / 100000, 0, '' FROM generate_series(1, ${ACCOUNTS}) n`,
  );
  await client.end();
}

async function measureOurselves(url, seconds) {
  const end = performance.now() + seconds * 1000;
  const counts = await Promise.all(Array.from({ length: CLIENTS }, () => transactions(url, end)));
  return counts.reduce((sum, n) => sum + n, 0) / seconds;
}

async function transactions(url, end) {
  const client = new pg.Client(url);
  await client.connect();
  const any = (most) => 1 + Math.floor(Math.random() * most);
  let count = 0;
  for (; performance.now() < end; count++) {
    const [aid, bid, tid, delta] = [any(ACCOUNTS), any(SCALE), any(10 * SCALE), any(10_001) - 5001];
    await client.query('BEGIN');
    await client.query('UPDATE pgbench_accounts SET abalance = abalance + $1 WHERE aid = $2', [delta, aid]);
    await client.query('SELECT abalance FROM pgbench_accounts WHERE aid = $1', [aid]);
    await client.query('INSERT INTO pgbench_history (tid, bid, aid, delta, mtime) VALUES ($1, $2, $3, $4, now())', [
      tid,
      bid,
      aid,
      delta,
    ]);
    await client.query('END');
  }
  await client.end();
  return count;
}
