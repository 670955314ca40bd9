import { Controller, Get, Header, Inject, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { CookieOptions, Request, Response } from 'express';
import { operatorArrivedPage, operatorSignInPage } from '../../web/pages/operator.js';
import { named } from '../../web/format.js';
import { operatorWords } from '../../web/words/operator.js';
import type { Admitted } from '../common/auth/operators.js';
import { CONFIG, type Config } from '../common/config/env.js';
import { Produces } from '../common/http/admission.guard.js';
import { asPage } from '../common/http/pages/page.answer.js';
import { siteOf, type Site } from '../common/http/pages/site.js';
import { currentRequest } from '../common/http/request-context.js';
import { DomainError } from '../common/kernel/errors.js';
import { cookieValue, ERRAND_COOKIE, ERRAND_MS, errandOf, newErrand } from '../operator/provider/errand.js';
import { IdentityProvider } from '../operator/provider/identity-provider.js';
import { cookieOptions, isSame, OPERATOR_COOKIE, SESSION_HOURS } from '../operator/session-cookie.js';
import { OperatorSessions } from '../operator/sessions.service.js';
import { SignIn } from '../operator/sign-in.service.js';
import { nothingHere } from './nothing-here.js';

const STATUS = { unauthenticated: 403, limit_exceeded: 429, unavailable: 503 } as const;

/**
 * To the identity provider and back. What a browser left with is in a cookie, so that it comes back to where it left from; where it
 * goes on to is nobody's to say.
 */
@ApiExcludeController()
@Controller('operator/provider')
export class OperatorProviderController {
  private readonly site: Site;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly provider: IdentityProvider,
    private readonly sessions: OperatorSessions,
    private readonly signIn: SignIn,
  ) {
    this.site = siteOf(config);
  }

  @Get()
  @Produces('text/html')
  @Header('Cache-Control', 'private, no-store')
  async leave(@Res() response: Response): Promise<void> {
    await this.saying(response, async () => {
      const errand = newErrand();
      const address = await this.provider.addressFor(errand);
      response.cookie(ERRAND_COOKIE, cookieValue(errand), { ...this.errandOptions(), maxAge: ERRAND_MS });
      response.redirect(303, address);
    });
  }

  @Get('back')
  @Produces('text/html')
  @Header('Cache-Control', 'private, no-store')
  @Header('Referrer-Policy', 'no-referrer')
  async back(
    @Query() query: Readonly<Record<string, unknown>>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.saying(response, async () => {
      response.clearCookie(ERRAND_COOKIE, this.errandOptions());
      const cookie = await this.sessions.begin(request, await this.admitted(request, query));
      response.cookie(OPERATOR_COOKIE, cookie, { ...cookieOptions(this.config), maxAge: SESSION_HOURS * 3_600_000 });
      response.send(asPage(response, () => operatorArrivedPage(this.site)));
    });
  }

  /** Nothing is asked of the provider for a browser that did not leave from here. */
  private async admitted(request: Request, { code, state, error }: Record<string, unknown>): Promise<Admitted> {
    const errand = errandOf(request);
    if (!errand || !isSame(errand.state, state)) throw refusal('errand_unknown');
    if (error !== undefined || typeof code !== 'string') throw refusal('provider_refused');
    return this.signIn.byCode(code, errand, currentRequest()?.client ?? 'unknown');
  }

  /** A refusal is said on the page where one signs in. */
  private async saying(response: Response, act: () => Promise<void>): Promise<void> {
    if (!this.provider.isSet) throw nothingHere();
    try {
      await act();
    } catch (error) {
      if (!(error instanceof DomainError && error.refusal in STATUS)) throw error;
      response.status(STATUS[error.refusal as keyof typeof STATUS]);
      response.send(asPage(response, () => this.askAgain(error.code)));
    }
  }

  private askAgain(code: string): string {
    const { typed: _, ...words } = operatorWords().problems;
    return operatorSignInPage(this.site, { problem: named(words, code), done: null, provider: true });
  }

  /** The provider's page sends the browser back: a strict cookie would not come with it. */
  private errandOptions(): CookieOptions {
    const options = cookieOptions(this.config);
    return { ...options, sameSite: 'lax', path: `${options.path}/provider` };
  }
}

const refusal = (code: string): DomainError => new DomainError('unauthenticated', code, 'Nobody was let in.');
