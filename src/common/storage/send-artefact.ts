import type { Request, Response } from 'express';
import type { Artefact } from './artefacts.js';

/** For drawings, which browsers may run scripts of: nothing may run or load. */
const SVG_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

/** Whoever takes nothing for so long is left: what he asked for stands in memory until he has it. */
const DEAF_MS = 20_000;

/** What may be kept by who asked, and is never another under this address. */
export const FOR_EVER = 'private, max-age=31536000, immutable';

/** Answers a file with its ETag; 304 when the caller has it. */
export function sendArtefact(
  request: Request,
  response: Response,
  artefact: Artefact,
  caching = 'private, no-cache',
): void {
  response.setHeader('ETag', artefact.etag);
  response.setHeader('Cache-Control', caching);
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (artefact.contentType === 'image/svg+xml') response.setHeader('Content-Security-Policy', SVG_POLICY);
  const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known.includes(artefact.etag) || known.includes('*')) {
    response.status(304).end();
    return;
  }
  response.setHeader('Content-Type', artefact.contentType);
  response.setHeader('Content-Length', artefact.bytes.length);
  response.setTimeout(DEAF_MS, () => response.destroy());
  response.end(artefact.bytes);
}
