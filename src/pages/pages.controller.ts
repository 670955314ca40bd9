import { Controller, Get, Header, Inject, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { landingPage } from '../../web/pages/landing.js';
import { trialPage } from '../../web/pages/trial.js';
import { CONFIG, type Config } from '../common/config/env.js';
import { Produces } from '../common/http/admission.guard.js';
import { asPage, wantsPage } from '../common/http/pages/page.answer.js';
import { siteOf, type Site } from '../common/http/pages/site.js';
import { infoOf } from '../tools/about/info.js';
import { LiveFigures } from './live.service.js';
import { llmsText } from './llms.js';
import { nothingHere } from './nothing-here.js';

/** The first page, the page of the engine's trial, and the one for agents. */
@ApiExcludeController()
@Controller()
export class PagesController {
  private readonly site: Site;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly live: LiveFigures,
  ) {
    this.site = siteOf(config);
  }

  @Get()
  @Produces('application/json', 'text/html')
  async landing(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<string | object> {
    if (!wantsPage(request)) return infoOf(this.config);
    return asPage(response, landingPage(this.site, await this.live.all()));
  }

  @Get('trial')
  @Produces('text/html')
  async trial(@Res({ passthrough: true }) response: Response): Promise<string> {
    if (!this.config.services.includes('cognitive')) throw nothingHere();
    const { freeSlots, mood } = await this.live.all();
    return asPage(response, trialPage(this.site, freeSlots, mood));
  }

  @Get('llms.txt')
  @Produces('text/plain', 'text/markdown')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  llms(): string {
    return llmsText(this.site);
  }
}
