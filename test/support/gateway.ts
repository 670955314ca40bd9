import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programOf } from './program.js';
import { freePort } from './free-port.js';
import { eventually } from './wait.js';

const DEPLOY = join(__dirname, '../../deploy');

export type GatewayKind = 'nginx' | 'haproxy';

/** Where gateways stand, one after the other: two ports and a certificate for localhost. */
export interface Site {
  folder: string;
  http: number;
  https: number;
  /** PEM; also the authority that a client must trust. */
  certificate: string;
  /** What processes behind it are told. */
  publicUrl: string;
  remove(): void;
}

export async function createSite(prefix = '/fyra'): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'fyra-gateway-'));
  const [http, https] = [await freePort(), await freePort()];
  return {
    folder,
    http,
    https,
    certificate: certificateIn(folder),
    publicUrl: `https://localhost:${https}${prefix}`,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function certificateIn(folder: string): string {
  const [key, crt] = [join(folder, 'tls.key'), join(folder, 'tls.crt')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync(programOf('openssl')!, ['req', ...kind, ...subject, '-keyout', key, '-out', crt], { stdio: 'pipe' });
  const certificate = readFileSync(crt, 'utf8');
  writeFileSync(join(folder, 'tls.pem'), certificate + readFileSync(key, 'utf8'));
  return certificate;
}

/** A running gateway. */
export class Gateway {
  constructor(
    readonly kind: GatewayKind,
    private readonly child: ChildProcess,
    private readonly readLogs: () => string,
  ) {}

  /** What it has written about requests and itself. */
  get logs(): string {
    return this.readLogs();
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
  }
}

/**
 * Starts the real program with the committed configuration: only addresses, ports and files are those of the site.
 * @param servers ports of the processes behind it
 * @param operators network that may reach the operator's door, else everybody
 */
export async function startGateway(
  kind: GatewayKind,
  site: Site,
  servers: number[],
  { operators = EVERYBODY }: { operators?: string } = {},
): Promise<Gateway> {
  const { command, log } = kind === 'nginx' ? nginx(site, servers, operators) : haproxy(site, servers, operators);
  const child = spawn(programOf(kind)!, command, { cwd: site.folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const gateway = new Gateway(kind, child, () => output + (log ? readFileSync(log, 'utf8') : ''));
  await eventually('the gateway', () => {
    if (child.exitCode !== null) throw new Error(output);
    return listens(site.https);
  });
  return gateway;
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(!socket.destroy().connecting));
    socket.once('error', () => resolve(false));
  });

interface Start {
  command: string[];
  log?: string;
}

const EVERYBODY = '0.0.0.0/0 ::/0';

function nginx({ folder, http, https }: Site, servers: number[], operators: string): Start {
  const log = join(folder, 'access.log');
  const config = replaced('nginx/fyra.conf', [
    ['listen 80;', `listen 127.0.0.1:${http};`],
    ['listen 443 ssl', `listen 127.0.0.1:${https} ssl`],
    ['/etc/ssl/fyra/', `${folder}/`],
    ['/var/log/nginx/fyra.log', log],
    ['default 1; # everybody', operators === EVERYBODY ? 'default 1;' : `default 0; ${operators} 1;`],
    ...servers.map((port, i): [string, string] => [`server api-${i + 1}:3000`, `server 127.0.0.1:${port}`]),
  ]);
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${folder}/${of};`);
  const asRoot = process.getuid?.() === 0 ? 'user root;' : ''; // else its workers cannot write where we can
  const whole = `${asRoot} pid ${folder}/nginx.pid; worker_processes 1; events { worker_connections 1024; }
http { ${own.join(' ')} access_log off;\n${withoutUnused(config)}\n}`;
  writeFileSync(join(folder, 'nginx.conf'), whole);
  return {
    command: ['-p', folder, '-e', 'stderr', '-c', 'nginx.conf', '-g', 'daemon off; error_log stderr warn;'],
    log,
  };
}

function haproxy({ folder, http, https }: Site, servers: number[], operators: string): Start {
  const config = replaced('haproxy/fyra.cfg', [
    [`acl operators src ${EVERYBODY}`, `acl operators src ${operators}`],
    ['bind :80', `bind 127.0.0.1:${http}`],
    ['bind :443', `bind 127.0.0.1:${https}`],
    ['/etc/ssl/fyra/', `${folder}/`],
    ...servers.map((port, i): [string, string] => [
      `server api-${i + 1} api-${i + 1}:3000`,
      `server api-${i + 1} 127.0.0.1:${port}`,
    ]),
  ]);
  writeFileSync(join(folder, 'haproxy.cfg'), withoutUnused(config));
  return { command: ['-db', '-f', 'haproxy.cfg'] };
}

/** @throws when the committed file has nothing to replace: then it is not what is tested */
function replaced(file: string, changes: [from: string, to: string][]): string {
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/${file} has no "${from}"`);
      return text.replaceAll(from, to);
    },
    readFileSync(join(DEPLOY, file), 'utf8'),
  );
}

/** Without the lines of servers that this test does not have. */
const withoutUnused = (config: string): string => config.replace(/^\s*server (api-\d )?api-\d:3000.*\n?/gm, '');
