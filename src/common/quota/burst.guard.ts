import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  InjectThrottlerOptions,
  InjectThrottlerStorage,
  ThrottlerGuard,
  type ThrottlerModuleOptions,
} from '@nestjs/throttler';
import type { Request } from 'express';
import { presentedApiKey, presentedArenaKey } from '../auth/presented-key.js';
import { currentRequest } from '../http/request-context.js';
import { Burst } from './burst.js';
import { LimitStorage } from './limit.storage.js';
import { isUnmetered } from './quota.decorators.js';

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

  /** Throttler's own way here asks for names, headers and options of each throttler that nothing of ours depends on. */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (isUnmetered(this.reflector, context)) return true;
    const http = context.switchToHttp().getRequest<Request>();
    const request = currentRequest();
    const presented = presentedApiKey(http) ?? presentedArenaKey(http);
    const counter = this.burst.counter(request?.client ?? 'unknown', presented);
    if (request) request.burst = counter.key;
    const { isBlocked } = await this.storageService.increment(counter.key, counter.windowMs, counter.limit, 0, 'burst');
    if (isBlocked) throw this.burst.refusal(counter, Date.now());
    return true;
  }
}
