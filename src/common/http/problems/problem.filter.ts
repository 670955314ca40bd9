import { Catch, Inject, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CONFIG, type Config } from '../../config/env.js';
import type { StoredAnswer } from '../../idempotency/idempotency.types.js';
import { ReplayedAnswer } from '../../idempotency/replayed-answer.js';
import { KeptRefusals } from '../../work/kept-refusals.js';
import { Settlement } from '../../work/settlement.js';
import { problemPage } from '../../../../web/pages/problem.js';
import { asPage, wantsPage } from '../pages/page.answer.js';
import { siteOf, type Site } from '../pages/site.js';
import { Quotas } from '../../quota/quotas.js';
import { costHeader, rateLimitHeaders } from '../../quota/rate-limit-headers.js';
import { futuresError, speaksFutures, type FuturesError } from './futures-dialect.js';
import { mightSpeakOpenAi, speaksOpenAi, withOpenAiError } from './openai-dialect.js';
import { mountPath, problemOf, storyOf, type ErrorStory, type Problem } from './problem.js';
import { currentRequest, type RequestContext } from '../request-context.js';
import { allowedMethods } from '../route-table.js';

/** Refusals of the domain after execution began: they are the answer, also when the request is sent again. */
const KEPT = new Set([402, 403, 404, 409, 410]);

/** Turns every error into problem+json, after giving back what the request had taken. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly log = new Logger('Http');
  private readonly mount: string;
  private readonly site: Site;

  constructor(
    private readonly quotas: Quotas,
    private readonly refusals: KeptRefusals,
    private readonly settlement: Settlement,
    @Inject(CONFIG) config: Config,
  ) {
    this.mount = mountPath(config);
    this.site = siteOf(config);
  }

  async catch(thrown: unknown, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const context = currentRequest();
    const error = context?.bill ? await this.settlement.instead(thrown, context) : thrown;
    const isOpenAi = speaksOpenAi(request);
    if (error instanceof ReplayedAnswer) return replay(response, error, errorType(isOpenAi));
    const story = byAddress(storyOf(error), request);
    if (context && story.status >= 500) context.failure = story;
    if (story.status >= 500 && story.code === 'internal_error')
      this.log.error(error instanceof Error ? error.stack : String(error));
    if (response.headersSent) return void response.destroy();
    const plain = problemOf(story, this.mount + request.path, context?.requestId ?? '');
    const problem = isOpenAi || mightSpeakOpenAi(request) ? withOpenAiError(plain) : plain;
    if (context) await this.settle(context, response, problem).catch(() => undefined);
    if (speaksFutures(request)) return send(response, story, futuresError(plain), PLAIN);
    if (!isOpenAi && story.status !== 406 && isLookedAt(request)) return this.show(response, story);
    send(response, story, problem, errorType(isOpenAi));
  }

  /** For people, in a browser: the same as a page. */
  private show(response: Response, story: ErrorStory): void {
    const { status, headers } = story;
    response.status(status).set(headers).removeHeader('ETag');
    const refused = { ...story, wait: Number(headers['Retry-After']) || null };
    response.set('Cache-Control', 'no-store').end(asPage(response, () => problemPage(this.site, refused)));
  }

  private async settle(context: RequestContext, response: Response, problem: Problem): Promise<void> {
    const { charge } = context;
    if (charge && !charge.settled) {
      await this.quotas.giveBack(charge);
      response.set({ ...rateLimitHeaders(charge.shown ?? charge.states, Date.now()), ...costHeader(charge) });
    }
    if (KEPT.has(problem.status)) await this.refusals.keep(context, answerOf(problem));
    else await this.refusals.forget(context);
  }
}

/** Somebody stands before it: an address was opened in a browser. */
const isLookedAt = (request: Request): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && wantsPage(request);

const answerOf = (problem: Problem): StoredAnswer => ({
  status: problem.status,
  headers: {},
  body: JSON.stringify(problem),
});

/** A path that cannot be decoded names nothing; an unknown one that is known under another method is 405. */
function byAddress(story: ErrorStory, request: Request): ErrorStory {
  if (!isDecodable(request.path)) return notFound;
  if (story.status !== 404 || request.route) return story;
  const allowed = allowedMethods(request.app, request.path);
  if (allowed.length === 0) return story;
  const detail = `This address takes ${allowed.join(', ')}.`;
  return { status: 405, code: 'method_not_allowed', detail, headers: { Allow: allowed.join(', ') } };
}

const notFound: ErrorStory = {
  status: 404,
  code: 'not_found',
  detail: 'The address is not well encoded.',
  headers: {},
};

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== undefined;
  } catch {
    return false;
  }
}

/** Clients of OpenAI read errors as plain JSON only. */
const errorType = (isOpenAi: boolean): string => (isOpenAi ? PLAIN : 'application/problem+json');
const PLAIN = 'application/json';

function send(response: Response, story: ErrorStory, problem: Problem | FuturesError, type: string): void {
  response.status(story.status).set(story.headers);
  response.removeHeader('ETag');
  response.set('Cache-Control', 'no-store');
  response.type(type).end(JSON.stringify(problem));
}

function replay(response: Response, { answer }: ReplayedAnswer, errorType: string): void {
  const type = answer.status >= 400 ? errorType : 'application/json';
  response
    .status(answer.status)
    .set({ 'Content-Type': `${type}; charset=utf-8`, ...answer.headers, 'Idempotent-Replayed': 'true' });
  response.end(answer.body);
}
