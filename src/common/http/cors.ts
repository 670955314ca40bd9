import type { Config } from '../config/env.js';

type Headers = Record<string, string>;

const EXPOSED = [
  'X-Request-Id, Location, ETag, Retry-After, Preference-Applied, Idempotent-Replayed, Link, WWW-Authenticate, x-should-retry',
  'X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, RateLimit, RateLimit-Policy, X-Units',
].join(', ');

/** What a browser on another origin may see of an answer; keys travel in headers, and a session's cookie is no use to it. */
export function corsHeaders(origins: Config['corsOrigins'], origin: string | undefined): Headers {
  if (origins === '*') return { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': EXPOSED };
  if (origin === undefined || !origins.includes(origin)) return origins.length > 0 ? { Vary: 'Origin' } : {};
  return { 'Access-Control-Allow-Origin': origin, Vary: 'Origin', 'Access-Control-Expose-Headers': EXPOSED };
}

/** The answer to a preflight; empty for an origin that is not allowed. */
export function preflightHeaders(cors: Headers): Headers {
  if (!cors['Access-Control-Allow-Origin']) return cors;
  return {
    ...cors,
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'Access-Control-Allow-Headers':
      'Content-Type, Authorization, X-API-Key, X-Arena-Key, X-Request-Id, Idempotency-Key, Prefer, If-None-Match, Last-Event-ID, Traceparent, Mcp-Protocol-Version, Mcp-Session-Id, Mcp-Method, Mcp-Name, OpenAI-Beta, OpenAI-Organization, OpenAI-Project, X-Stainless-Arch, X-Stainless-Async, X-Stainless-Helper-Method, X-Stainless-Custom-Poll-Interval, X-Stainless-Poll-Helper, X-Stainless-Lang, X-Stainless-OS, X-Stainless-Package-Version, X-Stainless-Retry-Count, X-Stainless-Runtime, X-Stainless-Runtime-Version, X-Stainless-Timeout',
    'Access-Control-Max-Age': '86400',
  };
}
