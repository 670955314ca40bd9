import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CONFIG, type Config } from '../common/config/env.js';
import { ApiDocument } from '../common/http/api-document.js';
import { collectionOf } from './postman/collection.js';
import type { Collection } from './postman/collection.js';

@ApiTags('Design')
@Controller('postman_collection.json')
export class PostmanController {
  constructor(
    private readonly document: ApiDocument,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @Header('Cache-Control', 'public, max-age=300')
  @ApiOperation({ summary: 'Every operation as a Postman collection (v2.1), made from the OpenAPI document' })
  @ApiOkResponse({
    schema: { type: 'object', additionalProperties: true, example: { info: { name: 'Fyra' }, item: [] } },
  })
  collection(): Collection {
    return collectionOf(this.document.current(), this.config.publicUrl);
  }
}
