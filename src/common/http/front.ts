import { Inject, Injectable, Logger } from '@nestjs/common';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CONFIG, type Config } from '../config/env.js';
import type { DomainError } from '../kernel/errors.js';
import { Readiness } from '../health/readiness.js';
import { addressReader, peerTruster, type AddressReader, type PeerTruster } from './client-address.js';
import { corsHeaders } from './cors.js';
import { problemOf, storyOf } from './problems/problem.js';
import { requestIdOf, traceparentOf } from './request-id.js';
import type { RequestContext } from './request-context.js';
import { securityHeaders } from './security-headers.js';

/** Names and values in turn; `butVary` for an answer that says itself what it varies by. */
interface Standing {
  all: readonly string[];
  butVary: readonly string[];
}

/** What readiness says while everybody behind a gateway may be one client. */
const UNTRUSTED = 'forwarded_headers_from_untrusted_peer';

/** What happens to every request first, whichever path answers it: who it is from, its id, its standing headers. */
@Injectable()
export class Front {
  private readonly log = new Logger('Http');
  private readonly addressOf: AddressReader;
  private readonly trusts: PeerTruster;
  private readonly security: Record<string, string>;
  private readonly headers = new Map<string, Standing>();
  private readonly headersWhileDraining = new Map<string, Standing>();
  private warned = false;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly readiness: Readiness,
  ) {
    this.addressOf = addressReader(config.trustProxy);
    this.trusts = peerTruster(config.trustProxy);
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
    if (!this.warned && (headers['x-forwarded-for'] ?? headers.forwarded) !== undefined) this.lookAtPeer(request);
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

  /** Refuses what is not even looked at, and ends the connection. */
  refuse(request: IncomingMessage, response: ServerResponse, error: DomainError): void {
    const { requestId } = this.receive(request, response);
    const story = storyOf(error);
    response.writeHead(story.status, {
      ...story.headers,
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      Connection: 'close',
    });
    response.end(JSON.stringify(problemOf(story, '', requestId)));
  }

  /** Whose forwarded headers are not believed may be a gateway that nobody told us of: all behind it are one client then. */
  private lookAtPeer({ socket }: IncomingMessage): void {
    const peer = socket.remoteAddress ?? 'unknown';
    if (this.trusts(peer)) return;
    this.warned = true;
    this.readiness.warn(UNTRUSTED);
    this.log.warn(
      `X-Forwarded-For or Forwarded arrives from ${peer}, which TRUST_PROXY does not name: it changes nothing, and all who come through ${peer} are one client`,
    );
  }
}
