import type { IncomingMessage } from 'node:http';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { bearer, presentedApiKey, presentedArenaKey } from '../../common/auth/presented-key.js';
import { vouchFor } from '../../common/auth/vouched.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { AccessTokens } from './access-tokens.js';
import { tokenMissing } from './challenge.js';
import { SubjectAccounts } from './subject-accounts.js';

/** With an issuer set, who comes to the agents' door shows a token of it or a key; without one this asks nothing. */
@Injectable()
export class TokenGuard implements CanActivate {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly tokens: AccessTokens,
    private readonly accounts: SubjectAccounts,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (!this.config.oidc) return true;
    const message = context.switchToHttp().getRequest<IncomingMessage>();
    const token = bearer(message);
    if (token !== undefined && !token.startsWith('fyra_')) {
      vouchFor(message, await this.accounts.holder(await this.tokens.read(token)));
      return true;
    }
    if ((presentedApiKey(message) ?? presentedArenaKey(message)) !== undefined) return true;
    throw tokenMissing(this.config.publicUrl);
  }
}
