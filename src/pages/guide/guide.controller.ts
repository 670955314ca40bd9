import { Controller, Get, Header, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { found } from '../../../web/guide/search.js';
import { madeFor } from '../../../web/language.js';
import { decisionsPage, foundPage, guidePage, type Guide } from '../../../web/pages/guide.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Produces } from '../../common/http/admission.guard.js';
import { encodingFor } from '../../common/http/hot-reads/accept-encoding.js';
import { asPage } from '../../common/http/pages/page.answer.js';
import { languageOf } from '../../common/http/pages/reader.js';
import { siteOf, type Site } from '../../common/http/pages/site.js';
import { LatelyMade } from '../../common/kernel/lately-made.js';
import { nothingHere } from '../nothing-here.js';
import { guideIndex, guidePicture, theGuide, theSections } from './guide-files.js';

const LONGEST_QUERY = 100;
/** Pages that are kept as they were sent last, of some 60 kB. */
const KEPT = 24;
const FOR_EVER = 'public, max-age=31536000, immutable';

/** README and docs/ as pages, with a search. */
@ApiExcludeController()
@Controller('guide')
export class GuideController {
  private readonly site: Site;
  private readonly made = new LatelyMade<string>(KEPT);

  constructor(@Inject(CONFIG) config: Config) {
    this.site = siteOf(config);
  }

  @Get()
  @Produces('text/html')
  first(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<string> {
    return this.page('', request, response);
  }

  @Get('search')
  @Produces('text/html')
  search(@Query('q') asked: unknown, @Res({ passthrough: true }) response: Response): string {
    const guide = here();
    const query = typeof asked === 'string' ? asked.slice(0, LONGEST_QUERY) : '';
    const places = found(theSections(guide), query);
    return asPage(response, () => foundPage(this.site, guide, query, places));
  }

  @Get('decisions')
  @Produces('text/html')
  decisions(@Res({ passthrough: true }) response: Response): string {
    const guide = here();
    return asPage(response, () => decisionsPage(this.site, guide));
  }

  @Get('index/:name')
  @Produces('application/json')
  @Header('Cache-Control', FOR_EVER)
  index(@Param('name') name: string, @Req() request: Request, @Res() response: Response): void {
    const guide = here();
    if (name !== guide.index) throw nothingHere();
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.vary('Accept-Encoding').type('application/json').end(guideIndex(encoding, guide));
  }

  @Get('pictures/:folder/:name')
  @Produces('image/png', 'image/jpeg', 'image/svg+xml')
  @Header('Cache-Control', 'public, max-age=86400')
  picture(@Param('folder') folder: string, @Param('name') name: string, @Res() response: Response): void {
    const picture = guidePicture(folder, name);
    if (!picture) throw nothingHere();
    response.type(picture.type).end(picture.bytes);
  }

  @Get('decisions/:name')
  @Produces('text/html')
  decision(
    @Param('name') name: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    return this.page(`decisions/${name}`, request, response);
  }

  @Get(':name')
  @Produces('text/html')
  one(
    @Param('name') name: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    return this.page(name, request, response);
  }

  /** The same for everybody who reads a language. */
  private async page(path: string, request: Request, response: Response): Promise<string> {
    const guide = here();
    const page = guide.pages.find((one) => one.path === path);
    if (!page) throw nothingHere();
    const reader = { language: languageOf(request), path: `/guide${path ? `/${path}` : ''}` };
    const made = await this.made.of(`${reader.language} ${path}`, () =>
      Promise.resolve(madeFor(reader, () => guidePage(this.site, guide, page))),
    );
    return asPage(response, () => made);
  }
}

function here(): Guide {
  const guide = theGuide();
  if (!guide) throw nothingHere();
  return guide;
}
