import { Controller, Get, HttpCode, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Produces } from '../http/admission.guard.js';
import { DomainError } from '../kernel/errors.js';
import { Unmetered } from '../quota/quota.decorators.js';
import { HttpMetrics } from '../telemetry/http-metrics.js';
import { Readiness } from './readiness.js';

interface Ready {
  status: 'ok' | 'degraded';
  /** What is away without stopping us: redis, storage, market. */
  degraded?: string[];
  /** What the operator should look into; changes no status. */
  warnings?: string[];
}

/** For the platform below and the gateway in front: alive, ready, measured. */
@ApiExcludeController()
@Unmetered()
@Controller()
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly metrics: HttpMetrics,
  ) {}

  @Get('livez')
  livez(): { status: string } {
    return { status: 'ok' };
  }

  @Get('readyz')
  @HttpCode(200)
  async readyz(): Promise<Ready> {
    const [missing, degraded] = await Promise.all([this.readiness.missing(), this.readiness.degraded()]);
    if (missing.length > 0) {
      throw new DomainError('unavailable', 'unavailable', `Not ready: ${missing.join(', ')}.`, {
        members: { missing },
      });
    }
    const { warnings } = this.readiness;
    return {
      ...(degraded.length === 0 ? { status: 'ok' } : { status: 'degraded', degraded }),
      ...(warnings.length === 0 ? {} : { warnings }),
    };
  }

  @Get('metrics')
  @Produces('text/plain')
  async prometheus(@Res() response: Response): Promise<void> {
    response.type('text/plain; version=0.0.4').end(await this.metrics.text());
  }
}
