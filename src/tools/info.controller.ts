import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CONFIG, type Config } from '../common/config/env.js';
import { HealthService } from './health.service.js';
import { infoOf } from './info.js';

@ApiTags('Tools')
@Controller('api')
export class InfoController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly healthy: HealthService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'What this is and where to read on' })
  @ApiOkResponse({
    schema: {
      type: 'object',
      additionalProperties: true,
      required: ['name', 'version', 'interfaces', 'documentation'],
    },
  })
  info(): object {
    return infoOf(this.config);
  }

  @Get('health')
  @ApiOperation({ summary: 'Health and queues' })
  @ApiOkResponse({
    schema: { type: 'object', additionalProperties: true, required: ['status', 'version', 'queues', 'dependencies'] },
  })
  health(): Promise<object> {
    return this.healthy.report();
  }
}
