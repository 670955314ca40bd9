import { Controller, Get, Header, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiGoneResponse, ApiNotFoundResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Produces } from '../../common/http/admission.guard.js';
import { ApiOkOrPage } from '../../common/http/documents/api-answers.js';
import { asPage, wantsPage } from '../../common/http/pages/page.answer.js';
import { siteOf } from '../../common/http/pages/site.js';
import { confirmedPage, confirmPage } from '../../../web/pages/confirm.js';
import { EntryConfirmedView } from '../dto/agent.views.js';
import { EntryConfirmation } from './entry-confirmation.service.js';

/** Where the links mailed to challengers' contacts lead: a page with a button, since mail readers open links by themselves. */
@ApiTags('Arena: challengers')
@Controller('api/v1/agents/confirm')
export class EntryConfirmationController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly entries: EntryConfirmation,
  ) {}

  @Get(':token')
  @Header('Cache-Control', 'no-store')
  @Produces('text/html')
  @ApiExcludeEndpoint()
  async page(@Param('token') token: string, @Res({ passthrough: true }) response: Response): Promise<string> {
    await this.entries.look(token);
    return asPage(response, () => confirmPage(siteOf(this.config), `/api/v1/agents/confirm/${token}`, 'entry'));
  }

  @Post(':token')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Produces('application/json', 'text/html')
  @ApiOperation({
    summary: 'Confirm a challenger’s e-mail address by a mailed link',
    description: 'From the next matches on it counts as an entry of whoever has that address.',
  })
  @ApiOkOrPage(EntryConfirmedView)
  @ApiNotFoundResponse({ description: '`not_found`: no such link.' })
  @ApiGoneResponse({ description: '`gone`: used, older than a day, or of a challenger that has retired.' })
  async confirm(
    @Param('token') token: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<EntryConfirmedView | string> {
    const confirmed = await this.entries.open(token);
    return wantsPage(request) ? asPage(response, () => confirmedPage(siteOf(this.config), {})) : confirmed;
  }
}
