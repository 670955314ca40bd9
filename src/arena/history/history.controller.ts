import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiGoneResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ArenaKey, CurrentCaller } from '../../common/auth/key.decorators.js';
import { Produces } from '../../common/http/admission.guard.js';
import { Quota } from '../../common/quota/quota.decorators.js';
import type { Caller } from '../../common/quota/quota.types.js';
import { CandlesQuery, MatchesQuery, RecordQuery } from '../dto/queries.dto.js';
import { CandlesView, MatchListView, MatchRecordView, MatchViewDto } from '../dto/history.views.js';
import { MatchId } from '../dto/match-id.js';
import { StreamEvents } from '../dto/stream.views.js';
import { HistoryReads } from './history-reads.js';
import { MatchRecords } from '../matches/match-records.js';
import { ARENA_BUCKET } from '../arena.names.js';
import { StreamService } from '../stream/stream.service.js';

@ApiTags('Arena: history')
@ArenaKey('lenient')
@Quota(ARENA_BUCKET)
@Controller('api/v1')
export class HistoryController {
  constructor(
    private readonly reads: HistoryReads,
    private readonly records: MatchRecords,
    private readonly streams: StreamService,
  ) {}

  @Get('markets/:symbol/candles')
  @ApiOperation({
    summary: 'Candles of one market, oldest first, the last one open',
    description: '`BTC-USD`, `BTC` or `BTC%2FUSD`. The open candle changes with every tick until its interval ends.',
  })
  @ApiParam({ name: 'symbol', example: 'BTC-USD' })
  @ApiOkResponse({ type: CandlesView })
  candles(@Param('symbol') symbol: string, @Query() query: CandlesQuery) {
    return this.reads.candles(symbol, query);
  }

  @Get('matches')
  @ApiOperation({
    summary: 'Matches, newest first',
    description: 'Of one length or of all, running or settled. Follow `next_cursor` for older ones.',
  })
  @ApiOkResponse({ type: MatchListView })
  matches(@Query() query: MatchesQuery) {
    return this.reads.matches(query);
  }

  @Get('matches/:id')
  @ApiOperation({
    summary: 'One match: its board, and once settled its scores and ratings',
    description:
      'The winner is first by score (return per risk), not by return; ratings before and after stand beside each participant.',
  })
  @MatchId()
  @ApiOkResponse({ type: MatchViewDto })
  match(@Param('id') id: string) {
    return this.reads.match(id);
  }

  @Get('matches/:id/record')
  @ApiOperation({
    summary: 'What a settled match is hashed from, line by line: prices, decisions, fills',
    description:
      'The record that was signed. Its texts are there as salted hashes, so they can be erased without breaking the chain.',
  })
  @MatchId()
  @ApiOkResponse({ type: MatchRecordView })
  @ApiConflictResponse({ description: '`match_not_settled`: a record is shown when its match is settled.' })
  @ApiGoneResponse({ description: '`gone`: the log of this match is not kept any more (22 days).' })
  record(@Param('id') id: string, @Query() query: RecordQuery) {
    return this.records.page(id, query);
  }

  @Get('stream')
  @Produces('text/event-stream')
  @ApiOperation({
    summary: 'Server-sent events: tick, trade, chat, standings, match; continues with Last-Event-ID',
    description:
      'Public; counts as one request however long it stays open. At most ten streams of one address at once.',
  })
  @StreamEvents()
  stream(@CurrentCaller() { client }: Caller, @Req() request: Request, @Res() response: Response): void {
    this.streams.open(client, request, response);
  }
}
