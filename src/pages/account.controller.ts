import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { accountPage } from '../../web/pages/account.js';
import { CONFIG, type Config } from '../common/config/env.js';
import { Produces } from '../common/http/admission.guard.js';
import { asPage } from '../common/http/pages/page.answer.js';
import { siteOf, type Site } from '../common/http/pages/site.js';

/** Keys, usage, orders and deliveries of whoever brings a key. The browser asks the API itself: no key comes here. */
@ApiExcludeController()
@Controller('account')
export class AccountPageController {
  private readonly site: Site;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    this.site = siteOf(config);
  }

  @Get()
  @Produces('text/html')
  account(@Res({ passthrough: true }) response: Response): string {
    response.setHeader('Referrer-Policy', 'no-referrer');
    return asPage(response, () => accountPage(this.site, this.config.smtpUrl !== undefined));
  }
}
