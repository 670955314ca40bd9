import { Body, Controller, Get, Header, Inject, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { LONGEST_SKETCH, sketchOf } from '../../web/parts/picture.js';
import type { StudioView } from '../../web/studio/doing.js';
import { studioPage } from '../../web/pages/studio.js';
import { refusalWords } from '../../web/words/refusals.js';
import { readingOf, shownOf, type DesignAnswer, type Gallery, type ReadingAnswer } from '../../web/studio/view.js';
import type { Standing } from '../../web/studio/view.js';
import { CONFIG, type Config } from '../common/config/env.js';
import { Produces } from '../common/http/admission.guard.js';
import { TakesForms } from '../common/http/bodies/forms.js';
import { asPage } from '../common/http/pages/page.answer.js';
import { siteOf, type Site } from '../common/http/pages/site.js';
import { ApiReads, ReadRefused } from './api-reads.js';
import { ProblemPages } from './problem-pages.filter.js';

const EXAMPLES = 4;
const LONGEST_TEXT = 2000;
const LONGEST_STYLE = 80;

/** What was written, as a page gets it: fields of a form or of an address. */
interface Written {
  text: string;
  style: string;
}

/**
 * The studio. Its script asks the API itself; without one the same page is a form, whose answers are other addresses of it.
 */
@ApiExcludeController()
@UseFilters(ProblemPages)
@Controller('studio')
export class StudioController {
  private readonly site: Site;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly reads: ApiReads,
  ) {
    this.site = siteOf(config);
  }

  @Get()
  @Produces('text/html')
  @Header('Cache-Control', 'private, no-store')
  async studio(
    @Query() query: Record<string, unknown>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { design } = query;
    if (typeof design !== 'string') {
      const written = { text: said(query.text, LONGEST_TEXT), style: said(query.style, LONGEST_STYLE) };
      return this.show(response, await this.fresh(request, written));
    }
    const standing = await this.standing(request, design);
    if (!standing?.designs.some(({ id }) => id === design)) return response.redirect(303, this.shared(design));
    return this.show(response, await this.designed(request, design, standing));
  }

  @Post()
  @TakesForms()
  @Produces('text/html')
  async form(
    @Body() fields: Record<string, unknown>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { description, instruction, design } = fields;
    const written = { text: said(description, LONGEST_TEXT + 1), style: said(fields.style, LONGEST_STYLE + 1) };
    try {
      const id =
        typeof design === 'string'
          ? await this.revised(request, design, instruction)
          : await this.begun(request, response, written);
      response.redirect(303, `${this.site.base}/studio?design=${id}`);
    } catch (error) {
      if (!(error instanceof ReadRefused)) throw error;
      response.status(error.status);
      const view = await this.fresh(request, written);
      this.show(response, view, error);
    }
  }

  /** Without a script a design that is finished is found by loading the page again. */
  private async begun(request: Request, response: Response, { text, style }: Written): Promise<string> {
    const body = { description: text, ...(style ? { style } : {}) };
    const { answer, cookie } = await this.reads.send<{ id: string }>(request, '/api/v1/design/trial', body);
    if (cookie) response.setHeader('Set-Cookie', cookie);
    return answer.id;
  }

  private async revised(request: Request, design: string, instruction: unknown): Promise<string> {
    const path = `/api/v1/design/${encodeURIComponent(design)}/revise`;
    return (await this.reads.send<{ id: string }>(request, path, { instruction })).answer.id;
  }

  /** A page of its own origin alone is told where somebody came from: browsers then name it when a form is sent. */
  private show(response: Response, view: StudioView, refused?: ReadRefused): void {
    response.setHeader('Referrer-Policy', 'same-origin');
    const problem = () =>
      refused && { said: refusalWords().said(refused), wait: refused.status === 429 ? refused.wait : null };
    response.send(asPage(response, () => studioPage(this.site, { ...view, problem: problem() ?? null })));
  }

  private shared = (design: string): string => `${this.site.base}/d/${encodeURIComponent(design)}`;

  private async fresh(request: Request, { text, style }: Written): Promise<StudioView> {
    const [reading, { designs }] = await Promise.all([
      this.reading(request, { text, style }),
      this.reads.read<Gallery>(request, `/api/v1/gallery?limit=${EXAMPLES}`),
    ]);
    if (reading?.spec) this.begin(request, { text, style });
    const examples = designs.map(({ id, description, illustration }) => ({ id, description, illustration }));
    return { ...this.empty(), text, style, reading, examples };
  }

  /** The page's picture is drawn while the page is on its way: by the time a browser asks for it, it is there or half done. */
  private begin(request: Request, { text, style }: Written): void {
    if (text.length > LONGEST_SKETCH) return;
    void this.reads.bytes(request, sketchOf('', text, style.trim())).catch(() => undefined);
  }

  private async designed(request: Request, id: string, standing: Standing): Promise<StudioView> {
    const design = shownOf(await this.reads.read<DesignAnswer>(request, `/api/design/${encodeURIComponent(id)}`));
    const { description: text, style, made } = design;
    return { ...this.empty(), text, style: style ?? '', reading: made?.reading ?? null, shown: design, standing };
  }

  private empty(): StudioView {
    const { base, url, open } = this.site;
    const nothing = { reading: null, shown: null, standing: null, problem: null };
    return { base, url, open, text: '', style: '', examples: [], ...nothing };
  }

  /** Null where there is nothing to read, or too much was read already: the page comes anyway. */
  private async reading(request: Request, { text, style }: Written): Promise<StudioView['reading']> {
    if (text.trim().length < 3) return null;
    const body = { description: text, ...(style.trim() ? { style } : {}) };
    return this.reads.send<ReadingAnswer>(request, '/api/v1/design/read', body).then(
      ({ answer }) => readingOf(answer),
      () => null,
    );
  }

  /** Null for who has no session. */
  private standing(request: Request, design: string): Promise<Standing | null> {
    return this.reads
      .read<Standing>(request, `/api/v1/design/trial?design=${encodeURIComponent(design)}`)
      .catch((error: unknown) => {
        if (error instanceof ReadRefused) return null;
        throw error;
      });
  }
}

const said = (value: unknown, longest: number): string => (typeof value === 'string' ? value.slice(0, longest) : '');
