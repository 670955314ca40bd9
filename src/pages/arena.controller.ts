import { Controller, Get, Inject, Param, Query, Req, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { arenaPage, openingPage } from '../../web/pages/arena.js';
import { agentPage, fighterPage } from '../../web/pages/fighter.js';
import { matchPage } from '../../web/pages/match.js';
import {
  DURATIONS,
  type Duration,
  type Agent,
  type Curves,
  type Decision,
  type Fighter,
} from '../../web/arena/view.js';
import type { Match, RoundTrip, State, ToldDecision } from '../../web/arena/view.js';
import { LANGUAGES, madeFor, type Reader } from '../../web/language.js';
import { CONFIG, type Config } from '../common/config/env.js';
import { Produces } from '../common/http/admission.guard.js';
import { asPage } from '../common/http/pages/page.answer.js';
import { languageOf } from '../common/http/pages/reader.js';
import { siteOf, type Site } from '../common/http/pages/site.js';
import { LatelyMade } from '../common/kernel/lately-made.js';
import { madeOnce } from '../common/kernel/made-once.js';
import { ApiReads } from './api-reads.js';
import { doneLately } from './done-lately.js';
import { ProblemPages } from './problem-pages.filter.js';

const LAST = 12;

/** The league as people watch it. Where the arena is not loaded its operations are not there, and so these are not. */
@ApiExcludeController()
@UseFilters(ProblemPages)
@Controller('arena')
export class ArenaPagesController {
  private readonly site: Site;
  /** The same for everybody while the league is told as it is: until the next tick, or a pause; once for each language. */
  private readonly rings = madeOnce<State, LatelyMade<string>>(
    () => new LatelyMade(DURATIONS.length * LANGUAGES.length),
  );

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly reads: ApiReads,
  ) {
    this.site = siteOf(config);
  }

  @Get()
  @Produces('text/html')
  async ring(
    @Query('match') match: unknown,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const duration = DURATIONS.find((one) => one === match) ?? '1d';
    const state = this.reads.prepared<State>('/api/state') ?? (await this.unready(request));
    if (!state) return asPage(response, () => openingPage(this.site));
    const reader = { language: languageOf(request), path: `/arena?match=${duration}` };
    const drawn = () => this.drawn(request, state, duration, reader);
    // Another's refusal is not one's own.
    const page = await this.rings(state).of(`${duration} ${reader.language}`, drawn).catch(drawn);
    return asPage(response, () => page);
  }

  private async drawn(request: Request, state: State, duration: Duration, reader: Reader): Promise<string> {
    const { id } = state.leaderboards[duration];
    const curves = await this.reads.read<Curves>(request, `/api/v1/matches/${id}/curves`);
    const tape = await doneLately(this.reads, request, state);
    return madeFor(reader, () => arenaPage(this.site, { ...state, tape }, curves, duration));
  }

  /** The operation itself says whether the league is only opening, or not here at all. */
  private unready(request: Request): Promise<State | null> {
    return this.reads.read<State>(request, '/api/state').catch((error: { status?: number }) => {
      if (error.status === 503) return null;
      throw error;
    });
  }

  @Get('fighters/:id')
  @Produces('text/html')
  async fighter(
    @Param('id') id: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const path = `/api/v1/fighters/${encodeURIComponent(id)}`;
    const fighter = this.reads.prepared<Fighter>(path) ?? (await this.reads.read<Fighter>(request, path));
    const past = await this.pastOf(request, fighter.id);
    return asPage(response, () => fighterPage(this.site, fighter, past));
  }

  @Get('agents/:id')
  @Produces('text/html')
  async agent(
    @Param('id') id: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const agent = await this.reads.read<Agent>(request, `/api/v1/agents/${encodeURIComponent(id)}`);
    const past = await this.pastOf(request, agent.id);
    const told = await this.toldOf(request, past.decisions);
    return asPage(response, () => agentPage(this.site, agent, { ...past, ...(told && { told }) }));
  }

  @Get('matches/:id')
  @Produces('text/html')
  async match(
    @Param('id') id: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const path = `/api/v1/matches/${encodeURIComponent(id)}`;
    const match = await this.reads.read<Match>(request, path);
    const curves = await this.reads.read<Curves>(request, `${path}/curves`);
    return asPage(response, () => matchPage(this.site, match, curves));
  }

  /** The last decision of a guest of the house, with what its model saw and said. */
  private async toldOf(request: Request, [last]: readonly Decision[]): Promise<ToldDecision | undefined> {
    if (!last?.asked) return undefined;
    const path = `/api/v1/agents/${last.participant_id}/decisions/${encodeURIComponent(last.decision_id)}`;
    return this.reads.read<ToldDecision>(request, path);
  }

  private async pastOf(request: Request, id: string) {
    const asked = `participant=${encodeURIComponent(id)}&limit=${LAST}`;
    const [{ decisions }, { roundtrips }] = await Promise.all([
      this.reads.read<{ decisions: Decision[] }>(request, `/api/v1/decisions?${asked}`),
      this.reads.read<{ roundtrips: RoundTrip[] }>(request, `/api/v1/roundtrips?${asked}`),
    ]);
    return { decisions, trips: roundtrips };
  }
}
