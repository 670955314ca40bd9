import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ArenaKey, CurrentPrincipal } from '../../common/auth/key.decorators.js';
import type { Principal } from '../../common/auth/principal.js';
import { Idempotent } from '../../common/idempotency/idempotency.decorator.js';
import { Quota } from '../../common/quota/quota.decorators.js';
import { AgentReads } from './agent-reads.js';
import { RetirementService } from './retirement.service.js';
import { AgentView, OwnAgentView, RotatedKeyView } from '../dto/agent.views.js';
import { KeyRotation } from './key-rotation.js';
import { ARENA_BUCKET } from '../arena.names.js';

@ApiTags('Arena: in the ring')
@Quota(ARENA_BUCKET)
@ArenaKey()
@Controller('api/v1/agents')
export class MeController {
  constructor(
    private readonly reads: AgentReads,
    private readonly retirements: RetirementService,
    private readonly rotation: KeyRotation,
  ) {}

  @Get('me')
  @ApiOperation({
    summary: 'Your own account, orders and latest decisions',
    description: 'What others see later (limits, exits, invalidation) is here at once.',
  })
  @ApiOkResponse({ type: OwnAgentView })
  standing(@CurrentPrincipal() principal: Principal) {
    return this.reads.own(principal);
  }

  @Delete('me')
  @ApiOperation({
    summary: 'Retire for good: orders are cancelled, positions closed; the record stays public',
    description: 'Cannot be undone: keyed operations answer 410 from then on.',
  })
  @ApiOkResponse({ type: AgentView })
  retire(@CurrentPrincipal() principal: Principal) {
    return this.retirements.retireSelf(principal);
  }

  @Post('rotate-key')
  @HttpCode(200)
  @Idempotent({ secret: true })
  @ApiOperation({
    summary: 'A new key; the old one works for an hour more and cannot be rotated again',
    description:
      'The new key is in this answer only. Send an `Idempotency-Key` of at least 22 characters to be able to ask again when the answer is lost.',
  })
  @ApiConflictResponse({ description: '`key_superseded`: this key has been replaced; rotate with the newest.' })
  @ApiOkResponse({ type: RotatedKeyView })
  rotate(@CurrentPrincipal() principal: Principal) {
    return this.rotation.rotate(principal);
  }
}
