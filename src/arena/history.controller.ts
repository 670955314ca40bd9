import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ArenaKey, CurrentCaller } from '../common/auth/key.decorators.js';
import { Produces } from '../common/http/admission.guard.js';
import { Quota } from '../common/quota/quota.decorators.js';
import type { Caller } from '../common/quota/quota.types.js';
import { CandlesQuery, EpochsQuery, MatchesQuery } from './dto/queries.dto.js';
import { CandlesView, EpochsView, MatchListView, MatchViewDto } from './dto/history.views.js';
import { HistoryReads } from './history.reads.js';
import { ARENA_BUCKET } from './market.names.js';
import { StreamService } from './stream.service.js';

@ApiTags('Arena: history')
@ArenaKey('lenient')
@Quota(ARENA_BUCKET)
@Controller('api/v1')
export class HistoryController {
  constructor(
    private readonly reads: HistoryReads,
    private readonly streams: StreamService,
  ) {}

  @Get('markets/:symbol/candles')
  @ApiOperation({ summary: 'Candles of one market, oldest first, the last one open' })
  @ApiParam({ name: 'symbol', example: 'BTC-USD' })
  @ApiOkResponse({ type: CandlesView })
  candles(@Param('symbol') symbol: string, @Query() query: CandlesQuery) {
    return this.reads.candles(symbol, query);
  }

  @Get('matches')
  @ApiOperation({ summary: 'Matches, newest first' })
  @ApiOkResponse({ type: MatchListView })
  matches(@Query() query: MatchesQuery) {
    return this.reads.matches(query);
  }

  @Get('matches/:id')
  @ApiOperation({ summary: 'One match: its board, and once settled its scores and ratings' })
  @ApiParam({ name: 'id', example: '1h-2026-11-20T23' })
  @ApiOkResponse({ type: MatchViewDto })
  match(@Param('id') id: string) {
    return this.reads.match(id);
  }

  @Get('epochs')
  @ApiOperation({ summary: 'Commitments of the market’s hours, and the seeds of those that are over' })
  @ApiOkResponse({ type: EpochsView })
  epochs(@Query() { limit }: EpochsQuery) {
    return this.reads.epochs(limit);
  }

  @Get('stream')
  @Produces('text/event-stream')
  @ApiOperation({ summary: 'Server-sent events: tick, trade, chat, standings, match; continues with Last-Event-ID' })
  @ApiOkResponse({ content: { 'text/event-stream': { schema: { type: 'string' } } } })
  stream(@CurrentCaller() { client }: Caller, @Req() request: Request, @Res() response: Response): void {
    this.streams.open(client, request, response);
  }
}
