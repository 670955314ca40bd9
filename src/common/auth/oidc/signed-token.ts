import type { JWTPayload } from 'jose';
import { issuerUnavailable, type KnownIssuer } from './issuer.js';

/** Signatures by a key pair only: with a shared secret whoever checks could also sign. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
/** Clocks may differ by so much, s. */
const TOLERANCE_S = 5;
/** What is wrong with the token; all else is the issuer's trouble. */
const FAULT_OF_TOKEN = /^ERR_(JWT|JWS|JOSE_ALG|JOSE_NOT|JWKS_NO_MATCHING|JWKS_MULTIPLE)/;

/**
 * What a token says: signed by the issuer, for this audience, in force (RFC 7519, RFC 9068, OpenID Connect Core 1.0 §3.1.3.7).
 * @param required claims that it must have beside `iss` and `aud`
 * @returns null for a token that is not good
 * @throws DomainError issuer_unavailable
 */
export async function claimsOf(
  token: string,
  { issuer, keys }: KnownIssuer,
  audience: string,
  required: string[],
): Promise<JWTPayload | null> {
  const { jwtVerify } = await import('jose');
  const asked = { issuer, audience, algorithms: ALGORITHMS, requiredClaims: required, clockTolerance: TOLERANCE_S };
  try {
    return (await jwtVerify(token, keys, asked)).payload;
  } catch (error) {
    if (FAULT_OF_TOKEN.test((error as { code?: string }).code ?? '')) return null;
    throw issuerUnavailable();
  }
}
