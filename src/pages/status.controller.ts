import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { language, madeFor, type Language } from '../../web/language.js';
import { statusPage } from '../../web/pages/status.js';
import type { StatusAnswer } from '../../web/status/view.js';
import { CONFIG, type Config } from '../common/config/env.js';
import { Produces } from '../common/http/admission.guard.js';
import { asPage } from '../common/http/pages/page.answer.js';
import { siteOf, type Site } from '../common/http/pages/site.js';
import { madeOnce } from '../common/kernel/made-once.js';
import { ApiReads } from './api-reads.js';

/** How the product has been, for people; the same for everybody until it is measured again. */
@ApiExcludeController()
@Controller('status')
export class StatusPagesController {
  private readonly site: Site;
  private readonly drawn = madeOnce<StatusAnswer, Map<Language, string>>(() => new Map());

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly reads: ApiReads,
  ) {
    this.site = siteOf(config);
  }

  @Get()
  @Produces('text/html')
  page(@Res({ passthrough: true }) response: Response): string {
    const status = this.reads.prepared<StatusAnswer>('/api/v1/status');
    return asPage(response, () => (status ? this.told(status) : statusPage(this.site, null)));
  }

  private told(status: StatusAnswer): string {
    const drawn = this.drawn(status);
    const page =
      drawn.get(language()) ?? madeFor({ language: language(), path: '/status' }, () => statusPage(this.site, status));
    drawn.set(language(), page);
    return page;
  }
}
