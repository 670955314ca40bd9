import { Controller, Get, Inject, Req, Res, type OnModuleInit } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CONFIG, type Config } from '../../common/config/env.js';
import { ApiDocument } from '../../common/http/documents/api-document.js';
import { HotReads, PreparedAnswer, sendPrepared } from '../../common/http/hot-reads/hot-reads.js';
import { collectionOf } from './postman/collection.js';

const PATH = 'postman_collection.json';

@ApiTags('Design')
@Controller(PATH)
export class PostmanController implements OnModuleInit {
  private made: PreparedAnswer | undefined;

  constructor(
    private readonly document: ApiDocument,
    private readonly hot: HotReads,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.hot.define(`/${PATH}`, () => this.prepared());
  }

  @Get()
  @ApiOperation({
    summary: 'Every operation as a Postman collection (v2.1), made from the OpenAPI document',
    description:
      'Import it in Postman or run it with newman: each request has an example body and tests of its status and shape.',
  })
  @ApiOkResponse({
    schema: { type: 'object', additionalProperties: true, example: { info: { name: 'Fyra' }, item: [] } },
  })
  collection(@Req() request: Request, @Res() response: Response): void {
    sendPrepared(request, response, this.prepared());
  }

  private prepared(): PreparedAnswer {
    return (this.made ??= PreparedAnswer.json(
      collectionOf(this.document.current(), this.config.publicUrl),
      'public, max-age=300',
    ));
  }
}
