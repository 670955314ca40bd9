import { Controller, Get, Param, Query, Req, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { DURATIONS, type Agent, type Curves, type Fighter, type Match, type State } from '../../../web/arena/view.js';
import {
  agentCard,
  arenaCard,
  designCard,
  fighterCard,
  matchCard,
  mindCard,
  siteCard,
} from '../../../web/cards/views.js';
import type { History, Snapshot } from '../../../web/mind/view.js';
import { shownOf, type DesignAnswer } from '../../../web/studio/view.js';
import type { CardView } from '../../../web/cards/card.js';
import { Produces } from '../../common/http/admission.guard.js';
import { sendArtefact } from '../../common/storage/send-artefact.js';
import { LANGUAGES, madeFor } from '../../../web/language.js';
import { chosen } from '../../common/http/pages/reader.js';
import { ApiReads } from '../api-reads.js';
import { nothingHere } from '../nothing-here.js';
import { ProblemPages } from '../problem-pages.filter.js';
import { Cards } from './cards.service.js';

/** What a card of a design shows: how it is worn where it has been draped, else its illustration as large as it stands there. */
const [WORN, DRAWN] = ['worn.png', 'illustration-512.jpg'] as const;

const inlined = (type: string, bytes: Buffer): string => `data:${type};base64,${bytes.toString('base64')}`;

/** Open Graph pictures, in the language that their address names: of the first page, of the arena and of everybody and everything in it. */
@ApiExcludeController()
@UseFilters(ProblemPages)
@Controller()
export class CardsController {
  constructor(
    private readonly reads: ApiReads,
    private readonly cards: Cards,
  ) {}

  @Get('card.png')
  @Produces('image/png')
  site(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.send(request, response, () => Promise.resolve(siteCard));
  }

  @Get('arena/card.png')
  @Produces('image/png')
  arena(@Query('match') match: unknown, @Req() request: Request, @Res() response: Response): Promise<void> {
    const duration = DURATIONS.find((one) => one === match) ?? '1d';
    return this.send(
      request,
      response,
      async () => {
        const { leaderboards, odds } = await this.reads.read<State>(request, '/api/state');
        const { id, entries } = leaderboards[duration];
        const curves = await this.reads.read<Curves>(request, `/api/v1/matches/${id}/curves`);
        return () => arenaCard(entries, odds[duration], curves, duration);
      },
      duration,
    );
  }

  @Get('mind/card.png')
  @Produces('image/png')
  mind(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.send(request, response, async () => {
      const snapshot = await this.reads.read<Snapshot>(request, '/api/cognitive');
      const history = await this.reads.read<History>(request, '/api/cognitive/history?step=5');
      return () => mindCard(snapshot, history);
    });
  }

  @Get('arena/fighters/:id/card.png')
  @Produces('image/png')
  fighter(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const path = `/api/v1/fighters/${encodeURIComponent(id)}`;
    return this.send(request, response, async () => {
      const fighter = await this.reads.read<Fighter>(request, path);
      const face = await this.reads.text(request, `${path}/avatar.svg`);
      return () => fighterCard(fighter, inlined('image/svg+xml', Buffer.from(face)));
    });
  }

  @Get('arena/agents/:id/card.png')
  @Produces('image/png')
  agent(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const path = `/api/v1/agents/${encodeURIComponent(id)}`;
    return this.send(request, response, async () => {
      const agent = await this.reads.read<Agent>(request, path);
      return () => agentCard(agent);
    });
  }

  @Get('arena/matches/:id/card.png')
  @Produces('image/png')
  match(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const path = `/api/v1/matches/${encodeURIComponent(id)}`;
    return this.send(request, response, async () => {
      const match = await this.reads.read<Match>(request, path);
      const curves = await this.reads.read<Curves>(request, `${path}/curves`);
      return () => matchCard(match, curves);
    });
  }

  /** Who has the link may see it: that is asked each time, as a design may have gone since the picture was made. */
  @Get('d/:id/card.png')
  @Produces('image/png')
  async design(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const path = `/api/design/${encodeURIComponent(id)}`;
    const shown = shownOf(await this.reads.read<DesignAnswer>(request, path));
    if (!shown.listed) response.setHeader('X-Robots-Tag', 'noindex');
    const { made } = shown;
    if (!made) throw nothingHere();
    return this.send(request, response, async () => {
      const worn = await this.reads.stored(request, `${path}/files/${WORN}`);
      if (worn) return () => designCard(shown, made, { worn: inlined('image/png', worn) });
      const picture = await this.reads.bytes(request, `${path}/files/${DRAWN}`);
      return () => designCard(shown, made, { picture: inlined('image/jpeg', picture) });
    });
  }

  /** @param of what besides the path tells pictures apart */
  private async send(
    request: Request,
    response: Response,
    view: () => Promise<() => CardView>,
    of = '',
  ): Promise<void> {
    const language = chosen(request) ?? LANGUAGES[0];
    const card = await this.cards.of(`${request.path} ${of} ${language}`, async () => {
      const make = await view();
      return madeFor({ language, path: request.path }, make);
    });
    sendArtefact(request, response, card);
  }
}
