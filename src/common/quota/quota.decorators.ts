import { applyDecorators, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import { ApiTooManyRequestsResponse } from '@nestjs/swagger';
import { SkipThrottle } from '@nestjs/throttler';
import type { Request } from 'express';
import { KeyScope } from '../auth/key.decorators.js';
import type { Config } from '../config/env.js';
import { onceARoute } from '../http/once-a-route.js';

export const QUOTA = 'fyra:quota';

export interface QuotaRule {
  bucket: string;
  /** How many units a request costs by its (not yet validated) body; 1 where absent. */
  units?: (body: unknown) => number;
  /** Only requests with this query parameter are charged. */
  onlyWith?: string;
}

/** Charges each request of the route to a bucket that a feature has defined. */
export const Quota = (bucket: string, { units, onlyWith }: Omit<QuotaRule, 'bucket'> = {}) =>
  applyDecorators(
    SetMetadata(QUOTA, { bucket, units, onlyWith } satisfies QuotaRule),
    KeyScope(bucket),
    ApiTooManyRequestsResponse({ description: 'The limit is used up; see the RateLimit headers.' }),
  );

const PAID_AFTERWARDS = 'fyra:paid-afterwards';

type IsBrief = (body: unknown, config: Config) => boolean;

/**
 * The work takes a millisecond, so it is done before its unit is taken: the handler ends in `UnitOfWork.settle`.
 * @param isBrief which requests of the route are of that kind; all where absent
 */
export const PaidAfterwards = (isBrief: IsBrief = () => true) => SetMetadata(PAID_AFTERWARDS, isBrief);

const brief = onceARoute<IsBrief>(PAID_AFTERWARDS);

export function isPaidAfterwards(reflector: Reflector, context: ExecutionContext, config: Config): boolean {
  return brief(reflector, context)?.(context.switchToHttp().getRequest<Request>().body, config) ?? false;
}

const WEIGHT = 'fyra:weight';

/** What a request takes of the burst limit. */
type WeightOf = number | ((query: Readonly<Record<string, unknown>>) => number);

/** More than 1 of the burst limit, which the answer then tells: by number, or by the query, whatever it holds. */
export const Weight = (weight: WeightOf) => SetMetadata(WEIGHT, weight);

const weigh = onceARoute<WeightOf>(WEIGHT);

/** undefined where the route says nothing of it */
export function weightOf(reflector: Reflector, context: ExecutionContext): number | undefined {
  const weight = weigh(reflector, context);
  return typeof weight === 'function' ? weight(context.switchToHttp().getRequest<Request>().query) : weight;
}

/** Health, metrics and documentation: no burst limit. */
export const Unmetered = () => SkipThrottle({ burst: true });
