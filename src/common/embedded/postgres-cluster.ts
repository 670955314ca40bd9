import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from './command.js';
import { EmbeddedError } from './embedded-error.js';
import type { PostgresBinaries } from './postgres-binaries.js';
import { handOver, type ServerAccount } from './server-account.js';

export const SUPERUSER = 'postgres';

/**
 * How a server that works in its data folder names that folder. As `nobody` it may not look up the folders
 * above (a checkout below /root is closed to others), but its own working directory it can always enter.
 */
export const ownFolder = (as: ServerAccount, folder: string): string =>
  as.owner !== undefined && existsSync('/proc/self/cwd') ? '/proc/self/cwd' : folder;

/** Where the embedded server keeps its data. */
export const clusterOf = (dataDir: string): string => join(dataDir, 'postgres', 'cluster');

/** Major version that made the data; undefined when there are none yet. */
export function clusterMajor(cluster: string): number | undefined {
  const file = join(cluster, 'PG_VERSION');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined;
}

/** Stands beside a data folder that has not been written through to the disk yet. */
const unsynced = (home: string): string => join(home, 'cluster.unsynced');

/**
 * Makes the data folder `<home>/cluster`, whole or not at all; `writeThrough` belongs to it, but a server may be started meanwhile.
 * @throws EmbeddedError with the reason of initdb
 */
export async function createCluster(
  home: string,
  binaries: PostgresBinaries,
  as: ServerAccount,
  password: string,
): Promise<void> {
  const fresh = join(home, 'cluster.new');
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  chmodSync(fresh, 0o700);
  chmodSync(home, 0o700);
  const passwordFile = join(home, 'password.new');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  for (const path of [passwordFile, fresh, home]) handOver(path, as);
  const { status, output } = await runToEnd(initdb(fresh, binaries, as), fresh, as);
  rmSync(passwordFile);
  if (status !== 0) throw new EmbeddedError(`PostgreSQL's data folder cannot be made: ${lastLine(output)}`);
  writeFileSync(unsynced(home), '');
  renameSync(fresh, join(home, 'cluster'));
}

/** Writes a new data folder through to the disk, which takes longer than making it. @throws EmbeddedError with the reason of initdb */
export async function writeThrough(home: string, { folder }: PostgresBinaries, as: ServerAccount): Promise<void> {
  if (!existsSync(unsynced(home))) return;
  const cluster = join(home, 'cluster');
  const command = [join(folder, 'initdb'), '-D', ownFolder(as, cluster), '--sync-only'];
  const { status, output } = await runToEnd(command, cluster, as);
  if (status !== 0) throw new EmbeddedError(`PostgreSQL's data folder cannot be written: ${lastLine(output)}`);
  rmSync(unsynced(home), { force: true });
}

function initdb(fresh: string, { folder, major }: PostgresBinaries, as: ServerAccount): string[] {
  const own = ownFolder(as, fresh);
  const locale = major >= 17 ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : ['--locale=C'];
  const access = [`--username=${SUPERUSER}`, '--auth=scram-sha-256', `--pwfile=${own}/../password.new`];
  return [join(folder, 'initdb'), '-D', own, '--encoding=UTF8', '--data-checksums', '--no-sync', ...locale, ...access];
}

export const lastLine = (text: string): string => text.trim().split('\n').at(-1)?.trim() ?? '';
