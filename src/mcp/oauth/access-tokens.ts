import { Inject, Injectable } from '@nestjs/common';
import { Issuer } from '../../common/auth/oidc/issuer.js';
import { claimsOf } from '../../common/auth/oidc/signed-token.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { tokenInvalid } from './challenge.js';

/** Whom a token names. */
export interface Subject {
  issuer: string;
  subject: string;
}

/** Reads access tokens (RFC 9068 and what its forerunners do alike): signed by the issuer, for this resource, in force. */
@Injectable()
export class AccessTokens {
  private readonly issuer: Issuer | undefined;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    this.issuer = config.oidc && new Issuer(config.oidc.issuer);
  }

  /** @throws DomainError token_invalid, issuer_unavailable */
  async read(token: string): Promise<Subject> {
    const known = await this.issuer!.known();
    const claims = await claimsOf(token, known, this.config.oidc!.audience, ['sub', 'exp']);
    if (!claims) throw tokenInvalid(this.config.publicUrl);
    return { issuer: known.issuer, subject: claims.sub! };
  }
}
