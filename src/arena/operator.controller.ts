import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Operator } from '../common/auth/key.decorators.js';
import { Departures } from './departures.js';
import { AgentView } from './dto/agent.views.js';
import { LeaguePowerView } from './dto/league.views.js';
import { LeaguePower } from './league.power.js';

@ApiTags('Operator')
@Operator()
@Controller('api/admin')
export class ArenaOperatorController {
  constructor(
    private readonly power: LeaguePower,
    private readonly departures: Departures,
  ) {}

  @Post('league/pause')
  @HttpCode(200)
  @ApiOperation({ summary: 'Stop the league: nothing ticks, decisions are refused' })
  @ApiOkResponse({ type: LeaguePowerView })
  pause() {
    return this.power.set('paused');
  }

  @Post('league/resume')
  @HttpCode(200)
  @ApiOperation({ summary: 'Let the league go on' })
  @ApiOkResponse({ type: LeaguePowerView })
  resume() {
    return this.power.set('running');
  }

  @Post('agents/:id/retire')
  @HttpCode(200)
  @ApiOperation({ summary: 'Retire a challenger' })
  @ApiParam({ name: 'id', example: 'agt_01hx3v9k2m5n7p8q4r6s1t0w2y' })
  @ApiOkResponse({ type: AgentView })
  retire(@Param('id') id: string) {
    return this.departures.retire(id);
  }
}
