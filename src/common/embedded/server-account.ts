import { spawnSync, type SpawnOptions } from 'node:child_process';
import { chownSync, lstatSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedError } from './embedded-error.js';

/** How the servers are run: as ourselves, or, when we are root, as `nobody` (PostgreSQL refuses root). */
export interface ServerAccount {
  /** Options for spawn. */
  identity: Pick<SpawnOptions, 'uid' | 'gid'>;
  /** Words in front of the command. */
  wrapper: string[];
  /** Whom the servers' folders must belong to. */
  owner?: { uid: number; gid: number };
}

const OURSELVES: ServerAccount = { identity: {}, wrapper: [] };

let account: ServerAccount | undefined;

/** @throws EmbeddedError as root on a machine where no other account can be taken */
export function serverAccount(): ServerAccount {
  account ??= process.getuid?.() === 0 ? unprivileged() : OURSELVES;
  return account;
}

/** A container may map no other user than root: then a user namespace still shows `nobody` to the servers. */
function unprivileged(): ServerAccount {
  const nobody = nobodyAccount();
  const plain = { identity: nobody, wrapper: [], owner: nobody };
  const namespace = ['unshare', '--user', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`, '--'];
  const wrapped = { identity: {}, wrapper: namespace, owner: { uid: 0, gid: 0 } };
  const works = [plain, wrapped].find((candidate) => run(candidate, 'id', ['-u']).stdout?.trim() === `${nobody.uid}`);
  if (works !== undefined) return works;
  throw new EmbeddedError(
    'PostgreSQL does not run as root and no other account can be taken here: start as an ordinary user, or set DATABASE_URL',
  );
}

function nobodyAccount(): { uid: number; gid: number } {
  const line = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m);
  return line === null ? { uid: 65_534, gid: 65_534 } : { uid: Number(line[1]), gid: Number(line[2]) };
}

/** Runs a short command as that account and waits. */
function run(as: ServerAccount, command: string, args: string[]) {
  const [program, ...rest] = [...as.wrapper, command, ...args];
  return spawnSync(program, rest, { cwd: '/', ...as.identity, encoding: 'utf8', env: serverEnvironment() });
}

/** Nothing of our environment (PGPORT, secrets) reaches the servers. */
export function serverEnvironment(libraries?: string): NodeJS.ProcessEnv {
  const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  return { PATH: path, LC_ALL: 'C', TZ: 'UTC', ...(libraries === undefined ? {} : { LD_LIBRARY_PATH: libraries }) };
}

/** Gives a folder with all that is in it to the account. */
export function handOver(folder: string, as: ServerAccount): void {
  const { owner } = as;
  if (owner === undefined || lstatSync(folder).uid === owner.uid) return;
  try {
    chownTree(folder, owner);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'refused';
    throw new EmbeddedError(`${folder} cannot be given to uid ${owner.uid} (${reason}): set DATA_DIR to a local disk`);
  }
}

/** Children first, so that an interrupted run is seen and finished by the next. */
function chownTree(path: string, owner: { uid: number; gid: number }): void {
  const status = lstatSync(path);
  if (status.isSymbolicLink()) return;
  if (status.isDirectory()) for (const name of readdirSync(path)) chownTree(join(path, name), owner);
  chownSync(path, owner.uid, owner.gid);
}

/** Whether the account may run this program or enter this folder. */
export const canExecute = (as: ServerAccount, path: string): boolean => run(as, 'test', ['-x', path]).status === 0;

/** First line of `program --version`; undefined when it does not run here. */
export function versionOf(as: ServerAccount, program: string): string | undefined {
  const { status, stdout } = run(as, program, ['--version']);
  return status === 0 ? stdout.split('\n')[0] : undefined;
}
