import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { DomainError } from '../../kernel/errors.js';
import { BodiesInFlight } from './bodies-in-flight.js';
import { announcedBytes, decoded, takeBytes } from './body-bytes.js';
import { bodyOf, hasBody, isJson, limitOf, type BodyCarrier } from './body.js';
import { isForm, takesForms } from './forms.js';
import { HttpRefusal, unsupported } from '../problems/http-refusal.js';
import { currentRequest } from '../request-context.js';
import { bodyIsRead } from './unread-body.js';

/**
 * Takes the body, of which not a byte was taken before address, burst limit and key were admitted. What is wrong with it is
 * noted on the request and raised by the admission guard; that there is no room for it, or that it does not come, at once.
 */
@Injectable()
export class BodyGuard implements CanActivate {
  constructor(
    private readonly inFlight: BodiesInFlight,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<BodyCarrier>();
    const mayBeForm = takesForms(this.reflector, context) === true;
    if (!mayBring(request, mayBeForm)) return true;
    return this.take(request, http.getResponse<Response>(), mayBeForm).then(
      () => true,
      (error: unknown) => note(request, error),
    );
  }

  private async take(request: BodyCarrier, response: Response, mayBeForm: boolean): Promise<void> {
    if (!(mayBeForm ? isForm(request) : isJson(request))) throw unsupported();
    const client = currentRequest()?.client ?? 'unknown';
    const limit = limitOf(request.path);
    let held = 0;
    const enter = (bytes: number): void => {
      this.inFlight.enter(client, bytes);
      held += bytes;
    };
    try {
      enter(announcedBytes(request, limit));
      invite(request, response);
      const sent = await takeBytes(request, limit, enter);
      bodyIsRead(request);
      request.rawBody = await decoded(request, sent, limit);
      noteLength(request.rawBody);
      request.body = bodyOf(request, request.rawBody);
    } finally {
      this.inFlight.leave(client, held);
    }
  }
}

/** Also a declared body of nothing: as JSON it is an empty object, where a form is taken it is no form. */
const mayBring = (request: BodyCarrier, mayBeForm: boolean): boolean =>
  hasBody(request) || (!mayBeForm && request.headers['content-length'] !== undefined && isJson(request));

function noteLength({ length }: Buffer): void {
  const context = currentRequest();
  if (context) context.bodyBytes = length;
}

function invite({ headers }: BodyCarrier, response: Response): void {
  if (/100-continue/i.test(headers.expect ?? '')) response.writeContinue();
}

/** @throws what does not wait for the quota: there is no room (429, 503), it came too slowly (408) or not at all (400) */
function note(request: BodyCarrier, error: unknown): true {
  if (!(error instanceof DomainError) || !isOfTheBody(error)) throw error;
  request.bodyError = error;
  return true;
}

const isOfTheBody = (error: DomainError): boolean =>
  error instanceof HttpRefusal ? [413, 415].includes(error.status) : error.refusal === 'invalid';
