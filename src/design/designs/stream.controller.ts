import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiGoneResponse, ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CurrentCaller } from '../../common/auth/key.decorators.js';
import { Produces } from '../../common/http/admission.guard.js';
import type { Caller } from '../../common/quota/quota.types.js';
import { SHOWCASE_ID } from '../design-id.js';
import { DesignStream } from './design.stream.js';

@ApiTags('Design')
@Controller('api/v1/design')
export class DesignStreamController {
  constructor(private readonly streams: DesignStream) {}

  @Get(':id/stream')
  @Produces('text/event-stream')
  @ApiProduces('text/event-stream')
  @ApiOperation({
    summary: 'How a design comes along (server-sent events)',
    description: 'For a progress bar, instead of polling.',
  })
  @ApiParam({ name: 'id', example: SHOWCASE_ID })
  @ApiOkResponse({
    description:
      'Events `stage` with `{id, status, stage, progress, queue_position?}`, then one of `completed`, `failed` (with `error`) and `cancelled`, after which the stream ends.',
  })
  @ApiGoneResponse({ description: 'The design was removed.' })
  follow(
    @Param('id') id: string,
    @CurrentCaller() { client }: Caller,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.streams.open(id, client, request, response);
  }
}
