import { Inject, Injectable, Logger } from '@nestjs/common';
import { collectDefaultMetrics } from 'prom-client';
import { CONFIG, LOG_LEVELS, type Config } from '../config/env.js';
import { registry, requestSeconds } from './metrics.js';

/** Prometheus metrics of requests, and the trail of each in the logs: method, route pattern, status, time; no query. */
@Injectable()
export class HttpMetrics {
  readonly registry = registry;
  private readonly log = new Logger('Http');
  private readonly trails: boolean;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    if (!registry.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics({ register: registry });
    const level = config.production ? 'info' : 'debug';
    this.trails = LOG_LEVELS.indexOf(config.logLevel) >= LOG_LEVELS.indexOf(level);
  }

  observe(method: string, route: string, status: number, milliseconds: number, requestId: string): void {
    requestSeconds.observe({ method, route, status }, milliseconds / 1000);
    if (!this.trails) return;
    const trail = { method, route, status, ms: Math.round(milliseconds * 10) / 10, request_id: requestId };
    if (this.config.production) this.log.log(trail);
    else this.log.debug(trail);
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
