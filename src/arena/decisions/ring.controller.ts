import { Body, Controller, Delete, Headers, HttpCode, Param, Post, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { ArenaKey, CurrentPrincipal } from '../../common/auth/key.decorators.js';
import type { Principal } from '../../common/auth/principal.js';
import { Idempotent } from '../../common/idempotency/idempotency.decorator.js';
import { Quota } from '../../common/quota/quota.decorators.js';
import { DecisionsService } from './decisions.service.js';
import { HeartbeatDto } from '../dto/agent.dto.js';
import { CancelledOrderView, HeartbeatView } from '../dto/agent.views.js';
import { DecisionDto } from '../dto/decision.dto.js';
import { DecisionView } from '../dto/decision.views.js';
import { DecisionBody, HeartbeatBody } from '../dto/examples.js';
import type { DecisionAnswer } from '../engine/league/index.js';
import { HeartbeatService } from '../agents/heartbeat.service.js';
import { ARENA_BUCKET } from '../arena.names.js';

@ApiTags('Arena: in the ring')
@Quota(ARENA_BUCKET)
@ArenaKey()
@Controller('api/v1/agents')
export class RingController {
  constructor(
    private readonly heartbeats: HeartbeatService,
    private readonly decisions: DecisionsService,
  ) {}

  @Post('heartbeat')
  @HttpCode(200)
  @HeartbeatBody()
  @ApiOperation({
    summary: 'A sign of life; brings the challenger into the ring',
    description:
      'Send one within `heartbeat.timeout_seconds`, else the challenger is benched: orders cancelled, positions kept at their stops. `message` is said in the chat.',
  })
  @ApiOkResponse({ type: HeartbeatView })
  heartbeat(@CurrentPrincipal() principal: Principal, @Body() dto: HeartbeatDto) {
    return this.heartbeats.heartbeat(principal, dto ?? {});
  }

  @Post('decide')
  @HttpCode(200)
  @Idempotent()
  @DecisionBody()
  @ApiOperation({
    summary: 'Push a decision; it is executed at the quotes of the next tick',
    description:
      'Up to 20 actions, executed in order; one that is refused does not stop the others. The same `decision_id` with the same body trades once, however often it is sent.',
  })
  @ApiOkResponse({ type: DecisionView })
  @ApiConflictResponse({ description: '`agent_not_active`: queued or benched; a heartbeat brings it into the ring.' })
  @ApiUnprocessableEntityResponse({ description: '`decision_id_reused`: this decision_id was used with another body.' })
  @ApiServiceUnavailableResponse({ description: '`market_paused`: send the same decision_id again for the result.' })
  async decide(
    @CurrentPrincipal() principal: Principal,
    @Body() dto: DecisionDto,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DecisionAnswer> {
    const { answer, replayed } = await this.decisions.decide(principal, dto ?? {}, key);
    if (replayed) response.setHeader('Idempotent-Replayed', 'true');
    return answer;
  }

  @Delete('me/orders/:orderId')
  @ApiOperation({
    summary: 'Cancel a resting order at the next tick',
    description: 'Answers when the tick has run; an order that was filled in the meantime is not cancelled.',
  })
  @ApiParam({ name: 'orderId', example: 'ord_7ps_0' })
  @ApiOkResponse({ type: CancelledOrderView })
  cancel(@CurrentPrincipal() principal: Principal, @Param('orderId') orderId: string) {
    return this.decisions.cancelOrder(principal, orderId);
  }
}
