import { Body, Controller, Get, Header, Inject, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { DONE, TYPED, type Budget, type Done, type Entry, type Job, type Overview } from '../../web/operator/view.js';
import { operatorPage, operatorSignInPage } from '../../web/pages/operator.js';
import { named } from '../../web/format.js';
import { operatorWords } from '../../web/words/operator.js';
import { refusalWords } from '../../web/words/refusals.js';
import { isFromForeignPage } from '../common/auth/foreign-page.js';
import { mayAct, Operators } from '../common/auth/operators.js';
import { vouchForOperator } from '../common/auth/vouched.js';
import { CONFIG, type Config } from '../common/config/env.js';
import { Produces } from '../common/http/admission.guard.js';
import { TakesForms } from '../common/http/bodies/forms.js';
import { asPage } from '../common/http/pages/page.answer.js';
import { siteOf, type Site } from '../common/http/pages/site.js';
import { currentRequest } from '../common/http/request-context.js';
import { DomainError } from '../common/kernel/errors.js';
import { cookieOptions, isSame, OPERATOR_COOKIE, SESSION_HOURS } from '../operator/session-cookie.js';
import { OperatorSessions, type OperatorSession } from '../operator/sessions.service.js';
import { SignIn } from '../operator/sign-in.service.js';
import { ApiReads, ReadRefused } from './api-reads.js';
import { nothingHere } from './nothing-here.js';

type Fields = Readonly<Record<string, unknown>>;
type Shown = Partial<{ problem: string | ReadRefused; status: number; done: Done | null; searched: string | null }>;

const LAST_ENTRIES = 20;
const STATUS = { unauthenticated: 401, limit_exceeded: 429 } as const;

/**
 * The operator's page. It reads and does what the operations do, as the operator of the browser's session; all of it is forms, each
 * with the session's own token, so that it needs no script.
 */
@ApiExcludeController()
@Controller('operator')
export class OperatorPagesController {
  private readonly site: Site;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly operators: Operators,
    private readonly sessions: OperatorSessions,
    private readonly signIn: SignIn,
    private readonly reads: ApiReads,
  ) {
    this.site = siteOf(config);
  }

  @Get()
  @Produces('text/html')
  @Header('Cache-Control', 'private, no-store')
  async page(@Query() query: Fields, @Req() request: Request, @Res() response: Response): Promise<void> {
    const session = await this.sessionOf(request);
    const done = DONE.find((one) => one === query.done) ?? null;
    if (!session) return this.askWho(response, { done });
    const job = typeof query.job === 'string' ? query.job.trim().slice(0, 100) : '';
    return this.show(request, response, session, { done, searched: job || null });
  }

  @Post('session')
  @TakesForms()
  @Produces('text/html')
  async begin(@Body() fields: Fields | undefined, @Req() request: Request, @Res() response: Response): Promise<void> {
    if (!this.operators.areThere) throw nothingHere();
    if (isFromForeignPage(request, this.config.publicUrl)) return this.askWho(response, { status: 403 });
    const token = fields?.token;
    if (typeof token !== 'string' || token === '') return this.askWho(response, { status: 401 });
    try {
      const admitted = await this.signIn.byToken(token, currentRequest()?.client ?? 'unknown');
      const cookie = await this.sessions.begin(request, admitted);
      response.cookie(OPERATOR_COOKIE, cookie, { ...cookieOptions(this.config), maxAge: SESSION_HOURS * 3_600_000 });
      response.redirect(303, `${this.site.base}/operator`);
    } catch (error) {
      if (!(error instanceof DomainError && error.refusal in STATUS)) throw error;
      this.askWho(response, { status: STATUS[error.refusal as keyof typeof STATUS], problem: error.code });
    }
  }

  @Post('session/end')
  @TakesForms()
  @Produces('text/html')
  async end(@Body() fields: Fields | undefined, @Req() request: Request, @Res() response: Response): Promise<void> {
    await this.acting(request, response, fields, 'ended', async (session) => {
      await this.sessions.end(request, session);
      response.clearCookie(OPERATOR_COOKIE, cookieOptions(this.config));
    });
  }

  @Post('league')
  @TakesForms()
  @Produces('text/html')
  async league(@Body() fields: Fields | undefined, @Req() request: Request, @Res() response: Response): Promise<void> {
    const doing = fields?.doing === 'resume' ? 'resume' : 'pause';
    await this.acting(request, response, fields, doing === 'resume' ? 'resumed' : 'paused', async () => {
      const typed = typeof fields?.typed === 'string' ? fields.typed.trim().toLowerCase() : '';
      if (typed !== TYPED[doing]) throw new NotConfirmed(TYPED[doing]);
      await this.reads.post(request, `/api/admin/league/${doing}`, {});
    });
  }

  @Post('jobs/again')
  @TakesForms()
  @Produces('text/html')
  async again(@Body() fields: Fields | undefined, @Req() request: Request, @Res() response: Response): Promise<void> {
    const job = typeof fields?.job === 'string' ? fields.job.slice(0, 100) : '';
    await this.acting(request, response, fields, 'again', () =>
      this.reads.post(request, `/api/admin/jobs/${encodeURIComponent(job)}/again`, {}),
    );
  }

  /** Does it for who has a session and sent the form from its page; what is refused is said on the page, and changed nothing. */
  private async acting(
    request: Request,
    response: Response,
    fields: Fields | undefined,
    done: Done,
    act: (session: OperatorSession) => Promise<unknown>,
  ): Promise<void> {
    const session = await this.sessionOf(request);
    if (!session) return this.askWho(response, { status: 401 });
    if (isFromForeignPage(request, this.config.publicUrl) || !isSame(session.csrf, fields?.csrf))
      return this.show(request, response, session, { status: 403, problem: 'csrf' });
    try {
      await act(session);
      response.redirect(303, `${this.site.base}/operator?done=${done}`);
    } catch (error) {
      if (!(error instanceof ReadRefused || error instanceof NotConfirmed)) throw error;
      const [status, problem] = error instanceof ReadRefused ? [error.status, error] : [400, error.message];
      return this.show(request, response, session, { status, problem });
    }
  }

  /** Whose browser it is; what it asks from here on is asked by them. */
  private async sessionOf(request: Request): Promise<OperatorSession | null> {
    if (!this.operators.areThere) throw nothingHere();
    const session = await this.sessions.of(request);
    vouchForOperator(request, session?.operator);
    return session;
  }

  private askWho(response: Response, { status = 200, problem, done = null }: Shown): void {
    const view = { done, provider: this.config.operatorOidc !== undefined };
    response.status(status);
    response.send(asPage(response, () => operatorSignInPage(this.site, { ...view, problem: said(problem ?? null) })));
  }

  private async show(request: Request, response: Response, session: OperatorSession, shown: Shown): Promise<void> {
    const { operator, csrf, expiresAt } = session;
    const { status = 200, problem = null, done = null, searched = null } = shown;
    const asked = searched === null ? '' : `?id=${encodeURIComponent(searched)}`;
    const [overview, { budgets }, { entries }, { jobs }] = await Promise.all([
      this.reads.read<Overview>(request, '/api/admin/overview'),
      this.reads.read<{ budgets: Budget[] }>(request, '/api/admin/budgets'),
      this.reads.read<{ entries: Entry[] }>(request, `/api/admin/audit?limit=${LAST_ENTRIES}`),
      this.reads.read<{ jobs: Job[] }>(request, `/api/admin/jobs${asked}`),
    ]);
    const view = {
      base: this.site.base,
      name: operator.name,
      role: operator.role,
      csrf,
      endsAt: expiresAt.toISOString(),
      now: new Date().toISOString(),
      overview,
      budgets,
      trail: entries,
      jobs,
      searched,
      may: { pause: mayAct(operator, 'admin'), runAgain: mayAct(operator, 'support') },
      done,
    };
    response.setHeader('Referrer-Policy', 'same-origin');
    response.setHeader('Cache-Control', 'private, no-store');
    response.status(status).send(asPage(response, () => operatorPage(this.site, { ...view, problem: said(problem) })));
  }
}

/** The word was not typed. */
class NotConfirmed extends Error {}

const WORDS: readonly string[] = Object.values(TYPED);

/** A refusal of the page's own in the reader's language; of an operation in its own words. */
function said(problem: string | ReadRefused | null): string | null {
  const { typed, ...own } = operatorWords().problems;
  if (problem === null) return null;
  if (problem instanceof ReadRefused) return refusalWords().said(problem);
  return WORDS.includes(problem) ? typed(problem) : named(own, problem);
}
