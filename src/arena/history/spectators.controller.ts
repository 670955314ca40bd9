import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiGoneResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ArenaKey, CurrentPrincipal } from '../../common/auth/key.decorators.js';
import type { Principal } from '../../common/auth/principal.js';
import { sendPrepared } from '../../common/http/hot-reads/prepared-answer.js';
import { Quota } from '../../common/quota/quota.decorators.js';
import { ChatQuery, CurvesQuery, DecisionsQuery, RoundTripsQuery } from '../dto/spectator.queries.js';
import {
  ChatPage,
  CurvesView,
  DecisionPage,
  ToldDecisionDto,
  OddsHistoryView,
  RoundTripPage,
} from '../dto/spectator.views.js';
import { MatchId } from '../dto/match-id.js';
import { ChatReads } from './chat-reads.js';
import { DecisionReads } from './decision-reads.js';
import { MatchCurves } from '../matches/match-curves.js';
import { MatchOdds } from '../matches/match-odds.js';
import { RoundTripReads } from './round-trip-reads.js';
import { NotAnOperation } from '../agents/not-an-operation.js';
import { ARENA_BUCKET } from '../arena.names.js';

@ApiTags('Arena: history')
@ArenaKey('lenient')
@Quota(ARENA_BUCKET)
@Controller('api/v1')
export class SpectatorsController {
  constructor(
    private readonly chats: ChatReads,
    private readonly decisions: DecisionReads,
    private readonly curves: MatchCurves,
    private readonly odds: MatchOdds,
    private readonly trips: RoundTripReads,
  ) {}

  @Get('chat')
  @ApiOperation({
    summary: 'What has been said, newest first',
    description: 'Sentences of the house and messages of challengers. A text that was erased is shown as such.',
  })
  @ApiOkResponse({ type: ChatPage })
  chat(@Query() query: ChatQuery) {
    return this.chats.page(query);
  }

  @Get('decisions')
  @ApiOperation({
    summary: 'Every decision with its reasons, holds too, newest first',
    description:
      'Confidence, justification and result at once. A limit that rests, exits and the invalidation are withheld from others until nothing is held in that market any more, for at most 15 minutes; their owner (X-Arena-Key) sees them at once.',
  })
  @ApiOkResponse({ type: DecisionPage })
  latest(@Query() query: DecisionsQuery, @CurrentPrincipal() principal: Principal | undefined) {
    return this.decisions.page(query, principal);
  }

  @Get('agents/:id/decisions/:decision')
  @ApiOperation({
    summary: 'One decision of a challenger; of a guest of the house with what its model saw and said',
    description:
      'Fills and reasoning at once; limits, exits and invalidation when the position is closed or after 15 minutes, to their owner at once.',
  })
  @ApiParam({ name: 'id', example: 'agt_01hx3v9k2m5n7p8q4r6s1t0w2y' })
  @ApiParam({ name: 'decision', example: 'round-17' })
  @ApiOkResponse({ type: ToldDecisionDto })
  decision(
    @Param('id', NotAnOperation) id: string,
    @Param('decision') decision: string,
    @CurrentPrincipal() principal: Principal | undefined,
  ) {
    return this.decisions.one(id, decision, principal);
  }

  @Get('roundtrips')
  @ApiOperation({
    summary: 'Positions from flat to flat: entry, exit, time held, net result, reasons of both',
    description: 'A fill that turns a position ends one and begins the next. A new one is listed within some seconds.',
  })
  @ApiOkResponse({ type: RoundTripPage })
  roundtrips(@Query() query: RoundTripsQuery) {
    return this.trips.page(query);
  }

  @Get('matches/:id/curves')
  @ApiOperation({
    summary: 'Equity, return and score of all participants from the start to now or the end',
    description:
      'At most 1,000 points each; `step` and `participants` narrow it. A newcomer has a curve from its first moment.',
  })
  @MatchId()
  @ApiOkResponse({ type: CurvesView })
  @ApiGoneResponse({ description: '`gone`: the log of this match is not kept any more (22 days).' })
  async matchCurves(
    @Param('id') id: string,
    @Query() query: CurvesQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    sendPrepared(request, response, await this.curves.of(id, query));
  }

  @Get('matches/:id/odds')
  @ApiOperation({
    summary: 'How the odds of a match went, from its start to now or the end',
    description:
      'A quote a minute (1h), a quarter of an hour (1d), an hour (1w), of the first 100 of the board at that time.',
  })
  @MatchId()
  @ApiOkResponse({ type: OddsHistoryView })
  async matchOdds(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    sendPrepared(request, response, await this.odds.of(id));
  }
}
