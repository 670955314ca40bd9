import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.js';

const VERSIONS = '/usr/lib/postgresql';
const NOBODY = 65_534;

/** Folder of the programs of the newest PostgreSQL that the machine has, with pg_dump of the same version. */
export function debianPostgres(): string | undefined {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(VERSIONS, version, 'bin'));
  return folders.find((bin) => ['initdb', 'pg_ctl', 'pg_dump'].every((name) => existsSync(join(bin, name))));
}

export interface Cluster {
  /** Address of a new, empty database. */
  create(name: string): string;
  /** A second server that follows this one's write-ahead log; only a cluster started for it has one. */
  replica(): Promise<Replica>;
  /** Whether a commit waits until the replica has it. */
  setSynchronous(on: boolean): void;
  /** kill -9 of the postmaster: its other processes end with it. */
  kill(): void;
  stop(): void;
}

export interface Replica {
  port: number;
  /** It receives no more, so that what is committed from now on is not here. */
  detach(): void;
  /** Takes over: writes are accepted when this returns. */
  promote(): void;
  stop(): void;
}

const REPLICA = 'replica';

/** A PostgreSQL of the machine's own packages, as the embedded one has no pg_dump. */
export async function startCluster(bin: string): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'fyra-cluster-'));
  const port = await freePort();
  const isRoot = process.getuid?.() === 0; // whom PostgreSQL refuses
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const options: ExecFileSyncOptions = {
    cwd: folder,
    stdio: 'ignore',
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  };
  const run = (program: string, ...args: string[]) => execFileSync(join(bin, program), args, options);
  run('initdb', '-D', 'data', '-U', 'fyra', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync');
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  run('pg_ctl', '-D', 'data', '-w', '-l', 'log', '-o', settings, 'start');
  const psql = (sql: string) => run('psql', '-h', '127.0.0.1', '-p', String(port), '-U', 'fyra', '-c', sql, 'postgres');
  return {
    replica: () => startReplica(run, folder, port),
    setSynchronous: (on) => {
      psql(`ALTER SYSTEM SET synchronous_standby_names = '${on ? REPLICA : ''}'`);
      psql('SELECT pg_reload_conf()');
    },
    kill: () => process.kill(postmasterOf(join(folder, 'data')), 'SIGKILL'),
    create: (name) => {
      run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'fyra', name);
      return `postgres://fyra@127.0.0.1:${port}/${name}`;
    },
    stop: () => {
      try {
        run('pg_ctl', '-D', 'data', '-m', 'immediate', 'stop');
      } catch {
        // It was killed.
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Run = (program: string, ...args: string[]) => unknown;

async function startReplica(run: Run, folder: string, primary: number): Promise<Replica> {
  const port = await freePort();
  const from = `host=127.0.0.1 port=${primary} user=fyra application_name=${REPLICA}`;
  run('pg_basebackup', '-d', from, '-D', REPLICA, '-R', '-X', 'stream', '-c', 'fast');
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  run('pg_ctl', '-D', REPLICA, '-w', '-l', 'replica.log', '-o', settings, 'start');
  const psql = (sql: string) => run('psql', '-h', '127.0.0.1', '-p', String(port), '-U', 'fyra', '-c', sql, 'postgres');
  return {
    port,
    detach: () => {
      psql("ALTER SYSTEM SET primary_conninfo = ''");
      psql('SELECT pg_reload_conf()');
    },
    promote: () => run('pg_ctl', '-D', REPLICA, '-w', 'promote'),
    stop: () => run('pg_ctl', '-D', REPLICA, '-m', 'immediate', 'stop'),
  };
}

const postmasterOf = (data: string): number =>
  Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
