import { Body, Controller, Get, Header, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { isFromForeignPage } from '../../common/auth/foreign-page.js';
import { ApiKeyOrSession, CurrentCaller, HandsOutKeys } from '../../common/auth/key.decorators.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { DomainError } from '../../common/kernel/errors.js';
import { Quota } from '../../common/quota/quota.decorators.js';
import type { Caller } from '../../common/quota/quota.types.js';
import { TrialDto, TrialStandingView, TrialBegunView } from '../dto/trial.dto.js';
import { cookieOptions, SESSION_COOKIE, tokensOf, withToken } from './session-cookie.js';
import { TRIALS, Trials } from './trial.service.js';

@ApiTags('Design')
@Controller('api/v1/design/trial')
export class TrialController {
  constructor(
    private readonly trials: Trials,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post()
  @HttpCode(202)
  @HandsOutKeys()
  @Quota(TRIALS)
  @ApiOperation({
    summary: 'Try a design without a key',
    description:
      'The answer sets a cookie that owns the design and ten revisions of it, until RETENTION_DAYS are over. One an hour and client address; a text without a garment is refused and costs nothing.',
  })
  @ApiAcceptedResponse({ type: TrialBegunView })
  async begin(
    @CurrentCaller() caller: Caller,
    @Body() body: TrialDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TrialBegunView> {
    if (isFromForeignPage(request, this.config.publicUrl)) throw foreign();
    const { accepted, token } = await this.trials.begin(caller, body);
    response.cookie(SESSION_COOKIE, withToken(token, tokensOf(request)), cookieOptions(this.config));
    response.location(accepted.status_url);
    return accepted;
  }

  @Get()
  @ApiKeyOrSession()
  @Header('Cache-Control', 'private, no-store')
  @ApiOperation({
    summary: 'What a session, or a key, has made and may still make',
    description:
      'With the cookie of a trial or a design key. Its designs, newest first, and how many revisions are left.',
  })
  @ApiQuery({ name: 'design', required: false, description: 'Of several sessions of a browser the one that owns it.' })
  @ApiOkResponse({ type: TrialStandingView })
  standing(@CurrentCaller() caller: Required<Caller>): Promise<TrialStandingView> {
    return this.trials.standing(caller);
  }
}

const foreign = (): DomainError =>
  new DomainError('forbidden', 'foreign_page', 'A page of another site asked for this on behalf of its visitor.');
