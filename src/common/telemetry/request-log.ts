import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG, LOG_LEVELS, type Config } from '../config/env.js';

/** One request that is over. Of what callers wrote nothing is in it but their request id. */
export interface AnsweredRequest {
  method: string;
  /** The pattern, never the address. */
  route: string;
  status: number;
  ms: number;
  requestId: string;
  accountId?: string;
  /** Of the problem, when it is a failure of ours. */
  code?: string;
  /** The caller left before the end of the answer. */
  left?: boolean;
}

/** Platforms ask these every few seconds; changes of what they are told have lines of their own. */
const PROBES = new Set(['/livez', '/readyz', '/metrics']);

/** A line for every failure of ours, and, as LOG_REQUESTS has it, for every request. */
@Injectable()
export class RequestLog {
  private readonly log = new Logger('Http');
  /** Prepared reads have lines only when they are asked for: one costs as much as the answer. */
  readonly tellsAll: boolean;
  private readonly tells: boolean;

  constructor(@Inject(CONFIG) { logLevel, logRequests }: Config) {
    const isHeard = LOG_LEVELS.indexOf(logLevel) >= LOG_LEVELS.indexOf('info');
    this.tellsAll = isHeard && logRequests === 'all';
    this.tells = isHeard && logRequests !== 'false';
  }

  tell(request: AnsweredRequest): void {
    if (PROBES.has(request.route) && !this.tellsAll) return;
    if (request.status >= 500) this.log[request.status === 503 ? 'warn' : 'error'](lineOf(request));
    else if (this.tells) this.log.log(lineOf(request));
  }
}

const lineOf = ({ method, route, status, ms, requestId, accountId, code, left }: AnsweredRequest): object => ({
  msg: 'request',
  method,
  route,
  status,
  code,
  ms: Math.round(ms * 10) / 10,
  request_id: requestId,
  account_id: accountId,
  left,
});
