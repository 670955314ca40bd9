import { Inject, Injectable } from '@nestjs/common';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CONFIG, type Config } from '../config/env.js';
import { Readiness } from '../health/readiness.js';
import { addressReader, type AddressReader } from './client-address.js';
import { corsHeaders } from './cors.js';
import { requestIdOf, traceparentOf } from './request-id.js';
import type { RequestContext } from './request-context.js';
import { securityHeaders } from './security-headers.js';
import { Logger } from '@nestjs/common';

/** Names and values in turn; `butVary` for an answer that says itself what it varies by. */
interface Standing {
  all: readonly string[];
  butVary: readonly string[];
}

/** What happens to every request first, whichever path answers it: who it is from, its id, its standing headers. */
@Injectable()
export class Front {
  private readonly log = new Logger('Http');
  private readonly addressOf: AddressReader;
  private readonly security: Record<string, string>;
  private readonly headers = new Map<string, Standing>();
  private readonly headersWhileDraining = new Map<string, Standing>();
  private warned = false;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly readiness: Readiness,
  ) {
    this.addressOf = addressReader(config.trustProxy);
    this.security = securityHeaders(config);
  }

  /** The request's context; its standing headers are on the response. */
  receive(request: IncomingMessage, response: ServerResponse): RequestContext {
    const context = this.contextOf(request);
    response.setHeader('X-Request-Id', context.requestId);
    const standing = this.standing(request.headers.origin).all;
    for (let i = 0; i < standing.length; i += 2) response.setHeader(standing[i], standing[i + 1]);
    return context;
  }

  contextOf(request: IncomingMessage): RequestContext {
    const { headers } = request;
    if (headers['x-forwarded-for'] !== undefined && this.config.trustProxy === false) this.warnOnce();
    let traceparent: string | undefined;
    return {
      requestId: requestIdOf(headers['x-request-id']),
      get traceparent() {
        return (traceparent ??= traceparentOf(headers.traceparent));
      },
      client: this.addressOf(request),
    };
  }

  /** What every answer says to browsers, for one origin; a process that drains keeps no connection. */
  standing(origin: string | undefined): Standing {
    const { corsOrigins } = this.config;
    const name = corsOrigins !== '*' && origin !== undefined && corsOrigins.includes(origin) ? origin : '';
    const { draining } = this.readiness;
    const headers = draining ? this.headersWhileDraining : this.headers;
    const known = headers.get(name);
    if (known) return known;
    const connection = draining ? { Connection: 'close' } : {};
    const pairs = Object.entries({ ...this.security, ...corsHeaders(corsOrigins, name || undefined), ...connection });
    const made = { all: pairs.flat(), butVary: pairs.filter(([header]) => header !== 'Vary').flat() };
    headers.set(name, made);
    return made;
  }

  private warnOnce(): void {
    if (!this.warned) this.log.warn('X-Forwarded-For arrives but TRUST_PROXY is off: it changes nothing');
    this.warned = true;
  }
}
