import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { CONFIG, type Config } from '../config/env.js';
import { onceARoute } from '../http/once-a-route.js';
import { currentRequest, type RequestContext } from '../http/request-context.js';
import { Settlement } from '../work/settlement.js';
import { isPaidAfterwards, QUOTA, type QuotaRule } from './quota.decorators.js';
import { Quotas } from './quotas.js';
import { rateLimitHeaders } from './rate-limit-headers.js';

/**
 * Charges the route's bucket before the work (what is refused later is given back by the problem filter), or opens the bill of
 * work that is paid afterwards. No throttler: a bucket has several counters that all admit or none, another way of paying, and
 * units that come back (docs/decisions/0026).
 */
@Injectable()
export class QuotaGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly quotas: Quotas,
    private readonly settlement: Settlement,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  canActivate(context: ExecutionContext): Promise<boolean> {
    const rule = ruleOf(this.reflector, context);
    const request = currentRequest();
    const { query } = context.switchToHttp().getRequest<Request>();
    if (rule?.onlyWith !== undefined && query[rule.onlyWith] === undefined) return Promise.resolve(true);
    return rule && request ? this.take(rule, request, context) : Promise.resolve(true);
  }

  private async take(rule: QuotaRule, request: RequestContext, context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const units = rule.units?.(http.getRequest<Request>().body) ?? 1;
    const response = http.getResponse<Response>();
    if (isPaidAfterwards(this.reflector, context, this.config)) {
      await this.settlement.open(rule.bucket, request, units, (headers) => void response.set(headers));
      return true;
    }
    request.charge = await this.quotas.charge(rule.bucket, request, units);
    response.set(rateLimitHeaders(request.charge.shown ?? request.charge.states, Date.now()));
    return true;
  }
}

const ruleOf = onceARoute<QuotaRule>(QUOTA);
