import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ArenaKey } from '../../common/auth/key.decorators.js';
import { sendPrepared, type PreparedAnswer } from '../../common/http/hot-reads/hot-reads.js';
import { DomainError } from '../../common/kernel/errors.js';
import { Quota } from '../../common/quota/quota.decorators.js';
import { LeaderboardQuery, TradesQuery } from '../dto/queries.dto.js';
import {
  FighterListView,
  FighterViewDto,
  LeaderboardView,
  LeagueViewDto,
  LeagueStateView,
  TapePage,
} from '../dto/league.views.js';
import { LeaguePages } from './league-pages.js';
import { ARENA_BUCKET } from '../arena.names.js';

@ApiTags('Arena: league')
@ArenaKey('lenient')
@Quota(ARENA_BUCKET)
@Controller('api')
export class LeagueController {
  constructor(private readonly pages: LeaguePages) {}

  @Get('v1/league')
  @ApiOperation({
    summary: 'The live league: markets, running matches and the rules as data',
    description:
      'Begin here: `rules` is machine-readable (fees, leverage, lots, heartbeat, eligibility, limits), `matches` are those that run now. Made once a tick.',
  })
  @ApiOkResponse({ type: LeagueViewDto })
  snapshot(@Req() request: Request, @Res() response: Response): void {
    send(request, response, this.pages.league());
  }

  @Get('v1/leaderboard')
  @ApiOperation({
    summary: 'The board of the running match of a length',
    description:
      'Eligible participants first, by score (return per risk); `sort=return` is the money board. `skill` says how much of a rank is more than luck. Made once a tick.',
  })
  @ApiOkResponse({ type: LeaderboardView })
  leaderboard(@Query() query: LeaderboardQuery, @Req() request: Request, @Res() response: Response): void {
    send(request, response, this.pages.leaderboard(query));
  }

  @Get('v1/fighters')
  @ApiOperation({
    summary: 'The house fighters with their lore',
    description: 'All of them with strategy, record, rating and account.',
  })
  @ApiOkResponse({ type: FighterListView })
  fighters(@Req() request: Request, @Res() response: Response): void {
    send(request, response, this.pages.fighters());
  }

  @Get('v1/fighters/:id')
  @ApiOperation({
    summary: 'One house fighter',
    description: 'Lore, the rule it trades by with its parameters, account, equity curve and last decision.',
  })
  @ApiParam({ name: 'id', example: 'ember-vane' })
  @ApiOkResponse({ type: FighterViewDto })
  fighter(@Param('id') id: string, @Req() request: Request, @Res() response: Response): void {
    const prepared = this.pages.fighter(id);
    if (!prepared && this.pages.league()) throw new DomainError('not_found', 'not_found', 'There is no such fighter.');
    send(request, response, prepared);
  }

  @Get('v1/trades')
  @ApiOperation({
    summary: 'The tape: trades, research, liquidations, funding and notices, newest first',
    description: 'Narrow it by `type`, `participant` and `symbol`; follow `next_cursor` for older entries.',
  })
  @ApiOkResponse({ type: TapePage })
  trades(@Query() query: TradesQuery): Promise<object> {
    return this.pages.trades(query);
  }

  @Get('state')
  @ApiOperation({
    summary: 'The full state for a user interface, with chat and odds',
    description:
      'One request for a first page: boards of all lengths, fighters, tape, chat, odds, curves and candles. Then follow `/api/v1/stream`.',
  })
  @ApiOkResponse({ type: LeagueStateView })
  state(@Req() request: Request, @Res() response: Response): void {
    send(request, response, this.pages.state());
  }
}

function send(request: Request, response: Response, prepared: PreparedAnswer | null): void {
  if (!prepared) {
    throw new DomainError('unavailable', 'unavailable', 'The league is opening.', { headers: { 'Retry-After': '2' } });
  }
  sendPrepared(request, response, prepared);
}
