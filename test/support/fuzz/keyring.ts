import { ADMIN_TOKEN } from '../world.js';
import type { Client } from '../http.js';
import type { KeyChoice } from './request.js';
import type { Documented } from './schema.js';
import type { Seen } from './truth.js';

const INTERFACES = ['arena', 'design', 'tools'] as const;
type Interface = (typeof INTERFACES)[number];

/** Well-formed, with a checksum that is right, and issued by nobody. */
const UNKNOWN = 'fyra_tools_0000000000000000000000000000001QGLgD';
const OVERRIDES = { fashion_daily: 1e6, chat_daily: 1e6, cognitive_daily: 1e6, uses_total: 1e6, arena_hourly: 1e6 };
/** Operations after which the key that asked for them is of no use. */
const ENDING = /^(DELETE \/api\/(keys|v1\/agents)\/me|POST \/api\/(keys\/rotate|v1\/agents\/rotate-key))$/;

/** Keys of every interface, as right or wrong as a request wants them. */
export class Keyring {
  private readonly right = new Map<Interface, Promise<string>>();
  private revokedKey?: Promise<string>;
  private issued = 0;

  constructor(
    private readonly app: Client,
    private readonly seed: number,
  ) {}

  async headersFor(operation: Documented, choice: KeyChoice): Promise<Record<string, string>> {
    const own = interfaceOf(operation);
    if (choice === 'absent') return {};
    if (own === 'operator') return { Authorization: `Bearer ${choice === 'right' ? ADMIN_TOKEN : `${ADMIN_TOKEN}x`}` };
    const key = await this.key(own, choice, `${operation.method} ${operation.path}`);
    return { [own === 'arena' ? 'X-Arena-Key' : 'X-API-Key']: key };
  }

  /** A key that was ended meanwhile is replaced by the next request. */
  learn(operation: Documented, choice: KeyChoice, { status, text }: Seen): void {
    const own = interfaceOf(operation);
    const ended = status === 410 || (status === 401 && text.includes('key_revoked'));
    if (own !== 'operator' && choice === 'right' && ended) this.right.delete(own);
  }

  private key(own: Interface, choice: KeyChoice, name: string): Promise<string> | string {
    if (choice === 'nonsense') return 'fyra_tools_nonsense';
    if (choice === 'unknown') return UNKNOWN;
    if (choice === 'revoked') return (this.revokedKey ??= this.revoked());
    if (choice === 'of another interface') return this.current(own === 'design' ? 'arena' : 'design');
    return ENDING.test(name) ? this.issue(own) : this.current(own);
  }

  private current(kind: Interface): Promise<string> {
    const known = this.right.get(kind) ?? this.issue(kind);
    this.right.set(kind, known);
    return known;
  }

  private async revoked(): Promise<string> {
    const key = await this.issue('tools');
    await this.app.delete('/api/keys/me', { headers: { 'X-API-Key': key } });
    return key;
  }

  private async issue(kind: Interface): Promise<string> {
    const { body } = await this.app.post<{ api_key: string }>(
      '/api/admin/keys',
      { interface: kind, name: `Fuzz ${kind} ${++this.issued} of ${this.seed}`, overrides: OVERRIDES },
      { headers: { Authorization: `Bearer ${ADMIN_TOKEN}` } },
    );
    if (kind === 'arena')
      await this.app.post('/api/v1/agents/heartbeat', undefined, { headers: { 'X-Arena-Key': body.api_key } });
    return body.api_key;
  }
}

function interfaceOf({ path, security }: Documented): Interface | 'operator' {
  const schemes = security.flatMap((scheme) => Object.keys(scheme));
  if (schemes.includes('operator')) return 'operator';
  if (schemes.includes('X-Arena-Key')) return 'arena';
  return path.includes('/design') ? 'design' : schemes.length > 0 || path.startsWith('/api/v1/a') ? 'tools' : 'tools';
}
