import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { sendPrepared } from '../common/http/hot-reads/hot-reads.js';
import { StatusView } from './status.dto.js';
import { Status } from './status.service.js';

@ApiTags('Status')
@Controller('api/v1/status')
export class StatusController {
  constructor(private readonly status: Status) {}

  @Get()
  @ApiOperation({
    summary: 'Ninety days of availability, latency and incidents',
    description:
      'Measured by the product itself, once a minute and interface, without the network in front of it. A minute in which no process ran is not in it.',
  })
  @ApiOkResponse({ type: StatusView })
  @ApiServiceUnavailableResponse({ description: '`unavailable`: the process is starting.' })
  all(@Req() request: Request, @Res() response: Response): void {
    sendPrepared(request, response, this.status.current());
  }
}
