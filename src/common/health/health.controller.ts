import { Controller, Get, HttpCode, Inject, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Redis } from 'ioredis';
import { Produces } from '../http/admission.guard.js';
import { DomainError } from '../kernel/errors.js';
import { Unmetered } from '../quota/quota.decorators.js';
import { REDIS } from '../redis/redis.js';
import { HttpMetrics } from '../telemetry/http-metrics.js';
import { Readiness } from './readiness.js';

/** For the platform below and the gateway in front: alive, ready, measured. */
@ApiExcludeController()
@Unmetered()
@Controller()
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly metrics: HttpMetrics,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  @Get('livez')
  livez(): { status: string } {
    return { status: 'ok' };
  }

  @Get('readyz')
  @HttpCode(200)
  async readyz(): Promise<{ status: string }> {
    const missing = await this.readiness.missing();
    if (missing.length > 0) {
      throw new DomainError('unavailable', 'unavailable', `Not ready: ${missing.join(', ')}.`, {
        members: { missing },
      });
    }
    return { status: this.redis.status === 'ready' ? 'ok' : 'degraded' };
  }

  @Get('metrics')
  @Produces('text/plain')
  async prometheus(@Res() response: Response): Promise<void> {
    response.type('text/plain; version=0.0.4').end(await this.metrics.text());
  }
}
