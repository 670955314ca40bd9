import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics } from 'prom-client';
import { registry, requestSeconds } from './metrics.js';

/** Prometheus metrics of requests. */
@Injectable()
export class HttpMetrics {
  readonly registry = registry;

  constructor() {
    if (!registry.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics({ register: registry });
  }

  observe(method: string, route: string, status: number, milliseconds: number): void {
    requestSeconds.observe({ method, route, status }, milliseconds / 1000);
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
