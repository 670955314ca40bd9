import { totalmem } from 'node:os';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** All metrics of this process. Labels have few values: never an id, an address, a key or what a caller wrote. */
export const registry = new Registry();
const registers = [registry];

const WAITING = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30];

export const requestSeconds = new Histogram({
  name: 'fyra_http_request_seconds',
  help: 'Time to answer a request, by method, route pattern (unmatched for unknown paths) and status.',
  labelNames: ['method', 'route', 'status'],
  buckets: WAITING,
  registers,
});

export const refusals = new Counter({
  name: 'fyra_quota_refusals_total',
  help: 'Requests refused because a limit was reached, by bucket; burst is the limit per address and window.',
  labelNames: ['bucket'],
  registers,
});

export const jobSeconds = new Histogram({
  name: 'fyra_job_seconds',
  help: 'Time of one execution of a job, by queue; outcome failed means that it is tried again or given up.',
  labelNames: ['queue', 'outcome'],
  buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 100],
  registers,
});

export const tickSeconds = new Histogram({
  name: 'fyra_arena_tick_seconds',
  help: 'Time to compute and commit one tick of the market, in the process that runs the market clock.',
  buckets: [0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
  registers,
});

export const artefactSeconds = new Histogram({
  name: 'fyra_artefact_seconds',
  help: 'Time of one operation of the store of files (disk or S3); outcome away means that it did not answer or was full.',
  labelNames: ['operation', 'outcome'],
  buckets: WAITING,
  registers,
});

export const deliveries = new Counter({
  name: 'fyra_webhook_attempts_total',
  help: 'Attempts to deliver a webhook: delivered, pending (will be tried again), failed (given up) or disabled by 410.',
  labelNames: ['outcome'],
  registers,
});

export const upstreamRequests = new Counter({
  name: 'fyra_upstream_requests_total',
  help: 'Questions to a model upstream: answered, failed, or left_alone while the circuit breaker is open.',
  labelNames: ['upstream', 'outcome'],
  registers,
});

export const upstreamOpen = new Gauge({
  name: 'fyra_upstream_breaker_open',
  help: '1 while a model upstream is left alone after repeated failures, else 0.',
  labelNames: ['upstream'],
  registers,
});

new Gauge({
  name: 'fyra_memory_limit_bytes',
  help: 'Memory that this process may take: the limit of its container, or else the memory of the machine.',
  registers,
  collect() {
    this.set(Math.min(process.constrainedMemory() || Infinity, totalmem()));
  },
});
