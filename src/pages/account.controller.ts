import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiExcludeController, type OpenAPIObject } from '@nestjs/swagger';
import type { Response } from 'express';
import { listOf, type Document } from '../../web/playground/document.js';
import { accountPage } from '../../web/pages/account.js';
import { CONFIG, type Config } from '../common/config/env.js';
import { Produces } from '../common/http/admission.guard.js';
import { asPage } from '../common/http/pages/page.answer.js';
import { ApiDocument } from '../common/http/documents/api-document.js';
import { siteOf, type Site } from '../common/http/pages/site.js';
import { madeOnce } from '../common/kernel/made-once.js';

/** The same for everybody while a process lives. */
const listed = madeOnce((document: OpenAPIObject) => listOf(document as unknown as Document));

/** Keys, usage, orders and deliveries of whoever brings a key. The browser asks the API itself: no key comes here. */
@ApiExcludeController()
@Controller('account')
export class AccountPageController {
  private readonly site: Site;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly document: ApiDocument,
  ) {
    this.site = siteOf(config);
  }

  @Get()
  @Produces('text/html')
  account(@Res({ passthrough: true }) response: Response): string {
    response.setHeader('Referrer-Policy', 'no-referrer');
    const operations = listed(this.document.current());
    return asPage(response, () => accountPage(this.site, this.config.smtpUrl !== undefined, operations));
  }
}
