import { Controller, Get, Header, Inject, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { componentsPage } from '../../web/pages/components.js';
import { landingPage } from '../../web/pages/landing.js';
import type { Said } from '../../web/islands/feeling.js';
import { trialPage } from '../../web/pages/trial.js';
import { CONFIG, type Config } from '../common/config/env.js';
import { Produces } from '../common/http/admission.guard.js';
import { asPage, wantsPage } from '../common/http/pages/page.answer.js';
import { languageOf } from '../common/http/pages/reader.js';
import { siteOf, type Site } from '../common/http/pages/site.js';
import { infoOf } from '../tools/about/info.js';
import { ApiReads } from './api-reads.js';
import { FirstDrawing } from './first-drawing.service.js';
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
    private readonly reads: ApiReads,
    private readonly drawing: FirstDrawing,
  ) {
    this.site = siteOf(config);
  }

  @Get()
  @Produces('application/json', 'text/html')
  async landing(
    @Query('wear') wear: unknown,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string | object> {
    if (!wantsPage(request)) return infoOf(this.config);
    const moment = [this.live.all(), this.drawing.of(request, wear, languageOf(request)), this.said(request)] as const;
    const [live, tried, said] = await Promise.all(moment);
    return asPage(response, () => landingPage(this.site, { ...live, said }, tried));
  }

  private async said(request: Request): Promise<Said | null> {
    if (!this.config.services.includes('cognitive')) return null;
    return this.reads.read<Said>(request, `/api/${this.site.persona}-say`).catch(() => null);
  }

  @Get('trial')
  @Produces('text/html')
  async trial(@Res({ passthrough: true }) response: Response): Promise<string> {
    if (!this.config.services.includes('cognitive')) throw nothingHere();
    const { freeSlots, mood } = await this.live.all();
    return asPage(response, () => trialPage(this.site, freeSlots, mood));
  }

  @Get('pages/components')
  @Produces('text/html')
  components(@Res({ passthrough: true }) response: Response): string {
    if (this.config.production) throw nothingHere();
    return asPage(response, () => componentsPage(this.site));
  }

  @Get('llms.txt')
  @Produces('text/plain', 'text/markdown')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  llms(): string {
    return llmsText(this.site);
  }
}
