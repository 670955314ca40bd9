import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  InjectThrottlerOptions,
  InjectThrottlerStorage,
  ThrottlerGuard,
  type ThrottlerModuleOptions,
  type ThrottlerRequest,
} from '@nestjs/throttler';
import type { Request, Response } from 'express';
import { currentRequest } from '../http/request-context.js';
import { LimitStorage } from './limit.storage.js';
import { QUOTA, type QuotaRule } from './quota.decorators.js';
import { Quotas } from './quotas.js';
import { rateLimitHeaders } from './rate-limit-headers.js';

/** Charges the route's bucket before the work; what is refused later is given back by the problem filter. */
@Injectable()
export class QuotaGuard extends ThrottlerGuard {
  constructor(
    @InjectThrottlerOptions() options: ThrottlerModuleOptions,
    @InjectThrottlerStorage() storage: LimitStorage,
    reflector: Reflector,
    private readonly quotas: Quotas,
  ) {
    super(options, storage, reflector);
  }

  override async onModuleInit(): Promise<void> {
    await super.onModuleInit();
    this.throttlers = this.throttlers.filter(({ name }) => name === 'quota');
  }

  protected override shouldSkip(context: ExecutionContext): Promise<boolean> {
    return Promise.resolve(this.rule(context) === undefined);
  }

  protected override async handleRequest({ context }: ThrottlerRequest): Promise<boolean> {
    const request = currentRequest();
    const rule = this.rule(context);
    if (!request || !rule) return true;
    const http = context.switchToHttp();
    const units = rule.units?.(http.getRequest<Request>().body) ?? 1;
    request.charge = await this.quotas.charge(rule.bucket, request, units);
    http.getResponse<Response>().set(rateLimitHeaders(request.charge.shown ?? request.charge.states, Date.now()));
    return true;
  }

  private rule(context: ExecutionContext): QuotaRule | undefined {
    return this.reflector.getAllAndOverride<QuotaRule | undefined>(QUOTA, [context.getHandler(), context.getClass()]);
  }
}
