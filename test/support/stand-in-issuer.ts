import { createHash, createHmac, generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

type Claims = Record<string, unknown>;

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A local authorization server: what it says of itself, its public keys, and tokens good and forged. */
export class StandInIssuer {
  private keys = new Map<string, { privateKey: KeyObject; publicKey: KeyObject }>();

  private constructor(
    private readonly server: Server,
    private readonly host: string,
  ) {}

  /** @param host by which it is known; of another site than what is served at 127.0.0.1 when it is localhost */
  static async open(host = '127.0.0.1'): Promise<StandInIssuer> {
    const server = createServer();
    const issuer = new StandInIssuer(server, host);
    issuer.addKey('first');
    server.on('request', (request, response) => void issuer.answer(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return issuer;
  }

  get address(): string {
    return `http://${this.host}:${(this.server.address() as AddressInfo).port}`;
  }

  /** What its ID tokens say of who signs in, and to whom. */
  signedIn: Claims = {};
  /** Makes its ID tokens; absent: signed by its first key. */
  idToken?: (claims: Claims) => string;
  /** What it says at its own page, or at its token endpoint, instead of yes. */
  refuses?: 'access_denied' | 'server_error';
  /** Of a confidential client; absent: a public one. */
  secret?: string;
  /** Of each code that it gave, what was asked with it; a code is good once. */
  private readonly codes = new Map<string, URLSearchParams>();

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url!, this.address);
    response.setHeader('Content-Type', 'application/json');
    if (pathname === '/authorize') return this.ask(searchParams, response);
    if (pathname === '/signed-in') return this.giveCode(searchParams, response);
    if (pathname === '/token') return this.exchange(request, new URLSearchParams(await text(request)), response);
    const at = (path: string) => this.address + path;
    const endpoints = { authorization_endpoint: at('/authorize'), token_endpoint: at('/token'), jwks_uri: at('/keys') };
    const isMetadata = pathname === '/.well-known/openid-configuration';
    response.end(JSON.stringify(isMetadata ? { issuer: this.address, ...endpoints } : { keys: this.published() }));
  }

  /** The page where one signs in. */
  private ask(asked: URLSearchParams, response: ServerResponse): void {
    const fields = [...asked].map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`).join('');
    response.setHeader('Content-Type', 'text/html');
    response.end(`<title>Sign in</title><form action="/signed-in">${fields}<button>It is me</button></form>`);
  }

  private giveCode(asked: URLSearchParams, response: ServerResponse): void {
    const back = new URL(asked.get('redirect_uri')!);
    back.searchParams.set('state', asked.get('state')!);
    if (this.refuses === 'access_denied') back.searchParams.set('error', this.refuses);
    else back.searchParams.set('code', this.newCode(asked));
    response.writeHead(302, { Location: back.href }).end();
  }

  private newCode(asked: URLSearchParams): string {
    const code = randomUUID();
    this.codes.set(code, asked);
    return code;
  }

  private exchange({ headers }: IncomingMessage, fields: URLSearchParams, response: ServerResponse): void {
    const asked = this.codes.get(fields.get('code') ?? '');
    this.codes.delete(fields.get('code') ?? '');
    if (this.refuses === 'server_error') return void response.writeHead(503).end('{}');
    const client = asked?.get('client_id') ?? '';
    const shown = this.secret === undefined ? undefined : `Basic ${btoa(`${client}:${this.secret}`)}`;
    if (headers.authorization !== shown) return void response.writeHead(401).end('{"error":"invalid_client"}');
    if (!asked || !isOfSameErrand(asked, fields)) return void response.writeHead(400).end('{"error":"invalid_grant"}');
    const claims = { aud: client, nonce: asked.get('nonce'), ...this.signedIn };
    response.end(JSON.stringify({ id_token: (this.idToken ?? ((said) => this.token(said, { typ: 'JWT' })))(claims) }));
  }

  addKey(kid: string): void {
    this.keys.set(kid, generateKeyPairSync('rsa', { modulusLength: 2048 }));
  }

  /** Signed by one of its keys. */
  token(claims: Claims, header: Claims = {}, signer = 'first'): string {
    const said = `${encoded({ alg: 'RS256', typ: 'at+jwt', kid: 'first', ...header })}.${encoded(this.claims(claims))}`;
    return `${said}.${sign('sha256', Buffer.from(said), this.keys.get(signer)!.privateKey).toString('base64url')}`;
  }

  /** Signed by nobody. */
  unsigned(claims: Claims): string {
    return `${encoded({ alg: 'none', kid: 'first' })}.${encoded(this.claims(claims))}.`;
  }

  /** Signed with what everybody knows, as if it were a secret. */
  signedByPublicKey(claims: Claims): string {
    const known = this.keys.get('first')!.publicKey.export({ type: 'spki', format: 'pem' });
    return this.signedBySecret(claims, String(known));
  }

  /** Signed with what whoever checks knows too. */
  signedBySecret(claims: Claims, secret: string): string {
    const said = `${encoded({ alg: 'HS256', kid: 'first' })}.${encoded(this.claims(claims))}`;
    return `${said}.${createHmac('sha256', secret).update(said).digest('base64url')}`;
  }

  async close(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private claims(claims: Claims): Claims {
    const now = Math.floor(Date.now() / 1000);
    return { iss: this.address, sub: 'mira', iat: now, exp: now + 3600, ...claims };
  }

  private published(): object[] {
    return [...this.keys].map(([kid, { publicKey }]) => ({ ...publicKey.export({ format: 'jwk' }), kid, use: 'sig' }));
  }
}

/** RFC 7636 §4.6, RFC 6749 §4.1.3. */
function isOfSameErrand(asked: URLSearchParams, fields: URLSearchParams): boolean {
  const challenge = createHash('sha256')
    .update(fields.get('code_verifier') ?? '')
    .digest('base64url');
  return asked.get('code_challenge') === challenge && asked.get('redirect_uri') === fields.get('redirect_uri');
}
