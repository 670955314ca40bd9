import { Catch, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import { problemPage } from '../../web/pages/problem.js';
import { CONFIG, type Config } from '../common/config/env.js';
import { asPage } from '../common/http/pages/page.answer.js';
import { siteOf, type Site } from '../common/http/pages/site.js';
import { ReadRefused } from './api-reads.js';

/** A page whose operations were refused says so as a page, with their status. */
@Catch(ReadRefused)
export class ProblemPages implements ExceptionFilter<ReadRefused> {
  private readonly site: Site;

  constructor(@Inject(CONFIG) config: Config) {
    this.site = siteOf(config);
  }

  catch(refused: ReadRefused, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    response.status(refused.status).set('Cache-Control', 'no-store');
    if (refused.wait !== null) response.set('Retry-After', String(refused.wait));
    response.send(asPage(response, () => problemPage(this.site, refused)));
  }
}
