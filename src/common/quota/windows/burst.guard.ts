import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  InjectThrottlerOptions,
  InjectThrottlerStorage,
  ThrottlerGuard,
  type ThrottlerModuleOptions,
  type ThrottlerOptions,
  type ThrottlerRequest,
} from '@nestjs/throttler';
import { Burst, weightHeader } from './burst.js';
import type { Response } from 'express';
import { weightOf } from '../quota.decorators.js';
import { LimitStorage } from './limit.storage.js';
import type { WindowCounter } from './window.types.js';

/** The throttler's limit of bursts: whose, how many and in how long is `Burst`'s to say. An answer shows its quota, not its burst. */
export const burstThrottler = (burst: Burst): ThrottlerOptions => ({
  name: 'burst',
  limit: (context) => burst.of(context).limit,
  ttl: (context) => burst.of(context).windowMs,
  blockDuration: 0,
  getTracker: (_request, context) => burst.of(context).key,
  generateKey: (_context, tracker) => tracker,
  setHeaders: false,
});

/** The first gate: how fast one client may knock at all. */
@Injectable()
export class BurstGuard extends ThrottlerGuard {
  constructor(
    @InjectThrottlerOptions() options: ThrottlerModuleOptions,
    @InjectThrottlerStorage() storage: LimitStorage,
    reflector: Reflector,
    private readonly burst: Burst,
  ) {
    super(options, storage, reflector);
  }

  /** In our words, and with our headers. */
  protected override throwThrottlingException(context: ExecutionContext): Promise<void> {
    throw this.burst.refusal(this.burst.of(context), Date.now());
  }

  /** Where a route has a weight, its answer says how much of the burst limit is used. */
  protected override async handleRequest(request: ThrottlerRequest): Promise<boolean> {
    const counter = this.burst.of(request.context);
    counter.units ??= weightOf(this.reflector, request.context);
    const weighed = counter.units !== undefined;
    try {
      return await super.handleRequest(request);
    } finally {
      if (weighed) showWeight(request.context.switchToHttp().getResponse<Response>(), counter);
    }
  }
}

function showWeight(response: Response, counter: WindowCounter): void {
  response.setHeader(...weightHeader(counter));
}
