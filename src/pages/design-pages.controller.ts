import { Controller, Get, Header, Inject, Param, Query, Req, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { designPage } from '../../web/pages/design.js';
import { galleryPage } from '../../web/pages/gallery.js';
import { shownOf, type DesignAnswer, type Gallery } from '../../web/studio/view.js';
import { CONFIG, type Config } from '../common/config/env.js';
import { Produces } from '../common/http/admission.guard.js';
import { asPage } from '../common/http/pages/page.answer.js';
import { siteOf, type Site } from '../common/http/pages/site.js';
import { ApiReads } from './api-reads.js';
import { ProblemPages } from './problem-pages.filter.js';

/** Designs as whoever has their link sees them, and those that everybody may see. */
@ApiExcludeController()
@UseFilters(ProblemPages)
@Controller()
export class DesignPagesController {
  private readonly site: Site;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly reads: ApiReads,
  ) {
    this.site = siteOf(config);
  }

  @Get('d/:id')
  @Produces('text/html')
  @Header('Cache-Control', 'private, no-store')
  async design(
    @Param('id') id: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const design = await this.reads.read<DesignAnswer>(request, `/api/design/${encodeURIComponent(id)}`);
    if (!design.listed) response.setHeader('X-Robots-Tag', 'noindex');
    return asPage(response, () => designPage(this.site, shownOf(design)));
  }

  @Get('gallery')
  @Produces('text/html')
  async gallery(
    @Query('cursor') cursor: unknown,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const from = typeof cursor === 'string' ? `&cursor=${encodeURIComponent(cursor)}` : '';
    const page = await this.reads.read<Gallery>(request, `/api/v1/gallery?limit=24${from}`);
    return asPage(response, () => galleryPage(this.site, page));
  }
}
