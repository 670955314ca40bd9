import { Module, type DynamicModule } from '@nestjs/common';
import type { Config } from '../common/config/env.js';
import { McpController } from './mcp.controller.js';
import { McpService } from './mcp.service.js';
import { AccessTokens } from './oauth/access-tokens.js';
import { ResourceController } from './oauth/resource.controller.js';
import { SubjectAccounts } from './oauth/subject-accounts.js';
import { TokenGuard } from './oauth/token.guard.js';
import { OriginGuard } from './origin.guard.js';

/** The agents' door; stands above the features and reaches them as every client does. */
@Module({})
export class McpModule {
  static forRoot({ oidc }: Config): DynamicModule {
    return {
      module: McpModule,
      controllers: oidc ? [McpController, ResourceController] : [McpController],
      providers: [McpService, OriginGuard, TokenGuard, AccessTokens, SubjectAccounts],
    };
  }
}
