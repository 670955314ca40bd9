import { Body, Controller, Get, Headers, HttpCode, Param, Patch, Post, Res } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiConflictResponse,
  ApiGoneResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { Operator } from '../common/auth/key.decorators.js';
import { preferredWait, saysWaited } from '../common/http/streams/prefer-wait.js';
import { AuditRuns } from './ledger/audit-runs.js';
import { EntryOwnerService } from './agents/entry-owner.service.js';
import { OperatorNameDto } from './dto/agent.dto.js';
import { RetirementService } from './agents/retirement.service.js';
import { AgentView } from './dto/agent.views.js';
import { LedgerAuditView, LatestAuditView } from './dto/audit.views.js';
import { LeaguePowerView } from './dto/league.views.js';
import { LeaguePause } from './league/league-pause.js';

/** An audit of a long league takes minutes, which no gateway waits for. */
const USUAL_WAIT_SECONDS = 30;

@ApiTags('Operator')
@Operator('admin')
@Controller('api/admin')
export class ArenaOperatorController {
  constructor(
    private readonly leaguePause: LeaguePause,
    private readonly retirements: RetirementService,
    private readonly audits: AuditRuns,
    private readonly owners: EntryOwnerService,
  ) {}

  @Post('league/pause')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Stop the league: nothing ticks, decisions are refused',
    description:
      'Operator only; one entry in the trail. Matches keep their time, readers are answered from the last tick, decisions get 503 `market_paused`.',
  })
  @ApiOkResponse({ type: LeaguePowerView })
  pause() {
    return this.leaguePause.set('paused');
  }

  @Post('league/resume')
  @HttpCode(200)
  @ApiOperation({ summary: 'Let the league go on', description: 'Operator only; one entry in the trail.' })
  @ApiOkResponse({ type: LeaguePowerView })
  resume() {
    return this.leaguePause.set('running');
  }

  @Post('arena/audit')
  @Operator('support')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Rebuild every balance of the ledger from postings and fills, and tell what differs',
    description:
      'Operator only. Recomputes funding, fees and candles from prices and rules as well, and checks the chain of records. What takes longer than 30 s (or `Prefer: wait=n`) is answered 202 and found at `GET /api/admin/arena/audit`.',
  })
  @ApiHeader({
    name: 'Prefer',
    required: false,
    description: '`wait=n`: hold the answer up to n ≤ 30 seconds until the audit is done.',
  })
  @ApiOkResponse({ type: LedgerAuditView })
  @ApiAcceptedResponse({ type: LatestAuditView, description: 'It goes on; `audit` is the one before.' })
  @ApiConflictResponse({ description: '`audit_in_progress`: one is under way; ask for its result soon.' })
  async audit(
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LedgerAuditView | LatestAuditView> {
    const audit = await this.audits.within(preferredWait(prefer) ?? USUAL_WAIT_SECONDS);
    saysWaited(response, prefer);
    if (!audit) response.status(202).location('/api/admin/arena/audit');
    return audit ?? this.lastAudit();
  }

  @Get('arena/audit')
  @Operator('read')
  @ApiOperation({
    summary: 'What the last audit of the ledger found; one runs each night',
    description: 'Operator only. An empty `differences` means that books, prices and records agree.',
  })
  @ApiOkResponse({ type: LatestAuditView })
  async lastAudit(): Promise<LatestAuditView> {
    return { audit: await this.audits.latest() };
  }

  @Patch('agents/:id')
  @Operator('support')
  @ApiOperation({
    summary: 'Say who runs a challenger: of one operator ENTRIES_PER_OPERATOR are eligible',
    description: 'Operator only. Takes effect with the next match: who is eligible is fixed before it starts.',
  })
  @ApiParam({ name: 'id', example: 'agt_01hx3v9k2m5n7p8q4r6s1t0w2y' })
  @ApiOkResponse({ type: AgentView })
  @ApiGoneResponse({ description: '`gone`: it has retired.' })
  nameOperator(@Param('id') id: string, @Body() { operator }: OperatorNameDto) {
    return this.owners.name(id, operator);
  }

  @Post('agents/:id/retire')
  @Operator('support')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Retire a challenger',
    description:
      'Operator only. As if it had retired itself: orders cancelled, positions closed, the record stays public.',
  })
  @ApiParam({ name: 'id', example: 'agt_01hx3v9k2m5n7p8q4r6s1t0w2y' })
  @ApiOkResponse({ type: AgentView })
  @ApiGoneResponse({ description: '`gone`: it has retired.' })
  retire(@Param('id') id: string) {
    return this.retirements.retire(id);
  }
}
