import { Inject, Injectable, Logger } from '@nestjs/common';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { CONFIG, LOG_LEVELS, type Config } from '../config/env.js';

/** Prometheus metrics of requests, and the trail of each in the logs: method, route pattern, status, time; no query. */
@Injectable()
export class HttpMetrics {
  readonly registry = new Registry();
  private readonly log = new Logger('Http');
  private readonly duration = new Histogram({
    name: 'fyra_http_request_seconds',
    help: 'Time to answer a request, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30],
    registers: [this.registry],
  });

  private readonly trails: boolean;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    collectDefaultMetrics({ register: this.registry });
    const level = config.production ? 'info' : 'debug';
    this.trails = LOG_LEVELS.indexOf(config.logLevel) >= LOG_LEVELS.indexOf(level);
  }

  observe(method: string, route: string, status: number, milliseconds: number, requestId: string): void {
    this.duration.observe({ method, route, status }, milliseconds / 1000);
    if (!this.trails) return;
    const trail = { method, route, status, ms: Math.round(milliseconds * 10) / 10, request_id: requestId };
    if (this.config.production) this.log.log(trail);
    else this.log.debug(trail);
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
