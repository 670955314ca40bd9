import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from '../../src/common/embedded/command.js';
import { EmbeddedPostgres } from '../../src/common/embedded/embedded-postgres.js';
import { endProcess, type ProcessIdentity } from '../../src/common/embedded/process-identity.js';
import { redisBinary, type RedisBinary } from '../../src/common/embedded/redis-binaries.js';
import { handOver, serverAccount } from '../../src/common/embedded/server-account.js';
import { freePort } from './free-port.js';

const silent = (): void => undefined;

export interface TlsServers {
  databaseUrl: string;
  redisUrl: string;
  /** Certificate of the authority that vouches for both. */
  ca: string;
  close(): Promise<void>;
}

/** PostgreSQL and Redis that speak TLS, Redis nothing else; null and a printed reason where the programs cannot. */
export async function startTlsServers(folder: string): Promise<TlsServers | null> {
  const binary = await redisBinary(serverAccount(), folder, silent);
  const lacking = [hasOpenssl() ? '' : 'openssl is missing', speaksTls(binary) ? '' : 'this Redis has no TLS'];
  const reason = lacking.filter(Boolean).join(', ');
  if (reason !== '') {
    process.stdout.write(`left out: ${reason}\n`);
    return null;
  }
  const ca = certificates(folder);
  const [postgres, redis] = await Promise.all([startPostgres(folder), startRedis(folder, binary)]);
  return {
    databaseUrl: postgres.url.replace('127.0.0.1', 'localhost'),
    redisUrl: redis.url,
    ca,
    close: async () => {
      await Promise.all([postgres.stop(), endProcess(redis.process, [['SIGKILL', 1000]])]);
    },
  };
}

const hasOpenssl = (): boolean => spawnSync('openssl', ['version']).status === 0;

function speaksTls({ program, libraries }: RedisBinary): boolean {
  const env = libraries === undefined ? process.env : { ...process.env, LD_LIBRARY_PATH: libraries };
  // A wrong last setting ends it at once; without TLS it stumbles over the first already.
  const settings = ['--tls-port', '0', '--port', '0', '--maxmemory', 'x'];
  return !/>>> 'tls-port/.test(spawnSync(program, settings, { env, encoding: 'utf8' }).output.join(''));
}

/** An authority, and a certificate of it for this machine, in a folder for each server. */
function certificates(folder: string): string {
  const work = join(folder, 'tls');
  mkdirSync(work);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: work, stdio: 'ignore' });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  openssl('req', '-x509', ...key, '-subj', '/CN=Fyra test authority', '-keyout', 'ca.key', '-out', 'ca.crt');
  const names = ['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1', '-addext', 'basicConstraints=CA:FALSE'];
  const signed = ['-CA', 'ca.crt', '-CAkey', 'ca.key'];
  openssl(
    'req',
    '-x509',
    ...key,
    ...signed,
    '-subj',
    '/CN=localhost',
    ...names,
    '-keyout',
    'own.key',
    '-out',
    'own.crt',
  );
  for (const server of ['tls-postgres', 'tls-redis']) {
    mkdirSync(join(folder, server));
    for (const file of ['ca.crt', 'own.crt', 'own.key']) copyFileSync(join(work, file), join(folder, server, file));
    chmodSync(join(folder, server, 'own.key'), 0o600);
    handOver(join(folder, server), serverAccount());
  }
  return join(work, 'ca.crt');
}

async function startPostgres(folder: string): Promise<EmbeddedPostgres> {
  const files = {
    ssl_cert_file: join(folder, 'tls-postgres/own.crt'),
    ssl_key_file: join(folder, 'tls-postgres/own.key'),
  };
  const settings = { fsync: 'off', ssl: 'on', listen_addresses: 'localhost', ...files };
  const secrets = { superuserPassword: secret(), password: secret() };
  const postgres = new EmbeddedPostgres(folder, secrets, undefined, silent, settings);
  await postgres.start();
  return postgres;
}

async function startRedis(folder: string, binary: RedisBinary): Promise<{ url: string; process: ProcessIdentity }> {
  const [port, password, home] = [await freePort(), secret(), join(folder, 'tls-redis')];
  const lines = [
    'port 0',
    `tls-port ${port}`,
    'bind 127.0.0.1',
    'tls-auth-clients no',
    'tls-cert-file own.crt',
    'tls-key-file own.key',
    'tls-ca-cert-file ca.crt',
    `requirepass ${password}`,
    'maxmemory-policy noeviction',
    'save ""',
  ];
  const process = await launch({
    command: [binary.program, '-'],
    cwd: home,
    as: serverAccount(),
    logFile: join(folder, 'logs/redis-tls.log'),
    libraries: binary.libraries,
    input: lines.join('\n'),
  });
  return { url: `rediss://:${password}@localhost:${port}`, process };
}

const secret = (): string => randomBytes(16).toString('hex');
