import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../common/config/env.js';
import { tokenInvalid } from './challenge.js';
import { Issuer, issuerUnavailable } from './issuer.js';

/** Signatures by a key pair only: with a shared secret whoever checks could also sign. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
/** Clocks may differ by so much, s. */
const TOLERANCE_S = 5;
/** What is wrong with the token; all else is the issuer's trouble. */
const FAULT_OF_TOKEN = /^ERR_(JWT|JWS|JOSE_ALG|JOSE_NOT|JWKS_NO_MATCHING|JWKS_MULTIPLE)/;

/** Whom a token names. */
export interface Subject {
  issuer: string;
  subject: string;
}

/** Reads access tokens (RFC 9068 and what its forerunners do alike): signed by the issuer, for this resource, in force. */
@Injectable()
export class AccessTokens {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly issuer: Issuer,
  ) {}

  /** @throws DomainError token_invalid, issuer_unavailable */
  async read(token: string): Promise<Subject> {
    const { issuer, keys } = await this.issuer.known();
    const { jwtVerify } = await import('jose');
    try {
      const { payload } = await jwtVerify<{ sub: string }>(token, keys, {
        issuer,
        audience: this.config.oidc!.audience,
        algorithms: ALGORITHMS,
        requiredClaims: ['sub', 'exp'],
        clockTolerance: TOLERANCE_S,
      });
      return { issuer, subject: payload.sub };
    } catch (error) {
      if (FAULT_OF_TOKEN.test((error as { code?: string }).code ?? '')) throw tokenInvalid(this.config.publicUrl);
      throw issuerUnavailable();
    }
  }
}
