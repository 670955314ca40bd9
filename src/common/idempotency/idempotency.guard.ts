import { HttpStatus, Inject, Injectable, RequestMethod, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { HTTP_CODE_METADATA, METHOD_METADATA } from '@nestjs/common/internal';
import type { Request } from 'express';
import { CONFIG, type Config } from '../config/env.js';
import { currentRequest, type RequestContext } from '../http/request-context.js';
import { DomainError } from '../kernel/errors.js';
import { canonicalJson } from './canonical-json.js';
import { Idempotency, type IdempotentRequest } from './idempotency.js';
import { IDEMPOTENT, type IdempotencyRule } from './idempotency.decorator.js';
import { isPaidAfterwards } from '../quota/quota.decorators.js';
import { ReplayedAnswer } from './replayed-answer.js';

const SEALING_LENGTH = 22;

/** Sends a known answer again, or lets exactly one execution through. */
@Injectable()
export class IdempotencyGuard implements CanActivate {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly reflector: Reflector,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rule = this.reflector.get<IdempotencyRule | undefined>(IDEMPOTENT, context.getHandler());
    const http = context.switchToHttp().getRequest<Request>();
    const request = currentRequest();
    const header = http.headers['idempotency-key'];
    if (!rule || !request || header === undefined) return true;
    const secret = typeof rule.secret === 'boolean' ? rule.secret : rule.secret(http.body);
    const key = keyOf(header, secret ? SEALING_LENGTH : 1);
    const wish = {
      caller: request.principal?.accountId ?? request.client,
      owner: request.principal?.accountId,
      route: `${http.method} ${http.path}`,
      key,
      canonicalBody: canonicalJson(http.body),
      secret,
      successStatus: this.successStatus(context),
    };
    const isBrief = isPaidAfterwards(this.reflector, context, this.config) && !secret;
    if (isBrief && !this.idempotency.mustClaim) request.wish = this.idempotency.wishOf(wish);
    else await this.begin(wish, request);
    return true;
  }

  private async begin(wish: IdempotentRequest, request: RequestContext): Promise<void> {
    const begun = await this.idempotency.begin(wish);
    if (!('token' in begun)) throw new ReplayedAnswer(begun);
    request.idempotency = begun;
  }

  private successStatus(context: ExecutionContext): number {
    const declared = this.reflector.get<number | undefined>(HTTP_CODE_METADATA, context.getHandler());
    const method = this.reflector.get<RequestMethod>(METHOD_METADATA, context.getHandler());
    return declared ?? (method === RequestMethod.POST ? HttpStatus.CREATED : HttpStatus.OK);
  }
}

/** The key without its optional quotes. @throws DomainError validation_failed */
function keyOf(header: string | string[], least: number): string {
  const key = String(header).replace(/^"(.*)"$/, '$1');
  if (key.length >= least && key.length <= 255) return key;
  throw new DomainError('invalid', 'validation_failed', `Idempotency-Key must have ${least} to 255 characters here.`, {
    errors: [{ path: 'Idempotency-Key', message: `must have ${least} to 255 characters` }],
  });
}
