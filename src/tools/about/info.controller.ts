import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CONFIG, type Config } from '../../common/config/env.js';
import { sendPrepared } from '../../common/http/hot-reads/hot-reads.js';
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
  @ApiOperation({
    summary: 'What this is and where to read on',
    description: 'The four interfaces with their documentation: Swagger UI, OpenAPI, Postman, llms.txt, MCP.',
  })
  @ApiOkResponse({
    schema: {
      type: 'object',
      additionalProperties: true,
      required: ['name', 'version', 'interfaces', 'documentation'],
    },
  })
  describe(): object {
    return infoOf(this.config);
  }

  @Get('health')
  @ApiOperation({ summary: 'Health and queues', description: 'Looked at once a second at most.' })
  @ApiOkResponse({
    schema: { type: 'object', additionalProperties: true, required: ['status', 'version', 'queues', 'dependencies'] },
  })
  async health(@Req() request: Request, @Res() response: Response): Promise<void> {
    sendPrepared(request, response, await this.healthy.current());
  }
}
