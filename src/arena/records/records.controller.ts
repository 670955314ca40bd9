import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ArenaKey } from '../../common/auth/key.decorators.js';
import { Quota } from '../../common/quota/quota.decorators.js';
import { ARENA_BUCKET } from '../arena.names.js';
import { RecordKeysView, RecordsPage } from '../dto/history.views.js';
import { RecordQuery } from '../dto/queries.dto.js';
import { RecordReads } from './record-reads.js';

@ApiTags('Arena: history')
@ArenaKey('lenient')
@Quota(ARENA_BUCKET)
@Controller('api/v1/records')
export class RecordsController {
  constructor(private readonly reads: RecordReads) {}

  @Get()
  @ApiOperation({
    summary: 'The chain of signed records, oldest first',
    description:
      'One link per settled match: hash, hash of the link before it, signature. Keep the newest one and nobody can rewrite what came before without your seeing it.',
  })
  @ApiOkResponse({ type: RecordsPage })
  chain(@Query() query: RecordQuery) {
    return this.reads.page(query);
  }

  @Get('key')
  @ApiOperation({
    summary: 'The key that signs records, those before it, and the newest link of the chain',
    description:
      'Ed25519 public keys; each is signed by the one before it. With them `examples/verify-record.mjs` and the pages check a record without trusting this server.',
  })
  @ApiOkResponse({ type: RecordKeysView })
  keys() {
    return this.reads.keys();
  }
}
