import { Controller, Get, Header, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Produces } from '../../common/http/admission.guard.js';
import { DomainError } from '../../common/kernel/errors.js';
import { infoOf } from '../about/info.js';
import { assetFiles } from './assets.js';
import { landingPage } from './landing.page.js';
import { LiveFigures } from './live.service.js';
import { llmsText } from './llms.js';
import { asPage, wantsPage } from './page.answer.js';
import { siteOf, type Site } from './site.js';
import { trialPage } from './trial.page.js';

/** What people see, and the one page for agents. */
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

  @Get('assets/:name')
  @Produces('text/css', 'text/javascript', 'image/svg+xml')
  @Header('Cache-Control', 'public, max-age=31536000, immutable')
  asset(@Param('name') name: string, @Res({ passthrough: true }) response: Response): string {
    const file = assetFiles.get(name);
    if (!file) throw nothingHere();
    response.setHeader('Content-Type', file.type);
    return file.body;
  }
}

const nothingHere = () => new DomainError('not_found', 'not_found', 'There is nothing at this address.');
