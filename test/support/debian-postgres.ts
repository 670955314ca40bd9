import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './server.js';

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
  stop(): void;
}

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
  return {
    create: (name) => {
      run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'fyra', name);
      return `postgres://fyra@127.0.0.1:${port}/${name}`;
    },
    stop: () => {
      run('pg_ctl', '-D', 'data', '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
