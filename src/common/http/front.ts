import { Inject, Injectable } from '@nestjs/common';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CONFIG, type Config } from '../config/env.js';
import { addressReader, type AddressReader } from './client-address.js';
import { corsHeaders } from './cors.js';
import { requestIdOf, traceparentOf } from './request-id.js';
import type { RequestContext } from './request-context.js';
import { securityHeaders } from './security-headers.js';
import { Logger } from '@nestjs/common';

/** What happens to every request first, whichever path answers it: who it is from, its id, its standing headers. */
@Injectable()
export class Front {
  private readonly log = new Logger('Http');
  private readonly addressOf: AddressReader;
  private readonly security: Record<string, string>;
  private warned = false;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    this.addressOf = addressReader(config.trustProxy);
    this.security = securityHeaders(config);
  }

  receive(request: IncomingMessage, response: ServerResponse): RequestContext {
    const { headers } = request;
    if (headers['x-forwarded-for'] !== undefined && this.config.trustProxy === false) this.warnOnce();
    const context: RequestContext = {
      requestId: requestIdOf(headers['x-request-id']),
      traceparent: traceparentOf(headers.traceparent),
      client: this.addressOf(request),
    };
    response.setHeader('X-Request-Id', context.requestId);
    this.standing(response, headers.origin);
    return context;
  }

  private standing(response: ServerResponse, origin: string | undefined): void {
    for (const name in this.security) response.setHeader(name, this.security[name]);
    const cors = corsHeaders(this.config.corsOrigins, origin);
    for (const name in cors) response.setHeader(name, cors[name]);
  }

  private warnOnce(): void {
    if (!this.warned) this.log.warn('X-Forwarded-For arrives but TRUST_PROXY is off: it changes nothing');
    this.warned = true;
  }
}
