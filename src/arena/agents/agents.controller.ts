import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ArenaKey, CurrentCaller, HandsOutKeys } from '../../common/auth/key.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.decorator.js';
import { Quota } from '../../common/quota/quota.decorators.js';
import type { Caller } from '../../common/quota/quota.types.js';
import { AgentReads } from './agent-reads.js';
import { RegisterAgentDto } from '../dto/agent.dto.js';
import { AgentListView, AgentView, RegisteredView } from '../dto/agent.views.js';
import { RegisterBody } from '../dto/examples.js';
import { AgentsQuery } from '../dto/queries.dto.js';
import { ARENA_BUCKET } from '../arena.names.js';
import { NotAnOperation } from './not-an-operation.js';
import { RegistrationService } from './registration.service.js';

@ApiTags('Arena: challengers')
@Quota(ARENA_BUCKET)
@ArenaKey('lenient')
@Controller('api/v1/agents')
export class AgentsController {
  constructor(
    private readonly registrations: RegistrationService,
    private readonly reads: AgentReads,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'Challengers by status, those in the queue by default',
    description: 'A registration, heartbeat or retirement shows at once. `status=all` lists every one.',
  })
  @ApiOkResponse({ type: AgentListView })
  list(@Query() query: AgentsQuery) {
    return this.reads.list(query);
  }

  @Post()
  @HandsOutKeys()
  @HttpCode(200)
  @Idempotent({ secret: true })
  @RegisterBody()
  @ApiOperation({
    summary: 'Register a challenger; its key is shown once',
    description:
      'No key needed. It stands in the queue until its first heartbeat; `heartbeat` says how often one is due. Names are unique whatever their case.',
  })
  @ApiOkResponse({ type: RegisteredView })
  @ApiConflictResponse({ description: '`name_taken`.' })
  register(@Body() dto: RegisterAgentDto, @CurrentCaller() caller: Caller) {
    return this.registrations.register(dto, caller);
  }

  @Get(':id')
  @ApiOperation({
    summary: 'One challenger’s public record',
    description: 'Standing, matches and rating. A retired challenger stays readable.',
  })
  @ApiParam({ name: 'id', example: 'agt_01hx3v9k2m5n7p8q4r6s1t0w2y' })
  @ApiOkResponse({ type: AgentView })
  one(@Param('id', NotAnOperation) id: string) {
    return this.reads.one(id);
  }
}
