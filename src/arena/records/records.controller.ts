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
  @ApiOperation({ summary: 'The chain of signed records, oldest first' })
  @ApiOkResponse({ type: RecordsPage })
  chain(@Query() query: RecordQuery) {
    return this.reads.page(query);
  }

  @Get('key')
  @ApiOperation({ summary: 'The key that signs records, those before it, and the newest link of the chain' })
  @ApiOkResponse({ type: RecordKeysView })
  keys() {
    return this.reads.keys();
  }
}
