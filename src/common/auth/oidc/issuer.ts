import { Logger } from '@nestjs/common';
import type { JWTVerifyGetKey } from 'jose';
import { DomainError } from '../../kernel/errors.js';

/** Longest wait for an answer of an issuer, ms. */
export const PATIENCE_MS = 5000;

export interface KnownIssuer {
  /** As its tokens name it. */
  issuer: string;
  keys: JWTVerifyGetKey;
  /** What else it says of itself; nothing of it is checked. */
  metadata: Readonly<Record<string, unknown>>;
}

/** An issuer that the operator named: found once, its keys read again when an unknown one is asked for. */
export class Issuer {
  private readonly log = new Logger('Issuer');
  private found: Promise<KnownIssuer> | undefined;

  /** @param address without a slash at the end */
  constructor(private readonly address: string) {}

  /** @throws DomainError issuer_unavailable */
  async known(): Promise<KnownIssuer> {
    try {
      return await (this.found ??= this.discover());
    } catch (error) {
      this.found = undefined;
      throw this.unavailable(error);
    }
  }

  /** Says why in the log. */
  unavailable(cause: unknown): DomainError {
    this.log.warn(`the issuer cannot be asked: ${String(cause)}`);
    return issuerUnavailable();
  }

  /** OpenID Connect Discovery 1.0 §4. */
  private async discover(): Promise<KnownIssuer> {
    const answer = await fetch(`${this.address}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) throw new Error(`openid-configuration answered ${answer.status}`);
    const metadata = (await answer.json()) as Record<string, unknown>;
    const { issuer, jwks_uri } = metadata;
    if (typeof issuer !== 'string' || issuer.replace(/\/+$/, '') !== this.address)
      throw new Error(`it calls itself ${String(issuer)}`);
    const { createRemoteJWKSet } = await import('jose');
    return { issuer, keys: createRemoteJWKSet(new URL(String(jwks_uri)), { timeoutDuration: PATIENCE_MS }), metadata };
  }
}

export const issuerUnavailable = (): DomainError =>
  new DomainError('unavailable', 'issuer_unavailable', 'The authorization server cannot be asked right now.');
