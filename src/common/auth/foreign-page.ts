import type { IncomingMessage } from 'node:http';

/**
 * Whether a page of another origin sent a request that may change something. Browsers say it themselves (Sec-Fetch-Site), or at
 * least name the page's origin; programs send neither.
 */
export function isFromForeignPage({ headers }: Pick<IncomingMessage, 'headers'>, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  if (origin === undefined) return false;
  const host = URL.canParse(origin) ? new URL(origin).host : null;
  return host === null || (host !== headers.host && host !== new URL(publicUrl).host);
}
