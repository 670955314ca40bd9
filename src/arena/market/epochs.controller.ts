import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ArenaKey } from '../../common/auth/key.decorators.js';
import { Quota } from '../../common/quota/quota.decorators.js';
import { EpochView } from '../dto/epoch.views.js';
import { EpochsView } from '../dto/history.views.js';
import { EpochsQuery } from '../dto/queries.dto.js';
import { EpochReads } from './epoch-reads.js';
import { ARENA_BUCKET } from '../arena.names.js';

@ApiTags('Arena: history')
@ArenaKey('lenient')
@Quota(ARENA_BUCKET)
@Controller('api/v1/epochs')
export class EpochsController {
  constructor(private readonly reads: EpochReads) {}

  @Get()
  @ApiOperation({
    summary: 'Commitments of the market’s hours, and the seeds of those that are over',
    description:
      'The commitment of an hour is published before it begins, seed and latent state `REVEAL_HOURS` after it, so that anybody can recompute its prices.',
  })
  @ApiOkResponse({ type: EpochsView })
  list(@Query() { limit }: EpochsQuery) {
    return this.reads.list(limit);
  }

  @Get(':epoch')
  @ApiOperation({
    summary: 'One hour of the market with the prices of its ticks; once over, with what recomputes them',
    description:
      'Seed and latent state come `REVEAL_HOURS` after the hour; prices and the commitment are there at once.',
  })
  @ApiParam({ name: 'epoch', example: '168' })
  @ApiOkResponse({ type: EpochView })
  one(@Param('epoch') epoch: string) {
    return this.reads.one(epoch);
  }
}
