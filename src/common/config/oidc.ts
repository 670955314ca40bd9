import type { Reader } from './reader.js';

/** An authorization server whose access tokens are taken. */
export interface Oidc {
  /** Its address, without a slash at the end. */
  issuer: string;
  /** What its tokens name as `aud`. */
  audience: string;
}

/** @param publicUrl of which the agents' door is the usual audience (RFC 8707) */
export function oidc(reader: Reader, publicUrl: string): Oidc | undefined {
  const production = reader.text('NODE_ENV') === 'production';
  const issuer = reader.address('OIDC_ISSUER', production ? ['https:'] : ['https:', 'http:']);
  const audience = reader.text('OIDC_AUDIENCE');
  if (issuer !== undefined) return { issuer, audience: audience ?? `${publicUrl}/mcp` };
  return audience === undefined ? undefined : reader.refuse('OIDC_AUDIENCE', audience, 'it together with OIDC_ISSUER');
}
