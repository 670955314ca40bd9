import { Inject, Injectable, Logger } from '@nestjs/common';
import type { JWTPayload } from 'jose';
import { Issuer, PATIENCE_MS, type KnownIssuer } from '../../common/auth/oidc/issuer.js';
import { claimsOf } from '../../common/auth/oidc/signed-token.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import type { OperatorOidc } from '../../common/config/operator-oidc.js';
import { isSame } from '../session-cookie.js';
import { challengeOf, type Errand } from './errand.js';

const REQUIRED = ['sub', 'exp', 'iat', 'nonce'];

/** OpenID Connect Core 1.0 §3.1: authorization code with PKCE (RFC 7636). */
@Injectable()
export class IdentityProvider {
  private readonly log = new Logger('IdentityProvider');
  private readonly issuer: Issuer | undefined;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    this.issuer = config.operatorOidc && new Issuer(config.operatorOidc.issuer);
  }

  /** Whether there is one; without it the methods below are not to be called. */
  get isSet(): boolean {
    return this.issuer !== undefined;
  }

  /** Where a browser is sent. @throws DomainError issuer_unavailable */
  async addressFor(errand: Errand): Promise<string> {
    const address = this.endpoint(await this.issuer!.known(), 'authorization_endpoint');
    const asked = {
      response_type: 'code',
      client_id: this.client.clientId,
      redirect_uri: this.callback,
      scope: 'openid email',
      state: errand.state,
      nonce: errand.nonce,
      code_challenge: challengeOf(errand),
      code_challenge_method: 'S256',
    };
    for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
    return address.href;
  }

  /** The confirmed e-mail address of who came back; null when the provider vouches for none. @throws DomainError issuer_unavailable */
  async emailOf(code: string, errand: Errand): Promise<string | null> {
    const known = await this.issuer!.known();
    const token = await this.exchanged(known, code, errand);
    const claims = token === null ? null : await claimsOf(token, known, this.client.clientId, REQUIRED);
    if (!claims || !this.isOfErrand(claims, errand)) return null;
    const { email, email_verified: isVerified } = claims;
    return typeof email === 'string' && isVerified === true ? email : null;
  }

  private get client(): OperatorOidc {
    return this.config.operatorOidc!;
  }

  private get callback(): string {
    return `${this.config.publicUrl}/operator/provider/back`;
  }

  /** Of several audiences the authorized party must be us. */
  private isOfErrand({ nonce, aud, azp }: JWTPayload, errand: Errand): boolean {
    const isForOthers = Array.isArray(aud) && aud.length > 1;
    return isSame(errand.nonce, nonce) && (azp === undefined ? !isForOthers : azp === this.client.clientId);
  }

  /** The ID token for a code; null for a code that is not good. @throws DomainError issuer_unavailable */
  private async exchanged(known: KnownIssuer, code: string, { verifier }: Errand): Promise<string | null> {
    const endpoint = this.endpoint(known, 'token_endpoint');
    const fields = { grant_type: 'authorization_code', code, redirect_uri: this.callback, code_verifier: verifier };
    try {
      const answer = await fetch(endpoint, {
        method: 'POST',
        ...credentials(this.client, fields, known.metadata.token_endpoint_auth_methods_supported),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (answer.status >= 500) throw new Error(`the token endpoint answered ${answer.status}`);
      return this.tokenIn(answer.status, (await answer.json()) as Record<string, unknown>);
    } catch (error) {
      throw this.issuer!.unavailable(error);
    }
  }

  private tokenIn(status: number, { id_token: token, error }: Record<string, unknown>): string | null {
    if (status === 200 && typeof token === 'string') return token;
    this.log.warn(
      `the token endpoint answered ${status} ${JSON.stringify(error ?? 'without an ID token').slice(0, 80)}`,
    );
    return null;
  }

  private endpoint({ metadata }: KnownIssuer, name: string): URL {
    const address = String(metadata[name]);
    if (URL.canParse(address)) return new URL(address);
    throw this.issuer!.unavailable(`it has no ${name}`);
  }
}

/** How the client shows who it is: by HTTP Basic (RFC 6749 §2.3.1) unless the provider takes only fields; a public one by its name. */
function credentials({ clientId, clientSecret }: OperatorOidc, fields: Record<string, string>, methods: unknown) {
  const headers: Record<string, string> = { Accept: 'application/json' };
  const body = new URLSearchParams({ ...fields, client_id: clientId });
  if (clientSecret === undefined) return { headers, body };
  const takesBasic = !Array.isArray(methods) || methods.includes('client_secret_basic');
  if (!takesBasic) body.set('client_secret', clientSecret);
  else headers.Authorization = `Basic ${btoa([clientId, clientSecret].map(encodeURIComponent).join(':'))}`;
  return { headers, body };
}
