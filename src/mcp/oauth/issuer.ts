import { Inject, Injectable, Logger } from '@nestjs/common';
import type { JWTVerifyGetKey } from 'jose';
import { CONFIG, type Config } from '../../common/config/env.js';
import { DomainError } from '../../common/kernel/errors.js';

/** Longest wait for what the issuer says of itself, ms. */
const PATIENCE_MS = 5000;

export interface KnownIssuer {
  /** As its tokens name it. */
  issuer: string;
  keys: JWTVerifyGetKey;
}

/** The authorization server that the operator named: found once, its keys read again when an unknown one is asked for. */
@Injectable()
export class Issuer {
  private readonly log = new Logger('Issuer');
  private found: Promise<KnownIssuer> | undefined;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** @throws DomainError issuer_unavailable */
  async known(): Promise<KnownIssuer> {
    try {
      return await (this.found ??= this.discover(this.config.oidc!.issuer));
    } catch (error) {
      this.found = undefined;
      this.log.warn(`the issuer cannot be asked: ${String(error)}`);
      throw issuerUnavailable();
    }
  }

  /** OpenID Connect Discovery 1.0 §4. */
  private async discover(address: string): Promise<KnownIssuer> {
    const answer = await fetch(`${address}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) throw new Error(`openid-configuration answered ${answer.status}`);
    const { issuer, jwks_uri } = (await answer.json()) as { issuer?: unknown; jwks_uri?: unknown };
    if (typeof issuer !== 'string' || issuer.replace(/\/+$/, '') !== address)
      throw new Error(`it calls itself ${String(issuer)}`);
    const { createRemoteJWKSet } = await import('jose');
    return { issuer, keys: createRemoteJWKSet(new URL(String(jwks_uri)), { timeoutDuration: PATIENCE_MS }) };
  }
}

export const issuerUnavailable = (): DomainError =>
  new DomainError('unavailable', 'issuer_unavailable', 'The authorization server cannot be asked right now.');
