import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cached } from './cache-dir.js';
import { runToEnd } from './command.js';
import { EmbeddedError } from './embedded-error.js';
import { canExecute, versionOf, type ServerAccount } from './server-account.js';
import type { Log } from './supervise.js';

/** A `redis-server` or `valkey-server` that runs under the servers' account. */
export interface RedisBinary {
  program: string;
  /** For LD_LIBRARY_PATH. */
  libraries?: string;
}

const OLDEST = [6, 2];
const CLEAR_LINE =
  'Redis is not available on this machine: set REDIS_URL, or install it (apt-get install redis-server, brew install redis, docker run -p 6379:6379 redis:7)';

/** The machine's own, else Debian's or Ubuntu's package unpacked into the cache. @throws EmbeddedError when neither can be had */
export async function redisBinary(as: ServerAccount, dataDir: string, log: Log): Promise<RedisBinary> {
  for (const name of ['redis-server', 'valkey-server']) {
    const program = (await runToEnd(['sh', '-c', `command -v ${name}`], '/')).output.trim();
    if (program !== '' && canExecute(as, program) && isRecent(versionOf(as, program))) return { program };
  }
  if (!existsSync('/usr/bin/apt-get') || !existsSync('/usr/bin/dpkg')) throw new EmbeddedError(CLEAR_LINE);
  const began = performance.now();
  const folder = await cached(dataDir, `redis-${process.arch}`, async (empty) => {
    await unpack(empty);
    log(`Redis fetched with apt (${((performance.now() - began) / 1000).toFixed(1)} s, once)`);
  });
  return { program: join(folder, 'usr/bin/redis-server'), libraries: libraryPath(folder) };
}

function isRecent(version = ''): boolean {
  const [major = 0, minor = 0] = (/v=(\d+)\.(\d+)/.exec(version) ?? []).slice(1).map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}

function libraryPath(folder: string): string {
  const root = join(folder, 'usr/lib');
  return [root, ...readdirSync(root).map((name) => join(root, name))].join(':');
}

/** Needs no rights: apt reads the machine's sources, but keeps lists and packages in folders of ours. */
async function unpack(folder: string): Promise<void> {
  const work = join(folder, 'apt');
  for (const part of ['lists/partial', 'cache/archives/partial', 'packages']) {
    mkdirSync(join(work, part), { recursive: true });
  }
  await apt(work, ['update']);
  const wanted = await apt(work, ['install', '--print-uris', '-qq', '--no-install-recommends', 'redis-server']);
  await apt(work, ['download', ...packageNames(wanted)]);
  for (const name of readdirSync(join(work, 'packages'))) {
    await succeed(['dpkg', '-x', join(work, 'packages', name), folder], folder);
  }
  rmSync(work, { recursive: true });
}

/** From lines such as `'http://…/redis-tools_7.0.deb' redis-tools_5%3a7.0_amd64.deb 991988 …`. */
export const packageNames = (lines: string): string[] =>
  [...lines.matchAll(/^'[^']+' ([a-z0-9][a-z0-9.+-]*)_\S+\.deb /gm)].map((match) => match[1]);

function apt(work: string, command: string[]): Promise<string> {
  const options = [
    `Dir::State::lists=${work}/lists`,
    `Dir::Cache=${work}/cache`,
    'Acquire::Languages=none',
    'Acquire::Retries=2',
    'Acquire::http::Timeout=20',
    'Acquire::https::Timeout=20',
    'Debug::NoLocking=1',
    ...(process.getuid?.() === 0 ? ['APT::Sandbox::User=root'] : []),
  ];
  return succeed(['apt-get', ...options.flatMap((option) => ['-o', option]), ...command], join(work, 'packages'));
}

async function succeed(command: string[], cwd: string): Promise<string> {
  const { status, output } = await runToEnd(command, cwd);
  if (status === 0) return output;
  const reason = output.split('\n').find((line) => line.startsWith('E: ')) ?? `${command[0]} failed`;
  throw new EmbeddedError(`${CLEAR_LINE}. Fetching it failed: ${reason}`);
}
