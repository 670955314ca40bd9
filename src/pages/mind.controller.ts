import { Controller, Get, Inject, Req, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import {
  pointsOf,
  rhythmOf,
  secondOf,
  STEP_SECONDS,
  withSecond,
  type Beliefs,
  type Dream,
  type History,
  type MindPageView,
  type Model,
  type Said,
  type Snapshot,
} from '../../web/mind/view.js';
import { mindPage, wakingPage } from '../../web/pages/mind.js';
import { LANGUAGES, madeFor, type Reader } from '../../web/language.js';
import { CONFIG, type Config } from '../common/config/env.js';
import { Produces } from '../common/http/admission.guard.js';
import { asPage } from '../common/http/pages/page.answer.js';
import { languageOf } from '../common/http/pages/reader.js';
import { siteOf, type Site } from '../common/http/pages/site.js';
import { LatelyMade } from '../common/kernel/lately-made.js';
import { madeOnce } from '../common/kernel/made-once.js';
import { ApiReads, ReadRefused } from './api-reads.js';
import { ProblemPages } from './problem-pages.filter.js';

/** So many dreams stand in the page; the API has more. */
const DREAMS = 8;

/** The cognitive engine as people watch it. Where it is not loaded its operations are not there, and so is not this. */
@ApiExcludeController()
@UseFilters(ProblemPages)
@Controller('mind')
export class MindPagesController {
  private readonly site: Site;
  /** The same for everybody while a second lasts; once for each language. */
  private readonly minds = madeOnce<Snapshot, LatelyMade<string>>(() => new LatelyMade(LANGUAGES.length));

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly reads: ApiReads,
  ) {
    this.site = siteOf(config);
  }

  @Get()
  @Produces('text/html')
  async mind(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<string> {
    const snapshot = this.reads.prepared<Snapshot>('/api/cognitive') ?? (await this.unready(request));
    if (!snapshot) return asPage(response, () => wakingPage(this.site));
    const reader = { language: languageOf(request), path: '/mind' };
    const drawn = () => this.drawn(request, snapshot, reader);
    // Another's refusal is not one's own.
    const page = await this.minds(snapshot).of(reader.language, drawn).catch(drawn);
    return asPage(response, () => page);
  }

  private async drawn(request: Request, snapshot: Snapshot, reader: Reader): Promise<string> {
    const view = await this.viewOf(request, snapshot);
    return madeFor(reader, () => mindPage(this.site, view));
  }

  private async viewOf(request: Request, snapshot: Snapshot): Promise<MindPageView> {
    const of = <Answer>(path: string) => this.reads.read<Answer>(request, path);
    const [history, model, said, { dreams }, beliefs] = await Promise.all([
      of<History>(`/api/cognitive/history?step=${STEP_SECONDS}`),
      of<Model>('/api/cognitive/model'),
      of<Said>(`/api/${this.site.persona}-say`).catch(() => null),
      of<{ dreams: Dream[] }>('/api/cognitive/dreams'),
      of<Beliefs>('/api/cognitive/hypotheses'),
    ]);
    const second = secondOf(snapshot, model, history);
    return {
      base: this.site.base,
      persona: this.site.persona,
      second,
      points: withSecond(pointsOf(history), second),
      rhythm: rhythmOf(model),
      said,
      dreams: dreams.slice(0, DREAMS),
      beliefs,
    };
  }

  /** The operation itself says whether the engine is only starting, or not here at all. */
  private unready(request: Request): Promise<Snapshot | null> {
    return this.reads.read<Snapshot>(request, '/api/cognitive').catch((error: unknown) => {
      if (error instanceof ReadRefused && error.status === 503) return null;
      throw error;
    });
  }
}
