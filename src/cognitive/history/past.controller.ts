import { Controller, Get, Query } from '@nestjs/common';
import { ApiGoneResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { HistoryAnswer, HistoryQuery, ReplayAnswer, ReplayQuery } from '../dto/insight.dto.js';
import { Quota } from '../../common/quota/quota.decorators.js';
import { HISTORY_BUCKET, REPLAY_BUCKET } from '../cognitive.names.js';
import { HistoryService } from './history.service.js';
import { ReplayService } from './replay.service.js';

@ApiTags('Cognitive')
@Controller('api/cognitive')
export class PastController {
  constructor(
    private readonly past: HistoryService,
    private readonly replays: ReplayService,
  ) {}

  @Get('history')
  @Quota(HISTORY_BUCKET)
  @ApiOperation({
    summary: 'The past in buckets: 15 min by the second, 24 h by 15 s, 30 days by 5 min',
    description:
      'At most 1,000 buckets with min, max, average and last of each field; `fields`, `from`, `to` and `step` narrow it.',
  })
  @ApiOkResponse({ type: HistoryAnswer })
  history(@Query() query: HistoryQuery): HistoryAnswer {
    return this.past.read(query);
  }

  @Get('replay')
  @Quota(REPLAY_BUCKET)
  @ApiOperation({
    summary: 'A past moment computed again from the log, with its state hash',
    description: 'The same hash as was published then, or the log was changed.',
  })
  @ApiOkResponse({ type: ReplayAnswer })
  @ApiGoneResponse({ description: 'Before the oldest checkpoint (two days).' })
  replay(@Query() query: ReplayQuery): Promise<ReplayAnswer> {
    return this.replays.at(query);
  }
}
