import { Controller, Get, Header, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiGoneResponse, ApiNotFoundResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request, Response } from 'express';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Produces } from '../../common/http/admission.guard.js';
import { ApiOkOrPage } from '../../common/http/documents/api-answers.js';
import { ConfirmedView } from '../dto/registration.dto.js';
import { EmailLinks } from './email-links.service.js';
import { confirmPage, confirmedPage } from '../../../web/pages/confirm.js';
import { asPage, wantsPage } from '../../common/http/pages/page.answer.js';
import { siteOf } from '../../common/http/pages/site.js';

/** Where mailed links lead: a page with a button, since mail readers open links by themselves. */
@ApiTags('Tools')
@Controller('api/register/confirm')
export class ConfirmController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectDataSource() private readonly db: DataSource,
    private readonly links: EmailLinks,
  ) {}

  @Get(':token')
  @Header('Cache-Control', 'no-store')
  @Produces('text/html')
  @ApiExcludeEndpoint()
  async page(@Param('token') token: string, @Res({ passthrough: true }) response: Response): Promise<string> {
    const purpose = await this.links.look(this.db.manager, token);
    return asPage(response, () => confirmPage(siteOf(this.config), `/api/register/confirm/${token}`, purpose));
  }

  @Post(':token')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Produces('application/json', 'text/html')
  @ApiOperation({
    summary: 'Confirm an e-mail address by a mailed link',
    description:
      'A link that was mailed because the address has a key already gives a new key; the old one ends at once.',
  })
  @ApiOkOrPage(ConfirmedView)
  @ApiNotFoundResponse({ description: '`not_found`: no such link.' })
  @ApiGoneResponse({ description: '`gone`: used, or older than a day.' })
  async address(
    @Param('token') token: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ConfirmedView | string> {
    const confirmed = await this.links.open(token);
    return wantsPage(request) ? asPage(response, () => confirmedPage(siteOf(this.config), confirmed)) : confirmed;
  }
}
