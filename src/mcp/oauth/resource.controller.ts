import { Controller, Get, Inject } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { CONFIG, type Config } from '../../common/config/env.js';
import { DOOR, METADATA_PATH } from './challenge.js';

/** Tells hosted connectors whose tokens the agents' door takes (RFC 9728). */
@ApiExcludeController()
@Controller(METADATA_PATH)
export class ResourceController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Get(['', DOOR])
  metadata(): object {
    const { publicUrl, oidc } = this.config;
    return {
      resource: oidc!.audience,
      resource_name: 'Fyra',
      authorization_servers: [oidc!.issuer],
      bearer_methods_supported: ['header'],
      resource_documentation: `${publicUrl}/llms.txt`,
    };
  }
}
