import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CurrentCaller } from '../../common/auth/key.decorators.js';
import { Produces } from '../../common/http/admission.guard.js';
import type { Caller } from '../../common/quota/quota.types.js';
import { sendArtefact } from '../../common/storage/send-artefact.js';
import { PreviewQuery } from '../dto/preview.query.js';
import { Previews } from './previews.service.js';

@ApiTags('Design')
@Controller('api/v1/design')
export class PreviewController {
  constructor(private readonly previews: Previews) {}

  @Get('preview')
  @Produces('image/png', 'image/jpeg')
  @ApiOperation({
    summary: 'Draw a text without designing',
    description:
      'How a design of this text would look, 512 × 768: no key, no pattern, nothing is kept. What the words were taken for says `POST /api/v1/design/read`. Per client address 30 new drawings a minute and 200 an hour. A text that names no garment is 400 `not_a_garment`.',
  })
  @ApiProduces('image/png', 'image/jpeg')
  @ApiOkResponse({
    content: {
      'image/png': { schema: { type: 'string', format: 'binary' } },
      'image/jpeg': { schema: { type: 'string', format: 'binary' } },
    },
  })
  async picture(
    @Query() query: PreviewQuery,
    @CurrentCaller() caller: Caller,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    sendArtefact(request, response, await this.previews.picture(caller, query));
  }
}
