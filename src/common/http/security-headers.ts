import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { Config } from '../config/env.js';

type Headers = Record<string, string>;

/** What every answer says to browsers; computed once, the same on all paths but the pages. */
export function securityHeaders(config: Pick<Config, 'publicUrl'>): Headers {
  const headers: Headers = {};
  const secure = config.publicUrl.startsWith('https:');
  const guard = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  });
  const recorder = {
    setHeader: (name: string, value: string) => void (headers[name] = value),
    removeHeader: () => undefined,
  };
  guard({} as IncomingMessage, recorder as unknown as ServerResponse, () => undefined);
  return headers;
}

/** For the pages that people look at: own files only, and no text becomes a script. */
export const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

/** For tools of others that write styles into their pages. */
export const TOOL_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Swagger UI also calls the address that the document names, which need not be the one it was opened at. */
export const documentPolicy = (publicUrl: string): string =>
  TOOL_POLICY.replace("connect-src 'self'", `connect-src 'self' ${new URL(publicUrl).origin}`);
