import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type Claims = Record<string, unknown>;

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A local authorization server: what it says of itself, its public keys, and tokens good and forged. */
export class StandInIssuer {
  private keys = new Map<string, { privateKey: KeyObject; publicKey: KeyObject }>();

  private constructor(private readonly server: Server) {}

  static async open(): Promise<StandInIssuer> {
    const server = createServer();
    const issuer = new StandInIssuer(server);
    issuer.addKey('first');
    server.on('request', ({ url }, response) => {
      response.setHeader('Content-Type', 'application/json');
      if (url === '/.well-known/openid-configuration')
        response.end(JSON.stringify({ issuer: issuer.address, jwks_uri: `${issuer.address}/keys` }));
      else response.end(JSON.stringify({ keys: issuer.published() }));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return issuer;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
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
    const said = `${encoded({ alg: 'HS256', kid: 'first' })}.${encoded(this.claims(claims))}`;
    const known = this.keys.get('first')!.publicKey.export({ type: 'spki', format: 'pem' });
    return `${said}.${createHmac('sha256', known).update(said).digest('base64url')}`;
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
